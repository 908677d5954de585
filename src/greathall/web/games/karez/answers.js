// Where the answers lie, and things of the board that answer. What lies on nothing that is drawn becomes a plain button.

import { alike, itself } from "../../board/answers.js";
import { marks, named, pressed } from "../../board/marks.js";
import { html } from "../../vendor/lit-html/lit-html.js";

// Answers that lie each on a thing of its own: a place of work, a building, an Adventure, a guild's Dungeon, a Hero.
const OWN = ["citizen", "adventurer", "activate", "construct", "explore", "attack", "feed", "open", "close"];
const HERO = ["rest", "train", "raise", "join", "fall", "claim"];
const own = Object.fromEntries([...OWN, ...HERO].map((verb) => [verb, itself(verb)]));

export const LIES = {
  ...own,
  buy: ({ building, card }) => `lot ${building} ${card}`,
  // On what a Hero carries, himself included; what is laid open waits in a pack for a bearer.
  ...alike(["use", "drop", "save"], ({ card, hero }) => `gear ${card} ${hero}`),
  attach: ({ card, hero }, { picked }) => (picked ? [`gear ${card} ${hero}`, `pack ${card}`] : `pack ${card}`),
  // On dice, and on hit points: one that is hit is bare again when the hit is taken back, and the other way round.
  die: ({ face, owner }) => `die ${face} ${owner}`,
  absorb: ({ face, hero }) => `green ${face} ${hero}`,
  wound: ({ face }, { picked }) => `foe ${face} ${picked ? "hit" : "bare"}`,
  regrow: ({ face }, { picked }) => `foe ${face} ${picked ? "bare" : "hit"}`,
  hit: ({ face, hero, place }, { picked }) => `point ${hero} ${place} ${face} ${picked ? "hit" : "bare"}`,
  heal: ({ hero, face, place }, { picked }) => `point ${hero} ${place} ${face} ${picked ? "bare" : "hit"}`,
  cover: ({ face, hero }) => `kept ${hero} ${face}`,
  store: ({ face, hero }) => `room ${hero} ${face}`,
};

// A thing that answers when it is clicked; its name for who cannot see it is the answer itself.
export function target(ctx, option, content, kind = "") {
  return html`<button type="button" class="kz-target ${kind} ${marks(ctx, [option])}" data-do=${option.do}
    aria-label=${named(option)} aria-pressed=${pressed(ctx, [option])} title=${option.label}
    @click=${() => ctx.choose(option.do)}>${content}</button>`;
}

// The same with words on it: they are read after the answer.
export function cardTarget(ctx, option, content, kind = "") {
  return html`<button type="button" class="kz-target ${kind} ${marks(ctx, [option])}" data-do=${option.do}
    aria-pressed=${pressed(ctx, [option])} title=${option.label}
    @click=${() => ctx.choose(option.do)}><span class="unseen">${named(option)}. </span>${content}</button>`;
}

// Answers as words, in wax or plain.
export const deed = (ctx, option, sign = "", kind = "plain") =>
  html`<button type="button" class="kz-target kz-deed ${kind} ${marks(ctx, [option])}" data-do=${option.do}
    aria-pressed=${pressed(ctx, [option])}
    @click=${() => ctx.choose(option.do)}>${sign}<span>${named(option)}</span></button>`;
