// What several scenes share: lights, flames, banners, towers.
import { svg } from "../../vendor/lit-html/lit-html.js";

// A gradient from top to bottom; stops are colours at equal distances.
export const down = (id, ...colours) =>
  svg`<linearGradient id=${id} x1="0" y1="0" x2="0" y2="1">${colours.map(
    (colour, k) => svg`<stop offset=${k / (colours.length - 1)} stop-color=${colour} />`,
  )}</linearGradient>`;

export const glow = (
  id,
  colour,
) => svg`<radialGradient id=${id}><stop offset="0" stop-color=${colour} stop-opacity=".85" />
  <stop offset=".4" stop-color=${colour} stop-opacity=".32" /><stop offset="1" stop-color=${colour} stop-opacity="0" /></radialGradient>`;

// A flame whose foot is at (0, 0), with its light; `light` is the id of a glow.
export const flame = (x, y, size, light, reach = 60) => svg`<g transform=${`translate(${x} ${y})`}>
  <circle cy=${-8 * size} r=${reach} fill=${`url(#${light})`} />
  <g transform=${`scale(${size})`}><path class="flame" d="M0-22c8 8 9 14 6 19-2 4-10 4-12 0-3-5 1-9 6-19z" fill="#f58f2a" /><path class="flame" d="M0-14c4 5 4 8 3 11-1 3-5 3-6 0-1-3 1-6 3-11z" fill="#ffe58a" /></g></g>`;

export const wallTorch = (x, y, light, size = 1) => svg`<g>${flame(x, y, size, light, 46 * size)}
  <path transform=${`translate(${x} ${y}) scale(${size})`} d="M-5-2H5L3 5 2 22h-4L-3 5z" fill="#5b3a1e" stroke="#1b120c" stroke-width="1.500" /></g>`;

// A hanging banner with a swallow tail; its sign is drawn around (0, 0).
export const banner = (x, y, width, length, colour, edge, sign) => svg`<g transform=${`translate(${x} ${y})`}>
  <path d=${`M${-width / 2 - 5} 0h${width + 10}`} stroke="#c99a4a" stroke-width="4" stroke-linecap="round" />
  <path d=${`M${-width / 2} 1h${width}v${length}l${-width / 2} ${-width / 3} ${-width / 2} ${width / 3}z`} fill=${colour} stroke=${edge} stroke-width="2.500" />
  <path d=${`M${-width / 2} 1h${width * 0.22}v${length - width * 0.2}l${-width * 0.22} ${width * 0.16}z`} fill="#000" opacity=".16" />
  <g transform=${`translate(0 ${length * 0.42})`}>${sign}</g></g>`;

// The four houses of the hall, as signs of about 24 x 24 around (0, 0).
export const SIGNS = {
  key: svg`<path d="M0-12a7 7 0 0 1 5 12c-2 2-2 2-1 4l3 9H-7l3-9c1-2 1-2-1-4a7 7 0 0 1 5-12z" fill="#f3d98a" />`,
  meeple: svg`<path d="M0-13a5 5 0 0 1 5 5c0 2 8 3 9 6 0 2-4 2-6 2l4 11H3L0 6l-3 5h-9L-8 0c-2 0-6 0-6-2 1-3 9-4 9-6a5 5 0 0 1 5-5z" fill="#f3d98a" />`,
  tower: svg`<path d="M-8-12h4v3h3v-3h3v3h3v-3h4v8l-3 3v12H-6V-1l-3-3z" fill="#f3d98a" /><path d="M-2 11V5a2 2 0 0 1 4 0v6z" fill="#3a2012" />`,
  crown: svg`<path d="M-13-7l6 5 7-10 7 10 6-5-3 16h-20z" fill="#f3d98a" /><path d="M-10 11h20v3h-20z" fill="#f3d98a" />`,
};

// A round tower with battlements, its foot at (0, 0).
export const tower = (x, y, width, height, fill, edge = "#2a1a10") => {
  const w = width / 2;
  const tooth = width / 5;
  const teeth = [0, 1, 2, 3, 4]
    .map((k) => (k % 2 ? `h${tooth}v5` : `v-5h${tooth}v5`))
    .join("")
    .replaceAll("v5v-5", "");
  return svg`<g transform=${`translate(${x} ${y})`}><path d=${`M${-w} 0V${-height}${teeth}L${w} 0z`} fill=${fill} stroke=${edge} stroke-width="2" stroke-linejoin="round" />
    <path d=${`M${w * 0.3} ${-height}H${w}V0H${w * 0.5}z`} fill="#000" opacity=".18" /><path d=${`M-2 ${-height * 0.68}h4v9h-4z`} fill="#1b120c" /></g>`;
};
