// Where the answers lie: on places, meeples, heroes, quests, tiles and slots of the table, or in the row of deeds below the city.
import { html } from "../../vendor/lit-html/lit-html.js";
import { menu } from "../../parts/menu.js";

const meepleOf = (piece) => piece.split("_as_")[0];
export const openPost = (view) => view.posts.find((post) => post.status === "open");

// The place whose effects are just carried out: pieces are taken from there.
export function acting(ctx) {
  const posts = ctx.view.posts.filter((post) => post.status !== "open");
  const told = [...(ctx.events ?? [])].reverse().find((event) => ["beaten", "activated"].includes(event.kind));
  return posts.find((post) => post.card === told?.args[0]) ?? posts.at(-1) ?? null;
}

function anchors(option, view) {
  const [first, second] = option.args;
  switch (option.verb) {
    case "build": return ["place:builders_yard"];
    case "level": return ["place:heroes_hall", `hero:${first}`];
    case "use": return [`hero:${first}`];
    case "open": case "reopen": case "resolve": case "hill": return [`place:${first}`];
    case "tile": return [`offer:${first}`];
    case "slot": return [`slot:${first}`];
    case "add": case "empower": return [`tavern:${meepleOf(first)}`];
    case "close": return ["go", `place:${openPost(view)?.card}`];
    case "call": return ["go", "lodgings:peasant"];
    case "remove": return [first === "here" ? `piece:${second}` : `${first}:${second}`];
    case "give": return view.phase === "draw" ? [`tavern:${first}`] : [`piece:${first}`];
    case "complete": case "discard": case "effect-of": return [`quest:${first}`];
    case "rebag": return [`lodgings:${first}`];
    case "district": return [`district:${first}`];
    case "effect": return [`pile:${first}`];
    default: return ["go"];
  }
}

// Map of anchor -> the answers there.
export function byAnchor(ctx) {
  const found = new Map();
  for (const option of ctx.options) {
    for (const key of anchors(option, ctx.view)) {
      if (!found.has(key)) found.set(key, []);
      found.get(key).push(option);
    }
  }
  return found;
}

const joined = (options) => options.map((option) => option.do).join("|");
export const dos = (ctx, ...verbs) => joined(ctx.options.filter((option) => verbs.includes(option.verb)));

// Could this meeple help to fill what the place asks for?
function suits(ctx, meeple, card) {
  const { strength, needs = {}, needs_any: any = [] } = ctx.cards.get(card)?.numbers ?? {};
  if (meeple === "corruption") return "corruption" in needs;
  if (strength || meeple === "shaman" || "any_unit" in needs || any.includes(meeple)) return true;
  return meeple in needs || ("any_prestige" in needs && ["ranger", "paladin"].includes(meeple));
}

// What a meeple of the Tavern carries when it is dragged.
export function carriedBy(ctx, meeple) {
  return joined(ctx.options.filter(({ verb, args }) => {
    if (verb === "add" || verb === "empower") return meepleOf(args[0]) === meeple;
    if (verb === "open") return suits(ctx, meeple, args[0]);
    if (verb === "build") return meeple === "peasant" ? args[1] !== args[0] : meeple === "shaman" && args[1] !== "0";
    return verb === "level" && meeple === (args[1] === "0" ? args[0] : "shaman");
  }));
}

// What may be dropped on the place that is being filled, besides what a click on it answers.
export const droppedOn = (ctx, card) => (openPost(ctx.view)?.card === card ? dos(ctx, "add", "empower", "call") : "");

const act = (ctx, list) => (event) => (list.length === 1 ? ctx.choose(list[0].do) : menu(event.currentTarget, list, ctx.choose));
const labelOf = (list) => list.map((option) => option.label).join("; ");

// A part of the table: a button where it answers something, else only what it is. A button is called by its answer
// first, then by what is drawn on it. Elsewhere a click tells what the thing does: on a phone no pointer can rest on it.
export function hit(ctx, targets, key, content, { drag = "", then = "", drop = "", title = "", kind = "" } = {}) {
  const list = targets.get(key) ?? [];
  if (!list.length) return html`<div class="mm-thing ${kind}" data-at=${key} data-drag=${drag} data-then=${then} data-drop=${drop} title=${title} @click=${() => title && ctx.tell?.(title)}>${content}</div>`;
  const hinted = list.some((option) => option.do === ctx.hinted) ? "hinted" : "";
  return html`<button class="mm-thing mm-hit ${kind} ${hinted}" data-at=${key} data-do=${joined(list)} data-drag=${drag} data-then=${then} data-drop=${drop} title=${title} @click=${act(ctx, list)}><span class="unseen">${labelOf(list)}</span>${content}</button>`;
}
