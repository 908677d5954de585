// Card Rogue: the catacombs, the mats of the players and the hand.

import { Answers } from "../../board/answers.js";
import { remembering } from "../../board/memory.js";
import { cameraTools } from "../../board/tools.js";
import { sayer } from "../../board/words.js";
import { icon } from "../../parts/icons.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { LIES } from "./answers.js";
import { Camera } from "./camera.js";
import { gathering, shelf, tale } from "./choices.js";
import { hand } from "./hand.js";
import { map } from "./map.js";
import { known, mats } from "./mats.js";
import { diceTray, Moments } from "./moments.js";

export { picture } from "./gallery.js";

// What outlives a drawing: where one looks, and what was seen last.
const memory = remembering((table) => ({ camera: new Camera(table), moments: new Moments(), n: "", level: null }));
const root = () => document.querySelector(".cr");

export const targets = ".cr-target";

function looking(ctx, camera, say) {
  const me = ctx.view.players[ctx.seat] ?? ctx.view.players[ctx.view.active];
  const words = { bigger: say("bigger"), smaller: say("smaller"), whole: say("whole"), me: say("me") };
  const home = () => me && me.x !== null && camera.centre(me);
  return html`<div class="cr-tools">${cameraTools("cr-tool", camera, words, 1.25, home)}</div>`;
}

export function table(ctx) {
  const say = sayer(ctx, "card-rogue");
  const { camera } = memory(ctx.snapshot.table);
  const { view } = ctx;
  const answers = new Answers(ctx, LIES);
  if (!view.board.length)
    return {
      board: html`<div class="cr" data-n=${ctx.snapshot.n}>${gathering(ctx, answers, say)}${diceTray(ctx, say)}</div>`,
      mats: mats(ctx, answers, say),
      hand: "",
    };
  camera.hold(view.board);
  const story = tale(ctx, answers, say);
  const board = html`<div class="cr" data-n=${ctx.snapshot.n}>
    <div class="cr-scene">
      ${map(ctx, camera, answers, say)}
      ${view.phase === "rush" ? html`<p class="cr-rush" role="status">${icon("hourglass")}${say("rush")}</p>` : ""}
      <div class="cr-top">${story.sign}${known(ctx, say)}</div>
      ${diceTray(ctx, say)}${shelf(ctx, answers, say)}${looking(ctx, camera, say)}${story.page}
    </div>
    ${hand(ctx, answers, say)}
  </div>`;
  return { board, mats: mats(ctx, answers, say), hand: "" };
}

// Called after each drawing: the eye follows who acts, and what is new moves.
export function animate(ctx) {
  const kept = memory(ctx.snapshot.table);
  const { camera, moments } = kept;
  const { players, active, board } = ctx.view;
  if (!board.length) {
    moments.show(ctx, root());
    return;
  }
  const actor = players[active];
  const here = actor && actor.x !== null ? [{ x: actor.x, y: actor.y }] : [];
  const level = ctx.view.story?.level ?? null;
  if (kept.level !== null && level !== kept.level) camera.forget();
  kept.level = level;
  camera.open(here[0] ?? board[0]);
  const moment = `${ctx.snapshot.n}/${ctx.options.length}`; // the answers may come a little after what happened before them
  if (kept.n !== moment) {
    const close = here.length
      ? new Answers(ctx, LIES)
          .things("tile")
          .map(([place]) => place.split(",").map(Number))
          .filter(([x, y]) => Math.abs(x - actor.x) + Math.abs(y - actor.y) <= 2)
          .map(([x, y]) => ({ x, y }))
      : [];
    if (kept.n) camera.follow([...here, ...close]);
    kept.n = moment;
  }
  moments.show(ctx, root());
}
