// Small heraldic signs of Karez, 24 x 24 each: faces of dice, what is paid and gained, decks, pawns.
import { html, svg } from "../../../vendor/lit-html/lit-html.js";

const FACES = {
  sword: svg`<path d="M20 1.500l2.500 2.500-10.500 11.500 2 2-2 2-2.200-2.200L5.500 22 2 18.500l4.700-4.300L4.500 12l2-2 2 2z" />`,
  claw: svg`<path d="M4 3.500c5 4 6.500 10.500 4 17.500C7.500 14 6 9 2 5.500zM11 2c5.500 5 7 12 4 20.500C14.500 14 13 8.500 8.500 4zM18.500 3.500c4.500 4 5.500 10 3 17-.5-7-2-11.500-5.500-15z" />`,
  flame: svg`<path d="M12.500 1c1 5.500 7.500 7.500 7.500 14.500a8 8 0 0 1-16 0c0-3.500 2-6 3.500-8 .5 2 1 3.500 2 4.500 2-3 3.500-6 3-11z" />`,
  skull: svg`<path fill-rule="evenodd" d="M12 1.500a9.500 9.500 0 0 0-9.500 9.500c0 3.200 1.800 5.200 4 6.500v4.500h11v-4.500c2.200-1.300 4-3.300 4-6.500A9.500 9.500 0 0 0 12 1.500zM8.300 9a2.700 2.700 0 1 1 0 5.400 2.700 2.700 0 0 1 0-5.400zm7.400 0a2.700 2.700 0 1 1 0 5.400 2.700 2.700 0 0 1 0-5.400zM12 14.500l1.500 3h-3z" />`,
};
export const facePath = (face) => FACES[face] ?? FACES.sword;

