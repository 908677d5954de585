// The enemies of Card Rogue, each with a silhouette of its own. Every drawing fills a field of 100 x 100.
import { svg } from "../../../vendor/lit-html/lit-html.js";
import { inked } from "./ink.js";

const eyes = (x1, x2, y, r = 2.6, colour = "#ffe27a") => svg`
  <circle cx=${x1} cy=${y} r=${r} fill=${colour} stroke="none" /><circle cx=${x2} cy=${y} r=${r} fill=${colour} stroke="none" />
  <circle cx=${x1} cy=${y} r=${r * 0.42} fill="#1b120c" stroke="none" /><circle cx=${x2} cy=${y} r=${r * 0.42} fill="#1b120c" stroke="none" />`;

const fangs = (x, y, gap = 5, length = 6) => svg`<path fill="#fff6e0" stroke-width="1"
  d=${`M${x - gap - 2} ${y}h4l-2 ${length}zM${x + gap - 2} ${y}h4l-2 ${length}z`} />`;

const caveBat = svg`
  <path fill="#6b4a36" d="M50 44C40 27 22 25 3 37c8 4 11 10 10 19 7-5 14-3 18 6 4-7 11-7 15 1l4 6 4-6c4-8 11-8 15-1 4-9 11-11 18-6-1-9 2-15 10-19C78 25 60 27 50 44z" />
  <path fill="none" stroke="#3f2a1e" stroke-width="2" d="M44 47C34 40 24 40 13 56M45 50c-8-1-11 4-14 12M56 47c10-7 20-7 31 9M55 50c8-1 11 4 14 12" />
  <path fill="#7d5740" d="M40 27l6 10h8l6-10 2 16c3 12-2 26-12 28-10-2-15-16-12-28z" />
  <ellipse cx="50" cy="60" rx="6" ry="7" fill="#a57b5c" stroke="none" />
  ${eyes(45.5, 54.5, 45)} <path d="M46 52h8" fill="none" stroke-width="2" />${fangs(50, 52, 2.5, 4)}`;

const vampireBat = svg`
  <path fill="#7c1f2b" d="M50 56L43 40C36 20 22 9 5 7c8 12 5 24 6 38 1 13 9 21 20 23 1-7 6-9 10-5l9 17 9-17c4-4 9-2 10 5 11-2 19-10 20-23 1-14-2-26 6-38-17 2-31 13-38 33z" />
  <path fill="none" stroke="#4a0f18" stroke-width="2" d="M42 44C30 40 18 30 5 7M43 50c-10 2-20-1-32-5M58 44c12-4 24-14 37-37M57 50c10 2 20-1 32-5" />
  <path fill="#3a2530" d="M38 24l7 9h10l7-9 1 17c3 14-3 30-13 37-10-7-16-23-13-37z" />
  <path fill="#c9404b" stroke="none" d="M50 52l7 9-7 14-7-14z" />
  ${eyes(45, 55, 41, 3, "#ff5b4a")}${fangs(50, 48, 4, 9)}
  <path fill="#d4303b" stroke-width="1" d="M46 62c2 3 3 5 3 6a3 3 0 0 1-6 0c0-1 1-3 3-6z" />`;

const goblin = svg`
  <path fill="#8a5a2f" d="M77 28l10-6 3 5-9 8-8 36-5-2z" />
  <path fill="#5c3d22" d="M33 62c4-6 30-6 34 0l5 24H28z" />
  <path fill="#8f6a35" stroke-width="2" d="M30 78h40l2 8H28z" />
  <path fill="#6d9a3e" d="M28 62c-8 2-12 9-12 17l7 3c1-6 5-11 9-12zM70 62c3-2 4-6 4-10l6 1c1 9-3 17-9 20z" />
  <path fill="#7cab48" d="M50 16c12 0 20 7 21 17l23-9c-2 14-11 23-24 23-3 11-11 18-20 18s-17-7-20-18C17 47 8 38 6 24l23 9c1-10 9-17 21-17z" />
  <path fill="#c98d6c" stroke="none" d="M13 29l15 7c1 3 1 5 1 7-8-1-13-6-16-14zM87 29l-15 7c-1 3-1 5-1 7 8-1 13-6 16-14z" />
  <path fill="none" stroke-width="3" d="M35 31l11 5M65 31l-11 5" />${eyes(41, 59, 39, 4)}
  <path fill="#5f8a34" stroke-width="2" d="M50 39l5 10H45z" />
  <path fill="#3a1414" stroke-width="2" d="M38 53c8 4 16 4 24 0-3 6-7 8-12 8s-9-2-12-8z" />${fangs(50, 54, 7, 4)}`;

