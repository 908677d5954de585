// A card of the gallery: buildings and adventures as they stand on the board, everything else as on its card.
import { facade } from "./art/buildings.js";
import { landscape } from "./art/places.js";
import { drawing } from "./names.js";

export function picture(slug, card) {
  if (card.table === "building") return facade(slug, card.numbers.level);
  return card.table === "adventure" ? landscape(slug) : drawing(slug);
}