const SIGNS = {
  ...FACES,
  gold: svg`<circle cx="12" cy="12" r="10" fill="#e0b03a" stroke="#5a3a08" stroke-width="1.500" /><path fill="#8a5a10" d="M12 5.500l2 4.400 4.700.5-3.500 3.200 1 4.700L12 16l-4.200 2.300 1-4.700-3.500-3.200 4.700-.5z" />`,
  valor: svg`<path fill="#2f62a8" stroke="#14284a" stroke-width="1.500" d="M3 2.500h18V12c0 5.500-4.500 8.500-9 10.500C7.500 20.500 3 17.500 3 12z" /><path fill="#f6e3a8" d="M12 5l1.800 4 4.200.4-3.200 2.800 1 4.300L12 14.300l-3.800 2.200 1-4.300L6 9.400l4.200-.4z" />`,
  threat: svg`<path fill="#3a1a1a" stroke="#1b0a0a" stroke-width="1.200" d="M12 1l10 5v12l-10 5-10-5V6z" /><path fill="#6b2a26" d="M12 1l10 5-10 5L2 6z" /><path fill="#ff8d78" d="M7.500 13l3.500 1.500-2.500 2.500zM16.500 13L13 14.500l2.500 2.500z" />`,
  gem: svg`<path fill="#3fa6c9" stroke="#123a4a" stroke-width="1.500" d="M6 3h12l4 6-10 13L2 9z" /><path fill="#bdeaf6" d="M6 3h12l-2.500 6h-7zM8.500 9L12 22 2 9z" opacity=".65" />`,
  token: svg`<path fill="#c9a25a" stroke="#4a2f10" stroke-width="1.500" d="M4 3h16v9c0 5-4 8-8 10-4-2-8-5-8-10z" /><path fill="#4a2f10" d="M9 8h6v3H9zM10.500 11h3v6h-3z" />`,
  vp: svg`<path fill="#e0b03a" stroke="#5a3a08" stroke-width="1.500" d="M2.500 7l5 4.500L12 4l4.500 7.500 5-4.500-2 13h-15z" /><circle cx="12" cy="15.500" r="2" fill="#b3262f" />`,
  citizen: svg`<path fill="#e2bd7a" stroke="#3a240f" stroke-width="1.500" d="M12 2a4.800 4.800 0 0 1 3 8.500c4 1.300 6 5 6 11.500H3c0-6.500 2-10.200 6-11.500A4.800 4.800 0 0 1 12 2z" />`,
  adventurer: svg`<path fill="#8fb3c8" stroke="#142b3a" stroke-width="1.500" d="M12 1l5 8-1.800 2C19 12.500 21 16 21 22H3c0-6 2-9.500 5.800-11L7 9z" /><path fill="none" stroke="#142b3a" stroke-width="1.500" d="M7 9h10" /><path fill="#f4ead0" stroke="#142b3a" d="M19 8l1.500 0v10h-1.500zM17.500 16h4.500v1.500h-4.500z" />`,
  red: svg`<path fill="#b3262f" stroke="#4d0c10" stroke-width="1.500" d="M7 2h10l5 5v10l-5 5H7l-5-5V7z" />`,
  white: svg`<rect x="2" y="2" width="20" height="20" rx="4" fill="#fbf3df" stroke="#4a3520" stroke-width="1.500" />`,
  green: svg`<circle cx="12" cy="12" r="10.200" fill="#2f7d3f" stroke="#0f3318" stroke-width="1.500" />`,
  attack: svg`<path fill="#b3262f" stroke="#4d0c10" d="M15 1l3 3-8 9 2 2-2 2-2-2-4 4-3-3 4-4-2-2 2-2 2 2z" /><path fill="#e0b03a" stroke="#5a3a08" d="M17 12h3v3.500h3.500v3H20V22h-3v-3.500h-3.500v-3H17z" />`,
  defense: svg`<path fill="#2f7d3f" stroke="#0f3318" d="M2 2h13v7c0 4-3 7-6.500 8.500C5 16 2 13 2 9z" /><path fill="#e0b03a" stroke="#5a3a08" d="M17 12h3v3.500h3.500v3H20V22h-3v-3.500h-3.500v-3H17z" />`,
  treasure: svg`<path fill="#8a5428" stroke="#2a1608" stroke-width="1.500" d="M2 11h20v10H2zM2 11c0-5 3-8 10-8s10 3 10 8z" /><path fill="#e0b03a" d="M10 3h4v18h-4zM2 10h20v2.500H2z" /><circle cx="12" cy="14" r="2" fill="#2a1608" />`,
  humanoid: svg`<path fill="#6d8f45" stroke="#22300f" stroke-width="1.500" d="M12 2c5 0 8 3 8 8l3-2c0 4-1.500 6-3.500 6.500C18.500 19 16 22 12 22s-6.500-3-7.500-7.500C2.500 14 1 12 1 8l3 2c0-5 3-8 8-8z" /><path fill="#fff3c4" d="M6.500 10l4 1.500-3.500 1.500zM17.500 10l-4 1.500 3.500 1.500zM8 16h2l-1 3zM14 16h2l-1 3z" />`,
  undead: svg`<g fill="#e9e2cf" stroke="#2b2a3a" stroke-width="1">${FACES.skull}</g>`,
  beast: svg`<path fill="#8a5a2f" stroke="#331d0b" stroke-width="1.200" d="M12 11c4 0 7 4 7 7.500 0 3-3 3.500-7 2.500-4 1-7 .5-7-2.500C5 15 8 11 12 11zM5 7c1.800 0 3 1.800 3 4s-1 3-2.500 3S2.500 12.500 2.500 10.500 3.500 7 5 7zM19 7c1.500 0 2.500 1.500 2.500 3.500S20 14 18.500 14 16 13 16 11s1.200-4 3-4zM9.500 2c1.600 0 2.500 2 2.500 4s-1 3.500-2.500 3.500S7 8 7 6s1-4 2.500-4zM14.500 2C16 2 17 4 17 6s-1 3.500-2.500 3.500S12 8 12 6s.9-4 2.500-4z" />`,
  ancient: svg`<path fill="#7a2f86" stroke="#2a0f30" stroke-width="1.500" d="M3 1c1 4 3 5 5 5.500 2.500-1 5.500-1 8 0C18 6 20 5 21 1c2 5 1 9-2 11 0 6-3 10.500-7 10.500S5 18 5 12C2 10 1 6 3 1z" /><path fill="#ffd86b" d="M7 11l4 2-3.500 2zM17 11l-4 2 3.500 2z" />`,
  trap: svg`<path fill="#7d8792" stroke="#23282e" stroke-width="1.500" d="M1.500 15c0-7 4.500-12 10.500-12s10.500 5 10.500 12l-3-1-1.500 4-3-3.500L12 19l-3-4.500L6 18l-1.500-4z" /><path fill="#b3262f" stroke="#4d0c10" d="M5 20h14v2.500H5z" />`,
  item: svg`<path fill="#98a5b1" stroke="#2a323a" stroke-width="1.300" d="M21 1.500l1.500 3L13 15l-3-2.500z" /><path fill="#8a5a2f" stroke="#331d0b" stroke-width="1.300" d="M7 11l6 6-1.500 1.500-2-1.500L5 22l-3-3 5-4.500-1.500-2z" />`,
  instant: svg`<path fill="#c9dfe6" stroke="#22333a" stroke-width="1.500" d="M9 1.500h6v3h-1V9l6 9c1 2.500 0 4.500-3 4.500H7c-3 0-4-2-3-4.500l6-9V4.500H9z" /><path fill="#b3467e" d="M7.500 14.500h9l3 4.500c.5 1.500-.5 2.500-2.500 2.500H7c-2 0-3-1-2.500-2.500z" />`,
  quest: svg`<path fill="#f2dfae" stroke="#5a3f1c" stroke-width="1.500" d="M5 2h14a2 2 0 0 1 0 4v13a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V6a2 2 0 0 1 1-4z" /><path fill="none" stroke="#8a6a3a" stroke-width="1.500" d="M8 9h8M8 12.500h8M8 16h5" />`,
  hero: svg`<path fill="#98a5b1" stroke="#22282e" stroke-width="1.500" d="M12 1.500c5.500 0 8 4 8 9.500v11h-6v-8h-4v8H4V11c0-5.500 2.500-9.500 8-9.500z" /><path fill="#22282e" d="M6 9.500h12v3H6z" /><path fill="#b3262f" d="M11 1h2v8h-2z" />`,
  rest: svg`<path fill="#efe7d4" stroke="#5a4a2c" stroke-width="1.500" d="M12 3l10 18H2z" /><path fill="#5a4a2c" d="M12 11l4 10H8z" /><path fill="#b3262f" d="M11 3.500h2V1h3v2h-3v3h-2z" />`,
  watch: svg`<path fill="#b9a27c" stroke="#3a2c18" stroke-width="1.500" d="M4 22V6l2 0V3h3v3h1.500V3h3v3H15V3h3v3h2v16z" /><path fill="#3a2c18" d="M10 22v-6a2 2 0 0 1 4 0v6z" />`,
  dungeon: svg`<path fill="#5a5048" stroke="#1b1410" stroke-width="1.500" d="M2 22V11a10 10 0 0 1 20 0v11z" /><path fill="#120c08" d="M6 22V11.500a6 6 0 0 1 12 0V22z" /><path fill="#ff8d3c" d="M8.500 13l2.500 1.500-2.500 1.500zM15.500 13L13 14.500l2.500 1.500z" />`,
  lock: svg`<path fill="#c9a25a" stroke="#3a240f" stroke-width="1.500" d="M4 10h16v12H4z" /><path fill="none" stroke="#8a7a5a" stroke-width="2.500" d="M7 10V7a5 5 0 0 1 10 0v3" /><path fill="#3a240f" d="M11 13.500h2v5h-2z" />`,
  cards: svg`<rect x="3" y="4" width="11" height="16" rx="1.500" fill="#f2dfae" stroke="#5a3f1c" stroke-width="1.300" transform="rotate(-8 8 12)" /><rect x="9" y="4" width="11" height="16" rx="1.500" fill="#fff3d0" stroke="#5a3f1c" stroke-width="1.300" transform="rotate(8 14 12)" />`,
  step: svg`<path fill="currentColor" d="M9 3l9 9-9 9-2.500-2.500L13 12 6.500 5.500z" />`,
  raise: svg`<path fill="#efe7d4" stroke="#5a4a2c" stroke-width="1.500" d="M5 22V9a7 7 0 0 1 14 0v13z" /><path fill="#2f7d3f" d="M12 5.500l4.500 5.500H14v7h-4v-7H7.500z" />`,
  market: svg`<path fill="#b3262f" stroke="#3a0f0f" stroke-width="1.300" d="M2 9l3-6h14l3 6c0 2-3 3-4 1-1 2-4 2-5 0-1 2-4 2-5 0-1 2-6 1-6-1z" /><path fill="#c9a25a" stroke="#3a240f" stroke-width="1.300" d="M4 12h16v10H4z" />`,
};

export const isSign = (name) => name in SIGNS;

// A sign in a line of text; with a label it speaks, without one it only decorates.
export function sign(name, label = "", kind = "") {
  const drawing = SIGNS[name] ?? SIGNS.token;
  return label
    ? html`<svg class="kz-sign ${kind}" viewBox="0 0 24 24" role="img" aria-label=${label}>${drawing}</svg>`
    : html`<svg class="kz-sign ${kind}" viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>`;
}
export const drawnSign = (name) => SIGNS[name] ?? SIGNS.token;
