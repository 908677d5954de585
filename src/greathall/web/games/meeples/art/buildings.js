// The places of the city, 64 x 64 each, and the ground of the four districts.
import { html, svg } from "../../../vendor/lit-html/lit-html.js";

const STONE = "#cfc2a6";
const ROOF = "#a8452f";
const house = (roof, wall, more = "") =>
  svg`<path d="M10 30h44v30H10z" fill=${wall} /><path d="M4 32L32 8l28 24z" fill=${roof} /><path d="M27 60V44h10v16z" fill="#5a3a20" />${more}`;
const hall = (roof, more = "") =>
  svg`<path d="M6 60h52v-5H6z" fill="#a8997a" /><path d="M10 28h6v27h-6zM21 28h6v27h-6zM37 28h6v27h-6zM48 28h6v27h-6z" fill=${STONE} /><path d="M6 24h52v5H6z" fill="#b8a988" /><path d="M6 24L32 8l26 16z" fill=${roof} />${more}`;
const tower = (cap, more = "") =>
  svg`<path d="M20 26h24v34H20z" fill=${STONE} /><path d="M14 28L32 4l18 24z" fill=${cap} /><path d="M28 60V48h8v12zM29 34h6v8h-6z" fill="#4a3a2a" />${more}`;
const flag = (x, y, fill) =>
  svg`<path d=${`M${x} ${y + 16}V${y}`} fill="none" stroke-width="2" /><path d=${`M${x} ${y}l11 4-11 4z`} fill=${fill} />`;

