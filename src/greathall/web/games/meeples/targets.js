// Where the answers lie: on places, meeples, heroes, quests, tiles and slots of the table, or in the row of deeds below the city.
// What is picked lies where it went: the answer there takes it back.

import { menu } from "../../parts/menu.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

export const meepleOf = (piece) => piece.split("_as_")[0];
export const openPost = (view) => view.posts.find((post) => post.status === "open");

// The place whose effects are just carried out: pieces are taken from there.
export function acting(ctx) {
  const posts = ctx.view.posts.filter((post) => post.status !== "open");
  const told = [...(ctx.events ?? [])].reverse().find((event) => ["beaten", "activated"].includes(event.kind));
  return posts.find((post) => post.card === told?.args[0]) ?? posts.at(-1) ?? null;
}

function picked(option) {
  const [first] = option.args;
  switch (option.verb) {
    case "add":
    case "empower":
      return [`piece:${first}`];
    case "call":
      return ["piece:peasant"];
    case "rebag":
      return [`bag:${first}`];
    case "discard":
      return [`quest:${first}`];
    default:
      return ["go"];
  }
}

function anchors(option, view) {
  const [first, second] = option.args;
  switch (option.verb) {
    case "level":
      return ["place:heroes_hall", `hero:${first}`];
    case "use":
      return [`hero:${first}`];
    case "open":
    case "reopen":
    case "resolve":
    case "hill":
      return [`place:${first}`];
    case "tile":
      return [`offer:${first}`];
    case "slot":
      return [`slot:${first}`];
    case "add":
    case "empower":
      return [`tavern:${meepleOf(first)}`];
    case "close":
      return ["go", `place:${openPost(view)?.card}`];
    case "call":
      return ["go", "lodgings:peasant"];
    case "remove":
      return [first === "here" ? `piece:${second}` : `${first}:${second}`];
    case "complete":
    case "discard":
    case "effect-of":
      return [`quest:${first}`];
    case "rebag":
      return [`lodgings:${first}`];
    case "district":
      return [`district:${first}`];
    case "effect":
      return [`pile:${first}`];
    default:
      return ["go"];
  }
}

// Map of anchor -> the answers there.
export function byAnchor(ctx) {
  const found = new Map();
  for (const option of ctx.options) {
    for (const key of option.picked ? picked(option) : anchors(option, ctx.view)) {
      if (!found.has(key)) found.set(key, []);
      found.get(key).push(option);
    }
  }
  return found;
}

export const joined = (options) => options.map((option) => option.do).join("|");
const of = (ctx, verbs, taken) =>
  ctx.options.filter((option) => verbs.includes(option.verb) && Boolean(option.picked) === taken);
export const dos = (ctx, ...verbs) => joined(of(ctx, verbs, false));
// What takes picks of these verbs back.
export const backs = (ctx, ...verbs) => joined(of(ctx, verbs, true));

const act = (ctx, list) => (event) =>
  list.length === 1 ? ctx.choose(list[0].do) : menu(event.currentTarget, list, ctx.choose);
const labelOf = (list) => list.map((option) => option.label).join("; ");

// A part of the table: a button where it answers something, else only what it is. A button is called by its answer
// first, then by what is drawn on it. Elsewhere a click tells what the thing does: on a phone no pointer can rest on it.
export function hit(ctx, targets, key, content, { drag = "", drop = "", title = "", kind = "" } = {}) {
  const list = targets.get(key) ?? [];
  if (!list.length)
    return html`<div class="mm-thing ${kind}" data-at=${key} data-drag=${drag} data-drop=${drop} title=${title}
      @click=${() => title && ctx.tell?.(title)}>${content}</div>`;
  const hinted = list.some((option) => option.do === ctx.hinted) ? "hinted" : "";
  const taken = list.some((option) => option.picked);
  const toggles = ctx.snapshot.question?.picks?.order.includes(list[0].of ?? list[0].do);
  return html`<button class="mm-thing mm-hit ${kind} ${hinted} ${taken ? "picked" : ""}"
    aria-pressed=${toggles ? taken : nothing} data-at=${key} data-do=${joined(list)} data-drag=${drag} data-drop=${drop}
    title=${title} @click=${act(ctx, list)}><span class="unseen">${labelOf(list)}</span>${content}</button>`;
}
