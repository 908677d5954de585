// Fallen City of Karez: the city and its danger, the guilds, and the fight as a scene.

import { Answers } from "../../board/answers.js";
import { remembering } from "../../board/memory.js";
import { sayer } from "../../board/words.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { deed, LIES } from "./answers.js";
import { sign } from "./art/signs.js";
import { city, square } from "./city.js";
import { danger } from "./danger.js";
import { fight } from "./fight.js";
import { mats } from "./mats.js";
import { Moments } from "./moments.js";
import { panel } from "./panel.js";
import { aftermath } from "./story.js";
import { tray } from "./tray.js";
import { wilds } from "./wilds.js";

export { picture } from "./gallery.js";

// What outlives a drawing: what one looked at.
const memory = remembering(() => ({ moments: new Moments(), part: "", peeking: false, n: -1 }));
/** @returns {any} */
const root = () => document.querySelector(".kz");

export const targets = ".kz .kz-target";

// On a phone one part is shown at a time; at first the one where something is asked.
const PARTS = ["city", "wilds", "mine"];
const SIGNS = { city: "watch", wilds: "sword", mine: "token", fight: "red" };
const OF_VERB = {
  construct: "city",
  citizen: "city",
  adventurer: "city",
  activate: "city",
  buy: "city",
  explore: "wilds",
  attack: "wilds",
  rest: "mine",
  train: "mine",
  raise: "mine",
  claim: "mine",
};

function partNow(ctx, kept) {
  if (ctx.view.exploration && !kept.peeking) return "fight";
  if (PARTS.includes(kept.part)) return kept.part;
  const counted = ctx.options.map((option) => OF_VERB[option.verb]).filter(Boolean);
  return counted[0] ?? "city";
}

export function table(ctx) {
  const say = sayer(ctx, "karez");
  const kept = memory(ctx.snapshot.table);
  const answers = new Answers(ctx, LIES);
  const trip = ctx.view.exploration;
  const part = partNow(ctx, kept);
  const show = (name) => () => {
    kept.peeking = name !== "fight";
    kept.part = name === "fight" ? "" : name;
    root().dataset.part = name;
    for (const button of root().querySelectorAll(".kz-parts button"))
      button.setAttribute("aria-pressed", String(button.dataset.part === name));
  };
  const scene = trip ? fight(ctx, answers, say, show("city")) : "";
  const choice = panel(ctx, answers, say);
  const town = html`<div class="kz-main"><div class="kz-left">${city(ctx, answers, say)}</div><div
    class="kz-right">${square(ctx, answers, say)}${wilds(ctx, answers, say)}</div></div>`;
  const edge = tray(ctx, answers, say);
  const rest = answers.rest();
  const parts = [...(trip ? ["fight"] : []), ...PARTS];
  const board = html`<div class="kz ${trip ? "exploring" : ""} ${edge ? "" : "watching"}" data-n=${ctx.snapshot.n}
    data-part=${part}>
    ${danger(ctx, say)}
    <nav class="kz-parts" aria-label=${say("parts")}>${parts.map(
      (name) =>
        html`<button type="button" data-part=${name} aria-pressed=${part === name}
          @click=${show(name)}>${sign(SIGNS[name])}<span>${say(`part-${name}`)}</span></button>`,
    )}</nav>
    <div class="kz-stage">${town}${scene}${choice}</div>
    <div class="kz-edge">${edge}${
      rest.length
        ? html`<div class="kz-rest" role="group"
          aria-label=${say("also")}>${rest.map((option) => deed(ctx, option, "", "plain"))}</div>`
        : ""
    }</div>
  </div>`;
  return { board, mats: mats(ctx, say), hand: trip ? "" : aftermath(ctx, say) };
}

// Called after each drawing: what is new moves.
export function animate(ctx) {
  const kept = memory(ctx.snapshot.table);
  if (kept.n !== ctx.snapshot.n) {
    kept.n = ctx.snapshot.n;
    if (!ctx.view.exploration) kept.peeking = false;
    const list = root()?.querySelector(".kz-story");
    if (list) list.scrollTop = list.scrollHeight;
  }
  kept.moments.show(ctx, root());
}
