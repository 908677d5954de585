// A table: the board, the question, and everything beside it.

import { cached, get, post } from "../app/api.js";
import { openLine } from "../app/line.js";
import { go, lang, motion } from "../app/store.js";
import { reason, said, t } from "../app/words.js";
import { viewOf } from "../games/views.js";
import { covered } from "../parts/ask.js";
import { curtain } from "../parts/curtain.js";
import { carry } from "../parts/drag.js";
import { gathering } from "../parts/gather.js";
import { icon } from "../parts/icons.js";
import { invitations } from "../parts/invite.js";
import { log } from "../parts/log.js";
import { closeMenu } from "../parts/menu.js";
import { notices } from "../parts/notices.js";
import { answersOf, toggles } from "../parts/picks.js";
import { question } from "../parts/question.js";
import { promised } from "../parts/shuffles.js";
import { notes, people, talk, tick, tools, whyNot } from "../parts/side.js";
import { chime, click } from "../parts/sound.js";
import { toast } from "../parts/toast.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { effect, signal, untracked } from "../vendor/signals-core/signals-core.js";
import { problem } from "./error.js";

// Answers after which others act: with something else still to do, they are asked for twice. A game's view may say which.
const ends = (option, view) => view.ends?.(option) ?? ["end-turn", "pass"].includes(option.verb);

// Alone or against bots everything can be taken back; with other people, or without undo, it cannot.
const matters = ({ undo, people, controls }) =>
  undo.policy !== "free" || people.some((one) => one.kind === "person" && !controls.includes(one.seat));

