// Where Heroes go: a small landscape for each Adventure (160 x 70), the gate of a private dungeon, the cave of a fight.
import { html, svg } from "../../../vendor/lit-html/lit-html.js";

const hills = (fill) => svg`<path fill=${fill} stroke="none" d="M-40 48c30-16 60-14 90-4s70 8 150-8v40H-40z" />`;
const cave = (x, y, r) =>
  svg`<path fill="#6d6152" d=${`M${x - r * 1.5} ${y + r}c0-${r * 2} ${r * 0.6}-${r * 2.2} ${r * 1.5}-${r * 2.2}s${r * 1.5} ${r * 0.4} ${r * 1.5} ${r * 2.2}z`} /><path fill="#120c08" d=${`M${x - r * 0.8} ${y + r}v-${r * 0.8}a${r * 0.8} ${r * 0.8} 0 0 1 ${r * 1.6} 0v${r * 0.8}z`} />`;
const tree = (x, y, k = 1, fill = "#3f5f3a") =>
  svg`<path fill=${fill} d=${`M${x} ${y - 26 * k}l${10 * k} ${26 * k}h${-20 * k}z`} />`;
const grave = (x) => svg`<path fill="#a3a39a" d=${`M${x} 62v-14a6 6 0 0 1 12 0v14z`} />`;
const column = (x, h = 34) => svg`<path fill="#d9cfae" d=${`M${x} 64v-${h}h10v${h}zM${x - 3} ${64 - h}h16v-5h-16z`} />`;
const eyes = (x, y, fill = "#ffb84a") =>
  svg`<path fill=${fill} stroke="none" d=${`M${x} ${y}l6 2.500-6 2.500zM${x + 20} ${y}l-6 2.500 6 2.500z`} />`;

