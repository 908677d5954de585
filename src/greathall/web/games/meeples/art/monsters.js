// The monsters of the city, 100 x 100: about twenty kinds of bodies, each in the colours and with the gear of its card.
import { svg } from "../../../vendor/lit-html/lit-html.js";
import { council } from "./council.js";

const INK = "#1b120c";
const eyes = (y, left = 41, right = 59, fill = "#ffe14a", r = 4) =>
  svg`<circle cx=${left} cy=${y} r=${r} fill=${fill} stroke-width="1.500" /><circle cx=${right} cy=${y} r=${r} fill=${fill} stroke-width="1.500" /><circle cx=${left} cy=${y} r="1.600" fill=${INK} stroke="none" /><circle cx=${right} cy=${y} r="1.600" fill=${INK} stroke="none" />`;
const fangs = (y) => svg`<path d=${`M40 ${y}h20l-3 8-4-6-3 7-3-7-4 6z`} fill="#fffaf0" stroke-width="1.500" />`;

const skeleton = (
  more = "",
) => svg`<path d="M34 98c-4-22 2-32 16-32s20 10 16 32z" fill="#4a4038" /><path d="M38 74h24M36 82h28M37 90h26M50 66v32" fill="none" stroke="#efe6cf" stroke-width="5" />
  <path d="M50 10c18 0 27 11 27 26 0 9-4 14-9 17v11H32V53c-5-3-9-8-9-17 0-15 9-26 27-26z" fill="#efe6cf" /><path d="M33 34a8 8 0 1 0 14 2 8 8 0 0 0-14-2zM53 36a8 8 0 1 0 14-2 8 8 0 0 0-14 2zM50 44l-4 8h8z" fill=${INK} stroke="none" /><path d="M38 56v8M44 57v8M50 57v8M56 57v8M62 56v8" fill="none" stroke-width="2" />${more}`;
const wolf = (fill, belly) =>
  svg`<path d="M8 96c2-26 14-40 34-42l18-2c22 2 32 20 32 44z" fill=${fill} /><path d="M20 18l16 14h28l16-14 4 32c-4 14-16 24-34 28-18-4-30-14-34-28z" fill=${fill} /><path d="M38 56l12-6 12 6-4 20-8 6-8-6z" fill=${belly} />${eyes(46, 37, 63)}<path d="M45 58h10l-5 6z" fill=${INK} />${fangs(68)}`;
const rats = svg`${[
  [4, 40, 0.62],
  [42, 48, 0.6],
  [20, 2, 0.58],
].map(
  ([x, y, s]) =>
    svg`<g transform=${`translate(${x} ${y}) scale(${s})`}><path d="M86 74c14-4 14-24 4-34" fill="none" stroke="#b98a80" stroke-width="5" /><path d="M6 66c8-26 26-40 50-38 24 2 34 20 30 46H30c-12 2-20-2-24-8z" fill="#7d6a63" /><circle cx="36" cy="30" r="11" fill="#b98a80" /><circle cx="22" cy="52" r="5" fill="#ff5a3c" /><path d="M6 66l8 2" /></g>`,
)}`;
const worms = (fill, ring, book = "") =>
  svg`${book}<path d="M14 96C6 70 26 66 30 80s20 10 16-12-8-52 16-56c18-2 24 14 18 26s-16 8-16 18 22 20 18 40z" fill=${fill} /><path d="M44 60l20-4M45 44l20 8M52 26l24 16M30 82l-12 4M48 76l20 0" fill="none" stroke=${ring} stroke-width="3" />${eyes(24, 62, 74, "#fff", 4.5)}<path d="M60 34c6 4 12 4 16 0" fill="none" stroke-width="2.500" />`;
const goblin = (fill, more = "") =>
  svg`<path d="M24 98c0-20 10-28 26-28s26 8 26 28z" fill="#6a4a2b" /><path d="M28 34L2 26c4 16 14 24 28 24zM72 34l26-8c-4 16-14 24-28 24z" fill=${fill} /><path d="M50 14c17 0 25 12 24 28-1 18-12 32-24 32S27 60 26 42c-1-16 7-28 24-28z" fill=${fill} />${eyes(40, 40, 60, "#fff3a0", 5)}<path d="M50 44l-5 12h10z" fill=${fill} /><path d="M38 62c8 5 16 5 24 0" fill="none" stroke-width="3" /><path d="M42 64l2 5 3-4zM58 64l-2 5-3-4z" fill="#fff" stroke-width="1" />${more}`;
