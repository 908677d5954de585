// Meeples & Monsters: the city with its districts, one's own mat below it, the others beside it.
import { Answers } from "../../board/answers.js";
import { remembering } from "../../board/memory.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { LIES } from "./answers.js";
import { chips, city, follow, head } from "./city.js";
import { ownMat } from "./mat.js";
import { Moments } from "./moments.js";
import { muster } from "./muster.js";
import { others } from "./others.js";
import { layOut, Tray } from "./quests.js";

// What outlives a drawing.
const memory = remembering(() => ({ moments: new Moments(), tray: new Tray(), n: -1 }));
const root = () => document.querySelector(".mm");

export const targets = ".mm .mm-hit, .mm .mm-go";

export function table(ctx) {
  const { view } = ctx;
  const { tray } = memory(ctx.snapshot.table);
  const answers = new Answers(ctx, LIES);
  const own = ctx.seat >= 0 ? ctx.seat : view.active;
  const picks = (ctx.snapshot.question?.picks?.held ?? []).length;
  const board = html`<div class="mm ${view.final ? "final" : ""} ${tray.isOpen(ctx) ? "reading" : ""}"
    data-n=${ctx.snapshot.n} data-picks=${picks}>
    ${head(ctx)}${chips(ctx, answers)}${city(ctx, answers)}
    ${layOut(ctx, answers, view.players[own], tray)}${ownMat(ctx, answers, own, tray)}
    <div class="mm-gloom" aria-hidden="true"></div>
  </div>`;
  return { board, mats: others(ctx, own), hand: muster(ctx) };
}

export function animate(ctx) {
  const kept = memory(ctx.snapshot.table);
  if (kept.n !== ctx.snapshot.n) follow(ctx, new Answers(ctx, LIES));
  kept.n = ctx.snapshot.n;
  kept.moments.show(ctx, root());
}

export { carries } from "./drops.js";
export { picture } from "./gallery.js";

// Once all assignments are confirmed, the turn runs on by itself.
export const ends = (option) => option.verb === "confirm";