const DRAWN = {
  wolf_den: [
    "#9fb8d1",
    "#d9e6ee",
    svg`${hills("#5c7a4a")}${tree(20, 58)}${tree(38, 62, 1.2)}${cave(96, 46, 18)}${eyes(86, 52)}${tree(140, 60, 1.3)}`,
  ],
  abandoned_mine: [
    "#d8b98a",
    "#f0dcb4",
    svg`${hills("#8a6a3c")}${cave(80, 44, 20)}<path fill="none" stroke="#5a3818" stroke-width="5" d="M62 64V38h36v26M58 38h44" /><path fill="none" stroke="#3d4048" stroke-width="2.500" d="M80 60l-30 10M86 60l-4 10M100 60h20" /><path fill="#7d8792" d="M108 50h26l-4 12h-18z" />`,
  ],
  bandit_camp: [
    "#3b4a6b",
    "#7a6a8a",
    svg`${hills("#3f4f3a")}${tree(14, 60, 1.4, "#2c4030")}<path fill="#c9a25a" d="M40 64l22-34 22 34z" /><path fill="#3a2212" d="M56 64l6-18 6 18z" /><path fill="#b3262f" d="M100 64l18-28 18 28z" /><path fill="#ff9a2e" stroke-width="2" d="M90 64c-6-8 2-10 2-18 6 6 8 12 4 18z" />`,
  ],
  old_crypt: [
    "#5d6b7a",
    "#a3b0b8",
    svg`${hills("#4a5a48")}${grave(18)}${grave(128)}<path fill="#8f8f88" d="M54 64V36l26-18 26 18v28z" /><path fill="#16120e" d="M70 64V46a10 10 0 0 1 20 0v18z" />${eyes(70, 50, "#9be37c")}<path fill="none" stroke-width="3" d="M80 6v14M74 11h12" />`,
  ],
  flooded_cellar: [
    "#5d5044",
    "#8a7a66",
    svg`<path fill="#4a4034" d="M-40-20h260v100H-40z" /><path fill="none" stroke="#2f281f" stroke-width="2" d="M-10 10h180M-10 26h180M30-6v16M90-6v16M60 10v16M120 10v16M20 26v16M140 26v16" /><path fill="#8a6a3c" d="M62 8h36v26H62z" /><path fill="#2f6f8a" d="M-40 46c14-6 24 6 40 0s24 6 40 0 24 6 40 0 24 6 40 0 24 6 40 0v30H-40z" /><path fill="#8a5a2f" d="M100 40h24v14h-24z" />`,
  ],
  labyrinth: [
    "#c9b07a",
    "#ecdcb0",
    svg`${hills("#8a7a4a")}<path fill="#a3906a" d="M24 64V24h112v40z" /><path fill="none" stroke="#4a3c24" stroke-width="4" d="M34 64V34h92v30M46 64V44h30M88 34v20H58M100 64V44h16" /><path fill="#1b120c" d="M72 64V54a8 8 0 0 1 16 0v10z" />`,
  ],
  haunted_abbey: [
    "#39415c",
    "#7d86a8",
    svg`<circle cx="130" cy="16" r="11" fill="#f3ecc9" stroke="none" />${hills("#2f3a34")}<path fill="#5d6470" d="M40 64V22l12-16 12 16v42zM64 64V38h44v26z" /><path fill="#16120e" d="M78 64V50a8 8 0 0 1 16 0v14z" /><path fill="#9be37c" stroke="none" d="M48 28h8v12h-8z" /><path fill="#dbe8f2" stroke-width="1.500" d="M120 62V50a7 7 0 0 1 14 0v12l-4-3-3 4-3-4z" />`,
  ],
  spider_caverns: [
    "#3a2f3f",
    "#5d4a5c",
    svg`<path fill="#2a2230" d="M-40-20h260v30l-20-4-12 16-16-20-22 22-20-22-18 10-24-14-22 18-26-16-22 20-30-10z" />${hills("#4a3d4a")}<path fill="none" stroke="#d9d0dc" stroke-width="1.500" d="M80 14v50M56 40h48M62 22l36 36M98 22L62 58M68 28c8 4 16 4 24 0M66 52c8-4 20-4 28 0M62 34c6 4 6 8 0 12M98 34c-6 4-6 8 0 12" /><circle cx="80" cy="40" r="7" fill="#1b120c" />${eyes(70, 38, "#ff6450")}`,
  ],
  orc_stronghold: [
    "#c97a4a",
    "#f0b878",
    svg`${hills("#6b4a2c")}<path fill="#6b4326" d="M26 64V34l6-10 6 10 6-10 6 10 6-10 6 10 6-10 6 10 6-10 6 10 6-10 6 10 6-10 6 10 6-10 6 10v30z" /><path fill="#1b120c" d="M68 64V46h24v18z" /><path fill="none" stroke-width="2" d="M40 24V4M120 24V4" /><path fill="#b3262f" stroke-width="1.500" d="M40 4l16 5-16 6zM120 4l16 5-16 6z" />`,
  ],
  sorcerers_spire: [
    "#4a3a70",
    "#a985c9",
    svg`${hills("#33284a")}<path fill="#5d4f86" d="M66 64l6-46h16l6 46z" /><path fill="#33285c" d="M66 20L80-8l14 28z" /><path fill="#ffd86b" stroke-width="1.500" d="M76 26h8v10h-8z" /><path fill="none" stroke="#d9b3ff" stroke-width="2.500" d="M100 6l-6 12 8 2-8 14M58 10l6 10-8 2 6 12" />`,
  ],
  dragons_lair: [
    "#8e2a1e",
    "#f2a33c",
    svg`${hills("#5a2a1c")}<path fill="#4a2a20" d="M30 64L70 6l16 16 12-10 34 52z" /><path fill="#120c08" d="M62 64c0-20 6-28 20-28s20 8 20 28z" />${eyes(72, 46, "#ffe23a")}<path fill="#ff9a2e" stroke="none" d="M74 64c-4-6 4-6 4-12 6 4 10 8 6 12z" /><path fill="#ffd54a" stroke="none" d="M100 64c4-6 10-6 14 0zM50 64c2-4 8-4 10 0z" />`,
  ],
  necropolis: [
    "#2b3a3a",
    "#6a8a7a",
    svg`${hills("#26302c")}${grave(10)}${grave(30)}${grave(122)}${grave(142)}<path fill="#6d7a78" d="M48 64V34h64v30zM40 36l40-26 40 26z" />${[54, 68, 84, 98].map((x) => svg`<path fill="#a3b0a8" d=${`M${x} 38h7v26h-7z`} />`)}<path fill="#9be37c" stroke="none" d="M74 20l6-4 6 4-6 8z" />`,
  ],
  demon_gate: [
    "#3a0f1a",
    "#b3303c",
    svg`${hills("#2a1014")}<path fill="#4a2a30" d="M40 64V14h16v50zM104 64V14h16v50zM34 14c10-16 82-16 92 0v8c-20-12-72-12-92 0z" /><path fill="#ff5b2e" d="M56 64V26c14-8 34-8 48 0v38z" /><path fill="#ffd54a" stroke="none" d="M66 64c-4-14 6-18 6-28 8 10 6 14 10 20 2-6 6-8 6-14 8 10 8 16 4 22z" />`,
  ],
  lost_temple: [
    "#7aa86a",
    "#cfe0a8",
    svg`${hills("#4f7a3a")}<path fill="#b9a87c" d="M36 64v-8h88v8zM44 56v-8h72v8zM52 30h56v-6L80 8 52 24z" />${column(56, 28)}${column(75, 28)}${column(94, 28)}<path fill="#3f6f34" d="M30 64c4-16 12-16 14-4 2-10 10-10 10 4zM110 64c2-12 10-14 12-2 4-10 12-6 12 2z" />`,
  ],
};
const lair = [
  "#241a16",
  "#4a3a30",
  svg`<path fill="#3a3028" d="M-40-20h260v100H-40z" /><path fill="#5a5048" d="M46 70V34a34 34 0 0 1 68 0v36z" /><path fill="#0d0906" d="M56 70V36a24 24 0 0 1 48 0v34z" />${eyes(70, 40, "#ff8d3c")}<path fill="none" stroke="#7d8792" stroke-width="3" d="M64 16v54M74 10v60M86 10v60M96 16v54" /><path fill="#ff9a2e" stroke-width="1.500" d="M28 40c-5-7 2-9 2-15 5 5 6 10 3 15zM132 40c-5-7 2-9 2-15 5 5 6 10 3 15z" />`,
];