export function open({ args, frame }) {
  const id = args[0];
  const line = openLine(id, lang.value);
  const tab = signal("question");
  const refusals = signal(null);
  const hinted = signal("");
  const armed = signal("");
  const busy = signal(false);
  const invites = signal(null);
  const lifted = signal(-1); // hot-seat: for whom the curtain was lifted
  const redraw = signal(0);
  let drawn = null;
  let cards = new Map();
  let heard = -1;
  let read = -1; // lines of talk that were on the screen
  let seen = "";

  const send = (message) =>
    line.send(message).catch((refusal) => {
      toast(reason(refusal));
      throw refusal;
    });
  const mine = (message) => send({ ...message, seat: line.snapshot.value.seat }).catch(() => {});
  const memory = (seat) => `since.${id}.${seat}`;

  // What is joined by " > " is given one after another: a drop may say more than one thing.
  async function answer(option) {
    const { seat } = line.snapshot.value;
    busy.value = true;
    click();
    sessionStorage.setItem(memory(seat), line.events.value.length ? line.events.value.at(-1).i + 1 : 0);
    try {
      for (const one of option.split(" > ")) {
        const reply = await send({ type: "answer", n: line.snapshot.value.n, seat, do: one });
        for (let k = 0; k < 200 && line.snapshot.value.n < reply.n; k += 1)
          await new Promise((go) => setTimeout(go, 25));
      }
    } catch {
      // the refusal was told already
    }
    busy.value = false;
  }

  const ctx = {
    choose(option, sure = false) {
      if (busy.value || covered()) return;
      const options = answersOf(line.snapshot.value.question);
      const found = options.find((one) => one.do === option);
      refusals.value = null;
      hinted.value = "";
      const confirms = line.snapshot.value.question?.picks?.done.do === option; // a choice, not the turn
      if (
        found &&
        !sure &&
        !confirms &&
        ends(found, drawn) &&
        options.length > 1 &&
        armed.value !== option &&
        matters(line.snapshot.value)
      ) {
        armed.value = option;
        return void toast(t("table-armed", { what: found.label, count: options.length - 1 }));
      }
      armed.value = "";
      return answer(option);
    },
    undo: () => mine({ type: "undo" }),
    bot: (on) => mine({ type: "bot", on, bot: "medium" }),
    consent: (agree) => send({ type: "consent", agree }).catch(() => {}),
    addWords: (text) => send({ type: "words", text }).catch(() => {}),
    redraw: () => (redraw.value += 1),
    say: (text) => send({ type: "chat", text }).catch(() => {}),
    note: (text) => send({ type: "note", text }).catch(() => {}),
    tell: toast,
    hint: () =>
      send({ type: "hint", seat: line.snapshot.value.seat })
        .then((reply) => {
          hinted.value = reply.do;
          toast(t("hint-says", { what: reply.label }));
        })
        .catch(() => {}),
    askWhy: () =>
      send({ type: "why", seat: line.snapshot.value.seat })
        .then((reply) => (refusals.value = reply.refusals))
        .catch(() => {}),
    closeWhy: () => (refusals.value = null),
    async sit(seat) {
      try {
        await post(`/api/tables/${id}/join`, { seat });
        location.reload();
      } catch (error) {
        toast(reason(error));
      }
    },
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

  // Who sits here may invite; asked again whenever somebody sat down.
  function invite(snapshot) {
    const open = snapshot.people.filter((one) => one.kind === "open").length;
    const key = `${snapshot.controls.length > 0}${open}`;
    if (key === seen || !snapshot.controls.length || snapshot.outcome) return;
    seen = key;
    get(`/api/tables/${id}/invites`)
      .then((found) => (invites.value = found))
      .catch(() => {});
  }

  // Which of my seats should look now, if several people share this screen.
  function next(snapshot) {
    if (snapshot.controls.length < 2 || snapshot.outcome) return undefined;
    if (snapshot.waiting.includes(snapshot.seat)) return snapshot.seat;
    return snapshot.controls.find((seat) => snapshot.waiting.includes(seat));
  }

  const waitingRoom = () => frame(html`<p class="onwood" role="status">${t("loading")}</p>`);
  const stop = effect(() => {
    redraw.value;
    const snapshot = line.snapshot.value;
    const status = line.status.value;
    if (status === "gone") return frame(problem(t("error-table"), t("error-table-more")));
    if (status === "broken") return frame(problem(t("error-broken"), t("error-broken-more")));
    if (status === "ended") return frame(problem(t("error-ended"), t("error-ended-more")));
    if (!snapshot) return status === "lost" ? frame(problem(t("error-server"), t("line-lost"))) : waitingRoom();
    if (!drawn) {
      prepare(snapshot.game.slug);
      return waitingRoom();
    }
    untracked(() => invite(snapshot));
    promised(snapshot);
    const turn = next(snapshot);
    const hidden = turn !== undefined && (turn !== snapshot.seat || lifted.value !== turn);
    const lift = () => {
      lifted.value = turn;
      line.look(turn);
    };
    const whole = {
      ...ctx,
      snapshot,
      view: snapshot.view,
      seat: snapshot.seat,
      names: snapshot.names,
      events: line.events.value,
      since: Number(sessionStorage.getItem(memory(snapshot.seat)) ?? 0),
      options: answersOf(snapshot.question),
      busy: busy.value,
      hinted: hinted.value,
      armed: armed.value,
      refusals: refusals.value,
      cards,
      invites: invites.value,
      fresh: snapshot.fresh,
      motion: motion.value,
    };
    document.title = `${whole.options.length ? "● " : ""}${snapshot.game.title} · Greathall`;
    if (hidden) {
      const back = lifted.value === snapshot.seat && snapshot.undo.alone ? ctx.undo : null;
      return frame(curtain(snapshot.names[turn], lift, back), true);
    }
    if (snapshot.outcome) whole.score = drawn.score?.(whole) ?? "";
    if (whole.options.length && heard !== snapshot.n && heard >= 0) chime();
    if (heard !== snapshot.n)
      untracked(() => {
        closeMenu();
        armed.value = "";
      });
    heard = snapshot.n;
    if (read < 0 || tab.value === "talk") read = snapshot.chat.length;
    whole.unread = Math.max(0, snapshot.chat.length - read);
    const shown = Object.keys(snapshot.view).length > 0; // else the game is not dealt, or cannot be shown any more
    const parts = shown ? drawn.table(whole) : { board: snapshot.dealt ? "" : gathering(whole), hand: "", mats: "" };
    frame(layout(whole, parts, tab, status), true);
    carry([...whole.options, ...(shown ? (drawn.carries?.(whole) ?? []) : [])], ctx.choose);
    requestAnimationFrame(() => settle(whole, shown ? drawn : {}));
  });

  const keys = (event) => {
    if (
      event.target.closest?.("input, textarea, select") ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      covered()
    )
      return;
    if (document.querySelector(".curtain")) return;
    const asked = line.snapshot.value?.question;
    const options = asked?.options ?? [];
    const key = event.key.toLowerCase();
    const numbered = asked?.picks
      ? toggles({ snapshot: line.snapshot.value, options: answersOf(asked) })
      : options.map((option) => option.do);
    const confirms = key === "enter" && asked?.picks && !event.target.closest?.("button, a, summary");
    if (/^[1-9]$/.test(key) && numbered[key - 1]) ctx.choose(numbered[key - 1]);
    else if (confirms && options.some((option) => option.do === asked.picks.done.do)) ctx.choose(asked.picks.done.do);
    else if (key === "u") ctx.undo();
    else if (key === "h" && options.length) ctx.hint();
    else if (key === "w" && options.length) ctx.askWhy();
    else if (key === "c") {
      tab.value = "talk";
      document.getElementById("say")?.focus();
    } else if (key === "escape") {
      refusals.value = null;
      armed.value = "";
    } else return;
    event.preventDefault();
  };
  addEventListener("keydown", keys);
  const ticking = setInterval(() => tick(line.snapshot.value), 1000);
  return () => {
    stop();
    carry([], ctx.choose);
    closeMenu();
    clearInterval(ticking);
    line.close();
    removeEventListener("keydown", keys);
  };
}

// After a drawing: the log shows its end, and what is new moves.
let logged = 0;
function settle(ctx, drawn) {
  if (ctx.events.length !== logged)
    for (const list of document.querySelectorAll(".log, .talk .lines")) list.scrollTop = list.scrollHeight;
  logged = ctx.events.length;
  drawn.animate?.(ctx);
}

// How many lines of talk nobody has looked at yet.
const unread = (ctx) =>
  ctx.unread ? html` <span class="unread"><span class="unseen">${t("chat-unread")}</span>${ctx.unread}</span>` : "";

const TABS = [
  ["question", "play"],
  ["log", "book"],
  ["mats", "person"],
  ["talk", "chat"],
];

// Why nothing can be kept just now: everything waits, and goes on by itself.
const trouble = ({ trouble: found }) =>
  found ? html`<p class="lost trouble" role="alert">${said(`trouble-${found.code}`) ?? found.text}</p>` : "";

function layout(ctx, parts, tab, status) {
  const { snapshot } = ctx;
  const tabs = TABS.filter(([name]) => name !== "mats" || parts.mats);
  return html`<div class=${`table ${snapshot.outcome ? "over" : ""}`} data-tab=${tab.value}>
    <h1 class="unseen">${snapshot.game.title}</h1>
    <div class="head">${
      status === "lost"
        ? html`<p class="lost"
      role="alert">${t("line-lost")}</p>`
        : ""
    }${trouble(ctx.snapshot)}${people(ctx)}</div>
    <section class="board" aria-label=${t("table-board")}>${parts.board}</section>
    <aside class="side" aria-label=${t("table-side")}>
      <div class="pane question-pane">${ctx.invites?.seats.length ? invitations(ctx) : ""} ${notices(ctx)}
      ${snapshot.dealt ? question(ctx) : ""} ${tools(ctx)} ${whyNot(ctx)} ${parts.hand}</div>
      ${
        parts.mats
          ? html`<div class="pane mats-pane" tabindex="0" role="group" aria-label=${t("tab-mats")}>${parts.mats}</div>`
          : ""
      }
      <div class="foot">
        <div class="choices" role="group" aria-label=${t("table-tabs")}>${["log", "talk"].map(
          (name) =>
            html`<button aria-pressed=${(tab.value === "talk") === (name === "talk")}
              @click=${() => (tab.value = name)}>${icon(name === "log" ? "book" : "chat")}
              ${t(`tab-${name}`)}${name === "talk" ? unread(ctx) : ""}</button>`,
        )}</div>
        <div class=${`pane log-pane ${tab.value === "talk" ? "shut" : ""}`}>${log(ctx)}</div>
        <div class=${`pane talk-pane ${tab.value === "talk" ? "" : "shut"}`}>${talk(ctx)} ${notes(ctx)}
        ${ctx.invites?.seats.length === 0 ? invitations(ctx) : ""}</div>
      </div>
    </aside>
    <nav class="tabs" aria-label=${t("table-tabs")}>${tabs.map(
      ([name, sign]) =>
        html`<button aria-pressed=${tab.value === name}
          @click=${() => (tab.value = name)}>${icon(sign)}
          <span>${t(`tab-${name}`)}${name === "talk" ? unread(ctx) : ""}</span></button>`,
    )}</nav>
  </div>`;
}
