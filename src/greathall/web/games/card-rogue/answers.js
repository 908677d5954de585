// Where the answers lie: on tiles of the map, on cards of the hand, on what is worn or sold; and what a drop may mean.

import { alike } from "../../board/answers.js";
import { adds, backs } from "../../board/marks.js";

const tile = ({ place }) => `tile ${place}`;
const card = ({ card: slug }) => `card ${slug}`;

// Another player is where he stands.
function player({ player: seat }, { view }) {
  const { x = null, y } = view.players[Number(seat.slice(1)) - 1] ?? {};
  return x !== null && `tile ${x},${y}`;
}

// The plainest first: what one walks up to or strikes stands before what is thrown or cast.
export const LIES = {
  ...alike(["attack", "move", "flip", "return", "lay"], tile),
  ...alike(["leap", "teleport", "spell-step", "spell-hurt", "dig"], tile),
  ...alike(["trade", "trip", "steal"], player),
  throw: ({ card: slug, place }) => [`card ${slug}`, `tile ${place}`],
  ...alike(["drink", "read", "spell-heal", "identify", "keep", "drop", "sell", "pay", "give"], card),
  equip: card,
  unequip: ({ slot }) => `slot ${slot}`,
  buy: ({ card: slug }) => `ware ${slug}`,
};
const PLAIN = ["attack", "move", "flip", "return", "lay"];

// What lies on tiles, the plainest answer of each first.
export const tilesOf = (answers) =>
  answers.things("tile").map(([place, list]) => {
    const plain = (option) => PLAIN.includes(option.verb);
    return [place, [...list.filter(plain), ...list.filter((option) => !plain(option))]];
  });

// What an answer does to its place, as a small sign on the tile.
const SIGNS = {
  flip: "turn",
  lay: "turn",
  move: "step",
  return: "step",
  leap: "step",
  teleport: "spark",
  "spell-step": "spark",
  attack: "blade",
  "spell-hurt": "spark",
  throw: "flask",
  dig: "pick",
  trade: "hand",
  trip: "hand",
  steal: "hand",
};
export const signOf = (option) => SIGNS[option.verb] ?? "step";

// What a pawn does itself where it is dropped, and what a card does to who holds it.
export const WALKS = ["move", "return", "leap", "teleport", "spell-step", "attack", "trade", "trip", "steal"];
export const USES = ["drink", "read", "equip", "spell-heal"];
export const SELLS = ["sell", "pay"];

// A thing that is chosen among several: the answer that picks one (more), and the one that takes it back.
const PICKS = new Set(["pay", "give", "goal", "lay"]);
export const toggle = (options) => {
  const fitting = options.filter((option) => PICKS.has(option.verb));
  return { add: adds(fitting)[0], back: backs(fitting)[0] };
};
