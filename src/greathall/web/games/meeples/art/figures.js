// The wooden figures: one silhouette, and for every class its own headgear and mark, so that colour is never needed to tell them apart.
import { html, svg } from "../../../vendor/lit-html/lit-html.js";

const BODY =
  "M30 6c6 0 10 4.500 10 10 0 2-.6 4-1.600 5.400C48 23 57 27 57 33c0 4-6 5-13 5 1 6 6 12 9 18 1.500 3 0 5-3 5H36c-2 0-3-1-3.500-3L30 51l-2.500 7c-.5 2-1.500 3-3.500 3H10c-3 0-4.500-2-3-5 3-6 8-12 9-18-7 0-13-1-13-5 0-6 9-10 18.600-11.600C20.600 20 20 18 20 16c0-5.500 4-10 10-10z";
const SHINE =
  "M30 9c-4 0-7 3-7 7 0 3 1 5 3 6-9 2-19 5-20 10 8-5 16-5 20-5-3 9-8 20-13 28 8-4 14-14 17-28 0-6 0-12 0-18z";

const GEAR = {
  peasant: [
    "#f4ecd8",
    "#8a6d3b",
    svg`<path d="M12 13c6-3 10-3.500 11-8 1.500-4 12.500-4 14 0 1 4.500 5 5 11 8-8 5-28 5-36 0z" fill="#d9a441" /><path d="M22 9.500c5 2 11 2 16 0l.6 3c-6 1.800-11 1.800-17.200 0z" fill="#a3471f" stroke="none" />`,
    svg`<path d="M30 52V35M25 30v6c0 3 10 3 10 0v-6M30 30v6" />`,
  ],
  warrior: [
    "#3f74c9",
    "#eaf2ff",
    svg`<path d="M19 17C18 6 23 3 30 3s12 3 11 14h-7l-1 6h-6l-1-6z" fill="#b8c4d2" /><path d="M20 10C13 10 9 6 9 0c4 3 8 3 13 4zM40 10c7 0 11-4 11-10-4 3-8 3-13 4z" fill="#efe3c6" />`,
    svg`<path d="M30 28v20M25 43h10M30 48v5" />`,
  ],
  mage: [
    "#f2c32f",
    "#6a3d0c",
    svg`<path d="M11 17c8-3 11-4 13-8L34-2c1 5 3 9 4 12 2 3 5 4 11 7-10 4-28 4-38 0z" fill="#5a3fa8" /><circle cx="31" cy="7" r="2.200" fill="#ffe17a" stroke="none" />`,
    svg`<path d="M30 29l2.600 6.200 6.800.5-5.200 4.400 1.600 6.600-5.800-3.500-5.800 3.500 1.600-6.600-5.200-4.400 6.800-.5z" />`,
  ],
  cleric: [
    "#cf3b32",
    "#fff0d8",
    svg`<ellipse cx="30" cy="3" rx="11" ry="3.600" fill="none" stroke="#f4cf5a" stroke-width="3" /><path d="M19 17C18 9 23 5 30 5s12 4 11 12c-6-4-16-4-22 0z" fill="#f6efe0" />`,
    svg`<path d="M30 29v20M23 36h14" stroke-width="5" />`,
  ],
  knight: [
    "#41424e",
    "#ffd86b",
    svg`<path d="M30 4C32-3 41-4 45 2c-5-1-8 1-10 4z" fill="#d8473a" /><path d="M18 19C17 8 22 3 30 3s13 5 12 16c-2 5-6 7-12 7s-10-2-12-7z" fill="#9aa0ad" /><path d="M20 14h20v3.500H20zM24 20h2v3h-2zM29 20h2v4h-2zM34 20h2v3h-2z" fill="#23232b" stroke="none" />`,
    svg`<path d="M22 30h16v9c0 5-4 8-8 11-4-3-8-6-8-11zM22 36l8 5 8-5" />`,
  ],
  ranger: [
    "#3d8f4d",
    "#f4f0cf",
    svg`<path d="M16 24C13 8 22 0 33-1c-1 2-1 3 0 4 8 2 12 10 11 21-3-9-8-11-14-11S19 15 16 24z" fill="#24592f" />`,
    svg`<path d="M24 28c10 4 10 18 0 22zM20 39h18M34 35l4 4-4 4" />`,
  ],
  paladin: [
    "#8a4bb5",
    "#ffe17a",
    svg`<path d="M19 13C11 13 7 8 7 1c5 4 9 4 14 5zM41 13c8 0 12-5 12-12-5 4-9 4-14 5z" fill="#fff7e2" /><path d="M19 15C18 7 23 3 30 3s12 4 11 12l-5-3-6-5-6 5z" fill="#f0cf62" />`,
    svg`<circle cx="30" cy="39" r="5" /><path d="M30 28v3M30 47v3M19 39h3M38 39h3M22.500 31.500l2 2M35.500 44.500l2 2M22.500 46.500l2-2M35.500 33.500l2-2" />`,
  ],
  shaman: [
    "#ea8530",
    "#3d1d08",
    svg`<path d="M23 8C16 7 13 2 13-3c2 2 3 3 5 3 0-2 0-3 1-5 1 5 3 8 7 9zM37 8c7-1 10-6 10-11-2 2-3 3-5 3 0-2 0-3-1-5-1 5-3 8-7 9z" fill="#e9dcc0" /><path d="M20 15h20v4c-3 3-6 2-8 0h-4c-2 2-5 3-8 0z" fill="#2f7f86" />`,
    svg`<path d="M30 40c0-2 3-2 3 1s-5 4-7 0 3-9 8-6 4 12-4 13-12-7-9-14" fill="none" />`,
  ],
};

