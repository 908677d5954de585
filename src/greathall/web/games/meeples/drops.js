// What can be dragged, and where it may be dropped. A drop may say two things at once: open a place and send this meeple there,
// or build this tile on that slot.
import { t } from "../../app/words.js";
import { dos } from "../../board/marks.js";
import { backsOf, dosOf, meepleOf, ofVerbs, openPost } from "./answers.js";

const UNITS = ["peasant", "warrior", "mage", "cleric", "knight"];
const numbersOf = (ctx, card) => ctx.cards.get(card)?.numbers ?? {};
const tavernOf = (ctx) => Object.keys(ctx.view.players[ctx.seat]?.tavern ?? {});

// Could this meeple help to fill what the place asks for?
function suits(ctx, meeple, card) {
  const { strength, needs = {}, needs_any: any = [] } = numbersOf(ctx, card);
  if (card === "builders_yard") return meeple === "peasant" || meeple === "shaman";
  if (meeple === "corruption") return "corruption" in needs;
  if (strength || meeple === "shaman" || "any_unit" in needs || any.includes(meeple)) return true;
  return meeple in needs || ("any_prestige" in needs && ["ranger", "paladin"].includes(meeple));
}

// As what it comes: a Shaman stands for somebody, and where there is a choice the player makes it.
function piecesOf(ctx, meeple, card) {
  if (meeple !== "shaman") return [meeple];
  const { strength, needs = {}, needs_any: any = [] } = numbersOf(ctx, card);
  const asked = strength ? UNITS : UNITS.filter((unit) => unit in needs || any.includes(unit));
  return (asked.length ? asked : ["peasant"]).map((unit) => `shaman_as_${unit}`);
}

const nameOf = (ctx, slug) => ctx.cards.get(slug)?.name ?? slug;
function called(ctx, piece) {
  const [one, other] = piece.split("_as_");
  return other ? t("meeples-as", { one: nameOf(ctx, one), other: nameOf(ctx, other) }) : nameOf(ctx, one);
}

// The places that a drop may open, and what has to be said before: where a place has all that it needs, the next one may be
// begun at once, and the rules say whether it can be.
function opening(ctx) {
  const open = openPost(ctx.view);
  if (!open) return { first: "", cards: ofVerbs(ctx, "open").map(({ args }) => args.card) };
  if (open.card === "builders_yard" || !ofVerbs(ctx, "close").length) return { first: "", cards: [] };
  const taken = new Set(ctx.view.posts.map((post) => post.card));
  const lords = ctx.view.final ? ctx.view.council.map((one) => one.card) : [];
  const there = ctx.view.districts.flatMap((one) => [
    one.start,
    one.room,
    ...one.slots.map((slot) => slot.tile),
    ...one.monsters.map((monster) => monster?.card),
  ]);
  return { first: "close > ", cards: [...there, ...lords].filter((card) => card && !taken.has(card)) };
}

// Opening a place by sending somebody there.
function sending(ctx, meeple, card, first) {
  return piecesOf(ctx, meeple, card).map((piece) => ({
    do: `${first}open ${card}; add ${piece}`,
    label: t("meeples-send", { who: called(ctx, piece), where: nameOf(ctx, card) }),
  }));
}
const building = (ctx, tile, slot) => ({ do: `tile ${tile} > slot ${slot}`, label: nameOf(ctx, slot) });
const vacant = (ctx) =>
  ctx.view.districts.flatMap((one) => one.slots.filter((slot) => !slot.tile).map((slot) => slot.slot));

// All answers that only a drop gives.
export function carries(ctx) {
  const { first, cards } = opening(ctx);
  const opens = cards.flatMap((card) =>
    tavernOf(ctx)
      .filter((meeple) => suits(ctx, meeple, card))
      .flatMap((meeple) => sending(ctx, meeple, card, first)),
  );
  const builds = ofVerbs(ctx, "tile").flatMap(({ args: { card: tile } }) =>
    vacant(ctx).map((slot) => building(ctx, tile, slot)),
  );
  return [...opens, ...builds];
}

// What a meeple of the Tavern carries.
export function carriedBy(ctx, meeple) {
  const { first, cards } = opening(ctx);
  const opens = cards.filter((card) => suits(ctx, meeple, card)).flatMap((card) => sending(ctx, meeple, card, first));
  const others = ofVerbs(ctx, "add", "empower", "level").filter(({ verb, args }) =>
    verb === "level" ? meeple === (args.shaman === "0" ? args.unit : "shaman") : meepleOf(args.piece) === meeple,
  );
  return dos([...opens, ...others]);
}

// What is taken in at a place: who opens it, or who joins while it is being filled.
export function droppedOn(ctx, card) {
  if (openPost(ctx.view)?.card === card) return dosOf(ctx, "add", "empower", "call");
  if (card === "heroes_hall") return dosOf(ctx, "level");
  const { first, cards } = opening(ctx);
  if (!cards.includes(card)) return "";
  return dos(
    tavernOf(ctx)
      .filter((meeple) => suits(ctx, meeple, card))
      .flatMap((meeple) => sending(ctx, meeple, card, first)),
  );
}

// Whoever comes out of the Lodgings: into the bag, or called to a fight.
export const lodgerCarries = (ctx, unit) =>
  dos(
    ofVerbs(ctx, "rebag", "call").filter(({ verb, args }) =>
      verb === "call" ? unit === "peasant" : args.meeple === unit,
    ),
  );

// Back in the Tavern: one who was sent, or all of a place.
export const homecoming = (ctx) =>
  [dosOf(ctx, "reopen", "cancel"), backsOf(ctx, "add", "empower")].filter(Boolean).join("|");

export const tileCarries = (ctx, tile) =>
  ofVerbs(ctx, "tile").some(({ args }) => args.card === tile)
    ? dos(vacant(ctx).map((slot) => building(ctx, tile, slot)))
    : "";
export const slotDrops = (ctx, slot) =>
  dos(ofVerbs(ctx, "tile").map(({ args: { card: tile } }) => building(ctx, tile, slot)));
