// Meeples & Monsters: the wooden folk before their city, and the monsters that come over the hills.

import { down, glow, tower } from "../../../art/scenes/sky.js";
import { svg } from "../../../vendor/lit-html/lit-html.js";

const BODY =
  "M0-34c7 0 11 5 11 11 0 5 19 6 20 13 0 5-9 6-14 5l9 27H6L0 9l-6 13h-20l9-27c-5 1-14 0-14-5 1-7 20-8 20-13 0-6 4-11 11-11z";
const meeple = (
  x,
  y,
  size,
  colour,
  gear = "",
) => svg`<g transform=${`translate(${x} ${y}) scale(${size})`}><ellipse cy="23" rx="27" ry="5" fill="#000" opacity=".3" />
  <path d=${BODY} fill=${colour} stroke="#1b120c" stroke-width="3" stroke-linejoin="round" /><path d="M-9-24c2-6 6-8 9-8M-26-10c4-4 9-5 14-6" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3" stroke-linecap="round" />${gear}</g>`;

const sword = svg`<path d="M28 2L44-40l5 1-13 44z" fill="#e3e7ea" stroke="#1b120c" stroke-width="2" /><path d="M22-2l18 6-2 5-18-6z" fill="#c99a4a" stroke="#1b120c" stroke-width="2" />`;
const shield = svg`<path d="M-40-14h22v14c0 9-7 14-11 16-4-2-11-7-11-16z" fill="#c99a4a" stroke="#1b120c" stroke-width="2.500" /><path d="M-29-12v24M-38-4h18" stroke="#7a2420" stroke-width="3" />`;
const staff = svg`<path d="M31 22L37-42" stroke="#6b4326" stroke-width="4" stroke-linecap="round" /><circle cx="38" cy="-47" r="8" fill="#7fd6ff" stroke="#1b120c" stroke-width="2" /><path d="M-13-32L0-62l13 30c-8 4-18 4-26 0z" fill="#2f3f8a" stroke="#1b120c" stroke-width="2.500" />`;
const mitre = svg`<path d="M-11-30c-2-14 4-22 11-28 7 6 13 14 11 28z" fill="#fff3dd" stroke="#1b120c" stroke-width="2.500" /><path d="M-2-50h4v6h5v4H2v8h-4v-8h-5v-4h5z" fill="#b3262f" />`;
const crown = svg`<path d="M-13-32v-14l7 6 6-10 6 10 7-6v14z" fill="#f3cf63" stroke="#1b120c" stroke-width="2.500" />`;
const fork = svg`<path d="M30 22L36-30M30-44v14h14v-14M37-44v20" fill="none" stroke="#6b4326" stroke-width="3.500" stroke-linecap="round" />`;

const house = (x, y, w, h, roof) =>
  svg`<path d=${`M${x} ${y}v${-h}h${w}v${h}z`} fill="#e7d3a8" stroke="#3a2417" stroke-width="2" /><path d=${`M${x - 4} ${y - h}l${w / 2 + 4} ${-w * 0.55} ${w / 2 + 4} ${w * 0.55}z`} fill=${roof} stroke="#3a2417" stroke-width="2" /><path d=${`M${x + w / 2 - 3} ${y}v-9h6v9z`} fill="#5b3a1e" />`;

const dragon = svg`<g fill="#3b2a4f" stroke="#1b1024" stroke-width="2" stroke-linejoin="round"><path d="M322 70c-20-30-50-40-82-30 14 2 22 8 26 16-12-4-24 0-30 8 12 0 20 4 24 12-10 0-18 6-20 14 12-4 24 0 30 8 16 6 40 2 52-6z" />
  <path d="M300 96c-18-2-34-14-40-30l-18-4-14 6 8 4-10 4 12 6c10 16 30 32 62 34z" /></g><circle cx="247" cy="67" r="3" fill="#ffd24a" /><path d="M232 72l4 3 3-3 4 4" fill="none" stroke="#fff3dd" stroke-width="1.500" />`;
const ogre = svg`<g fill="#41502f" stroke="#1c2413" stroke-width="2"><path d="M-6 150c-6-40 4-66 26-72-2-16 6-26 18-26s20 10 18 26c22 8 30 36 22 72z" /></g><circle cx="32" cy="70" r="3" fill="#ffd24a" /><circle cx="45" cy="70" r="3" fill="#ffd24a" /><path d="M31 80l3-5 3 5 3-5 3 5" fill="#fff3dd" stroke="none" />`;

export const meeples = svg`<defs>${down("s-mm-sky", "#35548a", "#8d86a8", "#f3b77a", "#ffe0a6")}${down("s-mm-field", "#7c9a4c", "#4a6a30")}${glow("s-mm-sun", "#fff0b8")}</defs>
  <rect width="320" height="200" fill="url(#s-mm-sky)" /><circle cx="166" cy="96" r="90" fill="url(#s-mm-sun)" /><circle cx="166" cy="98" r="22" fill="#fff3c8" />
  ${dragon}${ogre}
  <path d="M0 124c40-22 80-20 120-8 60 16 140-14 200-4v88H0z" fill="#5d7a3c" />
  ${house(64, 136, 22, 16, "#a23a2c")}${house(92, 138, 18, 14, "#8a4a22")}
  ${tower(128, 140, 26, 58, "#cdb48b")}${tower(206, 140, 26, 58, "#cdb48b")}
  <path d="M128 142v-40h8v-7h8v7h10v-7h8v7h10v-7h8v7h10v-7h8v7h8v40z" fill="#d9c39a" stroke="#2a1a10" stroke-width="2" /><path d="M155 142v-16a12 12 0 0 1 24 0v16z" fill="#3a2417" stroke="#2a1a10" stroke-width="2" />
  <path d="M158 96V58l9-22 9 22v38z" fill="#b9c4d8" stroke="#2a1a10" stroke-width="2" /><path d="M167 36V22m-5 5h10" stroke="#2a1a10" stroke-width="2.500" /><circle cx="167" cy="68" r="5" fill="#7fb6e6" stroke="#2a1a10" stroke-width="1.500" />
  <path d="M226 138v-22c0-10 8-17 17-17s17 7 17 17v22z" fill="#e2d2b2" stroke="#2a1a10" stroke-width="2" /><path d="M226 116c0-10 8-17 17-17s17 7 17 17z" fill="#2f6b6b" stroke="#2a1a10" stroke-width="2" /><path d="M243 99V88" stroke="#2a1a10" stroke-width="2.500" /><path d="M232 138v-16m11 16v-16m11 16v-16" stroke="#8a7550" stroke-width="3" />
  <path d="M0 142c60-12 120 0 170-4s100-8 150 0v62H0z" fill="url(#s-mm-field)" stroke="#2a3d18" stroke-width="2" />
  ${meeple(52, 158, 0.86, "#f1ead6", fork)}${meeple(268, 158, 0.86, "#3a3a40", svg`${crown}${shield}`)}
  ${meeple(106, 166, 1, "#2f6ab0", svg`${sword}${shield}`)}${meeple(214, 166, 1, "#b3302a", mitre)}${meeple(160, 172, 1.1, "#e3a91c", staff)}`;