const ghost = (fill, more = "") =>
  svg`<path d="M20 96C14 40 24 8 50 8s36 32 30 88l-12-10-9 10-9-10-9 10-9-10z" fill=${fill} /><path d="M36 34c8-4 12 2 11 10s-10 8-12 2zM64 34c-8-4-12 2-11 10s10 8 12 2zM44 62c4-6 8-6 12 0 2 8-2 14-6 14s-8-6-6-14z" fill=${INK} stroke="none" />${more}`;
const ghoul = (fill, shirt, more = "") =>
  svg`<path d="M14 98c2-24 12-34 36-34s34 10 36 34z" fill=${shirt} /><path d="M14 70c-8-8-8-18-2-26l6 8 4-8 4 10-2 18zM86 70c8-8 8-18 2-26l-6 8-4-8-4 10 2 18z" fill=${fill} /><path d="M50 12c18 0 25 12 24 26-1 20-10 32-24 32S27 58 26 38c-1-14 6-26 24-26z" fill=${fill} />${eyes(38, 40, 61, "#ff7a4a", 5)}<path d="M36 54c8-4 20-4 28 0l-4 8H40z" fill=${INK} /><path d="M40 54l3 5 3-5 3 5 3-5 3 5 3-5" fill="none" stroke="#fff" stroke-width="2" />${more}`;
const hooded = (cloak, mask, more = "") =>
  svg`<path d="M8 98c2-28 16-36 42-36s40 8 42 36z" fill=${cloak} /><path d="M50 6c24 0 32 20 28 46L66 72H34L22 52C18 26 26 6 50 6z" fill=${cloak} /><path d="M50 22c14 0 18 10 16 24-2 12-8 22-16 22s-14-10-16-22c-2-14 2-24 16-24z" fill="#d9a77c" /><path d="M34 48c10 4 22 4 32 0-1 12-8 22-16 22s-15-10-16-22z" fill=${mask} />${eyes(40, 43, 57, "#fff", 3.5)}<path d="M37 33l10 3M63 33l-10 3" fill="none" stroke-width="3" />${more}`;
const axe = svg`<path d="M84 98V30" fill="none" stroke="#6a4a2b" stroke-width="5" /><path d="M84 30c10-2 14 8 12 20-6-4-8-4-12-4zM84 30c-10-2-14 8-12 20 6-4 8-4 12-4z" fill="#aab2bb" />`;
const tree = (bark, leaf) =>
  svg`<path d="M30 98l4-40C20 56 12 46 10 32l12 10 2-20 12 18 6-30 12 26 10-24 4 26 14-16-2 18 12-6c-4 14-12 22-26 24l4 40z" fill=${bark} /><path d="M4 30c4-16 18-16 20-8 4-16 24-18 28-6 6-14 26-8 26 4 10-4 18 4 18 14-14 6-22-6-30 0-8-8-14 4-20-2-8 8-18-2-22 4-8 2-14 0-20-6z" fill=${leaf} />${eyes(56, 42, 60, "#ffcf4a", 5)}<path d="M38 72c8-6 18-6 26 0-6 10-20 10-26 0z" fill=${INK} /><path d="M44 72l3 5 3-5 3 5 3-5" stroke="#e9dcc0" fill="none" stroke-width="2" />`;
export const termite = (fill, crown = "") =>
  svg`<path d="M50 58c20 0 30 12 28 26-2 10-12 14-28 14s-26-4-28-14c-2-14 8-26 28-26z" fill=${fill} /><path d="M24 72h52M22 84h56" fill="none" stroke-width="2" /><path d="M26 62L6 50M22 74L2 78M28 90l-16 8M74 62l20-12M78 74l20 4M72 90l16 8" fill="none" stroke-width="4" /><path d="M50 22c16 0 22 10 20 22-1 10-8 18-20 18s-19-8-20-18c-2-12 4-22 20-22z" fill=${fill} /><path d="M38 24C34 14 26 10 18 12M62 24c4-10 12-14 20-12" fill="none" stroke-width="3" />${eyes(38, 40, 60, "#ffe14a", 5)}<path d="M40 52c-8 2-10 12-4 16 0-6 4-8 10-8zM60 52c8 2 10 12 4 16 0-6-4-8-10-8z" fill="#3a2012" />${crown}`;
