// Humanoids and undead of Karez, 100 x 100 each.
import { svg } from "../../../vendor/lit-html/lit-html.js";

export const glare = (
  x1,
  x2,
  y,
  colour = "#ffe27a",
  r = 3.2,
) => svg`<circle cx=${x1} cy=${y} r=${r} fill=${colour} stroke-width="1.500" /><circle cx=${x2} cy=${y} r=${r} fill=${colour} stroke-width="1.500" />
  <circle cx=${x1} cy=${y} r="1.300" fill="#1b120c" stroke="none" /><circle cx=${x2} cy=${y} r="1.300" fill="#1b120c" stroke="none" />`;
const body = (fill) => svg`<path fill=${fill} d="M6 100c0-24 16-36 44-36s44 12 44 36z" />`;

const orc = svg`${body("#4a3a2c")}<path fill="#7a7f86" stroke-width="2" d="M6 100c0-18 8-28 22-32l6 12-8 20zM94 100c0-18-8-28-22-32l-6 12 8 20z" />
  <path fill="#5f8040" d="M50 12c20 0 28 14 26 32l8-4c0 10-4 16-10 18-4 16-12 24-24 24S30 74 26 58c-6-2-10-8-10-18l8 4c-2-18 6-32 26-32z" /><path fill="none" stroke-width="4" d="M32 36l14 6M68 36l-14 6" />${glare(39, 61, 45, "#ff9d3c")}
  <path fill="#2b1414" stroke-width="2" d="M36 62h28c-3 8-8 10-14 10s-11-2-14-10z" /><path fill="#fff6e0" stroke-width="1.500" d="M36 64l3-13 6 13zM55 64l6-13 3 13z" /><path fill="#2b1d14" d="M44 14l6-14 6 14c-4-2-8-2-12 0z" />`;
const bandit = svg`${body("#5b3a2a")}<path fill="#d8a67c" d="M34 34c0-12 32-12 32 0v14c0 12-8 20-16 20s-16-8-16-20z" /><path fill="#8e2a1e" d="M32 50c12 6 24 6 36 0l-2 16-16 16-16-16z" /><path fill="#2f2a26" d="M20 36c18-8 42-8 60 0-2 6-6 8-10 6-12-4-28-4-40 0-4 2-8 0-10-6z" /><path fill="#3d3630" d="M30 34C30 14 38 8 50 8s20 6 20 26c-12-5-28-5-40 0z" />
  ${glare(43, 57, 45, "#fff6e0", 2.6)}<path fill="none" stroke-width="2.500" d="M37 39l10 3M63 39l-10 3" /><path fill="#d5dbe0" stroke-width="2" d="M82 30l6 4-12 44-6-2z" /><path fill="#8a5a2f" d="M64 74l16 6-2 6-16-6z" />`;
const gnoll = svg`${body("#6b5a34")}<path fill="#b98f4a" d="M24 8l14 18c8-4 16-4 24 0L76 8c6 16 4 28-2 36 0 22-10 44-24 44S26 66 26 44C20 36 18 24 24 8z" /><path fill="#6b4a22" stroke="none" d="M30 18l8 12-6 6zM70 18l-8 12 6 6zM46 26h8l-2 22h-4z" />
  <path fill="#e0c58a" d="M38 56c6-8 18-8 24 0l2 14c-4 10-9 14-14 14s-10-4-14-14z" /><path fill="#1b120c" d="M44 56h12l-6 8z" /><path fill="#fff6e0" stroke-width="1.500" d="M40 72l3 7 3-7zM54 72l3 7 3-7z" />${glare(39, 61, 46)}<circle cx="32" cy="60" r="2.500" fill="#6b4a22" stroke="none" /><circle cx="70" cy="58" r="2.500" fill="#6b4a22" stroke="none" />`;
const darkElf = svg`${body("#2b2440")}<path fill="#6d6a86" d="M36 46L10 32l20 4zM64 46l26-14-20 4z" /><path fill="#7f7c9a" d="M34 36c0-13 32-13 32 0v12c0 13-8 22-16 22s-16-9-16-22z" /><path fill="#efeaf5" d="M28 70C18 36 28 10 50 10s32 26 22 60l-6-32c-8-7-24-7-32 0z" />${glare(43, 57, 46, "#ff5b6a", 3)}<path fill="none" stroke-width="2.500" d="M37 39l9 4M63 39l-9 4M44 60h12" />
  <path fill="none" stroke="#c9404b" stroke-width="3" d="M38 30l12 6 12-6" /><path fill="#c9d0d6" stroke-width="2" d="M14 60l4-2 10 40h-8zM86 60l-4-2-10 40h8z" />`;
