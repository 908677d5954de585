// A card of the gallery: who or what is on it.

import { svg } from "../../vendor/lit-html/lit-html.js";
import { enemy, isEnemy } from "./art/enemies.js";
import { bust } from "./art/heroes.js";
import { isItem, item } from "./art/items.js";
import { defs, feature, ground } from "./art/tiles.js";

// A tile as who comes from the south turns it up.
const SIDES = { entry: "south", ahead: "north", left: "west", right: "east" };

export function picture(slug, card) {
  if (card.table === "character") return bust(slug);
  if (card.table === "effect") return item("potion_blue", slug);
  if (isEnemy(slug)) return enemy(slug);
  if (card.numbers.paths) return svg`${defs}${ground(card.numbers.paths.map((side) => SIDES[side]))}${feature(slug)}`;
  return isItem(slug) ? item(slug) : feature(slug) || null;
}