const scarecrow = svg`<path d="M50 60v38M8 62h84" fill="none" stroke="#6a4a2b" stroke-width="6" /><path d="M22 56h56l8 10-18 4 4 28H28l4-28-18-4z" fill="#7a4a2a" /><path d="M8 56l-6 12M12 68L4 76M92 56l6 12M88 68l8 8" stroke="#e0b84a" stroke-width="3" /><path d="M30 28h40v18c-2 12-10 16-20 16s-18-4-20-16z" fill="#d9b870" /><path d="M14 30c12-6 18-6 22-10L50 2l14 18c4 4 10 4 22 10-20 6-52 6-72 0z" fill="#4a3a26" /><path d="M38 38l8 5-8 4zM62 38l-8 5 8 4zM38 54h24M42 51v6M48 51v6M54 51v6M60 51v6" fill="#ff7a2a" stroke-width="2" />`;
const golem = svg`<path d="M20 98V62l10-8h40l10 8v36H62V84H38v14z" fill="#8a6a3f" /><path d="M28 18h44v34H28z" fill="#a17f4e" /><path d="M6 58h18v30H10zM76 58h18l-4 30H76z" fill="#8a6a3f" /><path d="M28 26l8-14 6 12 6-18 8 18 8-14 8 16z" fill="#c9a468" /><path d="M34 44h32M40 66h20M40 74h20M12 70h10M78 70h10" fill="none" stroke-width="2" />${eyes(35, 40, 60, "#7fe3ff", 5)}`;
const mimic = svg`<path d="M10 60l40 10 40-10v26L50 98 10 86z" fill="#6b2440" /><path d="M14 62l36 9 36-9v6L50 78 14 68z" fill="#f4e6c4" /><path d="M14 64l6 8 6-6 6 8 6-6 6 8 6-6 6 6 6-8 6 6 6-8 6 6 6-8" fill="#fffaf0" stroke-width="1.500" /><path d="M10 48L50 14l40 34-4 10-36 8-36-8z" fill="#8a2f52" /><path d="M16 54l6 8 7-5 7 8 7-5 7 6 7-6 7 5 7-8 7 5 6-8" fill="#fffaf0" stroke-width="1.500" />${eyes(40, 40, 60, "#ffe14a", 6)}<path d="M48 76c4 8 16 10 22 20-12 2-24-6-26-18z" fill="#d8473a" />`;
const ooze = svg`<path d="M50 12c20 0 30 18 32 40 4 22 14 26 14 38 0 8-92 8-92 0 0-12 10-16 14-38 2-22 12-40 32-40z" fill="#cdd66a" opacity=".95" /><path d="M34 28c4-6 10-8 14-8" fill="none" stroke="#fff" stroke-width="4" /><circle cx="74" cy="74" r="6" fill="#e9ef9f" /><circle cx="26" cy="80" r="5" fill="#e9ef9f" />${eyes(46, 40, 62, "#fff", 7)}<path d="M36 66c10 10 22 10 30 0" fill="none" stroke-width="4" />`;
export const vampire = (cloak, more = "") =>
  svg`<path d="M4 98c4-30 10-44 20-56l26 16 26-16c10 12 16 26 20 56z" fill=${cloak} /><path d="M30 98l20-34 20 34z" fill="#a8202a" /><path d="M50 14c15 0 22 10 21 24-1 20-10 32-21 32S30 58 29 38c-1-14 6-24 21-24z" fill="#e6dcd6" /><path d="M28 40C24 16 34 8 50 8s26 8 22 32c-2-10-6-16-10-18l-12 10-12-10c-4 2-8 8-10 18z" fill="#231a20" />${eyes(42, 41, 59, "#ff4a3a", 4.5)}<path d="M40 56c6 4 14 4 20 0" fill="none" stroke-width="2.500" /><path d="M44 57l2 7 2-6zM56 57l-2 7-2-6z" fill="#fff" stroke-width="1" />${more}`;
const gargoyle = svg`<path d="M30 50L2 20c0 24 4 40 18 52zM70 50l28-30c0 24-4 40-18 52z" fill="#6d7078" /><path d="M24 98c-4-30 6-46 26-46s30 16 26 46z" fill="#868a93" /><path d="M28 20L20 4l16 10h28L80 4l-8 16c6 22-6 40-22 40S22 42 28 20z" fill="#868a93" />${eyes(32, 40, 60, "#ff8a3a", 5)}${fangs(44)}<path d="M38 74c8 4 16 4 24 0M40 84c6 3 14 3 20 0" fill="none" stroke-width="2" />`;
const ogre = (skin, cloth, more = "") =>
  svg`<path d="M4 98c2-30 16-42 46-42s44 12 46 42z" fill=${skin} /><path d="M26 98l6-30h36l6 30z" fill=${cloth} /><path d="M50 12c20 0 27 12 26 28-1 16-10 26-26 26S25 56 24 40c-1-16 6-28 26-28z" fill=${skin} /><path d="M22 36l-8 2 2 12 8 2zM78 36l8 2-2 12-8 2z" fill=${skin} />${eyes(36, 40, 60, "#fff", 4.5)}<path d="M32 29h14M68 29H54" fill="none" stroke-width="4" /><path d="M34 52h32l-3 8H37z" fill="#5a2a20" /><path d="M36 54l3-9 4 9zM64 54l-3-9-4 9z" fill="#fffaf0" stroke-width="1.500" />${more}`;