const imp = svg`
  <path fill="none" stroke="#8f2413" stroke-width="5" d="M60 78c16 8 26 0 24-14" /><path fill="#b5301a" d="M84 53l8 13H76z" />
  <path fill="#5e1630" d="M36 48C22 34 14 36 4 30c1 16 8 28 28 34zM64 48c14-14 22-12 32-18-1 16-8 28-28 34z" />
  <path fill="#c53a20" d="M38 52h24l5 26-7 14h-8l-2-10-2 10h-8l-7-14z" />
  <path fill="#e05a34" stroke="none" d="M44 58h12l2 18-8 4-8-4z" />
  <path fill="#efe0bf" d="M34 26C24 22 22 12 26 4c3 9 8 12 15 15zM66 26c10-4 12-14 8-22-3 9-8 12-15 15z" />
  <path fill="#d2452a" d="M50 14c13 0 21 9 19 22-2 10-9 18-19 20-10-2-17-10-19-20-2-13 6-22 19-22z" />
  <path fill="none" stroke-width="3" d="M36 28l10 4M64 28l-10 4" />${eyes(42, 58, 35, 3.6, "#ffd54a")}
  <path fill="#2c0b0b" stroke-width="2" d="M38 43h24c-3 7-7 9-12 9s-9-2-12-9z" /><path fill="#fff6e0" stroke="none" d="M41 43h4l-2 4zM49 43h4l-2 4zM56 43h4l-2 4z" />`;

const kobold = svg`
  <path fill="none" stroke="#6a4526" stroke-width="5" d="M18 94L34 8" /><path fill="#cfd4d8" d="M35 2l7 15-8 5-6-8z" />
  <path fill="#b4652a" d="M66 82c16 2 26-6 29-20-6 8-14 9-26 6z" />
  <path fill="#c9792f" d="M44 48c14-4 26 2 28 16l2 28H60l-4-10-4 10H38z" />
  <path fill="#f0c078" stroke="none" d="M48 56c8-2 12 3 12 10v12H47z" />
  <path fill="#6b3d1d" stroke-width="2" d="M40 74h34l1 9H39z" />
  <path fill="#c9792f" d="M46 54c-8 0-15 3-22 8l4 8c7-5 13-6 20-5z" />
  <path fill="#d98a3a" d="M30 40l18-6c-1-10 6-18 17-18 13 0 20 10 17 22-2 10-10 16-20 15l-10-1-20 3c-6 0-8-5-7-9z" />
  <path fill="#9c4f1d" d="M62 18l4-14 6 12 10-8-3 14 11 0-9 9z" />
  <path fill="none" stroke-width="2" d="M26 46l24-1" /><path fill="#fff6e0" stroke-width="1" d="M31 46l3 6 3-6zM40 46l3 6 3-6z" />
  <circle cx="31" cy="42" r="1.6" fill="#1b120c" stroke="none" />
  <ellipse cx="60" cy="31" rx="5" ry="4.500" fill="#ffe27a" stroke-width="2" /><path d="M59 27v8" stroke-width="2.500" fill="none" />`;