const DRAWN = {
  muster_field: svg`<path d="M4 60c10-8 46-8 56 0z" fill="#8fae5a" /><path d="M8 56L30 18l22 38z" fill="#efe0bf" /><path d="M30 18l-8 38h16z" fill="#c0342b" />${flag(30, 4, "#3f74c9")}<path d="M56 58V36M52 34v6c0 3 8 3 8 0v-6M56 34v6" fill="none" stroke-width="2.500" />`,
  tilt_yard: svg`<path d="M6 54h52v6H6z" fill="#8a6a3f" /><path d="M8 8l46 44M56 8L10 52" fill="none" stroke="#6a4a2b" stroke-width="4" /><path d="M18 18h28v16c0 10-8 15-14 18-6-3-14-8-14-18z" fill="#3f74c9" /><path d="M32 18v34M18 32h28" stroke="#f0cf62" stroke-width="4" />`,
  lecture_hall: hall("#4f7ea8", svg`<circle cx="32" cy="18" r="3" fill="#f0cf62" />`),
  novices_cloister: svg`<path d="M8 60V26C8 12 20 6 32 6s24 6 24 20v34z" fill=${STONE} /><path d="M16 60V32c0-10 6-14 8-14s8 4 8 14v28zM32 60V32c0-10 6-14 8-14s8 4 8 14v28z" fill="#6b3f52" /><circle cx="32" cy="14" r="4" fill="#cf3b32" />`,
  builders_yard: svg`<path d="M6 60V40h24v20zM34 60V48h22v12z" fill="#b98a5f" /><path d="M14 44h8M14 50h8M40 52h10" stroke-width="2" /><path d="M36 48V6M28 12h32M36 6l22 6M54 12v14" fill="none" stroke="#6a4a2b" stroke-width="4" /><path d="M48 26h12v9H48z" fill="#c9ced6" />`,
  heroes_hall: svg`${hall("#b8862a")}<path d="M32 30l3 7 8 .6-6 5 2 7.400-7-4-7 4 2-7.400-6-5 8-.6z" fill="#f0cf62" />`,
  levy_station: house(
    "#6b7a3a",
    "#d9c08d",
    svg`${flag(52, 4, "#f2c32f")}<path d="M8 60l10-22M20 60L10 38" stroke="#6a4a2b" stroke-width="3" />`,
  ),
  branch_and_root_inn: house(
    "#7a5a34",
    "#efe0bf",
    svg`<path d="M40 34h14v12H40z" fill="#c98a3d" /><path d="M54 36h4v8h-4" fill="none" stroke-width="2.500" /><path d="M40 34c2-5 12-5 14 0z" fill="#fffaf0" />`,
  ),
  scriptorium: svg`<path d="M8 18l24 6 24-6v34l-24 8-24-8z" fill="#fbf1d8" /><path d="M32 24v36M13 28l14 3M13 36l14 3M37 31l14-3" stroke-width="2" fill="none" /><path d="M58 2C42 6 36 20 34 44c10-8 22-18 24-42z" fill="#cf3b32" />`,
  house_of_lords: svg`${hall("#7b3f63")}<path d="M20 22l4-12 8 7 8-7 4 12z" fill="#f0cf62" />`,
  healers_temple: svg`${hall("#5f9a7a")}<path d="M29 32h6v6h6v6h-6v6h-6v-6h-6v-6h6z" fill="#cf3b32" />`,
  colosseum: svg`<path d="M4 30C4 18 60 18 60 30v24c0 10-56 10-56 0z" fill="#d9c08d" /><ellipse cx="32" cy="28" rx="24" ry="8" fill="#b5703a" /><path d="M10 42v10h6V44zM20 45v10h6V46zM38 46v9h6V45zM48 44v9h6V42z" fill="#5a3a20" />${flag(32, 6, "#c0342b")}`,
  mage_academy: tower(
    "#5a3fa8",
    svg`<path d="M32 9l2 5 5 .4-4 3 1.500 5-4.500-3-4.500 3 1.500-5-4-3 5-.4z" fill="#ffe17a" /><path d="M6 60V40h12v20zM46 60V40h12v20z" fill=${STONE} /><path d="M4 41l8-10 8 10zM44 41l8-10 8 10z" fill="#5a3fa8" />`,
  ),
  parade_ground: svg`<path d="M2 60h60V50c-20-6-40-6-60 0z" fill="#b5a06a" />${flag(14, 10, "#c0342b")}${flag(30, 4, "#3f74c9")}${flag(46, 10, "#f2c32f")}<path d="M14 26v30M30 20v36M46 26v30" stroke-width="2.500" />`,
  muster_bell: svg`<path d="M8 12h48v-6H8z" fill="#6a4a2b" /><path d="M32 12c14 0 16 12 16 24 0 6 4 8 6 12H10c2-4 6-6 6-12 0-12 2-24 16-24z" fill="#d9a62e" /><circle cx="32" cy="53" r="6" fill="#8a6113" />`,
  coach_house: svg`<circle cx="32" cy="34" r="26" fill="#8a5a30" /><circle cx="32" cy="34" r="19" fill="#efe0bf" /><path d="M32 14v40M12 34h40M18 20l28 28M46 20L18 48" stroke="#8a5a30" stroke-width="4" /><circle cx="32" cy="34" r="6" fill="#d9a62e" />`,
  forbidden_archive: svg`<path d="M12 6h38v52H12z" fill="#3c2f4f" /><path d="M12 6h7v52h-7z" fill="#231a30" /><path d="M26 16h18v32H26z" fill="none" stroke="#c9a23a" stroke-width="2" /><path d="M20 30h34v5H20z" fill="#8b939e" /><circle cx="37" cy="33" r="7" fill="#d9a62e" /><path d="M37 31v5" stroke-width="3" />`,
  cleansing_font: svg`<path d="M10 28h44c0 14-10 20-16 21v6h10v5H16v-5h10v-6c-6-1-16-7-16-21z" fill=${STONE} /><path d="M12 28c10-6 30-6 40 0z" fill="#7fd3e3" /><path d="M32 2c8 10 8 18 0 20-8-2-8-10 0-20z" fill="#4fb0cf" />`,
  hunters_lodge: house(
    "#4a6b3a",
    "#a9824a",
    svg`<path d="M32 24C22 24 20 16 20 10c3 4 6 4 8 4-1-3-1-5 0-8 2 6 4 8 4 12 0-4 2-6 4-12 1 3 1 5 0 8 2 0 5 0 8-4 0 6-2 14-12 14z" fill="#f4e6c4" />`,
  ),
  order_of_light: svg`<path d="M10 8h44v24c0 16-12 22-22 28-10-6-22-12-22-28z" fill="#8a4bb5" /><circle cx="32" cy="30" r="9" fill="#ffe17a" /><path d="M32 12v7M32 41v7M14 30h7M43 30h7M19 17l5 5M40 38l5 5M19 43l5-5M40 22l5-5" stroke="#ffe17a" stroke-width="3.500" />`,
  spirit_grove: svg`<path d="M4 60c10-8 46-8 56 0z" fill="#6b8a4f" /><path d="M29 60l2-22h4l2 22z" fill="#6a4a2b" /><path d="M32 4c14 0 22 10 20 20 4 8-4 16-12 14-4 6-12 6-16 0-8 2-16-6-12-14C10 14 18 4 32 4z" fill="#4f9a6b" /><path d="M26 20c6-6 14 0 12 6s-12 6-10-1 6-2 5 1" fill="none" stroke="#ea8530" stroke-width="3" />`,
};
// A Tower Room is told by what stands in it.
const room = svg`<path d="M6 60V24C6 10 20 4 32 4s26 6 26 20v36z" fill="#9a8f80" /><path d="M14 60V28c0-10 10-15 18-15s18 5 18 15v32z" fill="#4a3a4f" /><path d="M32 13v47M14 40h36" stroke="#d9a62e" stroke-width="2" opacity=".6" /><circle cx="32" cy="36" r="7" fill="#ffcf4a" opacity=".85" />`;

