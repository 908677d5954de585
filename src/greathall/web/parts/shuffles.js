// The result page: check the shuffles. The transcript is recomputed here, in the browser, and what was checked is said in words.

import { get } from "../app/api.js";
import { said, t } from "../app/words.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { check } from "./fair.js";
import { icon } from "./icons.js";

/** @import { Drawing } from "../app/types.js" */

/** @param {string} table */
const memory = (table) => `commitment.${table}`;
const found = new Map(); // table -> what came of the last check

// What was promised when this browser first saw the table is remembered: the server cannot promise something else later.
export function promised(/** @type {any} */ { table, commitment }) {
  try {
    const known = localStorage.getItem(memory(table));
    if (!known) localStorage.setItem(memory(table), commitment);
    return known ?? commitment;
  } catch {
    return commitment;
  }
}

/** @param {Drawing} ctx */
async function look(ctx) {
  const { table, commitment } = ctx.snapshot;
  found.set(table, { busy: true });
  ctx.redraw();
  try {
    const text = await get(`/api/tables/${table}/fair`);
    found.set(table, { checked: check(text, [promised(ctx.snapshot), commitment]) });
  } catch (error) {
    found.set(table, { wrong: said(`unfair-${error.code}`, error.args) ?? t("unfair-cut") });
  }
  ctx.redraw();
}

/** @param {Drawing} ctx */
export function shuffles(ctx) {
  const came = found.get(ctx.snapshot.table);
  return html`<div class="fair"><button class="plain" ?disabled=${came?.busy}
    @click=${() => look(ctx)}>${icon("check")} ${t("fair-check")}</button>
    <div role="status">${
      came?.wrong
        ? html`<p class="wrong">${icon("cross")} ${t("fair-wrong")} ${came.wrong}</p>`
        : came?.checked
          ? right(came.checked)
          : ""
    }</div></div>`;
}

/** @param {any} checked */
function right(checked) {
  const { words, dice, numbers, shuffles: count, cards, piles, dealt, drawn, back, others, chosen, sampled } = checked;
  return html`<p>${icon("check")} <b>${t("fair-right")}</b></p><ul class="small">
    <li>${t("fair-commitment")}</li>
    ${words ? html`<li>${t("fair-words", { count: words })}</li>` : ""}
    <li>${t("fair-draws", { dice, numbers })}</li>
    <li>${t("fair-shuffles", { count, cards })}</li>
    ${piles ? html`<li>${t("fair-piles", { piles, dealt })}</li>` : ""}
    ${drawn ? html`<li>${t("fair-drawn", { count: drawn })}</li>` : ""}
    ${back ? html`<li>${t("fair-back", { count: back })}</li>` : ""}
    ${others ? html`<li>${t("fair-others", { count: others })}</li>` : ""}
    ${sampled ? html`<li>${t("fair-sampled")}</li>` : ""}
    ${chosen ? html`<li>${t("fair-chosen")}</li>` : ""}</ul>`;
}
