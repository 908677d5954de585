// Small heraldic signs around (0, 0), about 24 units wide: Powers, Resources, and what a Location offers. Shape says what colour says.
import { html, svg } from "../../../vendor/lit-html/lit-html.js";

// Each Power has a badge of its own form: a lozenge, a shield, a disc.
export const POWERS = {
  S: {
    name: "stealth",
    fill: "#4a2a6b",
    badge: "M0-12L12 0 0 12-12 0z",
    mark: "M0-7l2 9 3 1-3 1.500L0 8-2 4.500-5 3l3-1z",
  },
  P: {
    name: "physical",
    fill: "#8e2a1e",
    badge: "M-10-11h20v11c0 7-5 10-10 12-5-2-10-5-10-12z",
    mark: "M5-8l2 2-5 6 1.500 1.500-1.500 1.500-1.500-1.500-4 5-2.500-2.500 5-4-1.500-1.500 1.500-1.500 1.500 1.500z",
  },
  M: {
    name: "magic",
    fill: "#1f4f8f",
    badge: "M0-12a12 12 0 1 1 0 24 12 12 0 1 1 0-24z",
    mark: "M0-8l2 6 6 2-6 2-2 6-2-6-6-2 6-2z",
  },
  U: {
    name: "unaligned",
    fill: "#6a5a3c",
    badge: "M-10-10h20v20h-20z",
    mark: "M0-7a7 7 0 1 1 0 14 7 7 0 1 1 0-14zM0-3a3 3 0 1 0 0 6 3 3 0 1 0 0-6z",
  },
};
export const POWER_OF = { DE: "S", DS: "P", MC: "M" };
export const LETTER_OF = { stealth: "S", physical: "P", magic: "M" };

export const badge = (power) => svg`<path class="do-badge" d=${POWERS[power].badge} fill=${POWERS[power].fill} />`;
export const powerMark = (power) => svg`${badge(power)}<path d=${POWERS[power].mark} fill="#fff3dd" />`;

export const RESOURCES = { DE: "dark_essence", DS: "dragon_stone", MC: "magic_crystal" };
export const SHORT_OF = { dark_essence: "DE", dragon_stone: "DS", magic_crystal: "MC" };

// A flask of dark vapour, a cut stone, a crystal that stands.
const GOODS = {
  DE: svg`<path d="M-4-11h8v3l-2 2c6 2 8 6 8 10 0 5-4 8-10 8s-10-3-10-8c0-4 2-8 8-10l-2-2z" fill="#2d1840" stroke="#120a1c" stroke-width="1.500" /><path d="M-7 4c4-3 6 2 14-1 0 5-3 6-7 6s-7-1-7-5z" fill="#9a63d0" /><path d="M-5 0c1-2 2-3 3-3" fill="none" stroke="#d9c2f0" stroke-width="1.500" />`,
  DS: svg`<path d="M-6-10h12l6 8-5 10-7 3-7-3-5-10z" fill="#c2461f" stroke="#4a1206" stroke-width="1.500" /><path d="M-6-10L0-2l6-8M-12-2L0-2l12 0M0-2L-7 8M0-2L7 8" fill="none" stroke="#ffb27a" stroke-width="1.200" />`,
  MC: svg`<path d="M-3 11L-7-2-2-12 3-4 4 11z" fill="#3f93d6" stroke="#0d2f52" stroke-width="1.500" /><path d="M4 11L3 1 7-5l3 5-1 11z" fill="#8cc6f2" stroke="#0d2f52" stroke-width="1.500" /><path d="M-7-2L-1 1l4-5M-1 1v10" fill="none" stroke="#d8efff" stroke-width="1.200" />`,
};
export const good = (short) => GOODS[short];
export const anyGood = svg`<circle r="10" fill="#e7b53c" stroke="#5a3a08" stroke-width="1.500" /><path d="M-5-1h10M0-6v10" stroke="#5a3a08" stroke-width="2" />`;

