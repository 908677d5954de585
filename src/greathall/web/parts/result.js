// How a game ended: who came where, and where every point came from.

import { t } from "../app/words.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";
import { ruleLink } from "./rule.js";
import { shuffles } from "./shuffles.js";

/** @import { Drawing } from "../app/types.js" */

/** @param {number} n */
const signed = (n) => (n < 0 ? `−${-n}` : String(n));

// A line for each rule that gave or took points, a column for each player in the order of their places.
/** @param {any} snapshot @param {any[]} order */
function scoreTable({ outcome, game }, order) {
  const rows = outcome.lines.filter((/** @type {any} */ line) =>
    line.points.some((/** @type {number} */ n) => n !== 0),
  );
  if (!rows.length) return "";
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${t("result-score")}><table class="scores">
    <thead><tr><td></td>${order.map(
      (/** @type {any} */ one) => html`<th scope="col" title=${one.name}><span>${one.name}</span></th>`,
    )}</tr></thead>
    <tbody>${rows.map(
      (/** @type {any} */ line) =>
        html`<tr><th scope="row">${line.label} ${ruleLink(game.slug, line.rule, line.rule_text)}</th>${order.map(
          (/** @type {any} */ one) =>
            html`<td class=${line.points[one.seat] < 0 ? "minus" : ""}>${signed(line.points[one.seat])}</td>`,
        )}</tr>`,
    )}</tbody>
    <tfoot><tr><th scope="row">${t("result-total")}</th>${order.map(
      (/** @type {any} */ one) => html`<td><b>${signed(one.points)}</b></td>`,
    )}</tr></tfoot></table></div>`;
}

// How the last move went, for games that ended without points.
function ending(/** @type {any} */ { events, snapshot }) {
  const rows = events.filter((/** @type {any} */ event) => event.n === snapshot.n);
  return html`<ol class="ending">${rows.map(
    (/** @type {any} */ event) => html`<li>${event.text} ${ruleLink(snapshot.game.slug, event.rule)}</li>`,
  )}</ol>`;
}

/** @param {Drawing} ctx */
export function result(ctx) {
  const { outcome, names, game, table, seat } = ctx.snapshot;
  const order = names
    .map((/** @type {string} */ name, /** @type {number} */ k) => ({
      name,
      seat: k,
      place: outcome.places[k],
      points: outcome.points[k],
      said: outcome.said[k],
    }))
    .sort((/** @type {any} */ a, /** @type {any} */ b) => a.place - b.place);
  /** @param {string} path */
  const follow = (path) => (/** @type {any} */ event) => ctx.follow(event, path);
  const mine = seat >= 0 ? outcome.places[seat] : 0;
  const nobody = !outcome.places.includes(1);
  const verdict = nobody
    ? t("result-nobody")
    : mine === 1
      ? t("result-won")
      : mine
        ? t("result-lost", { place: mine })
        : t("result-over");
  return html`<section class="question result">
    <p class=${`laurel ${mine === 1 ? "won" : ""}`}>${icon(nobody ? "skull" : mine === 1 ? "crown" : "shield")}
    <span>${verdict}</span></p>
    <h2>${outcome.text}</h2>
    <ol class="places">${order.map(
      (/** @type {any} */ one) => html`<li class=${one.place === 1 ? "won" : ""}><span
        class="place">${one.place === 1 ? icon("crown", t("result-winner")) : nobody ? "–" : one.place}</span>
      <b>${one.name}</b> <span>${one.said}</span></li>`,
    )}</ol>
    <p class="deeds"><a class="seal" href=${`/replay/${table}`}
      @click=${follow(`/replay/${table}`)}>${icon("play")} ${t("result-replay")}</a>
    <a class="plain" href=${`/new?game=${game.slug}`}
      @click=${follow(`/new?game=${game.slug}`)}>${icon("plus")} ${t("result-again")}</a>
    <a class="plain" href=${`/api/tables/${table}/record`} download="game.jsonl">${icon("book")} ${t("result-export")}</a>
    <a class="plain" href="/" @click=${follow("/")}>${icon("hall")} ${t("error-home")}</a></p>
    <details class="score"
      open><summary>${t("result-score")}</summary>${ctx.score || scoreTable(ctx.snapshot, order) || ending(ctx)}</details>
    ${shuffles(ctx)}</section>`;
}
