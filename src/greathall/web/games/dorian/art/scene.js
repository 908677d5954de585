// Kingdoms Rise & Fall: Dorian: the island on its map, six kingdoms around one throne.

import { down, glow } from "../../../art/scenes/sky.js";
import { svg } from "../../../vendor/lit-html/lit-html.js";

const keep = (
  x,
  y,
  colour,
  size = 1,
) => svg`<g transform=${`translate(${x} ${y}) scale(${size})`} stroke="#3a2a12" stroke-width="2" stroke-linejoin="round">
  <ellipse cy="2" rx="24" ry="5" fill="#3a2a12" opacity=".25" stroke="none" />
  <path d="M-20 0v-18h4v4h4v-4h4v4h4v-4h-0v-14h3v3h3v-3h4v3h3v-3h3v14h4v4h4v-4h4v18z" fill="#efe0b8" /><path d="M-4 0v-8a4 4 0 0 1 8 0v8z" fill="#3a2a12" /><path d="M2-32v-14" /><path d=${`M2-46l16 4-16 6z`} fill=${colour} /></g>`;
const peak = (x, y, w, h) =>
  svg`<path d=${`M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}z`} fill="#a08a5c" stroke="#4d3f1c" stroke-width="2" stroke-linejoin="round" /><path d=${`M${x} ${y - h}L${x + w} ${y}H${x + w * 0.2}l${-w * 0.12} ${-h * 0.34} ${w * 0.16} ${-h * 0.2}z`} fill="#6f5f3a" /><path d=${`M${x} ${y - h}l${-w * 0.34} ${h * 0.34} ${w * 0.2} ${-h * 0.06} ${w * 0.1} ${h * 0.14} ${w * 0.14} ${-h * 0.14} ${w * 0.24} ${h * 0.06}z`} fill="#fff8e6" />`;
const tree = (x, y) =>
  svg`<path d=${`M${x} ${y}v-5`} stroke="#4d3f1c" stroke-width="2" /><path d=${`M${x - 6} ${y - 4}l6-13 6 13z`} fill="#5f7f45" stroke="#33461f" stroke-width="1.500" />`;
const ship = (
  x,
  y,
  size,
  sail,
  flip = 1,
) => svg`<g transform=${`translate(${x} ${y}) scale(${size * flip} ${size})`} stroke="#1d2c33" stroke-width="2" stroke-linejoin="round"><path d="M-20 0h42l-8 12h-26z" fill="#7a4a24" /><path d="M0 0v-34" stroke="#4a2c14" stroke-width="3" />
  <path d="M2-32c18 4 20 20 16 28H2z" fill=${sail} /><path d="M-2-28c-10 4-14 14-14 22h14z" fill="#fff3dd" /><path d="M-26 14c6 4 10-2 16 2s10-2 16 2 10-2 18 0" fill="none" stroke="#d6eef2" /></g>`;

export const dorian = svg`<defs>${down("s-do-sea", "#1f5a70", "#2f7f8f", "#1d5064")}${down("s-do-land", "#d8c184", "#b59a58")}${glow("s-do-gold", "#ffe08a")}</defs>
  <rect width="320" height="200" fill="url(#s-do-sea)" />
  <path d=${[...Array(9).keys()].map((k) => `M${((k * 67) % 300) - 6} ${18 + k * 21}q8-6 16 0t16 0`).join("")} fill="none" stroke="#7fc0c8" stroke-opacity=".55" stroke-width="2" />
  <path d="M30 128c-14-34 6-72 46-82 18-26 62-30 92-18 34-16 84-6 102 26 28 18 26 62 2 80-8 32-56 44-90 34-30 16-76 12-92-8-28 2-52-10-60-32z" fill="#1a4a58" opacity=".5" transform="translate(4 7)" />
  <path d="M30 128c-14-34 6-72 46-82 18-26 62-30 92-18 34-16 84-6 102 26 28 18 26 62 2 80-8 32-56 44-90 34-30 16-76 12-92-8-28 2-52-10-60-32z" fill="url(#s-do-land)" stroke="#fff1c4" stroke-width="5" /><path d="M30 128c-14-34 6-72 46-82 18-26 62-30 92-18 34-16 84-6 102 26 28 18 26 62 2 80-8 32-56 44-90 34-30 16-76 12-92-8-28 2-52-10-60-32z" fill="none" stroke="#6b5323" stroke-width="2" />
  <path d="M76 108c30 10 50 0 84 4s60 14 92 0M160 112c-8-26-4-44 4-62M128 152c10-18 22-30 34-38M200 150c-10-18-22-30-38-36" fill="none" stroke="#8a5a2a" stroke-width="3" stroke-dasharray="7 6" />
  ${peak(112, 82, 18, 34)}${peak(134, 86, 14, 24)}${peak(214, 80, 20, 38)}${peak(238, 84, 14, 24)}
  ${[
    [62, 150],
    [74, 156],
    [86, 150],
    [246, 136],
    [258, 142],
    [270, 134],
    [190, 60],
    [200, 54],
  ].map(([x, y]) => tree(x, y))}
  <circle cx="162" cy="108" r="48" fill="url(#s-do-gold)" />
  ${keep(82, 112, "#b3262f", 0.86)}${keep(164, 58, "#e3a21a", 0.8)}${keep(248, 116, "#2568b8", 0.86)}${keep(128, 164, "#23794a", 0.86)}${keep(204, 164, "#6d3fa8", 0.86)}
  <g transform="translate(162 106)" stroke="#3a2a12" stroke-width="2" stroke-linejoin="round"><path d="M-26 14L22-26l6 3-44 42zM26 14L-22-26l-6 3 44 42z" fill="#e3e7ea" /><path d="M-24 6l12 14M24 6L12 20" stroke="#7a4a1c" stroke-width="5" stroke-linecap="round" />
    <path d="M-20-6l9 8 11-17 11 17 9-8-4 24h-32z" fill="#f3cf63" /><path d="M-16 22h32v6h-32z" fill="#d8a63f" /><circle cx="0" cy="6" r="3.500" fill="#b3262f" /></g>
  ${ship(36, 176, 0.8, "#b3262f")}${ship(292, 30, 0.72, "#2568b8", -1)}
  <g transform="translate(34 34)" stroke="#f3e3b8" stroke-width="1.500"><circle r="17" fill="none" /><path d="M0-22l5 17 17 5-17 5-5 17-5-17-17-5 17-5z" fill="#f3e3b8" stroke="#6b5323" /></g>
  <path d="M276 176c10-14 22-2 16 8M296 184c6-10 16-4 14 6" fill="none" stroke="#2c7a4a" stroke-width="7" stroke-linecap="round" /><path d="M262 178c-2-10 6-16 14-12l-4 8z" fill="#2c7a4a" stroke="#123d24" stroke-width="1.500" /><circle cx="269" cy="171" r="1.800" fill="#ffe27a" />`;
