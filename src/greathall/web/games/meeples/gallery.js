// Every card of the game as a drawing of 100 x 100, for the gallery of cards.

import { svg } from "../../vendor/lit-html/lit-html.js";
import { drawn } from "./art/buildings.js";
import { figure } from "./art/figures.js";
import { monster } from "./art/monsters.js";
import { plainSign } from "./art/signs.js";

const SIGNS = { quest: "quest", slot: "hammer", token: "vp" };
const scaled = (content, size, x = 0, y = 0) =>
  svg`<g transform=${`translate(${x} ${y}) scale(${100 / size})`}>${content}</g>`;

export function picture(slug, card) {
  switch (card?.table) {
    case "monster":
    case "council":
      return monster(slug);
    case "hero":
    case "meeple":
      return scaled(figure(card.numbers.unit ?? slug), 69, 7, 7);
    case "quest":
    case "slot":
    case "token":
      return scaled(plainSign(SIGNS[card.table]), 24);
    default:
      return scaled(drawn(slug), 64);
  }
}