export const drawn = (slug) =>
  svg`<g stroke="#20140b" stroke-width="1.800" stroke-linejoin="round">${DRAWN[slug] ?? room}</g>`;
export const building = (slug) =>
  html`<svg class="mm-building" viewBox="0 0 64 64" aria-hidden="true">${drawn(slug)}</svg>`;

// What one sees behind the cards of a district.
const hill = (fill, d) => svg`<path d=${d} fill=${fill} />`;
const tiny = (x, y, s, content) =>
  svg`<g transform=${`translate(${x} ${y}) scale(${s})`} stroke="#20140b" stroke-width="2" stroke-linejoin="round">${content}</g>`;
const GROUNDS = {
  villages: svg`<rect width="400" height="190" fill="#7d9a4c" />${hill("#91ad58", "M0 60C80 20 160 70 240 40s120-10 160 0v150H0z")}${hill("#6f8f44", "M0 130c90-30 180 20 400-20v80H0z")}<path d="M20 190c40-60 120-70 170-110S330 40 400 20" fill="none" stroke="#d9c08d" stroke-width="14" opacity=".6" />
    ${tiny(6, 8, 0.6, house("#b5703a", "#efe0bf"))}${tiny(330, 96, 0.7, house("#8a5a30", "#d9c08d"))}${tiny(352, 4, 0.55, house("#b5703a", "#efe0bf"))}`,
  castle: svg`<rect width="400" height="190" fill="#8d8a82" />${hill("#a09c92", "M0 70c120-40 260-20 400-30v150H0z")}<path d="M0 40h30V24h20v16h30V24h20v16h30V24h20v16h30V24h20v16h30V24h20v16h30V24h20v16h30V24h20v16h30v30H0z" fill="#6f6c66" /><path d="M0 150h400" stroke="#5a6f86" stroke-width="24" opacity=".5" />${tiny(340, 80, 0.9, tower("#3f5f94"))}${tiny(4, 84, 0.8, tower("#3f5f94"))}`,
  university: svg`<rect width="400" height="190" fill="#8a8f6a" />${hill("#9aa37a", "M0 80c140-50 240 10 400-40v150H0z")}<path d="M0 130h400M0 160h400M60 100v90M160 100v90M260 100v90M360 100v90" stroke="#b8b08a" stroke-width="5" opacity=".5" />${tiny(330, 6, 0.9, hall("#4f7ea8"))}${tiny(6, 96, 0.8, tower("#5a3fa8"))}`,
  cathedral: svg`<rect width="400" height="190" fill="#8f7a86" />${hill("#a08c96", "M0 60c120 30 260-40 400 0v130H0z")}${hill("#7d6a74", "M0 140c120-30 260 10 400-20v70H0z")}${tiny(338, 86, 0.9, svg`<path d="M10 60V20L22 2l8 18v-6l10-14 10 14v46z" fill="#d9cbb8" /><circle cx="40" cy="24" r="6" fill="#4f7ea8" /><path d="M34 60V44h12v16z" fill="#5a3a20" />`)}${tiny(8, 10, 0.6, house(ROOF, "#e9dcc0"))}`,
};
export const ground = (name) =>
  html`<svg class="mm-ground" viewBox="0 0 400 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${GROUNDS[name]}</svg>`;