export const STAR = "M0-10l3 6.500 7 .8-5.200 4.800 1.500 7L0 5.600-6.300 9.100l1.500-7L-10-2.700l7-.8z";
const SIGNS = {
  star: STAR,
  anchor: "M-2-10a3 3 0 1 1 4 0V-5h5v3H2v9c4-1 6-3 6-6l3 1c0 6-5 9-11 10-6-1-11-4-11-10l3-1c0 3 2 5 6 6v-9h-5v-3h5z",
  scales: "M-1.500-10h3v3l8 1-1 2 3 7c-1 3-7 3-8 0l3-7-5-.7V8h5v3h-13V8h5V-4.700l-5 .7 3 7c-1 3-7 3-8 0l3-7-1-2 8-1z",
  crown: "M-10 7L-11-7l6 5L0-10l5 8 6-5-1 14z",
  step: "M-4-9c4-1 5 3 4 7l-1 5h-4l-1-5c-1-4-1-6 2-7zM-4 5h4c0 4-1 5-2 5s-2-1-2-5zM6-5c3 0 3 3 3 6l-1 4H5L4 1c-1-3-1-6 2-6zM5 7h3c0 3-1 4-1.500 4S5 10 5 7z",
  ram: "M-11-3L3-3l3-4 6 6-6 6-3-4-14 0zM-8 4h3v6h-3zM0 4h3v6H0z",
  swords:
    "M-10-10h4l6 7 6-7h4v4L3 1l4 5 2-2 2 2-3 2 2 3-2 2-3-3-2 3-2-2 2-2-3-4-3 4 2 2-2 2-2-3-3 3-2-2 2-3-3-2 2-2 2 2 4-5-7-7z",
  hand: "M-8 0l3-7c2-1 3 0 3 2v-5c1-1 3-1 3 1v4l1-5c2-1 3 0 3 2l-1 5 2-3c2 0 3 1 2 3L6 8l-4 3h-5z",
  pick: "M-9-5c6-6 12-6 18 0l-2 2c-2-2-4-3-6-3V10h-3V-6c-2 0-4 1-5 3z",
  rest: "M3-10a10 10 0 1 0 7 14A8 8 0 0 1 3-10z",
  coin: "M0-9a9 9 0 1 1 0 18 9 9 0 1 1 0-18zM0-5a5 5 0 1 0 0 10 5 5 0 1 0 0-10z",
  seal: "M0-10l3 2 4-1 1 4 3 3-2 3 1 4-4 1-3 3-3-2-4 1-1-4-3-3 2-3-1-4 4-1z",
  chain:
    "M-10-4a4 4 0 0 1 4-4h4v3h-4a1 1 0 0 0-1 1v6h-3zM10 4a4 4 0 0 1-4 4H2V5h4a1 1 0 0 0 1-1v-6h3zM-6-1.500H6v3H-6z",
  feather: "M9-10C0-10-6-4-7 3l-3 7 2 1 3-6c7 0 12-5 14-15zM-4 3C0-2 3-5 6-7",
  deck: "M-8-9h11v15H-8zM-5-11H7V5H5V-9H-5z",
  refresh:
    "M0-10a10 10 0 0 1 9 6l2-2v8H3l3-3A7 7 0 0 0-7-1h-3a10 10 0 0 1 10-9zM0 10a10 10 0 0 1-9-6l-2 2v-8h8l-3 3A7 7 0 0 0 7 1h3a10 10 0 0 1-10 9z",
  scroll: "M-8-10H8c-2 2-2 4 0 5v13c0 2-2 3-4 3h-13c3-1 3-3 3-5V-6c0-2-1-3-2-4zM-4-4v2h8v-2zM-4 0v2h8V0z",
  tent: "M0-10l11 19H3L0 3l-3 6h-8z",
  ship: "M-11 3H11C9 8 7 10 4 10H-5C-8 10-10 7-11 3zM-1-11V1h-8c1-5 4-9 8-12zM1-9c4 1 7 5 7 10H1z",
};
export const sign = (name, fill = "currentColor") => svg`<path d=${SIGNS[name] ?? SIGNS.star} fill=${fill} />`;

// The same signs inside lines of text.
const inText = (inside, label, kind = "") =>
  label
    ? html`<svg class="do-sign ${kind}" viewBox="-13 -13 26 26" role="img" aria-label=${label}>${inside}</svg>`
    : html`<svg class="do-sign ${kind}" viewBox="-13 -13 26 26" aria-hidden="true">${inside}</svg>`;
export const powerSign = (power, label = "") => inText(powerMark(power), label);
export const goodSign = (short, label = "") => inText(GOODS[short] ?? anyGood, label);
export const smallSign = (name, label = "") => inText(sign(name), label);
