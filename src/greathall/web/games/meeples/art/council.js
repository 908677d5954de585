// The Dark Council: three Overlords and the Henchman, 100 x 100.
import { svg } from "../../../vendor/lit-html/lit-html.js";

const SAW = Array.from({ length: 16 }, (_, k) => {
  const [a, b] = [(k / 16) * 2 * Math.PI, ((k + 0.7) / 16) * 2 * Math.PI];
  const at = (angle, r) => `${(50 + r * Math.cos(angle)).toFixed(1)} ${(44 + r * Math.sin(angle)).toFixed(1)}`;
  return `${k ? "L" : "M"}${at(a, 36)}L${at(b, 47)}`;
}).join("");

const sawRon = svg`<path d=${`${SAW}z`} fill="#aab2bb" /><path d="M2 98c4-24 18-34 48-34s44 10 48 34z" fill="#2a2730" /><path d="M26 98l8-28h32l8 28z" fill="#4a1a1a" />
  <path d="M26 62l-6-40 14 12 6-22 10 20 10-20 6 22 14-12-6 40c-4 12-12 16-24 16s-20-4-24-16z" fill="#3d3a46" /><path d="M36 42l12 8-12 6zM64 42l-12 8 12 6z" fill="#ff5a2a" /><path d="M44 64v10M50 64v12M56 64v10" stroke="#ff5a2a" stroke-width="2.500" />`;

const queen = svg`<path d="M50 56c28 0 42 14 40 30-2 10-16 14-40 14S12 96 10 86c-2-16 12-30 40-30z" fill="#e9c98f" /><path d="M12 78h76M12 88h76M20 68h60" fill="none" stroke="#a9824a" stroke-width="2" />
  <path d="M26 60L2 44M22 72L0 74M74 60l24-16M78 72l22 2" fill="none" stroke-width="4" /><path d="M50 22c18 0 25 10 23 23-2 12-10 19-23 19s-21-7-23-19c-2-13 5-23 23-23z" fill="#b5562e" />
  <path d="M28 26l4-22 10 14 8-18 8 18 10-14 4 22c-14-6-30-6-44 0z" fill="#e0b93a" /><circle cx="50" cy="14" r="3.500" fill="#c0342b" /><circle cx="39" cy="40" r="6.500" fill="#ffe14a" /><circle cx="61" cy="40" r="6.500" fill="#ffe14a" /><circle cx="39" cy="40" r="2" fill="#1b120c" stroke="none" /><circle cx="61" cy="40" r="2" fill="#1b120c" stroke="none" />
  <path d="M40 54c-10 2-12 14-4 18 0-8 4-10 12-10zM60 54c10 2 12 14 4 18 0-8-4-10-12-10z" fill="#3a2012" />`;

const baron = svg`<path d="M2 98c4-34 12-50 24-58l24 18 24-18c12 8 20 24 24 58z" fill="#3a2d4f" /><path d="M14 46l36 16 36-16-6 16-30 14-30-14z" fill="#6b5a8a" /><path d="M50 10c16 0 22 12 21 26-1 20-10 34-21 34S30 56 29 36c-1-14 5-26 21-26z" fill="#c9d4c4" />
  <path d="M28 34C26 12 36 4 50 4s24 8 22 30c-6-12-14-14-22-14s-16 2-22 14z" fill="#e9e6df" /><path d="M36 38l11 5-11 4zM64 38l-11 5 11 4z" fill="#b52f6b" /><path d="M42 58c5-3 11-3 16 0l-8 6z" fill="#5a1a2a" />
  <path d="M78 98l6-60 8 2-4 58z" fill="#8a5a30" /><path d="M82 40l2-28 10-6 2 36z" fill="#c9ced6" />`;

const combustor = svg`<path d="M10 98c0-30 12-44 40-44s40 14 40 44z" fill="#4a4038" /><circle cx="50" cy="78" r="17" fill="#ff8a2a" /><path d="M38 70h24M36 78h28M38 86h24M50 62v32" stroke-width="3.500" fill="none" /><path d="M24 46V22h52v24c-4 10-14 14-26 14s-22-4-26-14z" fill="#6b6258" />
  <path d="M34 22c-6-10 4-14 2-22 10 4 10 10 8 14 4-4 6-8 6-14 10 6 12 12 8 18 4-2 6-4 6-8 6 6 4 10 2 12z" fill="#ff8a2a" /><path d="M34 34h12v8H34zM54 34h12v8H54z" fill="#ffe14a" /><path d="M36 50h28" stroke="#ff8a2a" stroke-width="4" /><path d="M20 26h60" stroke-width="3" />`;

export const council = { saw_ron: sawRon, the_termite_queen: queen, baron_chisel: baron, combustor };
