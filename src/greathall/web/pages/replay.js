// A game again, move by move: every move has an address of its own.

import { cached, get, post } from "../app/api.js";
import { go, lang, motion } from "../app/store.js";
import { reason, t } from "../app/words.js";
import { viewOf } from "../games/views.js";
import { link } from "../parts/bar.js";
import { icon } from "../parts/icons.js";
import { told } from "../parts/log.js";
import { ruleLink } from "../parts/rule.js";
import { toast } from "../parts/toast.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { problem } from "./error.js";

export function open({ args, frame }) {
  const id = args[0];
  let n = Number(new URLSearchParams(location.search).get("n") ?? 0);
  let timer = null;
  let speed = 1;
  let table = null;
  let drawn = null;
  let cards = new Map();

  const stop = () => {
    clearTimeout(timer);
    timer = null;
  };
  async function to(number, replace = true) {
    n = Math.max(0, Math.min(number, table.n));
    if (n === table.n) stop();
    const address = `/replay/${id}?n=${n}`;
    history[replace ? "replaceState" : "pushState"](null, "", address);
    const wanted = n;
    const moment = await get(`/api/tables/${id}/at/${n}?lang=${lang.value}`);
    if (n === wanted) show(moment);
  }
  const later = () => {
    timer = setTimeout(() => to(n + 1).then(() => timer && n < table.n && later(), stop), 1200 / speed);
  };
  const play = () => {
    if (timer) {
      stop();
      return to(n);
    }
    later();
    to(n === table.n ? 0 : n + 1);
  };
  const keys = (event) => {
    if (event.target.closest?.("input, textarea, select") || !table) return;
    if (event.key === "ArrowLeft") to(n - 1);
    else if (event.key === "ArrowRight") to(n + 1);
  };
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => toast(t("invite-copied")),
      () => toast(location.href),
    );
  async function fork() {
    try {
      const made = await post(`/api/tables/${id}/fork`, { n });
      go(`/t/${made.id}`);
    } catch (error) {
      toast(reason(error));
    }
  }

  function show(moment) {
    const ctx = {
      snapshot: { ...table, ...moment, question: null },
      view: moment.view,
      seat: table.seat,
      names: moment.names,
      options: [],
      choose() {},
      t,
      lang: lang.value,
      cards,
      fresh: moment.events,
      motion: motion.value,
    };
    const parts = moment.view
      ? drawn.table(ctx)
      : { board: html`<p class="parchment unshown" role="status">${t("replay-unshown")}</p>`, mats: "" };
    frame(
      html`<div class="table replay"><h1 class="unseen">${t("replay-title", { game: table.game.title })}</h1>
      <section class="board" aria-label=${t("table-board")}>${parts.board}</section>
      <aside class="side"><div class="pane">
        <h2>${t("replay-moment", { n, count: table.n })}</h2>
        <div class="controls" role="group" aria-label=${t("replay-controls")}>
          <button class="plain" @click=${() => to(0)}>${icon("back", t("replay-start"))}</button>
          <button class="plain" @click=${() => to(n - 1)} ?disabled=${n === 0}>${icon("earlier", t("replay-back"))}</button>
          <button class="seal" @click=${play}>${icon(
            timer ? "pause" : "play",
            timer ? t("replay-pause") : t("replay-play"),
          )}</button>
          <button class="plain" @click=${() => to(n + 1)} ?disabled=${n === table.n}>${icon("later", t("replay-next"))}</button>
          <button class="plain" @click=${() => to(table.n)}>${icon("next", t("replay-end"))}</button>
          <label>${t("replay-speed")} <select @change=${(e) => (speed = Number(e.target.value))}>${[0.5, 1, 2, 4].map(
            (one) => html`<option ?selected=${speed === one}>${one}</option>`,
          )}</select></label>
        </div>
        <label>${t("replay-jump")} <input type="range" min="0" max=${table.n} .value=${String(n)}
          @change=${(e) => to(Number(e.target.value), false)} /></label>
        <div class="log" role="log" aria-label=${t("log-title")} tabindex="0"><ol>${moment.events.map(
          (event) =>
            html`<li><span>${told(event, table.game.slug, cards)} ${ruleLink(table.game.slug, event.rule)}</span></li>`,
        )}</ol>
          ${moment.events.length ? "" : html`<p class="small">${t("replay-nothing")}</p>`}</div>
        <p class="deeds"><button class="plain" @click=${fork}>${icon("plus")} ${t("replay-fork")}</button>${
          table.outcome ? "" : html`<span class="small">${t("replay-fork-anew")}</span>`
        }
        ${
          table.outcome
            ? html`<a class="plain" href=${`/api/tables/${id}/record`}
              download="game.jsonl">${icon("book")} ${t("result-export")}</a>`
            : ""
        }
        <button class="plain" @click=${copy}>${icon("link")} ${t("replay-copy")}</button>
        ${link(`/t/${id}`, html`${icon("hall")} ${t("replay-table")}`, "plain")}</p>
      </div>${parts.mats ? html`<div class="pane">${parts.mats}</div>` : ""}</aside></div>`,
      true,
    );
    if (moment.view) requestAnimationFrame(() => drawn.animate?.(ctx));
  }

  get(`/api/tables/${id}?lang=${lang.value}`)
    .then(async (found) => {
      table = found;
      drawn = await viewOf(found.game.slug);
      cards = new Map(
        (await cached(`/api/games/${found.game.slug}/cards?lang=${lang.value}`)).map((card) => [card.slug, card]),
      );
      await to(n);
    })
    .catch((error) => frame(problem(t("error-table"), reason(error))));
  addEventListener("keydown", keys);
  return () => {
    stop();
    removeEventListener("keydown", keys);
  };
}