const sewerRat = svg`
  <path fill="none" stroke="#c48a86" stroke-width="5" d="M76 74c18 4 22-12 12-20-9-7-16 2-9 7" />
  <path fill="#77726c" d="M12 60c-2-8 6-16 17-18 4-10 14-13 18-8 18-4 36 10 36 32 0 8-6 12-14 12H42c-8 0-14-4-20-9-4 1-9-3-10-9z" />
  <path fill="#99928a" stroke="none" d="M40 70c10 6 26 6 34 2-2 4-5 5-8 5H44z" />
  <circle cx="40" cy="38" r="10" fill="#77726c" /><circle cx="40" cy="38" r="5.500" fill="#d39a94" stroke="none" />
  <circle cx="11" cy="59" r="4" fill="#d39a94" stroke-width="2" />
  <path fill="#d39a94" stroke-width="2" d="M30 74l-6 8h11l4-6zM64 76l-4 8h14l1-8z" />
  <path fill="#fff6e0" stroke-width="1" d="M17 65l1 7 4-5z" />
  <path fill="none" stroke="#d8d0c4" stroke-width="1.200" d="M14 62L2 58M14 63L2 66M15 64L5 73" />
  <circle cx="25" cy="54" r="3.400" fill="#ff6450" stroke-width="1.500" /><path fill="none" stroke-width="2" d="M50 50c8 0 14 4 17 11M56 44c8 2 13 6 16 12" />
  <path fill="#8fd14a" stroke-width="1" d="M20 72c2 3 3 5 3 6a3 3 0 0 1-6 0c0-1 1-3 3-6z" />`;

const troll = svg`
  <path fill="#7a5230" d="M82 90L72 44l-4-24c0-9 19-12 22-3l2 26-3 48z" /><path fill="#b9b1a4" stroke-width="1.500" d="M70 24l-6-3 5-5zM91 26l6-4-7-4zM80 10l3-8 3 8z" />
  <path fill="#56757d" d="M22 40c8-14 44-16 54 0l6 30-8 4-6 20H54l-4-12-4 12H30l-6-20c-8-2-12-2-16 6l-6-6c2-18 8-28 20-34z" />
  <path fill="#7d9ca2" stroke="none" d="M36 54c8-5 20-5 27 0l2 18c-8 6-22 6-30 0z" />
  <path fill="#5b3b22" stroke-width="2" d="M29 72h40l3 12-12-3-10 7-9-7-14 4z" />
  <path fill="#6a8b92" d="M50 10c11 0 18 8 17 18 5 10-1 20-17 20s-22-10-17-20c-1-10 6-18 17-18z" />
  <path fill="none" stroke-width="3.500" d="M38 24h24" />${eyes(44, 56, 28, 2.6, "#ffb84a")}
  <path fill="#527077" stroke-width="2" d="M45 31c3-2 7-2 10 0l1 6H44z" />
  <path fill="none" stroke-width="2" d="M38 42c8 3 16 3 24 0" /><path fill="#fff6e0" stroke-width="1.500" d="M38 43l3-11 4 11zM55 43l4-11 3 11z" />`;

const zombie = svg`
  <path fill="#4e4a5a" d="M40 44h24l4 28H38z" /><path fill="#3b3844" d="M40 70h11l-2 26H36zM55 70h12l3 22-12 4z" />
  <path fill="#6a6478" stroke-width="2" d="M40 44h24l2 16-6-3-5 7-6-6-6 4-4-4z" />
  <path fill="#8aa37a" d="M42 47L10 50l-6-4-1 6 5 3-4 5 8 0 32-2zM45 56L14 64l-7-2 1 6 6 1-2 6 7-3 30-7z" />
  <path fill="#97b186" d="M53 8c13 0 20 8 19 19-1 12-8 20-19 20s-18-8-19-20C33 16 40 8 53 8z" />
  <path fill="#43352b" stroke-width="2" d="M34 22c0-12 12-18 24-15 10 2 14 9 14 16l-8-6-4 4-5-6-6 6-6-4z" />
  <circle cx="46" cy="28" r="5" fill="#f4f0d0" stroke-width="2" /><circle cx="61" cy="28" r="3.600" fill="#f4f0d0" stroke-width="2" />
  <circle cx="45" cy="29" r="1.600" fill="#1b120c" stroke="none" /><circle cx="60" cy="27" r="1.300" fill="#1b120c" stroke="none" />
  <path fill="#2b1a16" stroke-width="2" d="M45 38h17l-2 5H47z" /><path stroke="#fff6e0" stroke-width="1.500" d="M49 38v3M53 38v3M57 38v3" />
  <path fill="none" stroke="#5b6f4e" stroke-width="2" d="M64 14l5 8M68 14l-5 6" />`;