const hydra = svg`${[
  [50, 8, 0],
  [22, 22, -14],
  [78, 22, 14],
].map(
  ([x, y, turn]) =>
    svg`<path d=${`M50 96C30 70 ${x} 60 ${x} ${y + 16}`} fill="none" stroke=${INK} stroke-width="17" /><path d=${`M50 96C30 70 ${x} 60 ${x} ${y + 16}`} fill="none" stroke="#3f8a74" stroke-width="13" /><g transform=${`rotate(${turn} ${x} ${y + 12})`}><path d=${`M${x - 13} ${y + 2}h26l2 14-9 14h-12l-9-14z`} fill="#4fa58a" /><circle cx=${x - 6} cy=${y + 10} r="3" fill="#ffe14a" /><circle cx=${x + 6} cy=${y + 10} r="3" fill="#ffe14a" /><path d=${`M${x - 6} ${y + 24}l3 5 3-5 3 5 3-5`} fill="#fff" stroke-width="1.200" /></g>`,
)}<path d="M10 98c0-16 16-24 40-24s40 8 40 24z" fill="#2f6f8a" />`;
const dragon = (skin, belly, eye) =>
  svg`<path d="M34 54L0 18c0 30 6 50 24 66zM66 54l34-36c0 30-6 50-24 66z" fill=${belly} /><path d="M20 98c-2-30 10-44 30-44s32 14 30 44z" fill=${skin} /><path d="M38 98l2-34h20l2 34z" fill=${belly} /><path d="M26 22L16 2l20 10h28L84 2 74 22l4 16-14 14-4 16H40l-4-16-14-14z" fill=${skin} />${eyes(32, 37, 63, eye, 5)}<path d="M44 58l2 3M56 58l-2 3" stroke-width="3" /><path d="M40 68l3 6 4-6 3 6 3-6 4 6 3-6z" fill="#fffaf0" stroke-width="1.500" />`;
const lich = svg`${skeleton(svg`<path d="M8 98c2-26 8-40 22-46l-4 46zM92 98c-2-26-8-40-22-46l4 46z" fill="#3c2f6b" /><path d="M22 18h56l-6-12H28z" fill="#3c2f6b" /><path d="M50 2l34 12-34 12L16 14z" fill="#4d3e88" /><path d="M84 14v18" stroke="#e0bd74" stroke-width="3" />`)}`;

