// Dice as they lie on the table, and how they roll.
import { html, svg } from "../vendor/lit-html/lit-html.js";
import { play } from "./animate.js";

/** @type {Record<number, number[][]>} */
const SPOTS = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/** @param {number} face @param {string} label */
export function die(face, label, kind = "") {
  return html`<svg class="die ${kind}" viewBox="0 0 100 100" role="img" aria-label=${label ?? String(face)}>
    <rect x="4" y="6" width="92" height="92" rx="18" class="die-side" />
    <rect x="4" y="2" width="92" height="90" rx="18" class="die-top" />
    ${(SPOTS[face] ?? []).map((/** @type {any} */ [x, y]) => svg`<circle cx=${x} cy=${y - 3} r="9.500" class="die-spot" />`)}
  </svg>`;
}

/** @param {Element} element */
export function roll(element, delay = 0) {
  return play(
    element,
    [
      { transform: "translate(-60px, -46px) rotate(-420deg) scale(.7)", opacity: 0 },
      { transform: "translate(-24px, 6px) rotate(-200deg) scale(1.1)", opacity: 1, offset: 0.45 },
      { transform: "translate(4px, -10px) rotate(-40deg) scale(1.04)", opacity: 1, offset: 0.75 },
      { transform: "none", opacity: 1 },
    ],
    { duration: 620, delay, fill: "backwards", easing: "cubic-bezier(.2,.7,.3,1)" },
  );
}
