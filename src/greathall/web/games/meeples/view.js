// Meeples & Monsters: the city with its districts, one's own mat below it, the others beside it.
import { html } from "../../vendor/lit-html/lit-html.js";
import { chips, city, follow, head } from "./city.js";
import { ownMat } from "./mat.js";
import { Moments } from "./moments.js";
import { muster } from "./muster.js";
import { others } from "./others.js";
import { layOut, Tray } from "./quests.js";
import { byAnchor } from "./targets.js";

// What outlives a drawing, for the table that is shown.
let shown = null;
function memory(table) {
  if (shown?.table !== table) shown = { table, moments: new Moments(), tray: new Tray(), onBoard: false, n: -1 };
  return shown;
}

const root = () => document.querySelector(".mm");

// A button in the list of answers points at its place while it is looked at.
function point(event) {
  const option = event.target.closest?.(".options [data-do]")?.dataset.do;
  for (const target of document.querySelectorAll(".mm .mm-hit"))
    target.classList.toggle("pointed", option !== undefined && target.dataset.do.split("|").includes(option));
}
addEventListener("pointerover", point);
addEventListener("focusin", point);

export function table(ctx) {
  const { view } = ctx;
  const { tray } = memory(ctx.snapshot.table);
  if (document.activeElement?.matches(".mm button")) shown.onBoard = true;
  const targets = byAnchor(ctx);
  const own = ctx.seat >= 0 ? ctx.seat : view.active;
  const picks = (ctx.snapshot.question?.picks?.held ?? []).length;
  const board = html`<div class="mm ${view.final ? "final" : ""} ${tray.isOpen(ctx) ? "reading" : ""}"
    data-n=${ctx.snapshot.n} data-picks=${picks}>
    ${head(ctx)}${chips(ctx, targets)}${city(ctx, targets)}
    ${layOut(ctx, targets, view.players[own], tray)}${ownMat(ctx, targets, own, tray)}
    <div class="mm-gloom" aria-hidden="true"></div>
  </div>`;
  return { board, mats: others(ctx, own), hand: muster(ctx) };
}

// Who answers on the board with the keyboard stays on the board, although the thing that had the focus is no answer any more.
function keepFocus() {
  if (!shown.onBoard) return;
  const first = root()?.querySelector(".mm-hit, .mm-go");
  if (document.activeElement !== document.body) shown.onBoard = false;
  else if (first) {
    first.focus({ preventScroll: true });
    shown.onBoard = false;
  }
}

export function animate(ctx) {
  const { moments } = memory(ctx.snapshot.table);
  if (shown.n !== ctx.snapshot.n) follow(ctx, byAnchor(ctx));
  shown.n = ctx.snapshot.n;
  keepFocus();
  moments.show(ctx, root());
}

export { carries } from "./drops.js";
export { picture } from "./gallery.js";

// Once all assignments are confirmed, the turn runs on by itself.
export const ends = (option) => option.verb === "confirm";
