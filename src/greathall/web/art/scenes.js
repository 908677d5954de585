// One illustration for each game. The great games have a scene of their own; small ones share a handful of pebbles.

import { cardRogue } from "../games/card-rogue/art/scene.js";
import { dorian } from "../games/dorian/art/scene.js";
import { karez } from "../games/karez/art/scene.js";
import { meeples } from "../games/meeples/art/scene.js";
import { html, svg } from "../vendor/lit-html/lit-html.js";

const GREAT = { "card-rogue": cardRogue, meeples, karez, dorian };

/** @type {[number, number, number, string][]} */
const PEBBLES = [
  [90, 124, 46, "#d9d3c6"],
  [150, 86, 40, "#7d8792"],
  [206, 132, 44, "#4a4a52"],
  [256, 90, 30, "#c98a2b"],
];

const pebbles = svg`<rect width="320" height="200" fill="#3f6b4c" /><path d="M0 0h320v200H0z" fill="#1d4a33" opacity=".45" />${PEBBLES.map(
  ([x, y, r, fill]) =>
    svg`<ellipse cx=${x} cy=${y + 8} rx=${r} ry=${r * 0.7} fill="#000" opacity=".3" /><ellipse cx=${x} cy=${y} rx=${r} ry=${r * 0.72} fill=${fill} stroke="#1b120c" stroke-width="3" /><ellipse cx=${x - r / 3} cy=${y - r / 4} rx=${r / 4} ry=${r / 7} fill="#fff" opacity=".4" />`,
)}`;

export const isGreat = (slug) => slug in GREAT;
export const scene = (slug) =>
  html`<svg class="scene" viewBox="0 0 320 200" aria-hidden="true" preserveAspectRatio="xMidYMid slice">${GREAT[slug] ?? pebbles}</svg>`;
