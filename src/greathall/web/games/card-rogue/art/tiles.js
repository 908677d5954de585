// The catacombs: floors, walls, card backs and what stands on special tiles. A tile fills 100 x 100.
import { svg } from "../../../vendor/lit-html/lit-html.js";
import { inked } from "./ink.js";

const NEAR = 24; // where a corridor's wall stands
const FAR = 100 - NEAR;
const SIDES = ["north", "east", "south", "west"];

// Patterns and lights that the tiles share; drawn once in the map.
export const defs = svg`<defs>
  <pattern id="cr-flags" width="50" height="50" patternUnits="userSpaceOnUse">
    <rect width="50" height="50" fill="#b9a27c" />
    <path d="M1 1h22v14H1zM25 1h24v20H25zM1 17h22v16H1zM25 23h12v12H25zM39 23h10v12H39zM1 35h14v14H1zM17 35h20v14H17zM39 37h10v12H39z" fill="#c8b48f" />
    <path d="M3 3h8v2H3zM27 3h10v2H27zM3 19h6v2H3zM19 37h9v2h-9z" fill="#d8c7a4" /><path d="M33 12l5 4M8 26l4 3M42 42l3 4" stroke="#9c865f" fill="none" />
  </pattern>
  <pattern id="cr-rock" width="40" height="28" patternUnits="userSpaceOnUse">
    <rect width="40" height="28" fill="#33291f" /><path d="M1 1h18v12H1zM21 1h18v12H21zM-9 15H9v12H-9zM11 15h18v12H11zM31 15h18v12H31z" fill="#4a3c2e" />
    <path d="M2 2h16v3H2zM22 2h16v3H22zM12 16h16v3H12zM32 16h8v3h-8zM0 16h8v3H0z" fill="#5a4a39" />
  </pattern>
  <pattern id="cr-back" width="20" height="20" patternUnits="userSpaceOnUse">
    <rect width="20" height="20" fill="#5a1f24" /><path d="M10 1l9 9-9 9-9-9z" fill="#6f2a2d" stroke="#8a4038" /><circle cx="10" cy="10" r="1.600" fill="#c99a4a" />
  </pattern>
  <pattern id="cr-earth" width="220" height="180" patternUnits="userSpaceOnUse">
    <path d="M12 30l34-14 30 10 4 30-36 16-30-12zM96 12l40-6 26 20-8 28-44 6-22-20zM176 20l36 4 12 30-24 18-34-10-4-24zM-8 84l36-6 22 22-10 30-40 6zM60 86l44-14 30 18 0 30-40 18-34-16zM146 84l42-8 24 24-6 28-42 8-22-20zM20 150l40-10 26 18-10 26-44 2-18-16zM104 148l40-6 28 16-4 24-46 2-22-14z" fill="#8d7f6a" fill-opacity=".07" stroke="#000" stroke-opacity=".25" stroke-width="2" />
  </pattern>
  <radialGradient id="cr-mist"><stop offset="0" stop-color="#8d7f6a" stop-opacity=".42" /><stop offset=".6" stop-color="#5f564a" stop-opacity=".22" /><stop offset="1" stop-color="#2a251f" stop-opacity="0" /></radialGradient>
  <radialGradient id="cr-light"><stop offset="0" stop-color="#ffd27a" stop-opacity=".75" /><stop offset=".4" stop-color="#ff9d3c" stop-opacity=".28" /><stop offset="1" stop-color="#ff8a2a" stop-opacity="0" /></radialGradient>
  <radialGradient id="cr-lamp"><stop offset="0" stop-color="#fff0c0" stop-opacity=".28" /><stop offset=".5" stop-color="#ffd27a" stop-opacity=".14" /><stop offset="1" stop-color="#ffd27a" stop-opacity="0" /></radialGradient>
</defs>`;

// The outline of the floor: a room in the middle and an arm to each open side.
export function floorPath(open) {
  const [n, e, s, w] = SIDES.map((side) => open.includes(side));
  return [
    `M${NEAR} ${NEAR}`,
    n ? `V0H${FAR}V${NEAR}` : `H${FAR}`,
    e ? `H100V${FAR}H${FAR}` : `V${FAR}`,
    s ? `V100H${NEAR}V${FAR}` : `H${NEAR}`,
    w ? `H0V${NEAR}H${NEAR}` : `V${NEAR}`,
    "Z",
  ].join("");
}

