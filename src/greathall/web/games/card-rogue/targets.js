// Where the answers lie: on places of the map, on cards, or only in the list of buttons.
const PLACE = /^-?\d+,-?\d+$/;

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
const FIRST = ["attack", "move", "flip", "return", "lay"];

const placeOf = (option, players) => {
  const place = option.args.find((arg) => PLACE.test(arg));
  if (place) return place;
  const seat = option.args.find((arg) => /^p[1-4]$/.test(arg));
  const player = seat && players[Number(seat.slice(1)) - 1];
  return player && player.x !== null ? `${player.x},${player.y}` : null;
};

// Map "x,y" -> the answers there, the plainest first.
export function byPlace(options, players) {
  const found = new Map();
  for (const option of options) {
    const place = placeOf(option, players);
    if (!place) continue;
    if (!found.has(place)) found.set(place, []);
    found.get(place).push(option);
  }
  const rank = (option) => (FIRST.includes(option.verb) ? 0 : 1);
  for (const list of found.values()) list.sort((a, b) => rank(a) - rank(b));
  return found;
}

const HELD = new Set([
  "drink",
  "throw",
  "read",
  "equip",
  "spell-heal",
  "identify",
  "keep",
  "drop",
  "sell",
  "pay",
  "give",
]);

// Map card slug -> what can be done with that card in hand.
export function byCard(options) {
  const found = new Map();
  for (const option of options) {
    if (!HELD.has(option.verb)) continue;
    const slug = option.args[0];
    if (!found.has(slug)) found.set(slug, []);
    found.get(slug).push(option);
  }
  return found;
}

// What a pawn does itself where it is dropped, what a card does to who holds it, and what goes over the counter.
const ofPawn = new Set(["move", "return", "leap", "teleport", "spell-step", "attack", "trade", "trip", "steal"]);
const ofSelf = new Set(["drink", "read", "equip", "spell-heal"]);
const joined = (options, fits) =>
  options
    .filter(fits)
    .map((option) => option.do)
    .join("|");
export const walks = (options) => joined(options, (option) => ofPawn.has(option.verb));
export const uses = (options) => joined(options, (option) => ofSelf.has(option.verb));
export const wearing = (options, slot) =>
  joined(options, (option) => option.verb === "equip" && option.args[1] === slot);
export const buying = (options) => joined(options, (option) => option.verb === "buy");
export const selling = (options) =>
  joined(options, (option) => (option.verb === "sell" || option.verb === "pay") && !option.picked);
export const carried = (options) => joined(options, () => true);

export const signOf = (option) => SIGNS[option.verb] ?? "step";
// A thing that is chosen among several: the answer that picks one (more), and the one that takes it back.
export const PICKS = new Set(["pay", "give", "goal", "lay"]);
export const toggle = (options) => {
  const fitting = options.filter((option) => PICKS.has(option.verb));
  return { add: fitting.find((option) => !option.picked), back: fitting.find((option) => option.picked) };
};
export const ofVerb = (options, ...verbs) => options.filter((option) => verbs.includes(option.verb));
