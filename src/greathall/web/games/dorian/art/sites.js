// What stands on a Location: a camp, a mine, a village, a town, a castle, the city. Foot at (0, 0), about 90 units wide.
import { svg } from "../../../vendor/lit-html/lit-html.js";
import { REGIONS } from "./land.js";
import { good } from "./signs.js";

const STONE = "#e4d6b4";
const DARK = "#bda982";
const tower = (
  x,
  y,
  w,
  h,
  roof,
) => svg`<path d=${`M${x - w / 2} ${y}v${-h}h${w}v${h}z`} fill=${STONE} /><path d=${`M${x} ${y}v${-h}h${w / 2}v${h}z`} fill=${DARK} stroke="none" /><path d=${`M${x - w / 2} ${y}v${-h}h${w}v${h}z`} fill="none" />
  <path d=${`M${x - w / 2 - 3} ${y - h}L${x} ${y - h - w * 1.05}l${w / 2 + 3} ${w * 1.05}z`} fill=${roof} /><path d=${`M${x - 2} ${y - h + 8}h4v7h-4z`} fill="#3a2a1a" stroke="none" />`;
const wall = (x, y, w, h) => {
  const teeth = Math.max(2, Math.round(w / 12));
  const step = w / (2 * teeth - 1);
  let top = "";
  for (let i = 0; i < 2 * teeth - 1; i += 1) top += `${i % 2 ? `v5h${step}v-5` : `h${step}`}`;
  return svg`<path d=${`M${x - w / 2} ${y}v${-h}${top}v${h}z`} fill=${STONE} />`;
};
const gate = (x, y, w = 12, h = 15) =>
  svg`<path d=${`M${x - w / 2} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`} fill="#3a2415" />`;
const house = (x, y, w, roof) =>
  svg`<path d=${`M${x - w / 2} ${y}v${-w * 0.5}h${w}v${w * 0.5}z`} fill=${STONE} /><path d=${`M${x - w / 2 - 3} ${y - w * 0.5}l${w / 2 + 3} ${-w * 0.55} ${w / 2 + 3} ${w * 0.55}z`} fill=${roof} /><path d=${`M${x - 2.5} ${y}v-7h5v7z`} fill="#3a2415" stroke="none" />`;
const ground = (rx) =>
  svg`<ellipse cx="0" cy="2" rx=${rx} ry=${rx * 0.27} fill="#7d6a3c" opacity=".45" stroke="none" />`;

const camp = (roof) =>
  svg`${ground(34)}<path d="M-22 2L-8-24 6 2z" fill="#efe2c0" /><path d="M-8-24L-2 2h-9z" fill="#5b3a1e" /><path d="M2 2L14-17 27 2z" fill=${roof} /><path d="M14-17l4 19h-8z" fill="#3a2415" /><path d="M-8-24v-7l8 3-8 3" fill=${roof} />`;
const village = (roof) =>
  svg`${ground(36)}${house(-15, -3, 20, roof)}${house(14, -5, 22, roof)}${house(0, 5, 20, roof)}<path d="M-32 6v-9l3-4 3 4v9zM26 6v-9l3-4 3 4v9z" fill="#8a5c36" />`;
const town = (roof) =>
  svg`${ground(42)}${tower(0, -4, 18, 34, roof)}${house(-22, -4, 20, roof)}${house(22, -4, 20, roof)}${wall(0, 8, 72, 16)}${gate(0, 8)}`;
const castle = (roof) =>
  svg`${ground(50)}${tower(0, -8, 24, 44, roof)}${tower(-20, -2, 16, 32, roof)}${tower(20, -2, 16, 32, roof)}${wall(0, 10, 84, 20)}${tower(-40, 10, 16, 28, roof)}${tower(40, 10, 16, 28, roof)}${gate(0, 10, 15, 19)}`;
const city = (roof) =>
  svg`${ground(66)}<path d="M-15-34a15 17 0 0 1 30 0z" fill="#e0b03a" /><path d="M0-51v-12l9 4-9 4" fill="#8e2a1e" /><path d="M-18-6v-28h36v28z" fill=${STONE} />${tower(-29, -4, 17, 40, roof)}${tower(29, -4, 17, 40, roof)}${wall(0, 12, 116, 22)}${tower(-54, 12, 18, 34, roof)}${tower(54, 12, 18, 34, roof)}${gate(0, 12, 18, 23)}<path d="M-9-29h4v9h-4zM5-29h4v9H5z" fill="#3a2a1a" stroke="none" />`;
const mine = (resource) =>
  svg`${ground(42)}<path d="M-42 4L-22-27l9 8L2-44 18-22l8-6L44 4z" fill="#a08e70" /><path d="M2-44L-5 4M-22-27l-4 31M18-22l6 26" fill="none" stroke-width="1" /><path d="M-13 4v-13a13 13 0 0 1 26 0V4z" fill="#24170d" /><path d="M-15 4v-24h30V4h-4v-19h-22V4z" fill="#8a5c36" /><g transform="translate(0 -5) scale(.95)">${good(resource)}</g>`;

// `built` is cut off from what changes: owner, figures and stock are drawn above it.
export function site(place) {
  const roof = REGIONS[place.region].roof;
  const built = place.mine ? mine(place.mine.resource) : [camp, village, town, castle, city][place.stars](roof);
  return svg`<g class="do-ink">${built}</g>`;
}

// The walls of a besieged Location as the backdrop of its battle, 900 x 200.
export function ramparts(place) {
  const roof = place ? REGIONS[place.region].roof : "#8e2f1e";
  return svg`<rect x="-900" width="2700" height="300" fill="url(#do-dusk)" /><circle cx="690" cy="70" r="34" fill="#ffe2a0" opacity=".85" />
    <path d="M-900 190c200-70 360-50 520-80 140 30 260-40 400-10 160-40 300 20 420-14 150 20 260-30 420 0 200 10 400-20 840 20v120H-900z" fill="#4a3527" opacity=".7" />
    <g class="do-ink" transform="translate(450 208) scale(2.300)">${place ? (place.mine ? mine(place.mine.resource) : [camp, village, town, castle, city][place.stars](roof)) : castle(roof)}</g>
    <path d="M-900 200c400-20 800 10 1350-4 500-6 800 8 1350 4v120H-900z" fill="#33241a" />`;
}
export const dusk = svg`<defs><linearGradient id="do-dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2d2036" /><stop offset=".55" stop-color="#8a4a34" /><stop offset="1" stop-color="#d98a4a" /></linearGradient></defs>`;
