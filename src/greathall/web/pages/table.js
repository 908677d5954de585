// A table: the board, the question, and everything beside it.
import { effect, signal } from "../vendor/signals-core/signals-core.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { cached, get } from "../app/api.js";
import { openLine } from "../app/line.js";
import { go, lang, motion } from "../app/store.js";
import { t } from "../app/words.js";
import { viewOf } from "../games/views.js";
import { click } from "../parts/sound.js";
import { curtain } from "../parts/curtain.js";
import { question } from "../parts/question.js";
import { invitations, log, notes, people, talk, tools, whyNot } from "../parts/side.js";
import { toast } from "../parts/toast.js";
import { problem } from "./error.js";

export function open({ args, frame }) {
  const id = args[0];
  const line = openLine(id, lang.value, sessionStorage.getItem(`key.${id}`) ?? "");
  const tab = signal("question");
  const refusals = signal(null);
  const hinted = signal("");
  const busy = signal(false);
  const invites = signal(null);
  let drawn = null;
  let cards = new Map();
  let since = 0;

  const send = (message) => line.send(message).catch((refusal) => (toast(refusal.message), Promise.reject(refusal)));

  const ctx = {
    choose(option) {
      if (busy.value) return;
      busy.value = true;
      refusals.value = null;
      hinted.value = "";
      click();
      const { n, seat } = line.snapshot.value;
      since = line.events.value.length ? line.events.value.at(-1).i + 1 : 0;
      send({ type: "answer", n, seat, do: option }).catch(() => {}).finally(() => (busy.value = false));
    },
    undo: () => send({ type: "undo", seat: line.snapshot.value.seat }).catch(() => {}),
    consent: (agree) => send({ type: "consent", agree }).catch(() => {}),
    say: (text) => send({ type: "chat", text }).catch(() => {}),
    note: (text) => send({ type: "note", text }).catch(() => {}),
    tell: toast,
    hint: () => send({ type: "hint", seat: line.snapshot.value.seat }).then((reply) => {
      hinted.value = reply.do;
      toast(t("hint-says", { what: reply.label }));
    }).catch(() => {}),
    askWhy: () => send({ type: "why", seat: line.snapshot.value.seat }).then((reply) => (refusals.value = reply.refusals)).catch(() => {}),
    closeWhy: () => (refusals.value = null),
    follow(event, path) {
      event.preventDefault();
      go(path);
    },
    t,
    lang: lang.value,
  };

  async function prepare(slug) {
    drawn = await viewOf(slug);
    const list = await cached(`/api/games/${slug}/cards?lang=${lang.value}`).catch(() => []);
    cards = new Map(list.map((card) => [card.slug, card]));
    redraw.value += 1;
  }

  const redraw = signal(0);
  const stop = effect(() => {
    redraw.value;
    const snapshot = line.snapshot.value;
    if (line.status.value === "gone") return frame(problem(t("error-table"), t("error-table-more")));
    if (line.status.value === "ended") return frame(problem(t("error-ended"), t("error-ended-more")));
    if (!snapshot) return frame(html`<p class="onwood" role="status">${t("loading")}</p>`);
    if (!drawn) return void (prepare(snapshot.game.slug), frame(html`<p class="onwood" role="status">${t("loading")}</p>`));
    const others = snapshot.controls.length > 1;
    const next = others ? snapshot.controls.find((seat) => snapshot.waiting.includes(seat)) : undefined;
    if (next !== undefined && next !== snapshot.seat) {
      return frame(curtain(snapshot.names[next], () => line.look(next)), true);
    }
    const mine = snapshot.question?.options?.length;
    document.title = `${mine ? "● " : ""}${snapshot.game.title} · Greathall`;
    const whole = { ...ctx, snapshot, view: snapshot.view, seat: snapshot.seat, names: snapshot.names, events: line.events.value, since,
      options: snapshot.question?.options ?? [], busy: busy.value, hinted: hinted.value, refusals: refusals.value, cards,
      invites: invites.value, fresh: snapshot.fresh, motion: motion.value };
    frame(layout(whole, drawn.table(whole), tab, line.status.value), true);
    requestAnimationFrame(() => {
      const list = document.querySelector(".log");
      if (list) list.scrollTop = list.scrollHeight;
      drawn.animate?.(whole);
    });
  });

  get(`/api/tables/${id}/invites`).then((found) => found.seats.length && (invites.value = found)).catch(() => {});
  const keys = (event) => {
    if (event.target.closest?.("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    const options = line.snapshot.value?.question?.options ?? [];
    if (/^[1-9]$/.test(event.key) && options[event.key - 1]) ctx.choose(options[event.key - 1].do);
    else if (event.key === "u") ctx.undo();
    else if (event.key === "h") ctx.hint();
    else if (event.key === "?") ctx.askWhy();
    else return;
    event.preventDefault();
  };
  addEventListener("keydown", keys);
  return () => {
    stop();
    line.close();
    removeEventListener("keydown", keys);
  };
}

const TABS = ["question", "log", "mats", "talk"];

function layout(ctx, parts, tab, status) {
  const { snapshot } = ctx;
  return html`<div class="table" data-tab=${tab.value}>
    ${status === "lost" ? html`<p class="lost" role="alert">${t("line-lost")}</p>` : ""}
    <h1 class="unseen">${snapshot.game.title}</h1>
    <div class="head">${people(ctx)}</div>
    <section class="board" aria-label=${t("table-board")}>${parts.board}</section>
    <aside class="side" aria-label=${t("table-side")}>
      <nav class="tabs" aria-label=${t("table-tabs")}>${TABS.map(
        (name) => html`<button class="plain" aria-pressed=${tab.value === name} @click=${() => (tab.value = name)}>${t(`tab-${name}`)}</button>`,
      )}</nav>
      <div class="pane question-pane">${question(ctx)} ${tools(ctx)} ${whyNot(ctx)} ${parts.hand}</div>
      ${parts.mats ? html`<div class="pane mats-pane">${parts.mats}</div>` : ""}
      <div class="pane log-pane">${log(ctx)}</div>
      <div class="pane talk-pane">${talk(ctx)} ${notes(ctx)} ${invitations(ctx)}</div>
    </aside>
  </div>`;
}
