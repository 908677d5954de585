// Dice of Karez. The colour is also a shape: red ones have cut corners, white ones are square, green ones are round.
import { html, svg } from "../../../vendor/lit-html/lit-html.js";
import { facePath } from "./signs.js";

const BODIES = {
  red: {
    side: "#5e0f14",
    top: "#b9282f",
    edge: "#3a0709",
    ink: "#fff3dd",
    shape: (y) => `M28 ${4 + y}h44l24 24v40l-24 24H28L4 ${68 + y}V${28 + y}z`,
  },
  white: {
    side: "#a18c66",
    top: "#fdf6e4",
    edge: "#4a3520",
    ink: "#2c1a0d",
    shape: (y) => `M18 ${4 + y}h64q14 0 14 14v60q0 14-14 14H18q-14 0-14-14V${18 + y}q0-14 14-14z`,
  },
  green: {
    side: "#123d1d",
    top: "#2f8344",
    edge: "#0b2a13",
    ink: "#f1ffe6",
    shape: (y) => `M50 ${4 + y}c30 0 46 14 46 44s-16 44-46 44-46-14-46-44 16-44 46-44z`,
  },
};

export function dieShape(colour, face, fixed = false) {
  const { side, top, edge, ink, shape } = BODIES[colour] ?? BODIES.white;
  return svg`<path d=${shape(6)} fill=${side} stroke=${edge} stroke-width="3" /><path d=${shape(0)} fill=${top} stroke=${edge} stroke-width="3" />
    <g fill=${ink} transform="translate(22 20) scale(2.330)">${facePath(face)}</g>
    ${fixed ? svg`<circle cx="82" cy="16" r="13" fill="#e0b03a" stroke="#3a240f" stroke-width="4" /><path d="M82 9v14M75 16h14" stroke="#3a240f" stroke-width="4" />` : ""}`;
}

export function die(colour, face, label, fixed = false, kind = "") {
  return html`<svg class="kz-die ${colour} ${kind}" viewBox="0 0 100 102" role="img" aria-label=${label}>${dieShape(colour, face, fixed)}</svg>`;
}

// A hit point as on the cards: a socket with its face, in which a die may lie.
export const socketShape = (face) =>
  svg`<circle cx="50" cy="50" r="45" class="kz-hole" /><circle cx="50" cy="50" r="37" class="kz-hole-in" /><g class="kz-hole-face" transform="translate(21 21) scale(2.400)">${facePath(face)}</g>`;
