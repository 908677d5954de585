// The twelve Heroes as busts, 100 x 100 each.
import { svg } from "../../../vendor/lit-html/lit-html.js";

const shoulders = (fill) => svg`<path fill=${fill} d="M8 100c0-22 16-33 42-33s42 11 42 33z" />`;
const face = (skin) => svg`<path fill=${skin} d="M34 36c0-13 32-13 32 0v13c0 12-8 21-16 21s-16-9-16-21z" />`;
const eyes = (y = 46) =>
  svg`<circle cx="43.500" cy=${y} r="2.300" fill="#1b120c" stroke="none" /><circle cx="56.500" cy=${y} r="2.300" fill="#1b120c" stroke="none" />`;
const brows = (y = 40) => svg`<path fill="none" stroke-width="2.500" d=${`M38 ${y}l9 2M62 ${y}l-9 2`} />`;
const mouth = (y = 58) => svg`<path fill="none" stroke-width="2" d=${`M44 ${y}c4 2 8 2 12 0`} />`;

const knight = svg`${shoulders("#8c98a4")}<path fill="#2a5ca8" d="M38 70h24l-3 30H41z" /><path fill="#6b7681" stroke-width="2" d="M8 96c2-16 12-22 24-22l-5 22zM92 96c-2-16-12-22-24-22l5 22z" />
  <path fill="#a9b5c0" d="M50 10c17 0 24 12 24 30v28c-6 8-14 12-24 12s-18-4-24-12V40c0-18 7-30 24-30z" /><path fill="#1b120c" d="M30 40h40v9H54v22h-8V49H30z" /><path fill="#d8dee4" stroke="none" d="M34 18c6-5 10-6 14-5l-2 22H30c0-8 1-13 4-17z" />
  <path fill="#b3262f" d="M50 12C46 4 54-2 68 0c12 2 18 10 22 24-8-6-14-4-18 2-4-10-12-14-22-14z" />`;
const wizard = svg`${shoulders("#3b3f8c")}${face("#e3b58d")}${eyes(47)}<path fill="#eceae2" d="M33 52c8 6 26 6 34 0 4 20-6 38-17 46-11-8-21-26-17-46z" /><path fill="none" stroke-width="2" d="M44 60c4 3 8 3 12 0M44 72c2 8 4 12 6 16M57 72c-2 8-3 10-5 12" />
  <path fill="#4a4ea8" d="M10 40c14-8 20-8 24-12L62-2c-2 10 2 22 6 30 4 4 12 6 22 12-22 7-58 7-80 0z" /><path fill="#e0b03a" stroke-width="2" d="M34 28c12 5 24 5 34 0l3 8c-14 6-28 6-40 0z" /><path fill="#ffe27a" stroke="none" d="M52 8l2 5 5 .5-4 3 1 5-4-3-4 3 1-5-4-3 5-.5z" />`;
const rogue = svg`${shoulders("#33423a")}<path fill="#24302a" d="M30 74l20 22 20-22 8 26H22z" />${face("#d8a67c")}<path fill="#7a2f2c" stroke-width="2" d="M33 52l17 5 17-5c1 13-7 20-17 20s-18-7-17-20z" />
  <path fill="#3b4d43" d="M50 6c24 0 34 22 30 54l-9 20c2-20 0-36-6-40-9-5-21-5-30 0-6 4-8 20-6 40l-9-20C16 28 26 6 50 6z" />${eyes(46)}${brows(41)}<path fill="#d5dbe0" stroke-width="2" d="M80 60l6 0 0 34-3 6-3-6z" /><path fill="#8a5a2f" stroke-width="2" d="M74 62h18v5H74z" />`;
const ranger = svg`${shoulders("#4f6b35")}<path fill="#8a5a2f" stroke-width="2" d="M22 76l8-6 44 30H58z" />${face("#c98f68")}${eyes()}${mouth()}<path fill="#6b4326" d="M32 46c-4-18 4-30 18-30s22 12 18 30l-5-12c-8-4-18-4-26 0z" />
  <path fill="#5d7d3e" d="M14 34c16-10 54-14 74-4-12 4-20 8-26 6-12-4-24-2-34 2-6 2-10 0-14-4z" /><path fill="#6f9149" d="M30 32C28 14 40 8 52 8s22 8 20 22c-12-4-28-4-42 2z" /><path fill="#b3262f" d="M66 16C76 8 84-2 92-2c0 14-10 24-24 26z" />`;
const cleric = svg`<circle cx="50" cy="38" r="35" fill="#f3d675" stroke="#b8892a" />${shoulders("#efe7d4")}<path fill="#c9a23a" stroke-width="2" d="M43 70h14v30H43z" />${face("#a9714a")}${eyes()}${mouth()}
  <path fill="#f5eedd" d="M28 40C26 18 36 8 50 4c14 4 24 14 22 36-14-8-30-8-44 0z" /><path fill="#b5382f" stroke="none" d="M47 12h6v7h7v5h-7v9h-6v-9h-7v-5h7z" />`;
const barbarian = svg`${shoulders("#b07a52")}<path fill="#6b4326" d="M8 100c0-18 8-28 22-31l14 31zM92 100c0-18-8-28-22-31l-4 31z" />${face("#c98f68")}${eyes(47)}${brows(41)}<path fill="#a5441f" d="M33 54c8 4 26 4 34 0 2 16-4 30-10 38l-7-8-7 8c-6-8-12-22-10-38z" />
  <path fill="#a5441f" d="M30 52c-6-26 4-40 20-40s26 14 20 40l-6-16c-8-4-20-4-28 0z" /><path fill="#efe0bf" d="M30 26C16 24 8 14 8 2c8 8 16 10 26 10zM70 26c14-2 22-12 22-24-8 8-16 10-26 10z" /><path fill="none" stroke="#2a5ca8" stroke-width="3" d="M60 50l4 8M64 48l3 7" />`;
