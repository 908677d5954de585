// Card Rogue: the catacombs, the mats of the players and the hand.

import { icon } from "../../parts/icons.js";
import { menu } from "../../parts/menu.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { Camera } from "./camera.js";
import { gathering, shelf, tale } from "./choices.js";
import { hand } from "./hand.js";
import { map } from "./map.js";
import { known, mats } from "./mats.js";
import { diceTray, Moments } from "./moments.js";
import { byPlace } from "./targets.js";
import { speaker } from "./words.js";

export { picture } from "./gallery.js";

// What outlives a drawing, for the table that is shown: where one looks, and what was seen last.
let shown = null;
function memory(table) {
  if (shown?.table !== table)
    shown = { table, camera: new Camera(table), moments: new Moments(), n: -1, level: null, onMap: false };
  return shown;
}

const root = () => document.querySelector(".cr");

// A button in the list of answers points at its tile while it is looked at.
function point(event) {
  const option = event.target.closest?.(".options [data-do]")?.dataset.do;
  for (const target of document.querySelectorAll(".cr-target"))
    target.classList.toggle("pointed", option !== undefined && target.dataset.do.split("|").includes(option));
}
addEventListener("pointerover", point);
addEventListener("focusin", point);

const tool = (name, label, act) =>
  html`<button class="cr-tool" aria-label=${label} title=${label} @click=${act}>${name}</button>`;

function looking(ctx, camera, say) {
  const me = ctx.view.players[ctx.seat] ?? ctx.view.players[ctx.view.active];
  return html`<div class="cr-tools">
    ${tool("+", say("bigger"), () => camera.zoom(1.25))}${tool("−", say("smaller"), () => camera.zoom(0.8))}
    ${tool(
      html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path
        d="M2 2h8v3H5v5H2zM14 2h8v8h-3V5h-5zM2 14h3v5h5v3H2zM19 14h3v8h-8v-3h5z" /></svg>`,
      say("whole"),
      () => camera.fit(),
    )}${tool(icon("person"), say("me"), () => me && me.x !== null && camera.centre(me))}</div>`;
}

export function table(ctx) {
  const say = speaker(ctx.lang);
  const { camera } = memory(ctx.snapshot.table);
  if (document.activeElement?.matches(".cr-target, .menu *")) shown.onMap = true;
  const { view } = ctx;
  const players = view.players;
  const places = byPlace(ctx.options, players);
  if (!view.board.length)
    return {
      board: html`<div class="cr" data-n=${ctx.snapshot.n}>${gathering(ctx, say)}${diceTray(ctx, say)}</div>`,
      mats: mats(ctx, say),
      hand: "",
    };
  camera.hold(view.board);
  const story = tale(ctx, say);
  const board = html`<div class="cr" data-n=${ctx.snapshot.n}>
    <div class="cr-scene">
      ${map(ctx, camera, places, (event, list) => menu(event.currentTarget, list, ctx.choose), say)}
      ${view.phase === "rush" ? html`<p class="cr-rush" role="status">${icon("hourglass")}${say("rush")}</p>` : ""}
      <div class="cr-top">${story.sign}${known(ctx, say)}</div>
      ${diceTray(ctx, say)}${shelf(ctx, say)}${looking(ctx, camera, say)}${story.page}
    </div>
    ${hand(ctx, say)}
  </div>`;
  return { board, mats: mats(ctx, say), hand: "" };
}

// Who answers on the map with the keyboard stays on the map, although the tile that had the focus is no answer any more.
function keepFocus() {
  if (!shown.onMap) return;
  const first = root()?.querySelector(".cr-target");
  if (document.activeElement !== document.body) shown.onMap = false;
  else if (first) {
    first.focus({ preventScroll: true });
    shown.onMap = false;
  }
}

// Called after each drawing: the eye follows who acts, and what is new moves.
export function animate(ctx) {
  const { camera, moments } = memory(ctx.snapshot.table);
  const { players, active, board } = ctx.view;
  if (!board.length) {
    moments.show(ctx, root());
    return;
  }
  const actor = players[active];
  const here = actor && actor.x !== null ? [{ x: actor.x, y: actor.y }] : [];
  const level = ctx.view.story?.level ?? null;
  if (shown.level !== null && level !== shown.level) camera.forget();
  shown.level = level;
  camera.open(here[0] ?? board[0]);
  const moment = `${ctx.snapshot.n}/${ctx.options.length}`; // the answers may come a little after what happened before them
  if (shown.n !== moment) {
    const close = here.length
      ? [...byPlace(ctx.options, players).keys()]
          .map((place) => place.split(",").map(Number))
          .filter(([x, y]) => Math.abs(x - actor.x) + Math.abs(y - actor.y) <= 2)
          .map(([x, y]) => ({ x, y }))
      : [];
    if (shown.n !== -1) camera.follow([...here, ...close]);
    shown.n = moment;
  }
  keepFocus();
  moments.show(ctx, root());
}
