// The six leaders as busts, their crests, and the figures that stand for them on the map.
import { html, svg } from "../../../vendor/lit-html/lit-html.js";

// A colour and a charge each: the charge is for those who do not see the colour.
export const HOUSES = {
  salazar: {
    colour: "red",
    fill: "#b3262f",
    ink: "#fff",
    charge: "M0-9c2 4 7 6 6 12-1 4-4 6-6 6s-5-2-6-6c-.5-3 2-4 2-7 2 1 3 2 3 4 2-2 2-5 1-9z",
  },
  nazul: {
    colour: "purple",
    fill: "#5d2f91",
    ink: "#fff",
    charge: "M-10 0C-6-6 6-6 10 0 6 6-6 6-10 0zM0-3.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 1 0 0-7z",
  },
  selina: {
    colour: "green",
    fill: "#23794a",
    ink: "#fff",
    charge: "M8-8C-4-9-9-2-7 6l-2 3 2 1 2-3C3 9 9 3 8-8zM-4 4C-1-1 2-3 5-5",
  },
  grumash: {
    colour: "orange",
    fill: "#d9771a",
    ink: "#2b1a08",
    charge: "M-2-9h4v3c5-3 8-1 8 4-1 4-4 5-8 3v8h-4V1c-4 2-7 1-8-3 0-5 3-7 8-4z",
  },
  marcus: {
    colour: "blue",
    fill: "#2568b8",
    ink: "#fff",
    charge: "M-8-9h4v3h2v-3h4v3h2v-3h4v6l-2 2v10H-6V-1l-2-2zM-2 9V4a2 2 0 0 1 4 0v5z",
  },
  ilyra: {
    colour: "white",
    fill: "#efe6cf",
    ink: "#2b1a08",
    charge: "M0-10l2.400 7.600L10 0 2.400 2.400 0 10-2.400 2.400-10 0l7.600-2.400z",
  },
};
const STRANGER = { colour: "", fill: "#8a8074", ink: "#fff", charge: "M-6-1.500h12v3H-6z" };
export const houseOf = (leader) => HOUSES[leader] ?? STRANGER;

const SHIELD = "M-13-14h26v14c0 9-7 13-13 16-6-3-13-7-13-16z";
export function crest(leader) {
  const { fill, ink, charge } = houseOf(leader);
  return svg`<path d=${SHIELD} fill=${fill} stroke="#1b120c" stroke-width="2" /><path d="M-13-14H0v30c-6-3-13-7-13-16z" fill="#fff" opacity=".14" /><path d=${charge} fill=${ink} fill-rule="evenodd" />`;
}
export const crestSign = (leader, label = "") =>
  label
    ? html`<svg class="do-crest" viewBox="-15 -16 30 34" role="img" aria-label=${label}>${crest(leader)}</svg>`
    : html`<svg class="do-crest" viewBox="-15 -16 30 34" aria-hidden="true">${crest(leader)}</svg>`;

// A figure stands with its foot at (0, 0) and is about 44 high.
export function figure(leader) {
  const { fill } = houseOf(leader);
  return svg`<ellipse cx="0" cy="0" rx="15" ry="5" fill="#000" opacity=".4" />
    <path d="M-13-1c0-4 5-6 7-7h12c2 1 7 3 7 7 0 5-26 5-26 0z" fill=${fill} stroke="#1b120c" stroke-width="1.800" />
    <path d="M-1.500-8v-36h3v36z" fill="#5b3a1e" stroke="#1b120c" stroke-width="1" />
    <g transform="translate(0 -28) scale(.92)">${crest(leader)}</g>`;
}

// A flag on a pole, foot at (0, 0): whose Location this is.
export function flag(leader) {
  const { fill, ink, charge } = houseOf(leader);
  return svg`<path d="M-1 0v-34h2v34z" fill="#5b3a1e" stroke="#1b120c" stroke-width=".8" /><path class="do-cloth" d="M1-34c8-3 14 3 24 0v17c-10 3-16-3-24 0z" fill=${fill} stroke="#1b120c" stroke-width="1.500" /><g transform="translate(13 -25.500) scale(.68)"><path d=${charge} fill=${ink} fill-rule="evenodd" /></g>`;
}