const corruption = svg`<path class="mm-wood" fill="#8b9096" d="M30 4c4 3 5 6 9 6 5-1 8 2 8 7 5 2 8 7 5 12 4 5 4 10-1 13 2 6-1 11-7 11-3 6-8 8-14 5-6 3-11 1-14-5-6 0-9-5-7-11-5-3-5-8-1-13-3-5 0-10 5-12 0-5 3-8 8-7 4 0 5-3 9-6z" />
  <path d="M30 16c9 0 15 6 15 14 0 5-2 8-6 11v6H21v-6c-4-3-6-6-6-11 0-8 6-14 15-14z" fill="#3b4046" /><circle cx="24" cy="30" r="4" fill="#c9f0b8" stroke="none" /><circle cx="36" cy="30" r="4" fill="#c9f0b8" stroke="none" />
  <path d="M30 34l-2.500 5h5zM25 43v4M30 43v4M35 43v4" fill="#c9f0b8" stroke="#c9f0b8" stroke-width="1.600" />`;

// "shaman_as_mage" is a Shaman that wears the Mage's mark.
export function parts(piece) {
  const [meeple, as] = piece.split("_as_");
  return { meeple, as: as ?? "" };
}

// The drawing itself, 60 x 64, to be put into any svg.
export function figure(piece) {
  const { meeple, as } = parts(piece);
  if (meeple === "corruption")
    return svg`<g class="mm-figure" stroke="#20140b" stroke-width="2" stroke-linejoin="round">${corruption}</g>`;
  const [fill, ink, gear, mark] = GEAR[meeple] ?? GEAR.peasant;
  const worn = as ? GEAR[as] : null;
  return svg`<g class="mm-figure" stroke="#20140b" stroke-width="2" stroke-linejoin="round"><path class="mm-wood" d=${BODY} fill=${fill} /><path d=${SHINE} fill="#fff" opacity=".22" stroke="none" />
    <g fill="none" stroke=${worn ? worn[1] : ink} stroke-width="3" stroke-linecap="round">${worn ? svg`<circle cx="30" cy="40" r="13.500" fill=${worn[0]} stroke="#20140b" stroke-width="1.500" />` : ""}${worn ? worn[3] : mark}</g>${gear}</g>`;
}

export const meeple = (piece, label = "") =>
  label
    ? html`<svg class="mm-meeple" viewBox="-1 -5 62 69" role="img" aria-label=${label}><title>${label}</title>${figure(piece)}</svg>`
    : html`<svg class="mm-meeple" viewBox="-1 -5 62 69" aria-hidden="true">${figure(piece)}</svg>`;

// Any Unit, any prestige Unit: the bare silhouette with a question mark or a laurel.
export const anyone = (
  kind,
) => html`<svg class="mm-meeple" viewBox="-1 -5 62 69" aria-hidden="true"><g stroke="#20140b" stroke-width="2" stroke-linejoin="round"><path d=${BODY} fill=${kind === "any_prestige" ? "#e3b6f0" : "#cdbb97"} stroke-dasharray="4 2" />
  ${kind === "any_prestige" ? svg`<path d="M18 8l6 4 6-8 6 8 6-4-2 10H20z" fill="#f0cf62" />` : svg`<path d="M25 34c0-7 10-7 10-1 0 4-5 4-5 8M30 46v1.500" fill="none" stroke-width="4" stroke-linecap="round" />`}</g></svg>`;

// A player's marker: a shield in the seat's colour with the seat's own charge.
const SEATS = [
  ["#a8332a", svg`<path d="M0-8L7 0 0 8-7 0z" />`],
  ["#1f5f94", svg`<circle r="6.500" />`],
  ["#3a7130", svg`<path d="M-7 6L0-7 7 6z" />`],
  ["#6d3b8a", svg`<path d="M-2.500-8h5v5.500H8v5H2.500V8h-5V2.500H-8v-5h5.500z" />`],
];
export const seatShield = (seat, label = "") => {
  const [fill, charge] = SEATS[seat % 4];
  return html`<svg class="mm-shield" viewBox="0 0 30 34" role=${label ? "img" : "presentation"} aria-label=${label} aria-hidden=${label ? "false" : "true"}><path d="M2 2h26v15c0 8-7 12-13 15C9 29 2 25 2 17z" fill=${fill} stroke="#fff3dd" stroke-width="2.500" /><g transform="translate(15 15)" fill="#fff3dd">${charge}</g></svg>`;
};
