// The buildings of Karez as facades, 120 x 70 each, with the ground at the lower edge.
import { html, svg } from "../../../vendor/lit-html/lit-html.js";

const house = (x, y, w, h, wall, roof, rise = 16) =>
  svg`<path fill=${wall} d=${`M${x} ${y}h${w}v${h}h${-w}z`} /><path fill=${roof} d=${`M${x - 5} ${y + 1}L${x + w / 2} ${y - rise}L${x + w + 5} ${y + 1}z`} />`;
const door = (x, y = 70, w = 10, h = 16) =>
  svg`<path fill="#3a2212" d=${`M${x} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}z`} />`;
const light = (x, y, w = 6, h = 8) =>
  svg`<path fill="#ffd86b" stroke-width="1.500" d=${`M${x} ${y}h${w}v${h}h${-w}z`} />`;
const tower = (x, y, w, wall) =>
  svg`<path fill=${wall} d=${`M${x} 70V${y}h${w}V70z`} /><path fill=${wall} d=${`M${x - 3} ${y}v-9h5v4h${(w - 14) / 2 + 1}v-4h6v4h${(w - 14) / 2 + 1}v-4h5v9z`} />`;
const flag = (x, y, fill = "#b3262f") =>
  svg`<path fill="none" stroke-width="1.800" d=${`M${x} ${y}v-16`} /><path fill=${fill} stroke-width="1.500" d=${`M${x} ${y - 16}l14 4-14 5z`} />`;