const ogre = svg`<path fill="#a87c5a" d="M2 100c0-30 18-44 48-44s48 14 48 44z" /><path fill="#c2936d" d="M50 8c18 0 26 12 24 28 8 10 4 32-24 32s-32-22-24-32C24 20 32 8 50 8z" /><path fill="#d8ae88" stroke="none" d="M32 46c8 8 28 8 36 0 6 12-4 20-18 20s-24-8-18-20z" />${glare(41, 59, 34, "#fff6e0", 3)}<path fill="none" stroke-width="4" d="M34 27h32" /><path fill="#a87c5a" stroke-width="2" d="M44 36c4-2 8-2 12 0l2 8H42z" />
  <path fill="#3a1414" stroke-width="2" d="M34 52h32c-4 8-10 10-16 10s-12-2-16-10z" /><path fill="#fff6e0" stroke-width="1" d="M40 52h5v5h-5zM55 52h5v5h-5z" /><path fill="#7a5230" d="M78 100L74 56c-6-26 0-44 10-44s14 16 10 40l-4 48z" /><path fill="#b9b1a4" stroke-width="1.500" d="M74 30l-8-2 7-6zM94 34l6-4-6-4zM84 12l2-9 4 9z" />`;
const minotaur = svg`${body("#4f3020")}<path fill="#efe0bf" d="M28 30C10 32 2 20 4 4c8 12 18 14 30 14zM72 30c18 2 26-10 24-26-8 12-18 14-30 14z" /><path fill="#7a4a2a" d="M50 14c18 0 26 8 24 20-2 8-6 12-8 24-2 16-8 26-16 26s-14-10-16-26c-2-12-6-16-8-24-2-12 6-20 24-20z" /><path fill="#5c3418" d="M38 12c8-8 16-8 24 0l-4 14H42z" />
  ${glare(37, 63, 38, "#ff5b4a")}<path fill="none" stroke-width="4" d="M28 30l16 6M72 30l-16 6" /><path fill="#c99a72" d="M36 62c8-6 20-6 28 0 2 12-4 22-14 22s-16-10-14-22z" /><circle cx="43" cy="68" r="3" fill="#1b120c" stroke="none" /><circle cx="57" cy="68" r="3" fill="#1b120c" stroke="none" /><path fill="none" stroke="#e0b03a" stroke-width="4" d="M43 72c0 10 14 10 14 0" />`;
const warlock = svg`${body("#3a1d4a")}<path fill="#24102f" d="M50 4c26 0 36 26 32 66L66 100H34L18 70C14 30 24 4 50 4z" /><path fill="#0f0614" d="M32 40c0-16 36-16 36 0v16c0 12-8 22-18 22S32 68 32 56z" />${glare(42, 58, 48, "#7fff6a", 3.6)}<path fill="#8fd14a" opacity=".9" stroke-width="2" d="M84 70c8-12 2-16 4-26 8 8 12 16 8 28z" /><circle cx="86" cy="76" r="12" fill="#6fe05a" stroke-width="2" /><circle cx="82" cy="72" r="4" fill="#e6ffd6" stroke="none" />
  <path fill="none" stroke="#b98ad6" stroke-width="2.500" d="M30 84c8 6 32 6 40 0M42 92h16" /><path fill="#d9c7ea" stroke-width="1.500" d="M44 66h12l-6 14z" />`;
const skeleton = svg`<path fill="#d9cfb4" d="M14 100c2-20 12-28 30-29h12c18 1 28 9 30 29h-8l-4-14-4 14h-8l-4-16-4 16h-8l-4-16-4 16h-8l-4-14-4 14z" /><path fill="#efe7d2" d="M50 8c20 0 30 13 30 29 0 12-6 18-14 22v14H34V59c-8-4-14-10-14-22C20 21 30 8 50 8z" /><path fill="#1b120c" stroke="none" d="M30 34c4-4 12-4 15 0 1 8-2 13-7 13s-9-5-8-13zM55 34c4-4 12-4 15 0 1 8-3 13-8 13s-8-5-7-13zM50 48l4 8h-8z" />
  <circle cx="38" cy="40" r="2.500" fill="#ff9d3c" stroke="none" /><circle cx="62" cy="40" r="2.500" fill="#ff9d3c" stroke="none" /><path fill="none" stroke-width="2" d="M34 64h32M41 59v14M47 59v14M53 59v14M59 59v14" />`;
const ghoul = svg`${body("#5d5a4a")}<path fill="#a9ab8a" d="M50 10c16 0 24 10 24 26 0 10-2 14-4 20-2 16-10 26-20 26S32 72 30 56c-2-6-4-10-4-20 0-16 8-26 24-26z" /><path fill="#3a3328" stroke-width="2" d="M26 34c-2-16 8-26 24-26 18 0 26 10 24 26l-8-10-6 6-8-10-8 8-8-6z" />${glare(41, 59, 42, "#f4ff9a", 4)}
  <path fill="#3a0f12" stroke-width="2" d="M34 56c10 4 22 4 32 0-2 14-8 20-16 20s-14-6-16-20z" /><path fill="#fff6e0" stroke-width="1" d="M37 57l2 6 3-5 3 7 3-6 3 6 3-6 3 7 3-6 2 5 2-6z" /><path fill="#a9ab8a" d="M8 98l2-20 5 12 3-16 5 14 6-12-1 22zM92 98l-2-20-5 12-3-16-5 14-6-12 1 22z" />`;
