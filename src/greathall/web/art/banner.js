// Illustrations drawn in code: the hall itself, and one scene for each game's tile.
import { html, svg } from "../vendor/lit-html/lit-html.js";

const torch = (x, y) => svg`<g transform="translate(${x} ${y})">
  <path d="M-3 0h6l-2 26h-2z" fill="#5b3a1e"/>
  <path class="flame" d="M0-26c8 10 9 16 5 22-2 3-8 3-10 0-4-6-3-12 5-22z" fill="#f2a33c"/>
  <path class="flame" d="M0-15c4 5 4 9 2 12-1 1-3 1-4 0-2-3-2-7 2-12z" fill="#fbe08a"/>
  <circle cx="0" cy="-10" r="34" fill="#f7b955" opacity=".16"/>
</g>`;

const arch = (x, w, h) => svg`<path d="M${x} 160V${160 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0V160z" fill="#20130c"/>
  <path d="M${x} 160V${160 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0V160" fill="none" stroke="#8b6a43" stroke-width="5"/>`;

export const banner = () => html`<svg class="banner" viewBox="0 0 640 160" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
  <rect width="640" height="160" fill="#3a2417"/>
  ${[0, 1, 2, 3, 4, 5, 6, 7].map((row) => svg`<path d="M0 ${row * 20}H640" stroke="#2a190f" stroke-width="2"/>
    ${[...Array(11).keys()].map((i) => svg`<path d="M${i * 64 + (row % 2) * 32} ${row * 20}v20" stroke="#2a190f" stroke-width="2"/>`)}`)}
  ${arch(250, 140, 70)} ${arch(60, 70, 60)} ${arch(510, 70, 60)}
  ${torch(210, 90)} ${torch(430, 90)} ${torch(30, 100)} ${torch(610, 100)}
  <path d="M300 160V96h12v10h8V96h16v10h8V96h0v64z" fill="#e0bd74" opacity="0"/>
  <g transform="translate(320 118)"><path d="M-26-34h52v26C26 12 12 24 0 32-12 24-26 12-26-8z" fill="#7a2e1d" stroke="#e0bd74" stroke-width="3"/>
  <path d="M-14 8v-22h6v5h4v-5H4v5h4v-5h6V8H6V2a6 6 0 0 0-12 0v6z" fill="#f0d9a2"/></g>
</svg>`;

// A shut door, for pages that lead nowhere.
export const door = () => html`<svg class="door" viewBox="0 0 200 170" aria-hidden="true">
  <path d="M30 170V90a70 70 0 0 1 140 0v80z" fill="#8b7b62" stroke="#3a2c1c" stroke-width="4"/>
  <path d="M48 170V92a52 52 0 0 1 104 0v78z" fill="#5b3a1e" stroke="#2a190f" stroke-width="4"/>
  ${[65, 83, 100, 117, 135].map((x) => svg`<path d="M${x} 60V170" stroke="#2a190f" stroke-width="3"/>`)}
  <path d="M48 96h104M48 146h104" stroke="#2b2b2e" stroke-width="9"/>
  ${[58, 80, 120, 142].map((x) => svg`<circle cx=${x} cy="96" r="3" fill="#8f8f96"/><circle cx=${x} cy="146" r="3" fill="#8f8f96"/>`)}
  <circle cx="134" cy="122" r="9" fill="none" stroke="#e0bd74" stroke-width="4"/>
  <path d="M96 108h8v8a7 7 0 1 1-8 0z" fill="#1a0f08"/>
</svg>`;

