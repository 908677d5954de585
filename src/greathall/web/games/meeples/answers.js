// Where the answers lie: on places, meeples, heroes, quests, tiles and slots of the table, or in the row of deeds below the city.
// What is picked lies where it went: the answer there takes it back.

import { alike, DEED } from "../../board/answers.js";
import { act, dos, labels, marks, pressed } from "../../board/marks.js";
import { html } from "../../vendor/lit-html/lit-html.js";

export const meepleOf = (piece) => piece.split("_as_")[0];
export const openPost = (view) => view.posts.find((post) => post.status === "open");

// The place whose effects are just carried out: pieces are taken from there.
export function acting(ctx) {
  const posts = ctx.view.posts.filter((post) => post.status !== "open");
  const told = [...(ctx.events ?? [])].reverse().find((event) => ["beaten", "activated"].includes(event.kind));
  return posts.find((post) => post.card === told?.args[0]) ?? posts.at(-1) ?? null;
}

export const LIES = {
  level: ({ unit: hero }) => ["place heroes_hall", `hero ${hero}`],
  use: ({ unit: hero }) => `hero ${hero}`,
  ...alike(["open", "reopen", "resolve", "hill"], ({ card }) => `place ${card}`),
  tile: ({ card }) => `offer ${card}`,
  slot: ({ card }) => `slot ${card}`,
  ...alike(["add", "empower"], ({ piece }, { picked }) => (picked ? `piece ${piece}` : `tavern ${meepleOf(piece)}`)),
  close: (_, { view }) => [DEED, `place ${openPost(view)?.card}`],
  call: (_, { picked }) => (picked ? "piece peasant" : [DEED, "lodgings peasant"]),
  remove: ({ zone, piece }, { picked }) => (picked ? DEED : `${zone === "here" ? "piece" : zone} ${piece}`),
  ...alike(["complete", "discard", "effect-of"], ({ card }) => `quest ${card}`),
  rebag: ({ meeple }, { picked }) => `${picked ? "bag" : "lodgings"} ${meeple}`,
  district: ({ district }) => `district ${district}`,
  effect: ({ card }) => `pile ${card}`,
};

export const ofVerbs = (ctx, ...verbs) => ctx.options.filter((option) => verbs.includes(option.verb) && !option.picked);
// The words of these answers, and of those that take picks of these verbs back.
export const dosOf = (ctx, ...verbs) => dos(ofVerbs(ctx, ...verbs));
export const backsOf = (ctx, ...verbs) =>
  dos(ctx.options.filter((option) => verbs.includes(option.verb) && option.picked));

// A part of the table: a button where it answers something, else only what it is. A button is called by its answer
// first, then by what is drawn on it. Elsewhere a click tells what the thing does: on a phone no pointer can rest on it.
export function hit(ctx, answers, key, content, { drag = "", drop = "", title = "", kind = "" } = {}) {
  const list = answers.at(key);
  if (!list.length)
    return html`<div class="mm-thing ${kind}" data-at=${key} data-drag=${drag} data-drop=${drop} title=${title}
      @click=${() => title && ctx.tell?.(title)}>${content}</div>`;
  return html`<button class="mm-thing mm-hit ${kind} ${marks(ctx, list)}" aria-pressed=${pressed(ctx, list)} data-at=${key}
    data-do=${dos(list)} data-drag=${drag} data-drop=${drop} title=${title}
    @click=${act(ctx, list)}><span class="unseen">${labels(list)}</span>${content}</button>`;
}
