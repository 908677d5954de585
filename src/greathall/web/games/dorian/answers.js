// Where an answer lies: on a Location, a card, an area of the board, a player, a deal; and things that answer.

import { alike } from "../../board/answers.js";
import { act, adds, backs, called, dos, marks, named, pressed } from "../../board/marks.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { LETTER_OF, SHORT_OF } from "./art/signs.js";

const slotOf = (player, upgrade) =>
  Object.entries(player?.equipped ?? {}).find(([, worn]) => worn?.upgrade === upgrade)?.[0];

function ownCard({ card: slug }, { view, seat }) {
  const me = view.players[seat];
  if (view.looking?.cards.includes(slug)) return `look ${slug}`;
  return me?.hand.includes(slug) ? `hand ${slug}` : me?.restore.includes(slug) ? `restore ${slug}` : null;
}

function worn({ upgrade }, { view, seat }) {
  const slot = slotOf(view.players[seat], upgrade);
  return slot && `slot ${slot}`;
}

function here(_, { view, seat }) {
  const place = view.players[seat]?.at;
  return place && `place ${place}`;
}

export const LIES = {
  lead: ({ leader }) => `leader ${leader}`,
  ...alike(["travel", "go"], ({ place }) => `place ${place}`),
  ...alike(["besiege", "gather", "ask-market", "trade"], here),
  attack: ({ target }) => `figure ${target}`,
  ...alike(["ask-pass", "assign"], ({ to }) => `seat ${to}`),
  rob: ({ victim }) => `seat ${victim}`,
  ...alike(["tribute", "bargain"], ({ to }) => `deal ${to}`),
  ...alike(["garlock", "select"], ({ card }) => `hand ${card}`),
  ...alike(["choose", "destroy", "under", "on-top"], ownCard),
  "take-back": ({ card }, { view }) => view.battle && `back ${card}`,
  "keep-objective": ({ objective }) => `look ${objective}`,
  "swap-objective": ({ objective }) => `objective ${objective}`,
  ...alike(["take", "pay", "lose"], ({ resource, area }) => `area ${area} ${SHORT_OF[resource]}`),
  stow: ({ resource, area }) => `area ${area} ${SHORT_OF[resource]}`,
  exchange: ({ resource }) => `good ${SHORT_OF[resource]}`,
  pick: ({ supply }) => `supply ${supply}`,
  buy: ({ power }) => `deck ${LETTER_OF[power]}`,
  equip: ({ slot }) => `slot ${slot}`,
  unequip: ({ slot }) => `slot ${slot}`,
  ...alike(["use", "trigger-upgrade"], worn),
  activate: ({ index }) => `battle ${index}`,
  trigger: ({ source }) => `battle ${source}`,
  target: ({ index }) => `battle ${index}`,
  give: ({ resource }) => `give ${SHORT_OF[resource]}`,
  want: ({ resource }) => `want ${SHORT_OF[resource]}`,
  ...alike(["send", "withdraw", "accept", "refuse", "name-price"], () => "contract"),
  ...alike(["grant", "deny", "fight", "flee", "enter"], () => "contract"),
  ...alike(["take-part", "stay-out", "ready"], () => "joining"),
  ...alike(["look-more", "store"], () => "looking"),
  ...alike(["take-rest", "pay-rest"], () => "rest"),
};

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
  const said = called(main);
  const button = html`<button class="${kind} do-target ${marks(ctx, list)}" title=${title ? `${said}\n${title}` : said}
    data-do=${dos(main)} data-key=${key} data-drag=${drag} aria-pressed=${pressed(ctx, list)}
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
      html`<button class="${kind} do-target do-deed ${marks(ctx, [option])}" data-do=${option.do}
        aria-pressed=${pressed(ctx, [option])} @click=${() => ctx.choose(option.do)}>${named(option)}</button>`,
  );