const SCENES = {
  "card-rogue": svg`<rect width="320" height="180" fill="#241812"/>
    ${[[40, 90], [100, 90], [160, 90], [160, 30], [220, 90], [220, 150], [280, 150], [100, 150]].map(
      ([x, y]) => svg`<rect x=${x - 28} y=${y - 28} width="56" height="56" rx="4" fill="#6d5a45" stroke="#18100b" stroke-width="3"/>
        <path d="M${x - 28} ${y}h56M${x} ${y - 28}v56" stroke="#9a8265" stroke-width="18"/>`,
    )}
    <g transform="translate(160 84)"><circle r="13" fill="#b23a2e" stroke="#f5e2b8" stroke-width="3"/><path d="M-5 6l10-12M-6-2l6 6" stroke="#f5e2b8" stroke-width="3"/></g>
    <g transform="translate(220 88)" fill="#5f7d3a"><path d="M-14 14c0-16 6-26 14-26s14 10 14 26z"/><path d="M-14-8l-8-6 3 12zM14-8l8-6-3 12z"/><circle cx="-5" cy="-1" r="3" fill="#f3d34a"/><circle cx="5" cy="-1" r="3" fill="#f3d34a"/></g>
    ${torch(70, 60)} ${torch(260, 60)}`,
  meeples: svg`<rect width="320" height="180" fill="#9cb6c7"/><path d="M0 130h320v50H0z" fill="#6e8a4a"/>
    <path d="M90 130V70h16V58h14v12h20V58h14v12h20V58h14v12h20V58h14v12h16v60z" fill="#cdb48b" stroke="#6b5636" stroke-width="3"/>
    ${[[60, "#8d8f94"], [110, "#b23a2e"], [160, "#2f5d9b"], [210, "#d9d3c2"], [260, "#d4a72c"]].map(
      ([x, c]) => svg`<path d="M${x} 108c7 0 10 5 10 10 8 2 18 6 18 12 0 4-8 5-12 5l8 31H${x + 6}l-6-12-6 12h-18l8-31c-4 0-12-1-12-5 0-6 10-10 18-12 0-5 3-10 10-10z" fill=${c} stroke="#2b1d12" stroke-width="2.500"/>`,
    )}`,
  karez: svg`<rect width="320" height="180" fill="#d8a45a"/><circle cx="250" cy="48" r="26" fill="#f6dc94"/>
    <path d="M0 180V120l40-10V80l30-14 30 14v20l30 6V60l34-18 34 18v46l40-6V88l26-10 26 10v40l30 6v46z" fill="#7a4a2a" stroke="#4a2a16" stroke-width="3"/>
    <path d="M150 180v-30a14 14 0 0 1 28 0v30z" fill="#2a170c"/>${torch(140, 140)} ${torch(188, 140)}`,
  dorian: svg`<rect width="320" height="180" fill="#2f5d6b"/><path d="M20 150C10 90 60 30 130 34c40-24 130-6 150 40 26 40-10 90-70 84-60 20-150 22-190-8z" fill="#b9a468" stroke="#5d4b22" stroke-width="3"/>
    <path d="M80 120l20-44 22 44zM104 120l16-32 18 32z" fill="#8a7a4a" stroke="#4d3f1c" stroke-width="2"/><path d="M190 130V92h8v6h6v-6h10v6h6v-6h8v38z" fill="#e7d9b0" stroke="#4d3f1c" stroke-width="3"/>
    <path d="M136 128c20-16 36-20 54-10" fill="none" stroke="#6b3d1e" stroke-width="4" stroke-dasharray="7 6"/><path d="M232 60l4 10 11 1-8 7 3 10-10-6-9 6 3-10-8-7 10-1z" fill="#c33b2b"/>`,
  pebble: svg`<rect width="320" height="180" fill="#6b4a2f"/>${[[90, 110, 40, "#d9d3c6"], [150, 80, 34, "#7d8792"], [200, 118, 38, "#4a4a52"], [250, 84, 26, "#c98a2b"]].map(
    ([x, y, r, c]) => svg`<ellipse cx=${x} cy=${y} rx=${r} ry=${r * 0.72} fill=${c} stroke="#2b1a0e" stroke-width="3"/><ellipse cx=${x - r / 3} cy=${y - r / 4} rx=${r / 4} ry=${r / 7} fill="#fff" opacity=".35"/>`,
  )}`,
};

export const scene = (slug) => html`<svg class="scene" viewBox="0 0 320 180" aria-hidden="true" preserveAspectRatio="xMidYMid slice">${SCENES[slug] ?? SCENES.pebble}</svg>`;
