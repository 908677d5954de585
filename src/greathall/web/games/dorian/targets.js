// Where an answer lies: on a Location, a card, an area of the board, a player, a deal. What lies nowhere is a deed beside it.

import { menu } from "../../parts/menu.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { LETTER_OF, SHORT_OF } from "./art/signs.js";

const slotOf = (player, upgrade) =>
  Object.entries(player?.equipped ?? {}).find(([, worn]) => worn?.upgrade === upgrade)?.[0];

function ownCard(view, me, slug) {
  if (view.looking?.cards.includes(slug)) return `look ${slug}`;
  return me?.hand.includes(slug) ? `hand ${slug}` : me?.restore.includes(slug) ? `restore ${slug}` : null;
}

// The key of the thing that an answer belongs to, or null.
export function keyOf({ verb, args: [a, b, c] }, view, seat) {
  const me = view.players[seat];
  switch (verb) {
    case "lead":
      return `leader ${a}`;
    case "travel":
    case "go":
      return `place ${a}`;
    case "besiege":
    case "gather":
    case "ask-market":
    case "trade":
      return me?.at ? `place ${me.at}` : null;
    case "attack":
      return `figure ${a}`;
    case "ask-pass":
    case "assign":
    case "rob":
      return `seat ${a}`;
    case "tribute":
    case "bargain":
      return `deal ${a}`;
    case "garlock":
    case "select":
      return `hand ${a}`;
    case "choose":
    case "destroy":
    case "under":
    case "on-top":
      return ownCard(view, me, a);
    case "take-back":
      return view.battle ? `back ${a}` : null;
    case "keep-objective":
      return `look ${a}`;
    case "swap-objective":
      return `objective ${a}`;
    case "take":
    case "pay":
    case "lose":
      return `area ${b} ${SHORT_OF[a]}`;
    case "stow":
      return `area ${c} ${SHORT_OF[a]}`;
    case "exchange":
      return `good ${SHORT_OF[a]}`;
    case "pick":
      return `supply ${a}`;
    case "buy":
      return `deck ${LETTER_OF[a]}`;
    case "equip":
      return `slot ${b}`;
    case "unequip":
      return `slot ${a}`;
    case "use":
    case "trigger-upgrade":
      return slotOf(me, a) ? `slot ${slotOf(me, a)}` : null;
    case "activate":
    case "trigger":
      return `battle ${b}`;
    case "target":
      return `battle ${c}`;
    case "give":
    case "want":
      return `${verb} ${SHORT_OF[a]}`;
    case "send":
    case "withdraw":
    case "accept":
    case "refuse":
    case "name-price":
    case "grant":
    case "deny":
    case "fight":
    case "flee":
    case "enter":
      return "contract";
    case "take-part":
    case "stay-out":
    case "ready":
      return "joining";
    case "look-more":
    case "store":
      return "looking";
    case "take-rest":
    case "pay-rest":
      return "rest";
    default:
      return null;
  }
}

// The answers of the moment by what they lie on. Whoever draws a thing takes its answers; the rest become deeds.
export class Targets {
  constructor(ctx) {
    this.found = new Map();
    this.rest = new Map();
    for (const option of ctx.options) {
      const key = keyOf(option, ctx.view, ctx.seat) ?? "deed";
      if (!this.found.has(key)) this.found.set(key, []);
      this.found.get(key).push(option);
    }
    this.rest = new Map(this.found);
  }

  at(key) {
    this.rest.delete(key);
    return this.found.get(key) ?? [];
  }

  has(kind) {
    return [...this.found.keys()].some((key) => key.split(" ")[0] === kind);
  }

  get left() {
    return [...this.rest.values()].flat();
  }
}

export const dos = (list) => list.map((option) => option.do).join("|");
export const labels = (list) => list.map((option) => option.said ?? option.label).join("; ");
export const act = (ctx, list) => (event) =>
  list.length === 1 ? ctx.choose(list[0].do) : menu(event.currentTarget, list, ctx.choose);
export const hinted = (ctx, list) => (list.some((option) => option.do === ctx.hinted) ? "hinted" : "");

// Of the answers on a thing: those that are given or picked, and those that take a pick back.
export const adds = (list) => list.filter((option) => !option.picked);
export const backs = (list) => list.filter((option) => option.picked);
const picks = (ctx, list) =>
  list.some((option) => option.picked || ctx.snapshot?.question?.picks?.order.includes(option.do));

// A thing that answers is called by its answers; what it shows is for the eyes.
export const face = (said, content) =>
  html`<span class="unseen">${said}</span><span class="do-face" aria-hidden="true">${content}</span>`;

// Something that may be an answer: a button then, else plain. What is picked is pressed and takes itself back; what can be picked
// again goes on picking, and beside it stands how often it is picked and a button that takes one back.
export function thing(ctx, list, kind, content, { title = "", key = "", drag = "" } = {}) {
  if (!list.length) return html`<span class=${kind} title=${title} data-key=${key} data-drag=${drag}>${content}</span>`;
  const taken = backs(list);
  const more = adds(list);
  const both = taken.length === 1 && more.length === 1;
  const main = both ? more : list;
  const said = labels(main);
  const pressed = picks(ctx, list) ? String(taken.length > 0) : nothing;
  const button = html`<button class="${kind} do-target ${taken.length ? "picked" : ""} ${hinted(ctx, list)}" title=${
    title ? `${said}\n${title}` : said
  } data-do=${dos(main)} data-key=${key} data-drag=${drag} aria-pressed=${pressed}
    @click=${act(ctx, main)}>${face(said, content)}</button>`;
  if (!both && !(taken[0]?.count > 1)) return button;
  const less = both
    ? html`<button class="do-less do-target" data-do=${taken[0].do} title=${taken[0].label} aria-label=${taken[0].label}
      @click=${() => ctx.choose(taken[0].do)}>−</button>`
    : "";
  return html`<span class="do-several">${button}<i class="do-picked" aria-hidden="true">×${taken[0].count}</i>${less}</span>`;
}

// Answers as plain buttons.
export const deeds = (ctx, list, kind = "plain") =>
  list.map(
    (option) =>
      html`<button class="${kind} do-target do-deed ${option.picked ? "picked" : ""} ${hinted(ctx, [option])}"
        data-do=${option.do} aria-pressed=${picks(ctx, [option]) ? String(Boolean(option.picked)) : nothing}
        @click=${() => ctx.choose(option.do)}>${option.said ?? option.label}</button>`,
  );