const wight = svg`${body("#3d4a5c")}<path fill="#9fb3c4" d="M34 36c0-14 32-14 32 0v14c0 14-8 24-16 24s-16-10-16-24z" /><path fill="#dfe7ee" d="M26 78C16 40 26 14 50 14s34 26 24 64l-8-36c-8-8-24-8-32 0z" />${glare(42, 58, 48, "#8fe3ff", 3.6)}<path fill="#2a3442" stroke-width="2" d="M44 62h12v4H44z" /><path fill="#c9a23a" d="M30 26l-4-16 12 8 12-14 12 14 12-8-4 16z" /><circle cx="50" cy="20" r="3.500" fill="#8fe3ff" stroke-width="1.500" />`;
const ghost = svg`<path fill="#dbe8f2" opacity=".94" d="M50 6c24 0 34 20 34 44v42l-11-9-11 13-12-12-12 12-11-13-11 9V50C16 26 26 6 50 6z" /><path fill="#fff" stroke="none" opacity=".7" d="M34 20c6-8 14-10 20-8-12 4-20 16-22 34-4-10-2-20 2-26z" /><path fill="#2b3442" stroke="none" d="M34 36c4-6 11-5 12 2 0 8-4 13-8 12s-6-8-4-14zM56 38c1-7 9-8 12-2 2 6 0 13-4 14s-8-4-8-12z" /><path fill="#2b3442" stroke="none" d="M43 60c4-4 10-4 14 0 2 10-2 16-7 16s-9-6-7-16z" /><path fill="none" stroke="#a9c4d6" stroke-width="3" d="M10 58c-6 4-6 10-2 14M90 58c6 4 6 10 2 14" />`;
const mummy = svg`${body("#c9b98c")}<path fill="#ddcfa4" d="M50 8c18 0 26 14 26 32s-8 42-26 42-26-24-26-42S32 8 50 8z" /><path fill="none" stroke="#8f7d52" stroke-width="2.500" d="M27 26c14 6 32 4 46-4M24 56c16-8 34-6 50 2M28 68c14-8 30-8 44-2M34 14c10 6 22 6 32 2M10 92c20-10 60-10 80 0M20 80c18-6 42-6 60 0" /><path fill="#1b120c" d="M28 38c14-6 30-6 44 2l-1 10c-14-6-28-6-42 0z" />${glare(41, 60, 43, "#ffb84a", 3.4)}<path fill="#e9deb8" stroke-width="2" d="M72 60c10 6 8 20 16 24l-8 2c-6-6-8-14-12-18z" />`;
const vampire = svg`<path fill="#5e0f18" d="M2 100c4-30 14-46 26-52l22 20 22-20c12 6 22 22 26 52z" /><path fill="#1b1418" d="M22 100c4-20 14-32 28-34 14 2 24 14 28 34z" /><path fill="#efe3da" d="M34 32c0-12 32-12 32 0v16c0 13-8 24-16 24s-16-11-16-24z" /><path fill="#17121a" d="M30 46c-4-24 4-36 20-36s24 12 20 36l-6-16-14 8-14-8z" />${glare(43, 57, 46, "#ff4a4a", 3)}<path fill="none" stroke-width="2.500" d="M37 39l10 4M63 39l-10 4" /><path fill="#7a1020" stroke-width="2" d="M41 58c6 3 12 3 18 0l-4 5H45z" /><path fill="#fff" stroke-width="1" d="M43 60l2 8 3-7zM52 61l3 7 2-8z" /><path fill="#fff3dd" stroke-width="1.500" d="M44 76h12l-6 10z" />`;
const deathKnight = svg`${body("#23242c")}<path fill="#3d404c" stroke-width="2" d="M2 100c0-22 10-32 26-34l-4 34zM98 100c0-22-10-32-26-34l4 34z" /><path fill="#33353f" d="M50 8c20 0 28 14 28 32v24c-6 12-16 18-28 18s-22-6-28-18V40c0-18 8-32 28-32z" /><path fill="#0d0d12" d="M28 40h44l-4 12H54l2 22H44l2-22H32z" />${glare(38, 62, 46, "#5fd0ff", 3.4)}<path fill="#4a4d5a" d="M24 28L6 4l28 10zM76 28L94 4 66 14z" /><path fill="none" stroke="#5fd0ff" stroke-width="2" d="M50 12v20M44 84l6 8 6-8" />`;

export const HUMANOIDS = {
  orc,
  bandit,
  gnoll,
  dark_elf: darkElf,
  ogre,
  minotaur,
  warlock,
  skeleton,
  ghoul,
  wight,
  ghost,
  mummy,
  vampire,
  death_knight: deathKnight,
};