const DRAWN = {
  market: svg`<path fill="#b98a52" d="M14 42h92v28H14z" /><path fill="#e9dcc0" d="M8 26h104l6 16H2z" /><path fill="#b3262f" d="M8 26h15l-4 16H2zM38 26h15v16H36zM68 26h15l3 16H68zM98 26h14l6 16h-16z" /><path fill="#e0a02a" stroke-width="1.500" d="M20 52c4-6 12-6 16 0v6H20zM46 54h18v6H46zM74 50h22v10H74z" />${flag(60, 26)}`,
  barracks: svg`${tower(8, 26, 24, "#9a917f")}${tower(88, 26, 24, "#9a917f")}<path fill="#b0a68f" d="M32 34h56v36H32z" /><path fill="#b0a68f" d="M32 34v-7h8v4h8v-4h8v4h8v-4h8v4h8v-4h8v7z" />${door(52, 70, 16, 24)}<path fill="none" stroke-width="2.500" d="M40 40l8 10M48 40l-8 10M72 40l8 10M80 40l-8 10" />${flag(20, 18, "#2a5ca8")}`,
  tower: svg`<path fill="#6b5f86" d="M44 70V24h32v46z" /><path fill="#4a3a70" d="M38 25L60-6l22 31z" /><path fill="#7d719a" d="M16 70V46h22v24zM82 70V46h22v24z" /><path fill="#4a3a70" d="M12 47l15-16 15 16zM78 47l15-16 15 16z" />${light(56, 30, 8, 12)}${door(55)}<path fill="#ffe27a" stroke="none" d="M98 10l2 5 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1zM22 14l1.500 3 3.500.5-2.500 2.500.5 3.500-3-2-3 2 .5-3.500L17 17.500l3.500-.5z" />`,
  blacksmith: svg`${house(16, 34, 62, 36, "#7a6a58", "#4a3a30", 20)}<path fill="#5d5046" d="M84 70V20h16v50z" /><path fill="#8a8276" stroke="none" opacity=".75" d="M88 18c-6-6 4-10 0-16 8 2 10 8 6 12 4 0 4 2 2 4z" /><path fill="#ff8a2e" d="M28 70V50h20v20z" /><path fill="#ffd86b" stroke="none" d="M32 68c0-8 6-8 6-14 4 4 6 8 6 14z" /><path fill="#3d4048" d="M56 56h26l-4 6h-6v8h-8v-8h-4z" />`,
  tavern: svg`${house(22, 34, 76, 36, "#d9c39a", "#8e3a24", 24)}<path fill="none" stroke="#6b4326" stroke-width="3" d="M22 50h76M42 34v16M60 34v16M78 34v16" />${light(28, 38)}${light(48, 38)}${light(66, 38)}${light(86, 38)}${door(54, 70, 13, 18)}<path fill="none" stroke-width="2" d="M98 44h12v4" /><path fill="#e0b03a" stroke-width="1.500" d="M104 48h10v10h-10zM114 50h4v6h-4z" />`,
  cemetery: svg`<path fill="#56664a" d="M0 58c30-10 90-10 120 0v12H0z" /><path fill="#9a9a94" d="M16 64V46a8 8 0 0 1 16 0v18zM88 64V48a8 8 0 0 1 16 0v16z" /><path fill="#7d7d78" d="M42 62V30l18-14 18 14v32z" /><path fill="#1b1712" d="M53 62V44a7 7 0 0 1 14 0v18z" /><path fill="none" stroke-width="3" d="M60 4v14M54 9h12" /><path fill="none" stroke="#3a2c1c" stroke-width="3" d="M110 60V34l-8-8M110 40l7-9" />`,
  library: svg`<path fill="#c9b48c" d="M18 34h84v36H18z" /><path fill="#6b4a8a" d="M10 36L60 8l50 28z" />${[26, 44, 68, 86].map((x) => svg`<path fill="#efe4c8" d=${`M${x} 36h8v34h-8z`} />`)}${door(54, 70, 12, 22)}<path fill="#fff6dd" stroke-width="1.500" d="M50 22c4-3 8-2 10 0 2-2 6-3 10 0v9c-4-2-8-2-10 0-2-2-6-2-10 0z" />`,
  temple: svg`<path fill="#e7dcc2" d="M14 30L60 4l46 26z" /><path fill="#d6c8a6" d="M20 30h80v7H20zM16 62h88v8H16z" />${[24, 42, 60, 78].map((x) => svg`<path fill="#f3ead2" d=${`M${x} 37h11v25H${x}z`} />`)}<circle cx="60" cy="20" r="7" fill="#e0b03a" stroke-width="2" />`,
  menagerie: svg`<path fill="#8a6a3c" d="M10 28h100v42H10z" /><path fill="#a5452f" d="M4 28l18-14h76l18 14z" /><path fill="#2a1c12" d="M18 36h84v28H18z" /><path fill="#ffb84a" stroke="none" d="M40 50l6 2-6 2zM62 50l-6 2 6 2z" /><path fill="#7a5640" d="M72 64c0-12 6-18 14-18s12 6 12 18z" /><path fill="none" stroke="#c9b98c" stroke-width="3" d="M26 36v28M38 36v28M50 36v28M62 36v28M74 36v28M86 36v28M96 36v28" />`,
  granary: svg`<path fill="#c99a52" d="M20 70V36c0-16 8-24 20-24s20 8 20 24v34z" /><path fill="#8e5a2a" d="M16 38c2-20 12-30 24-30s22 10 24 30z" />${house(66, 42, 38, 28, "#d9b878", "#7a4a24", 16)}${door(35, 70, 11, 18)}<path fill="#e8c14b" stroke-width="1.500" d="M78 70l4-20 4 20zM88 70l4-20 4 20z" /><path fill="none" stroke-width="2" d="M24 48h32M24 58h10M48 58h8" />`,
  bank: svg`<path fill="#b9b1a0" d="M12 34h96v36H12z" /><path fill="#4f6b57" d="M6 35L60 10l54 25z" />${[20, 36, 76, 92].map((x) => svg`<path fill="#d9d2c2" d=${`M${x} 37h8v33h-8z`} />`)}<path fill="#3d4a42" d="M50 70V44h20v26z" /><circle cx="60" cy="57" r="6" fill="#e0b03a" stroke-width="2" /><circle cx="60" cy="26" r="7" fill="#e0b03a" stroke-width="2" />`,
  jeweller: svg`${house(20, 32, 80, 38, "#d6c0c9", "#5d3a63", 20)}<path fill="#e9f4f8" d="M28 44h38v18H28z" /><path fill="#3fa6c9" stroke-width="1.500" d="M34 48h8l3 4-7 8-7-8z" /><path fill="#c8313a" stroke-width="1.500" d="M52 48h8l3 4-7 8-7-8z" />${door(76, 70, 13, 22)}<path fill="#3fa6c9" stroke-width="2" d="M52 14h16l6 7-14 13-14-13z" />`,
  thieves_den: svg`<path fill="#3a3430" d="M8 70V40l18-12 14 8V22l22-14 20 14v20l16-8 14 10v26z" /><path fill="#1b1512" d="M48 70V46a10 10 0 0 1 20 0v24z" /><path fill="#ffd86b" stroke="none" d="M52 52l5 2-5 2zM64 52l-5 2 5 2z" />${light(22, 44, 6, 6)}<path fill="none" stroke="#8a8276" stroke-width="2.500" d="M88 44l12 14M100 44L88 58" />`,
  cathedral: svg`<path fill="#a9a394" d="M14 70V20l10-18 10 18v50zM86 70V20l10-18 10 18v50z" /><path fill="#bdb6a4" d="M34 34h52v36H34z" /><path fill="#6b7681" d="M30 35L60 8l30 27z" /><circle cx="60" cy="36" r="9" fill="#b06aff" stroke-width="2" /><path fill="none" stroke="#ffe27a" stroke-width="1.500" d="M60 27v18M51 36h18M54 30l12 12M66 30L54 42" />${door(53, 70, 14, 20)}${light(21, 30, 6, 12)}${light(93, 30, 6, 12)}<path fill="none" stroke-width="2.500" d="M60 10V0M56 4h8" />`,
  palace: svg`${tower(4, 30, 20, "#d9c79a")}${tower(96, 30, 20, "#d9c79a")}<path fill="#e9d9ae" d="M24 36h72v34H24z" /><path fill="#b3262f" d="M34 36c0-18 12-30 26-30s26 12 26 30z" /><path fill="#e0b03a" stroke-width="2" d="M50 8l4 3 6-9 6 9 4-3-2 9H52z" />${door(50, 70, 20, 26)}${light(32, 46)}${light(42, 46)}${light(72, 46)}${light(82, 46)}${flag(14, 22)}${flag(106, 22)}`,
  city_watch: svg`<path fill="#8f8574" d="M0 36h120v34H0z" /><path fill="#8f8574" d="M0 36v-8h10v5h10v-5h10v5h10v-5h40v5h10v-5h10v5h10v-5h10v8z" />${tower(36, 20, 48, "#a39880")}${door(50, 70, 20, 30)}<path fill="none" stroke="#3a2c1c" stroke-width="2.500" d="M54 50v20M60 46v24M66 50v20M50 58h20" />${flag(60, 12, "#2a5ca8")}`,
};

const SKIES = { village: ["#bcd7c4", "#8fae6a"], town: ["#c9d3e0", "#a08a5c"], city: ["#e3cfa6", "#8f8574"] };

export function facade(slug, level, built = true) {
  const [sky, ground] = SKIES[level] ?? SKIES.village;
  return html`<svg class="kz-facade" viewBox="0 0 120 70" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><rect x="-120" y="-120" width="360" height="190" fill=${sky} /><path d="M-120 60h360v10h-360z" fill=${ground} />
    <g class=${built ? "kz-ink thin" : "kz-ink thin plan"}>${DRAWN[slug] ?? DRAWN.market}</g></svg>`;
}