// Only the walls, so that a corridor runs on from tile to tile without a line across it.
export function wallPath(open) {
  const [n, e, s, w] = SIDES.map((side) => open.includes(side));
  const part = (is, arm, wall) => (is ? arm : wall);
  return [
    part(n, `M${NEAR} ${NEAR}V0M${FAR} 0V${NEAR}`, `M${NEAR} ${NEAR}H${FAR}`),
    part(e, `M${FAR} ${NEAR}H100M100 ${FAR}H${FAR}`, `M${FAR} ${NEAR}V${FAR}`),
    part(s, `M${FAR} ${FAR}V100M${NEAR} 100V${FAR}`, `M${FAR} ${FAR}H${NEAR}`),
    part(w, `M${NEAR} ${FAR}H0M0 ${NEAR}H${NEAR}`, `M${NEAR} ${FAR}V${NEAR}`),
  ].join("");
}

export function ground(open) {
  const walls = wallPath(open);
  return svg`<rect width="100" height="100" fill="url(#cr-rock)" />
    <path d=${floorPath(open)} fill="url(#cr-flags)" />
    <path d=${walls} class="cr-wall" /><path d=${walls} class="cr-wall-edge" />
    <rect x=".75" y=".75" width="98.500" height="98.500" class="cr-tile-edge" />`;
}

export const back = svg`<rect x="7" y="9" width="88" height="88" rx="9" fill="#000" opacity=".4" />
  <rect x="5" y="5" width="90" height="90" rx="9" fill="#e6d3a6" stroke="#1b120c" stroke-width="2" />
  <rect x="10" y="10" width="80" height="80" rx="6" fill="url(#cr-back)" stroke="#c99a4a" stroke-width="2" />
  <circle cx="50" cy="50" r="21" fill="#431418" stroke="#c99a4a" stroke-width="2.500" />
  <path d="M50 35c8 0 12 6 10 12-1 4-5 5-5 8l4 12H41l4-12c0-3-4-4-5-8-2-6 2-12 10-12z" fill="#d9ad5c" />`;

export const torch = svg`<circle r="46" class="cr-glow" fill="url(#cr-light)" />
  <path d="M-3 2h6l-2 14h-2z" fill="#6b4326" stroke="#1b120c" stroke-width="1.500" /><path d="M-5-1h10v4H-5z" fill="#3c3832" stroke="#1b120c" stroke-width="1" />
  <path class="cr-flame" d="M0-16c6 6 6 9 5 13-1 3-9 3-10 0-1-4 2-6 5-13z" fill="#ff9a2e" /><path class="cr-flame" d="M0-10c3 4 3 6 2 8-1 2-4 2-4 0-1-2 1-4 2-8z" fill="#ffe27a" />`;

const start = svg`<path fill="#7d7466" d="M16 82V42C16 20 32 8 50 8s34 12 34 34v40H70V44c0-12-8-20-20-20s-20 8-20 20v38z" />
  <path fill="none" stroke="#4d463c" stroke-width="2" d="M16 60h14M16 46h14M70 60h14M70 46h14M24 24l10 8M76 24l-10 8M42 10l3 14M58 10l-3 14" />
  <path fill="#20170f" d="M30 82V44c0-12 8-20 20-20s20 8 20 20v38z" /><path fill="#e7cd8f" stroke="none" d="M34 82l4-9h24l4 9zM39 71l3-8h16l3 8zM43 61l2-6h10l2 6z" />
  <path fill="none" stroke="#98a5b1" stroke-width="2.500" d="M38 30v16M46 26v20M54 26v20M62 30v16M32 40h36" />
  <path fill="#b3262f" stroke-width="1.500" d="M44 2h12v14l-6-4-6 4z" />`;
