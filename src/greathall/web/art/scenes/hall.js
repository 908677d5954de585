// The great hall itself: windows at dusk, the banners of the houses, a long table that is laid.
import { html, svg } from "../../vendor/lit-html/lit-html.js";
import { banner, down, flame, glow, SIGNS } from "./sky.js";

const pane = (x) => svg`<g transform=${`translate(${x} 72) scale(.66)`}>
  <path d="M-34 150V66C-34 40-16 22 0 14c16 8 34 26 34 52v84z" fill="url(#h-dusk)" stroke="#8b6a43" stroke-width="6" />
  <path d="M0 16v134M-34 92h68M-34 120h68M-31 56h62" stroke="#3a2417" stroke-width="3" />
  <path d="M-34 66C-34 40-16 22 0 14c16 8 34 26 34 52" fill="none" stroke="#3a2417" stroke-width="3" />
  <circle r="11" cy="44" fill="#e7b65c" stroke="#3a2417" stroke-width="3" /><path d="M-34 150h68l8 8h-84z" fill="#9a7850" stroke="#3a2417" stroke-width="2" /></g>`;

const shaft = (x) =>
  svg`<path d=${`M${x - 20} 110L${x + 20} 110L${x - 30} 260L${x - 150} 260z`} fill="#ffd491" opacity=".09" />`;

const candle = (x, y, size = 1) => svg`<g>${flame(x, y - 16 * size, size * 0.62, "h-light", 52 * size)}
  <path d=${`M${x - 3 * size} ${y - 15 * size}h${6 * size}v${15 * size}h${-6 * size}z`} fill="#f4ead0" stroke="#5b3a1e" stroke-width="1" />
  <path d=${`M${x - 8 * size} ${y}h${16 * size}l${-3 * size} ${4 * size}h${-10 * size}z`} fill="#c99a4a" stroke="#5b3a1e" stroke-width="1" /></g>`;

const card = (
  x,
  y,
  turn,
  colour,
  sign,
) => svg`<g transform=${`translate(${x} ${y}) rotate(${turn}) skewX(-14) scale(.8 .52)`}>
  <rect x="-17" y="-24" width="34" height="48" rx="5" fill="#f6e9cb" stroke="#4a3520" stroke-width="2.500" /><rect x="-13" y="-20" width="26" height="40" rx="3" fill=${colour} />${sign}</g>`;

const figure = (
  x,
  y,
  colour,
  size = 1,
) => svg`<g transform=${`translate(${x} ${y}) scale(${size})`}><ellipse cy="11" rx="15" ry="4" fill="#000" opacity=".35" />
  <path d="M0-15a6 6 0 0 1 6 6c0 2 9 3 10 7 0 2-4 3-7 2l4 12H3L0 6l-3 6h-10l4-12c-3 1-7 0-7-2 1-4 10-5 10-7a6 6 0 0 1 6-6z" fill=${colour} stroke="#1b120c" stroke-width="2" /></g>`;

const die = (
  x,
  y,
  turn,
) => svg`<g transform=${`translate(${x} ${y}) rotate(${turn})`}><rect x="-8" y="-8" width="16" height="16" rx="3.500" fill="#fbf3df" stroke="#4a3520" stroke-width="1.800" />
  <circle cx="-3.500" cy="-3.500" r="1.700" /><circle r="1.700" /><circle cx="3.500" cy="3.500" r="1.700" /></g>`;

const mug = (
  x,
  y,
) => svg`<g transform=${`translate(${x} ${y})`}><ellipse cy="15" rx="14" ry="4" fill="#000" opacity=".35" /><path d="M10-8c12-2 12 16 0 15" fill="none" stroke="#6b4326" stroke-width="4" />
  <path d="M-11-12h22l-2 26h-18z" fill="#8a5a2f" stroke="#2a190f" stroke-width="2" /><path d="M-11-4h22M-10 8h20" stroke="#c99a4a" stroke-width="3" /><path d="M-12-12c2-7 8-3 10-6 4-4 10 0 14 6z" fill="#fff6e0" stroke="#c9b38a" /></g>`;

