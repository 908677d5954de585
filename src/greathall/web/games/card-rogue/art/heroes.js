// The six characters as busts, and the tokens that stand for players on the map.
import { svg } from "../../../vendor/lit-html/lit-html.js";
import { inked } from "./ink.js";

const SKIN = "#e3b58d";
const face = (skin = SKIN) => svg`<path fill=${skin} d="M36 36c0-12 28-12 28 0v14c0 10-7 18-14 18s-14-8-14-18z" />`;
const look = (y = 46) =>
  svg`<circle cx="44" cy=${y} r="2" fill="#1b120c" stroke="none" /><circle cx="56" cy=${y} r="2" fill="#1b120c" stroke="none" />`;
const shoulders = (fill) => svg`<path fill=${fill} d="M10 100c0-22 16-32 40-32s40 10 40 32z" />`;

const warrior = svg`${shoulders("#7b8794")}
  <path fill="#a23a2c" d="M38 70h24l-4 30H42z" /><path fill="#5d6873" stroke-width="2" d="M10 92c2-14 12-20 22-20l-4 20zM90 92c-2-14-12-20-22-20l4 20z" />
  ${face()}${look(50)}<path fill="#7a4a24" stroke-width="2" d="M36 54c4 6 24 6 28 0 2 10-6 18-14 18s-16-8-14-18z" />
  <path fill="none" stroke-width="2" d="M45 60h10" />
  <path fill="#efe0bf" d="M32 34C20 30 14 20 18 8c4 8 10 12 18 14zM68 34c12-4 18-14 14-26-4 8-10 12-18 14z" />
  <path fill="#98a5b1" d="M50 14c14 0 20 10 19 28H54l-1 14h-6l-1-14H31c-1-18 5-28 19-28z" /><path fill="#d6b24a" stroke-width="2" d="M31 36h38v7H54v5h-8v-5H31z" />`;

const rogue = svg`${shoulders("#2f3a34")}<path fill="#46564d" d="M30 74l20 20 20-20 6 26H24z" />
  ${face("#d8a67c")}<path fill="#7a2f2c" stroke-width="2" d="M35 52l15 4 15-4c1 12-6 19-15 19s-16-7-15-19z" />
  <path fill="#33423a" d="M50 8c22 0 32 20 28 50l-8 18c2-18 0-34-6-38-8-4-20-4-28 0-6 4-8 20-6 38l-8-18C18 28 28 8 50 8z" />
  ${look(46)}<path fill="none" stroke-width="2.500" d="M40 41l7 2M60 41l-7 2" />
  <path fill="#cfd4d8" stroke-width="2" d="M78 98l4-26 4 26z" /><path fill="#8a5a2f" stroke-width="2" d="M74 92h16v5H74z" />`;

const cleric = svg`<circle cx="50" cy="38" r="34" fill="#f3d675" stroke="#b8892a" opacity=".9" />${shoulders("#efe7d4")}
  <path fill="#c9a23a" stroke-width="2" d="M44 70h12v30H44z" />${face("#c98f68")}${look()}
  <path fill="none" stroke-width="2" d="M44 56c4 3 8 3 12 0" />
  <path fill="#f5eedd" d="M30 36c0-16 8-26 20-30 12 4 20 14 20 30-12-6-28-6-40 0z" /><path fill="#b5382f" stroke="none" d="M47.500 12h5v7h6v5h-6v8h-5v-8h-6v-5h6z" />
  <path fill="#c9a23a" stroke-width="2" d="M30 36c12-6 28-6 40 0l-1 6c-10-5-28-5-38 0z" />`;

const explorer = svg`${shoulders("#7c6a3f")}<path fill="#a5452f" stroke-width="2" d="M32 72c10 8 26 8 36 0l-4 12-14 8-14-8z" />
  ${face("#b97f55")}${look()}<path fill="none" stroke-width="2" d="M43 57c4 4 10 4 14 0" /><path fill="#3a2519" stroke="none" d="M35 46c-2-6 0-10 2-12h4c-3 4-4 8-4 14zM65 46c2-6 0-10-2-12h-4c3 4 4 8 4 14z" />
  <path fill="#9a7a45" d="M14 36c20-8 52-8 72 0-4 6-10 6-16 4-12-4-28-4-40 0-6 2-12 2-16-4z" /><path fill="#b08d52" d="M30 34c-2-16 6-24 20-24s22 8 20 24c-12-4-28-4-40 0z" /><path fill="#5c3d22" stroke-width="2" d="M30 29c12-4 28-4 40 0v5c-12-4-28-4-40 0z" />
  <path fill="#4b3a26" stroke-width="2" d="M76 76h14v3H76zM76 94h14v4H76z" /><path fill="#ffd65a" stroke-width="2" d="M78 79h10v15H78z" />`;