const ladder = svg`<ellipse cx="50" cy="56" rx="28" ry="24" fill="#120c08" /><path fill="none" stroke="#a5702f" stroke-width="6" d="M38 14v64M62 14v64" /><path fill="none" stroke="#c98f45" stroke-width="5" d="M36 26h28M36 40h28M36 54h28M36 68h28" />`;
const spikes = svg`<path fill="#201710" d="M26 30h48v44H26z" /><path fill="#c9d0d6" d="M28 72l6-30 6 30zM41 72l6-34 6 34zM54 72l6-30 6 30zM35 54l5-22 5 22zM56 54l5-22 5 22z" /><path fill="#b3262f" stroke="none" d="M47 38l2 12h-4zM61 32l2 8h-4z" />`;
const paralysis = svg`<ellipse cx="50" cy="58" rx="30" ry="20" fill="#3b2d5c" /><path fill="#cdbcf5" d="M36 64c-10-2-12-14-4-18-2-10 12-16 18-8 8-8 20 0 17 9 8 4 5 16-4 17z" /><path fill="#f3d33c" d="M54 34L38 56h10l-5 18 20-25H52z" />`;
const venom = svg`<ellipse cx="50" cy="62" rx="30" ry="17" fill="#3d6b1e" /><path fill="#7fc23a" d="M26 60c6-8 14-2 20-6 8-4 20-2 27 6-4 12-42 14-47 0z" /><circle cx="40" cy="48" r="6" fill="#a7ea4e" /><circle cx="58" cy="40" r="8" fill="#a7ea4e" /><circle cx="50" cy="28" r="4" fill="#a7ea4e" /><path fill="#fff6e0" stroke-width="2" d="M50 56c-6 0-9 3-9 7 0 3 2 4 3 5v3h12v-3c1-1 3-2 3-5 0-4-3-7-9-7z" /><path d="M46 63v2M54 63v2" stroke-width="4" />`;
const fountain = svg`<ellipse cx="50" cy="74" rx="32" ry="14" fill="#6d747b" /><ellipse cx="50" cy="70" rx="28" ry="10" fill="#3f9bd1" /><path fill="#858c93" d="M45 42h10l4 28H41z" /><ellipse cx="50" cy="42" rx="17" ry="7" fill="#6d747b" /><ellipse cx="50" cy="40" rx="13" ry="4.500" fill="#67bdec" /><path fill="none" stroke="#a9e2ff" stroke-width="3.500" d="M50 38C48 22 40 18 34 34M50 38c2-16 10-20 16-4M50 36V18M36 46c-4 6-5 12-5 20M64 46c4 6 5 12 5 20" />`;
const shop = svg`<path fill="#7a5230" d="M22 48h56v32H22z" /><path fill="#4f3420" d="M30 56h18v24H30z" /><path fill="#e7b53c" stroke-width="2" d="M54 56h18v13H54z" /><path fill="#efe6cf" d="M16 28h68l6 18c0 6-8 8-12 2-3 7-11 7-14 0-3 7-11 7-14 0-3 7-11 7-14 0-3 7-11 7-14 0-4 6-12 4-12-2z" /><path fill="#b3262f" stroke="none" d="M27 29h12l-3 20c-3 5-10 5-13 0zM51 29h10l3 20c-3 5-11 5-14 0zM73 29h10l6 17c0 6-8 7-11 2z" /><path fill="#c98f45" stroke-width="2" d="M14 22h72v7H14z" /><circle cx="63" cy="62.500" r="4" fill="#fff3c4" stroke-width="1.500" />`;
const chest = svg`<path fill="#8a5428" d="M20 50h60v30H20z" /><path fill="#a5682f" d="M20 50c0-18 10-26 30-26s30 8 30 26z" /><path fill="#d6a93a" d="M44 24h12v56H44zM18 46h64v8H18z" /><circle cx="50" cy="58" r="8" fill="#f3cf63" /><path fill="#2a1c12" stroke="none" d="M48 56a2.500 2.500 0 1 1 4 0l1 7h-6z" />`;
const chestOpen = svg`<path fill="#5c3517" d="M16 34c4-16 16-22 34-22s30 6 34 22l-4 14H20z" /><path fill="#2a1c12" d="M24 38h52v14H24z" /><path fill="#f3cf63" stroke-width="2" d="M26 52c2-10 12-8 14-12 6-6 14-4 18 2 8-2 14 2 16 10z" /><path fill="#8a5428" d="M20 52h60v30H20z" /><path fill="#d6a93a" d="M44 52h12v30H44zM18 50h64v7H18z" />`;
const pile = svg`<g stroke="#1b120c" stroke-width="2"><rect x="0" y="4" width="20" height="27" rx="3" fill="#e6d3a6" transform="rotate(-14 10 18)" /><rect x="5" y="2" width="20" height="27" rx="3" fill="#f4e7c6" transform="rotate(8 15 16)" /></g>`;

const FEATURES = {
  starting_tile: start,
  ladder_down: ladder,
  trap_spike: spikes,
  trap_paralysis: paralysis,
  trap_poison: venom,
  fountain,
  shop,
  chest,
  chest_open: chestOpen,
};

export const feature = (slug) => (FEATURES[slug] ? inked(FEATURES[slug]) : "");
export { pile };