export function landscape(slug) {
  const [top, low, drawing] = DRAWN[slug] ?? lair;
  const id = `kz-sky-${slug ?? "lair"}`;
  return html`<svg class="kz-land" viewBox="0 0 160 70" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs><linearGradient id=${id} x2="0" y2="1"><stop offset="0" stop-color=${top} /><stop offset="1" stop-color=${low} /></linearGradient></defs>
    <rect x="-160" y="-140" width="480" height="220" fill=${`url(#${id})`} /><g class="kz-ink thin">${drawing}</g></svg>`;
}

// The cave in which every fight takes place.
export const cavern = html`<svg class="kz-cavern" viewBox="0 0 900 520" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  <defs><radialGradient id="kz-glow"><stop offset="0" stop-color="#ffb45a" stop-opacity=".55" /><stop offset="1" stop-color="#ff8a2a" stop-opacity="0" /></radialGradient>
  <linearGradient id="kz-deep" x2="0" y2="1"><stop offset="0" stop-color="#241a18" /><stop offset=".6" stop-color="#3d2c24" /><stop offset="1" stop-color="#54402f" /></linearGradient></defs>
  <rect width="900" height="520" fill="url(#kz-deep)" />
  <path fill="#1a1210" d="M0 0h900v90l-40-20-30 50-44-64-50 74-40-70-60 40-44-50-52 66-50-60-60 54-40-64-46 58-54-62-40 50-44-60-50 76-36-62-40 46L0 60z" />
  <path fill="#463426" d="M0 520v-110c120-40 240-30 360-10s300 20 540-30v150z" /><path fill="#33261c" d="M0 520v-50c160-30 300 0 440 0s300-30 460-20v70z" />
  <circle cx="110" cy="180" r="170" fill="url(#kz-glow)" /><circle cx="790" cy="180" r="170" fill="url(#kz-glow)" />
  ${[110, 790].map((x) => svg`<g transform=${`translate(${x} 190)`}><path fill="#5b3a1e" d="M-5 0h10L2 46h-4z" /><path class="kz-flame" fill="#ff9a2e" d="M0-42c14 16 14 28 7 38-4 5-10 5-14 0-7-10-5-22 7-38z" /><path class="kz-flame" fill="#ffe27a" d="M0-24c6 8 6 14 3 19-2 3-5 3-7 0-3-5-2-11 4-19z" /></g>`)}
</svg>`;