const mage = svg`${shoulders("#3d3f86")}<path fill="#f0d36a" stroke="none" d="M24 84l2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5zM76 82l2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5z" />
  ${face()}${look(47)}<path fill="#e9e6df" d="M35 53c6 4 10 2 15 2s9 2 15-2c3 18-4 36-15 44-11-8-18-26-15-44z" /><path fill="none" stroke-width="2" d="M45 60c3 2 7 2 10 0M44 72c2 6 4 10 6 12M56 72c-2 6-3 8-4 10" />
  <path fill="#4a4ca0" d="M12 40C24 32 30 32 34 28L60 0c0 10 4 20 8 28 4 4 12 6 20 12-20 6-56 6-76 0z" /><path fill="#d6b24a" stroke-width="2" d="M33 29c12 5 24 5 35-1l2 7c-12 6-28 6-40 1z" /><circle cx="52" cy="19" r="3" fill="#f0d36a" stroke="none" />`;

const bard = svg`${shoulders("#8c3f74")}<path fill="#f3ead8" stroke-width="2" d="M34 71l16 12 16-12 4 10-20 12-20-12z" />
  <path fill="#c98a3d" d="M34 32c-4 14-4 26 2 34l2-20zM66 32c4 14 4 26-2 34l-2-20z" />${face("#ecc39e")}${look()}<path fill="#7a1f1f" stroke-width="2" d="M44 56c4 2 8 2 12 0-2 5-10 5-12 0z" />
  <path fill="#3f7f6a" d="M26 36C28 18 44 12 58 14c12 2 18 10 18 20-8-4-16-4-26-2-8 0-16 2-24 4z" /><path fill="#e8c14b" d="M66 24C76 20 88 10 92 0c-14 0-26 8-32 20z" /><path fill="none" stroke-width="1.500" d="M64 22C74 18 82 12 88 4" />
  <path fill="#a5672e" stroke-width="2" d="M74 100c-6-10 2-20 12-16 8 4 8 12 4 16z" /><circle cx="82" cy="92" r="3" fill="#3a2012" stroke="none" />`;

const BUSTS = { warrior, rogue, cleric, explorer, mage, bard };
const stranger = svg`${shoulders("#6b5a48")}${face("#c9b39a")}<path fill="#55483b" d="M30 60c-6-34 6-48 20-48s26 14 20 48l-6-22c-8-4-20-4-28 0z" />`;

export const bust = (slug) => inked(BUSTS[slug] ?? stranger);

// A token has a colour, and a mark for those who do not see the colour.
export const TOKENS = {
  crimson: { fill: "#b3262f", ink: "#fff", mark: "M0-8L7 0 0 8-7 0z" },
  azure: { fill: "#2568b8", ink: "#fff", mark: "M0-7A7 7 0 1 1 0 7 7 7 0 1 1 0-7z" },
  emerald: { fill: "#23794a", ink: "#fff", mark: "M0-8L8 6H-8z" },
  amber: { fill: "#e3a21a", ink: "#2b1a08", mark: "M-6-6H6V6H-6z" },
  violet: {
    fill: "#6d3fa8",
    ink: "#fff",
    mark: "M0-9L2.600-2.800 9-2.800 4 1.500 5.800 8 0 4.200-5.800 8-4 1.500-9-2.800-2.600-2.800z",
  },
  ivory: { fill: "#efe6cf", ink: "#2b1a08", mark: "M-2.500-8h5v5.500H8v5H2.500V8h-5V2.500H-8v-5h5.500z" },
};
export const tokenOf = (colour) => TOKENS[colour] ?? { fill: "#8a8074", ink: "#fff", mark: "M-6-1h12v2H-6z" };

export function mark(colour) {
  const { ink, mark: d } = tokenOf(colour);
  return svg`<path d=${d} fill=${ink} />`;
}

// The pawn: it stands with its foot at (50, 88) of a 100 x 100 field.
export function pawn(colour, initial) {
  const { fill, ink } = tokenOf(colour);
  return svg`<ellipse cx="50" cy="86" rx="27" ry="8" fill="#000" opacity=".45" />
    ${inked(svg`
      <path fill=${fill} d="M26 80c0-5 6-8 12-9 5-8 6-18 5-26h14c-1 8 0 18 5 26 6 1 12 4 12 9 0 8-48 8-48 0z" />
      <path fill="#fff" opacity=".22" stroke="none" d="M32 79c1-3 6-4 10-5 4-8 6-18 5-28h3c1 12-1 22-5 30-4 1-7 2-8 5z" />
      <path fill=${fill} d="M36 45c0-4 28-4 28 0s-28 4-28 0z" />
      <circle cx="50" cy="27" r="16.500" fill=${fill} /><path fill="none" stroke="#fff" opacity=".5" stroke-width="2.500" d="M39 22c2-5 6-7 10-7" />`)}
    <text x="50" y="33.500" text-anchor="middle" class="cr-initial" fill=${ink}>${initial}</text>
    <g transform="translate(50 64) scale(.82)">${mark(colour)}</g>`;
}