const face = (skin, wide = 14) =>
  svg`<path fill=${skin} d=${`M${50 - wide} 38c0-14 ${2 * wide}-14 ${2 * wide} 0v13c0 11-7 19-${wide} 19s-${wide}-8-${wide}-19z`} />`;
const eyes = (y, fill = "#1b120c") =>
  svg`<ellipse cx="44" cy=${y} rx="2.200" ry="1.800" fill=${fill} stroke="none" /><ellipse cx="56" cy=${y} rx="2.200" ry="1.800" fill=${fill} stroke="none" />`;
const shoulders = (fill) => svg`<path fill=${fill} d="M8 100c0-22 18-31 42-31s42 9 42 31z" />`;
const gem = (fill) => svg`<path fill=${fill} stroke-width="1.500" d="M50 76l6 6-6 8-6-8z" />`;

const salazar = svg`${shoulders("#7a1a1f")}<path fill="#c9972e" stroke-width="2" d="M30 72l20 26 20-26 8 4-28 24-28-24z" />${face("#d9a57c")}${eyes(48)}
  <path fill="#2a1a14" d="M38 58c5 3 19 3 24 0 2 12-6 24-12 28-6-4-14-16-12-28z" /><path fill="none" stroke="#d9a57c" stroke-width="2" d="M45 62h10" /><path fill="none" d="M38 43l9 2M62 43l-9 2" />
  <path fill="#9c1f26" d="M50 4c18 6 30 24 26 54l-9 14c2-18 0-30-4-36-8-4-18-4-26 0-4 6-6 18-4 36l-9-14C20 28 32 10 50 4z" /><path fill="#f2a33c" stroke="none" d="M50 12c4 6 6 8 5 12-1 3-3 4-5 4s-4-1-5-4c-1-3 2-5 5-12z" />`;
const nazul = svg`${shoulders("#2a2038")}<path fill="#3d2f57" d="M26 74l24 20 24-20 8 26H18z" />${face("#8f7fa8")}<path fill="#1c1528" d="M34 44h32l-3 10c-6 3-20 3-26 0z" />${eyes(49, "#e7c8ff")}
  <path fill="#2a2038" stroke-width="2" d="M36 58c6 4 22 4 28 0 0 10-6 15-14 15s-14-5-14-15z" /><path fill="#3a2c54" d="M50 4c24 2 34 24 30 56l-8 16c4-24 0-38-8-42-8-4-20-4-28 0-8 4-12 18-8 42l-8-16C16 28 26 6 50 4z" /><path fill="none" stroke="#9a63d0" stroke-width="2" d="M50 10c14 4 20 16 20 34M50 10c-14 4-20 16-20 34" />`;
const selina = svg`<path fill="#6b3a1c" d="M30 36c-8 20-6 46 0 56l10-6V40zM70 36c8 20 6 46 0 56l-10-6V40z" />${shoulders("#2f5a3c")}<path fill="#c9a23a" stroke-width="2" d="M40 71h20l-4 10-6 4-6-4z" />${face("#e8bd96", 13)}${eyes(48, "#1f5a34")}
  <path fill="none" stroke-width="2" d="M45 60c3 2 7 2 10 0M40 43l7 1M60 43l-7 1" /><path fill="#7d4520" d="M50 12c18 0 26 14 22 32-4-8-10-14-16-16-10 6-20 8-26 14-4-16 2-30 20-30z" /><path fill="#3f8f5b" stroke-width="2" d="M30 36c10-8 30-8 40 0v4c-12-6-28-6-40 0z" /><path fill="#8cd19e" stroke-width="1.500" d="M50 28l4 5-4 6-4-6z" /><path fill="#e8bd96" stroke-width="2" d="M36 46l-9-7 5 14zM64 46l9-7-5 14z" />`;
