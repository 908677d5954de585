// What a Quest or a bonus token asks for, as little pictures; the words are on the card's other side, the title.

import { html } from "../../vendor/lit-html/lit-html.js";
import { anyone, meeple } from "./art/figures.js";
import { sign } from "./art/signs.js";

const who = (word) => (word.startsWith("any") ? anyone(word) : meeple(word));
const crowd = (needs = {}) =>
  Object.entries(needs).map(([word, n]) => html`${n > 1 ? html`<b>${n}</b>` : ""}${who(word)}`);
const kind = ({ type, level_min: level }) =>
  html`${type ? sign(type) : ""}${level ? html`<b>${"◆".repeat(level)}</b>` : ""}`;
const many = (n) => html`<b>${n}×</b>`;

const DRAWN = {
  defeat: (one) =>
    html`${sign("sword")}${kind(one)}${crowd(one.with)}${one.overrun ? sign("flame") : ""}${
      one.surplus_min ? html`<b>+${one.surplus_min}</b>` : ""
    }`,
  defeat_n: (one) => html`${many(one.n ?? one)}${sign("sword")}`,
  activate_n: (one) => html`${many(one.n ?? one)}${sign("crown")}`,
  construct_n: (one) => html`${many(one.n ?? one)}${sign("hammer")}`,
  tavern: (one) =>
    html`${sign("mug")}${crowd(one.has)}${one.distinct_min ? html`<b>${one.distinct_min}</b>${who("any_unit")}` : ""}`,
  pile: (one) =>
    html`${many(one.n)}${sign(one.type ?? "sword")}${one.level_min ? html`<b>${"◆".repeat(one.level_min)}</b>` : ""}`,
  pile_each: (one) => html`${many(one.n ?? 2)}${sign("humanoid")}${sign("undead")}${sign("beast")}`,
  own: (one) => html`<b>${one.min ? `≥${one.min}` : `≤${one.max}`}</b>${who(one.unit)}`,
  own_most: (one) => html`<b>≥</b>${who(one.unit)}`,
  assigned: (one) => crowd(one.needs),
  assigned_types: (one) => html`<b>${one.types_min ?? one.n}≠</b>${who("any_unit")}`,
  assigned_levels: (one) => html`<b>${one.types_min}≠</b>${who("any_unit")}<b>${"★".repeat(one.level_min)}</b>`,
  heroes: (one) => html`${many(one.n)}${sign("rise")}<b>${one.level_min ?? ""}</b>`,
};

export function condition(card) {
  const [name, one] = Object.entries(card?.numbers.condition ?? {})[0] ?? [];
  return DRAWN[name] ? html`<span class="mm-asks">${DRAWN[name](one)}</span>` : "";
}
