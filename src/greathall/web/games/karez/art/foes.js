// Whatever a party may meet: monsters by name, and the eight traps.
import { svg } from "../../../vendor/lit-html/lit-html.js";
import { enemy } from "../../card-rogue/art/enemies.js";
import { BEASTS } from "./beasts.js";
import { HUMANOIDS } from "./humanoids.js";

const floor = svg`<path fill="#8f7d62" d="M0 58h100v42H0z" /><path fill="none" stroke="#5d4f3a" stroke-width="2" d="M0 72h100M0 86h100M20 58v14M52 58v14M80 58v14M36 72v14M68 72v14M18 86v14M50 86v14M84 86v14" />`;
const wall = svg`<path fill="#6d6050" d="M0 0h100v60H0z" /><path fill="none" stroke="#4a4034" stroke-width="2" d="M0 15h100M0 30h100M0 45h100M20 0v15M60 0v15M40 15v15M84 15v15M14 30v15M58 30v15M34 45v15M78 45v15" />`;
const TRAPS = {
  trap_door: svg`${floor}<path fill="#6d6050" d="M0 0h100v58H0z" /><path fill="#0d0906" d="M20 64h60l12 28H8z" /><path fill="#8a5a2f" d="M20 64h28l-4-40H14zM80 64H54l4-40h28z" /><path fill="none" stroke-width="2" d="M24 28l6 32M34 27l4 35M66 27l-4 35M76 28l-6 32" />`,
  arrow_trap: svg`${wall}${floor}<path fill="#1b120c" d="M4 10h16v40H4z" /><path fill="none" stroke="#8a5a2f" stroke-width="4" d="M12 18h62M12 32h74M12 46h56" /><path fill="#c9d0d6" stroke-width="2" d="M74 11l16 7-16 7zM84 25l14 7-14 7zM66 39l16 7-16 7z" /><path fill="#b3262f" stroke-width="1.500" d="M18 13h8l4 5-4 5h-8l4-5zM18 41h8l4 5-4 5h-8l4-5z" />`,
  spiked_pit: svg`${wall}<path fill="#8f7d62" d="M0 52h100v48H0z" /><path fill="#0d0906" d="M14 56h72l8 44H6z" /><path fill="#c9d0d6" stroke-width="2" d="M14 98l8-34 8 34zM34 98l8-40 8 40zM54 98l8-36 8 36zM72 98l7-30 7 30z" /><path fill="#b3262f" stroke="none" d="M40 66l2-8 2 8-2 5zM60 70l2-8 2 8-2 4z" />`,
  poison_darts: svg`${wall}${floor}<path fill="#4a3a5c" d="M26 12h48v40H26z" /><path fill="#1b120c" stroke="none" d="M36 22h8v8h-8zM56 22h8v8h-8zM40 38h20v6H40z" /><path fill="none" stroke="#c9d0d6" stroke-width="3" d="M40 44L24 82M50 44v42M60 44l16 38" /><path fill="#8fd14a" stroke-width="1.500" d="M24 78c5 6 6 9 3 12s-8 1-7-4zM50 82c5 6 5 10 0 12s-5-6 0-12zM76 78c5 5 6 10 2 12s-7-4-2-12z" />`,
  fire_jet: svg`${wall}${floor}<path fill="#3d3630" d="M4 30h22v28H4z" /><path fill="#1b120c" stroke="none" d="M20 36h8v16h-8z" /><path fill="#ff7a2e" stroke-width="2" d="M28 44c16-20 30-8 40-18 4 8 14 6 30 2-8 8-6 14 0 20-12 2-16 12-30 8-12 8-26 0-40-12z" /><path fill="#ffd54a" stroke="none" d="M30 44c14-10 26-4 36-8 4 6 10 6 18 6-6 4-10 8-18 8-12 4-24 0-36-6z" />`,
  rolling_boulder: svg`${wall}${floor}<circle cx="54" cy="48" r="36" fill="#8a8276" /><path fill="none" stroke="#5d564b" stroke-width="3" d="M30 30c8 2 10 10 20 8M70 24c-4 8 4 12 2 20M40 66c8-4 16 2 24-4M24 50l10 4M78 58l-10 4" /><path fill="#a89f90" stroke="none" d="M34 28c8-8 18-10 26-8-10 4-18 10-24 18z" /><path fill="none" stroke="#efe0bf" stroke-width="3" d="M4 34h12M2 48h12M6 62h12" />`,
  swinging_blades: svg`${wall}${floor}<path fill="none" stroke="#3d3630" stroke-width="4" d="M30-4l14 56M74-4L56 40" /><path fill="#c9d0d6" d="M24 56c8-8 24-12 38-6 2 12-6 22-18 24-10 0-18-6-20-18zM40 36c10-4 26 0 34 8-2 10-12 14-22 12-8-2-12-10-12-20z" /><path fill="none" stroke="#8f9aa3" stroke-width="2.500" d="M28 62c8 6 20 6 30-4" /><path fill="#b3262f" stroke="none" d="M40 74c3 4 4 8 1 9s-4-4-1-9z" />`,
  cursed_rune: svg`${wall}${floor}<circle cx="50" cy="50" r="36" fill="#1d1030" stroke="#b06aff" stroke-width="4" /><path fill="none" stroke="#d9b3ff" stroke-width="4" d="M50 20l26 46H24zM50 80L24 34h52z" /><circle cx="50" cy="50" r="8" fill="#ff5b8a" stroke-width="2" /><circle cx="50" cy="50" r="44" fill="#b06aff" opacity=".18" stroke="none" />`,
};
const SHARED = {
  goblin: "goblin",
  troll: "troll",
  zombie: "zombie",
  giant_rat: "sewer_rat",
  basilisk: "basilisk_green",
};

export const isFoe = (slug) => slug in SHARED || slug in HUMANOIDS || slug in BEASTS || slug in TRAPS;
export const foe = (slug) =>
  slug in SHARED
    ? enemy(SHARED[slug])
    : svg`<g class="kz-ink">${HUMANOIDS[slug] ?? BEASTS[slug] ?? TRAPS[slug] ?? HUMANOIDS.orc}</g>`;