const paladin = svg`<path fill="none" stroke="#f3d675" stroke-width="5" d="M22 30a30 30 0 0 1 56 0" />${shoulders("#d7c48a")}<path fill="#fdf6e4" d="M36 70h28l-4 30H40z" /><path fill="#b3262f" stroke="none" d="M47 76h6v7h7v5h-7v10h-6V88h-7v-5h7z" />${face("#f0c8a0")}${eyes()}${mouth()}
  <path fill="#e0c060" d="M32 56c-6-26 2-42 18-42s24 16 18 42l-5-18c-8-5-18-5-26 0z" /><path fill="#c9a23a" stroke-width="2" d="M30 32h40v7H30z" /><circle cx="50" cy="35" r="5" fill="#2a5ca8" stroke-width="2" />`;
const druid = svg`${shoulders("#5b4a2c")}${face("#d0a077")}${eyes()}${mouth()}<path fill="#8a6a3c" d="M33 52c8 6 26 6 34 0 2 14-6 26-17 30-11-4-19-16-17-30z" /><path fill="#6b5230" d="M28 60c-6-30 4-46 22-46s28 16 22 46l-7-22c-8-5-22-5-30 0z" />
  <path fill="none" stroke="#7a5a34" stroke-width="5" d="M34 20C24 16 22 8 24 0M28 12c-6 0-10-3-12-8M66 20c10-4 12-12 10-20M72 12c6 0 10-3 12-8" /><path fill="#6fa03c" stroke-width="2" d="M36 18c6-8 12-4 14 2 2-6 8-10 14-2-6 6-10 4-14 2-4 2-8 4-14-2z" />`;
const bard = svg`${shoulders("#8c3f74")}<path fill="#f3ead8" stroke-width="2" d="M34 71l16 12 16-12 4 10-20 12-20-12z" /><path fill="#c98a3d" d="M33 32c-5 14-5 26 2 34l3-20zM67 32c5 14 5 26-2 34l-3-20z" />${face("#ecc39e")}${eyes()}<path fill="#7a1f1f" stroke-width="2" d="M43 56c4 2 10 2 14 0-2 6-12 6-14 0z" />
  <path fill="#3f7f6a" d="M24 36C26 16 44 10 58 12c12 2 20 10 20 22-10-4-18-4-28-2-8 0-18 2-26 4z" /><path fill="#e8c14b" d="M66 24C76 20 90 10 94-2 78-2 64 8 58 20z" /><path fill="#a5672e" stroke-width="2" d="M72 100c-8-12 2-24 14-18 10 4 10 14 6 18z" /><circle cx="82" cy="91" r="4" fill="#3a2012" stroke="none" />`;
const monk = svg`${shoulders("#c9762a")}<path fill="#8f4f17" d="M22 74l38 26H38L16 84z" />${face("#b97f55")}<path fill="#c58c61" d="M33 40c-2-18 6-28 17-28s19 10 17 28c-4-10-10-12-17-12s-13 2-17 12z" /><path fill="none" stroke-width="2.500" d="M39 46c3-3 6-3 9 0M52 46c3-3 6-3 9 0M45 58h10" /><circle cx="50" cy="22" r="2" fill="#8f2413" stroke="none" />
  <path fill="none" stroke="#5b3a1e" stroke-width="6" stroke-dasharray="1 8" d="M28 74c8 16 36 16 44 0" />`;
const dwarf = svg`${shoulders("#6b7681")}${face("#e0a983")}${eyes(46)}${brows(40)}<path fill="#c9622a" d="M30 50c10 8 30 8 40 0 8 24-2 42-8 50H38c-6-8-16-26-8-50z" /><path fill="none" stroke-width="2" d="M40 64c2 14 2 22 0 32M60 64c-2 14-2 22 0 32M50 66v32" /><path fill="#e0a983" stroke-width="2" d="M45 46c2-2 8-2 10 0l1 8H44z" />
  <path fill="#8a939c" d="M28 40c-2-20 8-30 22-30s24 10 22 30c-14-6-30-6-44 0z" /><path fill="#d6a93a" stroke-width="2" d="M26 38c16-7 32-7 48 0v7c-16-6-32-6-48 0zM46 10h8v26h-8z" />`;
const archer = svg`${shoulders("#3f7f6a")}<path fill="#efe0bf" d="M36 48l-18-10 14-2zM64 48l18-10-14-2z" />${face("#f0d3ae")}${eyes()}${mouth()}<path fill="#e9d68c" d="M30 66c-8-34 2-54 20-54s28 20 20 54l-6-28c-8-6-20-6-28 0z" /><path fill="none" stroke="#c9a23a" stroke-width="4" d="M33 32c10-6 24-6 34 0" />
  <path fill="none" stroke="#8a5a2f" stroke-width="5" d="M78 20c16 20 16 58 0 80" /><path fill="none" stroke="#efe6cf" stroke-width="1.500" d="M78 20v80" />`;

const BUSTS = { knight, wizard, rogue, ranger, cleric, barbarian, paladin, druid, bard, monk, dwarf, archer };
export const bust = (slug) => svg`<g class="kz-ink">${BUSTS[slug] ?? BUSTS.knight}</g>`;
export const isHero = (slug) => slug in BUSTS;