const hat = (fill) => svg`<path d="M22 26c18-8 38-8 56 0l-6-18c-14-6-30-6-44 0z" fill=${fill} />`;
const DRAWN = {
  skeleton: skeleton(),
  grave_squire: skeleton(
    svg`<path d="M24 26C24 10 36 4 50 4s26 6 26 22z" fill="#8b939e" /><path d="M50 4c4-6 14-6 20 0" fill="none" stroke="#c0342b" stroke-width="5" />`,
  ),
  crypt_warden: skeleton(svg`<path d="M28 16l6-14 8 10 8-12 8 12 8-10 6 14z" fill="#d9a62e" />${axe}`),
  lich_provost: lich,
  timber_wolf: wolf("#7b7f86", "#d8d4c8"),
  dire_beaver: svg`${wolf("#8a5a30", "#d9b98a")}<path d="M44 66h12v14H44z" fill="#fffaf0" stroke-width="2" /><path d="M50 66v14" stroke-width="1.500" />`,
  crypt_rats: rats,
  woodworm_swarm: worms("#e3c38a", "#a9824a"),
  giant_bookworm: worms(
    "#a9c46a",
    "#5f7a2f",
    svg`<path d="M2 70l40 8v20L2 92z" fill="#8e2a1e" /><path d="M98 66L58 78v20l40-10z" fill="#2f5a8e" />`,
  ),
  goblin_whittler: goblin("#7fae4a", svg`<path d="M80 98l2-34 8-6-2 40z" fill="#c9ced6" />`),
  goblin_tally_man: goblin(
    "#8fb85a",
    svg`${hat("#4a3a6b")}<path d="M66 76h28v22H66z" fill="#f4e6c4" /><path d="M70 82h18M70 88h14" stroke-width="2" />`,
  ),
  hobgoblin_sawyer: goblin(
    "#d0803f",
    svg`<path d="M4 88l88-24 4 12L10 98z" fill="#c9ced6" /><path d="M10 98l5-6 6 2 5-6 6 2 5-6 6 2 5-6 6 2 5-6 6 2 5-6 6 2 5-6 6 2" fill="none" stroke-width="2" />`,
  ),
  ink_wraith: ghost("#3d4a74"),
  candle_wight: ghost("#f0e2b8", svg`<path d="M50-4c8 8 8 14 0 20-8-6-8-12 0-20z" fill="#ffb02e" />`),
  haunted_lectern: ghost(
    "#8fb9c9",
    svg`<path d="M12 70l38 8 38-8-6 14-32 8-32-8z" fill="#7a4a2a" /><path d="M16 68l34 8 34-8" fill="none" stroke="#fbf1d8" stroke-width="4" />`,
  ),
  zombie_sexton: ghoul("#8fae8a", "#3c3a44", hat("#2f2a26")),
  ghoul: ghoul("#a9a0b8", "#5a4a6b"),
  bandit_carver: hooded("#6b4a3a", "#8e2a1e"),
  deserter_captain: hooded(
    "#3d5a74",
    "#d9a77c",
    svg`<path d="M22 30c10-18 46-18 56 0l-4-22H26z" fill="#8b939e" />${axe}`,
  ),
  rogue_alchemist: hooded(
    "#4a6b4f",
    "#d9a77c",
    svg`<path d="M74 62h12v8l8 20c0 6-28 6-28 0l8-20z" fill="#8fe36a" /><path d="M34 38h14v8H34zM52 38h14v8H52z" fill="#7fd3e3" />`,
  ),
  mercenary_axemen: hooded(
    "#74603a",
    "#a9824a",
    svg`${axe}<path d="M16 98V40" stroke="#6a4a2b" stroke-width="5" /><path d="M16 40c-12-2-14 10-12 18 6-4 8-4 12-2z" fill="#aab2bb" />`,
  ),
  heretic_preacher: hooded(
    "#5b2148",
    "#d9a77c",
    svg`<path d="M64 72h26v26H64z" fill="#231a20" /><path d="M77 76v16M71 82h12" stroke="#ff7a4a" stroke-width="3" />`,
  ),
  tree_beast: tree("#7a5a34", "#5f9a3f"),
  rotten_treant: tree("#4a4438", "#8a7a3a"),
  scarecrow_reaper: scarecrow,
  splinter_golem: golem,
  grimoire_mimic: mimic,
  glue_ooze: ooze,
  termite_brood: termite("#d9a45a"),
  termite_colossus: termite("#a8552e", svg`<path d="M30 24l6-14 6 10 8-16 8 16 6-10 6 14z" fill="#6a3a1e" />`),
  vampire_thrall: vampire("#4a4250"),
  vampire_lord: vampire("#231522", svg`<path d="M32 12l4-12 7 8 7-10 7 10 7-8 4 12z" fill="#d9a62e" />`),
  belfry_gargoyle: gargoyle,
  ogre_lumberer: ogre("#b98a5f", "#8e2a1e", axe),
  siege_troll: ogre("#6f9a7a", "#5a4a3a", svg`<path d="M2 60h22v22H2z" fill="#8b8f98" />`),
  giant_mulcher: ogre(
    "#9a7a8f",
    "#3d4a2f",
    svg`<path d="M66 88l32-26v36z" fill="#c9ced6" /><path d="M70 90l26-20" stroke-width="2" />`,
  ),
  ogre_inquisitor: ogre(
    "#c99a7a",
    "#5b2148",
    svg`${hat("#8e2a1e")}<path d="M50 70v24M42 78h16" stroke="#e0bd74" stroke-width="4" />`,
  ),
  moat_hydra: hydra,
  ember_dragon: dragon("#c0452a", "#f0a24a", "#ffe14a"),
  bone_dragon: dragon("#efe6cf", "#9a8f7a", "#7fe3ff"),
  ...council,
};

export const monster = (slug) =>
  svg`<g stroke=${INK} stroke-width="2.500" stroke-linejoin="round" stroke-linecap="round">${DRAWN[slug] ?? DRAWN.skeleton}</g>`;