export const greatHall =
  () => html`<svg class="banner" viewBox="0 70 1200 190" aria-hidden="true" preserveAspectRatio="xMaxYMax slice">
  <defs>${down("h-wall", "#2a1810", "#51341f", "#3a2417")}${down("h-dusk", "#3f3d6b", "#a8577a", "#f0a257", "#ffd98a")}${down("h-table", "#9a6436", "#6b4122")}${glow("h-light", "#ffc35a")}</defs>
  <rect width="1200" height="260" fill="url(#h-wall)" />
  ${[...Array(11).keys()].map(
    (row) => svg`<path d=${`M0 ${row * 19 + 8}H1200`} stroke="#24140b" stroke-opacity=".35" stroke-width="1.500" />
    <path d=${[...Array(22).keys()].map((k) => `M${k * 58 + (row % 2) * 29} ${row * 19 + 8}v19`).join("")} stroke="#24140b" stroke-opacity=".3" stroke-width="1.500" />`,
  )}
  ${[560, 760, 960, 1150].map(pane)}${[560, 760, 960, 1150].map(shaft)}
  ${banner(460, 90, 36, 60, "#7a2420", "#e0bd74", SIGNS.key)}${banner(660, 90, 36, 60, "#23507a", "#e0bd74", SIGNS.meeple)}
  ${banner(860, 90, 36, 60, "#8a5a16", "#e0bd74", SIGNS.tower)}${banner(1056, 90, 36, 60, "#2c6042", "#e0bd74", SIGNS.crown)}
  <path d="M0 70h1200v10H0z" fill="#1d110a" />
  <path d="M0 260V232L330 176H1200v84z" fill="url(#h-table)" /><path d="M330 176H1200M0 232L330 176" stroke="#c08a52" stroke-width="3" fill="none" />
  <path d="M250 190H1200M150 207H1200M60 222H1200M0 240H1200" stroke="#4c2d15" stroke-opacity=".55" stroke-width="2" />
  ${candle(560, 204, 1.2)}${candle(842, 198, 1)}${candle(1096, 206, 1.25)}
  ${card(640, 222, -14, "#7a2420", svg`<g transform="scale(.9)">${SIGNS.key}</g>`)}${card(676, 230, 8, "#23507a", svg`<g transform="scale(.8)">${SIGNS.meeple}</g>`)}${card(716, 224, 22, "#2c6042", svg`<g transform="scale(.8)">${SIGNS.crown}</g>`)}
  ${die(760, 236, 18)}${die(786, 226, -24)}
  ${figure(884, 222, "#b3262f", 1.05)}${figure(918, 232, "#2568b8", 1.15)}${figure(954, 220, "#e3a21a", 1)}${figure(986, 236, "#efe6cf", 1.2)}
  ${mug(1040, 222)}${mug(494, 222)}
  <path d="M1122 226l52-12 20 10-46 20z" fill="#efe0bf" stroke="#6b4a24" stroke-width="2" /><path d="M1136 228l16 4 10-10 14 4" fill="none" stroke="#7a2420" stroke-width="2" stroke-dasharray="4 3" />
</svg>`;

// A shut door, for pages that lead nowhere.
export const door = () => html`<svg class="door" viewBox="0 0 200 170" aria-hidden="true">
  <path d="M30 170V90a70 70 0 0 1 140 0v80z" fill="#8b7b62" stroke="#3a2c1c" stroke-width="4" />
  <path d="M48 170V92a52 52 0 0 1 104 0v78z" fill="#5b3a1e" stroke="#2a190f" stroke-width="4" />
  ${[65, 83, 100, 117, 135].map((x) => svg`<path d="M${x} 60V170" stroke="#2a190f" stroke-width="3" />`)}
  <path d="M48 96h104M48 146h104" stroke="#2b2b2e" stroke-width="9" />
  ${[58, 80, 120, 142].map((x) => svg`<circle cx=${x} cy="96" r="3" fill="#8f8f96" /><circle cx=${x} cy="146" r="3" fill="#8f8f96" />`)}
  <circle cx="134" cy="122" r="9" fill="none" stroke="#e0bd74" stroke-width="4" />
  <path d="M96 108h8v8a7 7 0 1 1-8 0z" fill="#1a0f08" />
</svg>`;