const grumash = svg`${shoulders("#5a3a22")}<path fill="#cfc2a4" stroke-width="2" d="M10 92l8-22 10 12 4-10 6 14-6 14zM90 92l-8-22-10 12-4-10-6 14 6 14z" />${face("#7f9a4c", 17)}${eyes(46, "#f3d34a")}
  <path fill="none" stroke-width="3" d="M36 40l12 4M64 40l-12 4" /><path fill="#6b8440" stroke-width="2" d="M44 50h12l2 6H42z" /><path fill="#4a5c2a" stroke-width="2" d="M37 61c8 4 18 4 26 0-1 8-6 11-13 11s-12-3-13-11z" /><path fill="#fbf3df" stroke-width="1.500" d="M40 64l2-9 4 9zM60 64l-2-9-4 9z" /><path fill="#7f9a4c" stroke-width="2" d="M33 44l-12-8 6 16zM67 44l12-8-6 16z" /><path fill="#2b1a10" d="M44 24c-2-10 0-16 6-22 6 6 8 12 6 22-4-2-8-2-12 0z" />`;
const marcus = svg`${shoulders("#8f9cab")}<path fill="#2568b8" stroke-width="2" d="M36 72h28l-6 28H42z" /><path fill="#6d7886" stroke-width="2" d="M8 94c2-16 12-22 24-24l-6 24zM92 94c-2-16-12-22-24-24l6 24z" />${face("#e3b58d")}${eyes(48)}
  <path fill="#a9763a" d="M37 56c4 3 8 1 13 1s9 2 13-1c2 12-6 17-13 17s-15-5-13-17z" /><path fill="none" stroke="#6b4420" stroke-width="2" d="M45 62c3 1.500 7 1.500 10 0" /><path fill="#a9763a" d="M50 16c16 0 20 12 18 26-4-8-8-10-18-10s-14 2-18 10c-2-14 2-26 18-26z" /><path fill="#e0b03a" stroke-width="2" d="M31 30l-3-18 11 8L50 6l11 14 11-8-3 18c-10-5-28-5-38 0z" />${gem("#e0b03a")}`;
const ilyra = svg`<path fill="#f2ead2" d="M32 30c-12 22-10 50-4 66l14-10V40zM68 30c12 22 10 50 4 66l-14-10V40z" />${shoulders("#e7dfc8")}<path fill="#b9c7d6" stroke-width="2" d="M38 71h24l-12 22z" />${face("#f0cfae", 13)}${eyes(48, "#2b6a8f")}
  <path fill="none" stroke-width="2" d="M45 60c3 2 7 2 10 0M40 43c2-1 5-1 7 0M60 43c-2-1-5-1-7 0" /><path fill="#fbf6e6" d="M50 12c18 0 24 14 20 30-6-10-12-14-20-14s-14 4-20 14C26 26 32 12 50 12z" /><path fill="#f0cfae" stroke-width="2" d="M36 46l-10-10 5 16zM64 46l10-10-5 16z" /><path fill="none" stroke="#c9a23a" stroke-width="2.500" d="M31 34c12-7 26-7 38 0" /><path fill="#8cc6f2" stroke-width="1.500" d="M50 22l3 6-3 6-3-6z" />${gem("#8cc6f2")}`;

const BUSTS = { salazar, nazul, selina, grumash, marcus, ilyra };
const nobody = svg`${shoulders("#6b5a48")}${face("#c9b39a")}<path fill="#55483b" d="M30 60c-6-34 6-48 20-48s26 14 20 48l-6-22c-8-4-20-4-28 0z" />`;
export const bust = (leader) =>
  svg`<g class="do-ink"><circle cx="50" cy="50" r="48" fill=${houseOf(leader).fill} opacity=".35" stroke="none" />${BUSTS[leader] ?? nobody}</g>`;
export const portrait = (leader, kind = "") =>
  html`<svg class="do-portrait ${kind}" viewBox="0 0 100 100" aria-hidden="true">${bust(leader)}</svg>`;
