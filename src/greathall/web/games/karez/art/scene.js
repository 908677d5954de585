// Fallen City of Karez: a ruined city that is built up again, above a dungeon that is not empty.

import { banner, down, glow, SIGNS, tower, wallTorch } from "../../../art/scenes/sky.js";
import { svg } from "../../../vendor/lit-html/lit-html.js";

const block = (x, y, w, h, fill = "#c98f55") =>
  svg`<path d=${`M${x} ${y}v${-h}h${w}v${h}z`} fill=${fill} stroke="#3a2010" stroke-width="2" /><path d=${`M${x + w * 0.62} ${y}v${-h}h${w * 0.38}v${h}z`} fill="#000" opacity=".16" />`;
const hole = (x, y) => svg`<path d=${`M${x} ${y}v-8a4 4 0 0 1 8 0v8z`} fill="#3a2010" />`;
const eyes = (x, y, gap = 8) =>
  svg`<path d=${`M${x} ${y}l${gap * 0.7} 3-${gap * 0.6} 2zM${x + gap * 2} ${y}l${-gap * 0.7} 3 ${gap * 0.6} 2z`} fill="#ff6a3c" />`;

const hero = (
  x,
  y,
  size,
  cloak,
  gear,
) => svg`<g transform=${`translate(${x} ${y}) scale(${size})`} stroke="#1b120c" stroke-width="2" stroke-linejoin="round"><ellipse cy="1" rx="12" ry="3" fill="#000" opacity=".35" stroke="none" />
  <path d="M-10 0l3-26c2-5 12-5 14 0l3 26z" fill=${cloak} /><circle cy="-33" r="7" fill="#e3b58d" /><path d="M-8-33c0-11 16-11 16 0-5-4-11-4-16 0z" fill=${cloak} />${gear}</g>`;
const blade = svg`<path d="M9-12L22-38l3 2-11 26z" fill="#e3e7ea" /><path d="M6-13l10 5" stroke-width="3" />`;
const bow = svg`<path d="M12-34c10 8 10 24 0 32" fill="none" stroke="#6b4326" stroke-width="3" /><path d="M12-34V-2" stroke-width="1" />`;
const wand = svg`<path d="M10 0l6-40" stroke="#6b4326" stroke-width="3" /><circle cx="17" cy="-43" r="5" fill="#b48cff" />`;

export const karez = svg`<defs>${down("s-kz-sky", "#6a2f5a", "#d9693f", "#f8b65a", "#ffe2a0")}${down("s-kz-rock", "#8a5230", "#4a2817", "#24120a")}${down("s-kz-pit", "#1a0a08", "#6b1a10")}${glow("s-kz-sun", "#fff0b0")}${glow("s-kz-fire", "#ff7a2a")}</defs>
  <rect width="320" height="200" fill="url(#s-kz-sky)" /><circle cx="226" cy="60" r="86" fill="url(#s-kz-sun)" /><circle cx="226" cy="60" r="24" fill="#fff2c4" />
  <path d="M0 104l46-22 40 14 50-24 60 22 44-16 80 24v98H0z" fill="#b8653c" opacity=".75" />
  ${tower(56, 128, 30, 66, "#b97a48")}<path d="M41 62l8 12 6-8 8 14 8-10v-10l-8-4-8 5-8-6z" fill="#d9693f" opacity=".9" />
  ${block(84, 128, 34, 34)}${block(110, 128, 26, 52, "#d69e60")}${hole(119, 98)}${hole(92, 112)}
  ${tower(160, 128, 40, 92, "#d7a468")}${block(184, 128, 36, 44, "#c98f55")}${hole(196, 104)}
  <path d="M160 32V8" stroke="#3a2010" stroke-width="3" /><path d="M160 8l26 6-26 8z" fill="#2568b8" stroke="#1b120c" stroke-width="1.500" />
  ${tower(246, 128, 30, 60, "#c08350")}<path d="M216 128V52M236 128V46M210 92h32M210 70h32M210 112h32" stroke="#5b3a1e" stroke-width="3.500" /><path d="M236 46h34M262 46v22" stroke="#5b3a1e" stroke-width="3.500" /><path d="M254 68h16v10h-16z" fill="#e6c48a" stroke="#3a2010" stroke-width="2" />
  ${block(266, 128, 34, 26, "#b97a48")}
  <path d="M0 126c40-6 70 2 110 0s60-4 100 0 80-6 110 0v74H0z" fill="url(#s-kz-rock)" stroke="#24120a" stroke-width="2" />
  <path d="M112 200v-26c0-22 20-38 46-38s46 16 46 38v26z" fill="#6d4a30" stroke="#1b0d06" stroke-width="3" /><path d="M122 200v-24c0-18 16-30 36-30s36 12 36 30v24z" fill="url(#s-kz-pit)" stroke="#1b0d06" stroke-width="2" />
  <ellipse cx="158" cy="196" rx="60" ry="30" fill="url(#s-kz-fire)" opacity=".75" />${eyes(148, 168, 7)}${eyes(130, 182, 5)}${eyes(172, 184, 5)}
  <path d="M128 148l5 10 5-9 6 11 6-12 7 12 6-12 6 11 6-10 5 10 6-8" fill="#d8cbb0" stroke="#1b0d06" stroke-width="1.500" />
  ${wallTorch(104, 164, "s-kz-fire", 0.9)}${wallTorch(212, 164, "s-kz-fire", 0.9)}
  ${banner(30, 132, 24, 40, "#23794a", "#e0bd74", svg`<g transform="scale(.7)">${SIGNS.tower}</g>`)}${banner(290, 132, 24, 40, "#8a2420", "#e0bd74", svg`<g transform="scale(.7)">${SIGNS.crown}</g>`)}
  ${hero(56, 194, 1, "#2f5d9b", blade)}${hero(82, 197, 0.92, "#2c6b3a", bow)}${hero(246, 196, 1, "#5a3a8a", wand)}`;