const basilisk = (body, belly, crest, eye, marks) => svg`
  <path fill=${body} d="M24 96C6 92 4 76 18 72c-8-10 6-22 20-18l22 4c10 2 12-6 4-10-12-6-12-20-4-30l26 6c8 14 6 26-2 34 10 14 4 32-14 36-8 4-30 6-46 2z" />
  <path fill="none" stroke-width="2.500" d="M18 72c8-4 22-2 32 2 12 5 20 2 22-6M30 84c12 4 26 4 38-4" />
  <path fill=${belly} stroke="none" d="M70 47c6 4 10 10 8 18 8-6 8-12 4-20zM26 90c10 3 22 3 32 0-8-4-24-4-32 0z" />
  ${crest}
  <path fill=${body} d="M92 30c0 12-10 18-24 17-12 0-26 2-34 6 0-9 6-14 14-17 2-14 12-22 25-21 11 1 19 6 19 15z" />
  <path fill="none" stroke-width="2" d="M38 48c12-3 26-2 36-5" /><path fill="#fff6e0" stroke-width="1" d="M42 47l2 6 3-6zM52 46l2 5 3-5z" />
  <path fill="none" stroke="#c8313a" stroke-width="2.500" d="M36 52c-8 2-12 4-18 2m5-1l-5 6" />
  <circle cx="66" cy="29" r="6" fill=${eye} stroke-width="2" /><path d="M66 24v10" stroke-width="3" fill="none" />${marks}`;

const basiliskGreen = basilisk(
  "#3f8f4a",
  "#bfe07a",
  svg`<path fill="#d8433b" d="M58 20l2-16 8 10 6-13 6 13 9-9-1 17z" />`,
  "#fff04a",
  svg`<path fill="#a7ea4e" stroke-width="1.200" d="M28 60c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8zM14 60c2 3 3 5 3 6a3 3 0 0 1-6 0c0-1 1-3 3-6z" />`,
);

const basiliskYellow = basilisk(
  "#d2a62f",
  "#fbe9a4",
  svg`<path fill="#5b3a86" d="M62 18C56 10 58 4 64 0c0 8 4 11 10 13zM80 18c-2-8 2-15 10-17-3 8 0 13 2 19z" />`,
  "#c78bff",
  svg`<path fill="none" stroke="#7a4fb3" stroke-width="2.500" d="M20 58a6 6 0 1 1 6 6 4 4 0 1 1-3-5M8 66a4 4 0 1 1 4 4" />`,
);

const golem = svg`
  <path fill="#7d776d" d="M6 40l18-8 6 12-4 22 4 16-14 8-12-8 4-18zM94 40l-18-8-6 12 4 22-4 16 14 8 12-8-4-18z" />
  <path fill="#6b665d" d="M30 74h17l1 22H26zM53 74h17l4 22H52z" />
  <path fill="#8f897d" d="M24 30h52l4 26-10 22H30L20 56z" />
  <path fill="#a29b8e" d="M36 8h28l6 12-4 18H34l-4-18z" />
  <path fill="none" stroke="#5b564e" stroke-width="2" d="M24 44l16 4 8-8M80 52l-16-2-6 10M30 70l14-6 14 8M36 14l10 4M10 56l12 2M78 58l12-2M32 86h12M58 84h12" />
  <path fill="#3c3832" stroke-width="2" d="M35 18h30v8H35z" /><rect x="40" y="19.500" width="7" height="5" fill="#5fe3ff" stroke="none" /><rect x="53" y="19.500" width="7" height="5" fill="#5fe3ff" stroke="none" />
  <path fill="none" stroke="#5fe3ff" stroke-width="3" d="M50 44v20M43 50l7-6 7 6M44 60h12" />
  <path fill="#5f8f45" stroke="none" d="M26 30l14 0-4 6-6-1-3 5zM64 8l6 12-8-4z" />`;

const DRAWN = {
  cave_bat: caveBat,
  vampire_bat: vampireBat,
  goblin,
  imp,
  kobold,
  sewer_rat: sewerRat,
  troll,
  zombie,
  basilisk_green: basiliskGreen,
  basilisk_yellow: basiliskYellow,
  golem,
};

export const isEnemy = (slug) => slug in DRAWN;

export function enemy(slug) {
  return inked(DRAWN[slug] ?? DRAWN.goblin);
}
