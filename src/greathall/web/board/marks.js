// How a thing shows that it answers: its words, its marks, and what a click on it does.

import { menu } from "../parts/menu.js";
import { nothing } from "../vendor/lit-html/lit-html.js";

/** @import { Answer, Drawing } from "../app/types.js" */

/** For `data-do`, `data-drag` and `data-drop`: see parts/drag.js. @param {{ do: string }[]} list */
export const dos = (list) => list.map((option) => option.do).join("|");

/** What a thing is called: a pick keeps its name when it is made. @param {Answer} option */
export const named = (option) => option.said ?? option.label;
/** @param {Answer[]} list */
export const called = (list) => list.map(named).join("; ");
/** What happens if it is clicked. @param {Answer[]} list */
export const labels = (list) => list.map((option) => option.label).join("; ");

/** @param {Answer[]} list */
export const adds = (list) => list.filter((option) => !option.picked);
/** @param {Answer[]} list */
export const backs = (list) => list.filter((option) => option.picked);

/** The classes of a thing with these answers. @param {Drawing} ctx @param {Answer[]} list */
export const marks = (ctx, list) =>
  `${list.some((option) => option.do === ctx.hinted) ? "hinted" : ""} ${list.some((option) => option.picked) ? "picked" : ""}`;

/** For `aria-pressed`: what can be picked is a toggle. @param {Drawing} ctx @param {Answer[]} list */
export function pressed(ctx, list) {
  const order = ctx.snapshot.question?.picks?.order ?? [];
  if (!list.some((option) => option.picked || order.includes(option.do))) return nothing;
  return String(list.some((option) => option.picked));
}

/** Gives the only answer, or asks which. @param {Drawing} ctx @param {Answer[]} list */
export const act = (ctx, list) => (/** @type {any} */ event) => {
  if (list.length === 1) ctx.choose(list[0].do);
  else if (list.length) menu(event.currentTarget, list, ctx.choose);
};

/** For drawings, which are no buttons: the keys that press one. @param {(event: any) => void} press */
export const byKey = (press) => (/** @type {any} */ event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  press(event);
};
