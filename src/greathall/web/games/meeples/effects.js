// Needs and effects of cards as little pictures: the same vocabulary as in the data files.

import { html } from "../../vendor/lit-html/lit-html.js";
import { anyone, meeple } from "./art/figures.js";
import { sign } from "./art/signs.js";

const who = (word) => (word.startsWith("any") ? anyone(word) : meeple(word));
const times = (n) => (Number(n) > 1 ? html`<b>${n}</b>` : "");

export function needs(card) {
  const { needs: all = {}, needs_any: any = [] } = card?.numbers ?? {};
  if (any.length)
    return html`<span class="mm-needs">${any.map((word, k) => html`${k ? html`<i>/</i>` : ""}${who(word)}`)}</span>`;
  return html`<span class="mm-needs">${Object.entries(all).map(([word, n]) => html`${times(n)}${who(word)}`)}</span>`;
}

function effect(line) {
  const [op, a, b, c] = line.split(" ");
  switch (op) {
    case "remove":
      return html`<span class="mm-fx minus">−${times(b)}${who(a)}</span>`;
    case "gain":
    case "gain_from_tile":
      return html`<span class="mm-fx plus">+${times(b)}${who(a)}</span>`;
    case "boost":
      return html`<span class="mm-fx">${who(a)}${sign("sword")}<b>+${b}</b></span>`;
    case "boost_others":
      return html`<span class="mm-fx">${who("any_unit")}${sign("sword")}<b>+${a}</b></span>`;
    case "boost_one":
      return html`<span class="mm-fx">${sign("sword")}+${who("corruption")}</span>`;
    case "boost_with":
      return html`<span class="mm-fx">${who(a)}<b>+${b}</b><i>&</i>${who(c)}</span>`;
    case "boost_vs":
      return html`<span class="mm-fx">${sign(a)}${sign("sword")}<b>+${b}</b></span>`;
    case "boost_per_level":
      return html`<span class="mm-fx">${sign("sword")}<b>+${a}</b>×${sign("rise")}</span>`;
    case "quests":
      return html`<span class="mm-fx">${Number(a) ? html`<b>+${a}</b>` : ""}${
        Number(b) ? html`<b>−${b}</b>` : ""
      }${sign("quest")}</span>`;
    case "draw":
      return html`<span class="mm-fx"><b>+${a}</b>${sign("bag")}</span>`;
    case "vp":
    case "vp_on_defeat":
      return html`<span class="mm-fx"><b>+${a}</b>${sign("vp")}</span>`;
    case "rebag":
      return html`<span class="mm-fx"><b>${a}</b>${sign("bed")}→${sign("bag")}</span>`;
    case "keep":
      return html`<span class="mm-fx">${who(a)}${sign("back")}</span>`;
    case "cycle":
      return html`<span class="mm-fx">${who(a)}→${sign("bed")}</span>`;
    case "call_up":
      return html`<span class="mm-fx">${sign("bed")}→${who(a)}</span>`;
    case "construct":
      return html`<span class="mm-fx">${sign("hammer")}</span>`;
    case "level_up":
      return html`<span class="mm-fx">${sign("rise")}</span>`;
    default:
      return "";
  }
}

export function effects(card) {
  const { effect: lines = [], offers = null, vp = 0 } = card?.numbers ?? {};
  if (offers)
    return html`<span class="mm-effects">${sign("crown")}${Object.entries(offers).map(
      ([unit, list]) => html`<span class="mm-fx">${who(unit)}:</span>${list.map(effect)}`,
    )}</span>`;
  const shown = [...(card?.table === "room" && vp ? [`vp ${vp}`] : []), ...lines];
  return shown.length ? html`<span class="mm-effects">${shown.map(effect)}</span>` : "";
}

// What a place asks for and gives; a hill says for each Unit what it gives.
export const law = (card) =>
  card?.numbers.offers || !(card?.numbers.needs || card?.numbers.needs_any)
    ? effects(card)
    : html`${needs(card)}<i class="mm-arrow">▸</i>${effects(card)}`;
