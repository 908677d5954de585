// The kingdom as an old map: sea, coast, regions, what grows there, roads and sea routes. Units are those of the map (2000 x 880).
import { svg } from "../../../vendor/lit-html/lit-html.js";

export const WIDTH = 2000;
export const HEIGHT = 880;
const X = 18;
const Y = 7.2;
// From the board's 0 to 100 to the map.
export const spot = ({ x, y }) => ({ x: 110 + x * X, y: 84 + y * Y });

const COAST = [
  [33, 0],
  [44, 3],
  [54, -3],
  [64, 3],
  [75, 0],
  [88, -3],
  [95, 5],
  [91, 16],
  [95, 28],
  [100, 43],
  [97, 57],
  [101, 70],
  [97, 82],
  [88, 91],
  [76, 95],
  [65, 98],
  [53, 102],
  [42, 96],
  [31, 103],
  [19, 95],
  [5, 95],
  [2, 82],
  [8, 70],
  [-1, 57],
  [1, 45],
  [5, 34],
  [1, 22],
  [7, 9],
  [19, 13],
  [26, 6],
].map(([x, y]) => spot({ x, y }));

// A smooth closed line through points.
function around(points) {
  const n = points.length;
  const at = (i) => points[(i + n) % n];
  const parts = points.map((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return `C${(b.x + (c.x - a.x) / 6).toFixed(1)} ${(b.y + (c.y - a.y) / 6).toFixed(1)} ${(c.x - (d.x - b.x) / 6).toFixed(1)} ${(c.y - (d.y - b.y) / 6).toFixed(1)} ${c.x.toFixed(1)} ${c.y.toFixed(1)}`;
  });
  return `M${points[0].x} ${points[0].y}${parts.join("")}z`;
}
const coast = around(COAST);

export const REGIONS = {
  estaria: { fill: "#9fb4c9", roof: "#3b5f96", at: [63, 17.5] },
  vale: { fill: "#d9c36a", roof: "#a4471f", at: [47, 54] },
  esvia: { fill: "#8fb07a", roof: "#3d6b3a", at: [17, 30.5] },
  moguras: { fill: "#9b8fa0", roof: "#5a3d6b", at: [30, 86] },
  lusta: { fill: "#cf9a6a", roof: "#8e2f1e", at: [78, 70] },
};

// Chance that is the same each time: the land never changes.
function dice(seed) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

const mountain = svg`<path d="M-17 8L-3-16 4-7 8-12 19 8z" fill="#b7a98c" /><path d="M-3-16L4-7l-3 3-4-4-4 5-3-2zM8-12l5 9-4 0-3-3z" fill="#f7f0df" stroke="none" /><path d="M-3-16L-8 8M8-12l-2 18" fill="none" stroke-width=".8" />`;
const pine = svg`<path d="M0-15l7 12H3l6 9H-9l6-9h-4z" fill="#5f8050" /><path d="M-1.500 6h3v5h-3z" fill="#6b4a2a" stroke="none" />`;
const oak = svg`<path d="M-2 3h4l1 8h-6z" fill="#6b4a2a" /><path d="M0-13c7-1 11 3 10 8 3 5-2 9-7 8-3 2-7 1-8-1-5 0-8-4-6-8-1-5 5-9 11-7z" fill="#7d9a55" />`;
const reed = svg`<path d="M-9 8c6-3 12-3 18 0" fill="none" /><path d="M-5 7C-6 0-7-4-9-8M-1 6c0-6 0-10 1-15M4 7c1-6 3-9 6-12" fill="none" stroke="#5b5a3a" stroke-width="1.500" /><path d="M-1-9h3v-5h-3zM9-5l2 1 2-5-2-1z" fill="#6b4a2a" stroke="none" />`;
const dead = svg`<path d="M-1 10c1-8 0-12-1-15l-6-5M-1 0l7-8M0 4l6-3" fill="none" stroke="#5a4a55" stroke-width="2" />`;
const rock = svg`<path d="M-15 8l3-14 7-3 3 6 4-10 8-2 6 15 2 8z" fill="#b9744a" /><path d="M-5-9l1 16M6-15l1 22" fill="none" stroke-width=".8" />`;
const field = svg`<path d="M-14-4L8-8l8 10-22 6z" fill="#dcc66f" /><path d="M-9-4l8 9M-3-5l8 9M3-6l8 8" fill="none" stroke="#a98b35" stroke-width="1" />`;
const GROWTH = {
  estaria: [mountain, mountain, pine],
  vale: [field, oak, field],
  esvia: [pine, oak, pine],
  moguras: [reed, dead, reed],
  lusta: [rock, rock, mountain],
};

const near = (a, b, far) => Math.hypot(a.x - b.x, (a.y - b.y) * 1.25) < far;
function beside(point, a, b) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(point.x - a.x - part * dx, point.y - a.y - part * dy);
}
function inside(point) {
  let odd = false;
  for (let i = 0, j = COAST.length - 1; i < COAST.length; j = i, i += 1) {
    const [a, b] = [COAST[i], COAST[j]];
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd && COAST.every((one) => !near(one, point, 34));
}

let grown = null;
function growth(places) {
  if (grown) return grown;
  const chance = dice(77);
  const spots = places.map((place) => ({ ...spot(place), place }));
  const by = new Map(spots.map((one) => [one.place.place, one]));
  const ways = spots.flatMap((one) =>
    one.place.roads.filter((to) => to > one.place.place).map((to) => [one, by.get(to)]),
  );
  const found = [];
  for (let tries = 0; tries < 2600 && found.length < 170; tries += 1) {
    const point = { x: 90 + chance() * (WIDTH - 180), y: 70 + chance() * (HEIGHT - 150) };
    const kind = Math.floor(chance() * 3);
    if (
      !inside(point) ||
      spots.some(
        (one) => near(one, point, 78) || (Math.abs(one.x - point.x) < 80 && point.y > one.y && point.y < one.y + 66),
      )
    )
      continue;
    if (ways.some(([a, b]) => beside(point, a, b) < 26) || found.some((one) => near(one, point, 34))) continue;
    const home = spots.reduce((best, one) =>
      Math.hypot(one.x - point.x, one.y - point.y) < Math.hypot(best.x - point.x, best.y - point.y) ? one : best,
    );
    found.push({ ...point, drawing: GROWTH[home.place.region][kind] });
  }
  grown = found.sort((a, b) => a.y - b.y);
  return grown;
}

// A road bends a little, always the same way.
function bend(a, b, out = 0) {
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const turn = out || (((a.x * 7 + b.y * 3) % 2 > 1 ? 1 : -1) * Math.hypot(b.x - a.x, b.y - a.y)) / 14;
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: mx + ((a.y - b.y) / long) * turn, y: my + ((b.x - a.x) / long) * turn };
}

// Sea routes lie outside the coast: the points they pass, in the board's numbers.
const ROUTES = {
  "dantes_spire silverquay": [[70, -9]],
  "leafport silverquay": [
    [38, -10],
    [2, 2],
    [-5, 30],
  ],
  "delfa_haven leafport": [
    [-4, 72],
    [2, 104],
  ],
  "delfa_haven murkwell": [[41, 106]],
  "ironmarsh murkwell": [
    [70, 105],
    [98, 96],
  ],
  "dantes_spire ironmarsh": [
    [100, 8],
    [105, 44],
  ],
};
function seaway(a, b) {
  const passing = (ROUTES[[a.place, b.place].sort().join(" ")] ?? []).map(([x, y]) => spot({ x, y }));
  const [first, last] = a.place < b.place ? [spot(a), spot(b)] : [spot(b), spot(a)];
  const through = [first, ...ordered(first, passing), last];
  let line = `M${through[0].x} ${through[0].y}`;
  for (let i = 0; i < through.length - 1; i += 1) {
    const [p, q, r, s] = [
      through[Math.max(0, i - 1)],
      through[i],
      through[i + 1],
      through[Math.min(through.length - 1, i + 2)],
    ];
    line += `C${q.x + (r.x - p.x) / 6} ${q.y + (r.y - p.y) / 6} ${r.x - (s.x - q.x) / 6} ${r.y - (s.y - q.y) / 6} ${r.x} ${r.y}`;
  }
  return { line, ship: through[Math.floor(through.length / 2)] };
}
const ordered = (from, points) =>
  points.length > 1 &&
  Math.hypot(points[0].x - from.x, points[0].y - from.y) >
    Math.hypot(points.at(-1).x - from.x, points.at(-1).y - from.y)
    ? [...points].reverse()
    : points;

const defs = svg`<defs>
  <pattern id="do-waves" width="90" height="44" patternUnits="userSpaceOnUse"><path d="M4 14c8-7 14-7 22 0 8-7 14-7 22 0M52 36c7-6 12-6 18 0" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2" /></pattern>
  ${Object.entries(REGIONS).map(([name, { fill }]) => svg`<radialGradient id=${`do-${name}`}><stop offset="0" stop-color=${fill} stop-opacity=".95" /><stop offset=".6" stop-color=${fill} stop-opacity=".6" /><stop offset="1" stop-color=${fill} stop-opacity="0" /></radialGradient>`)}
  <clipPath id="do-coast"><path d=${coast} /></clipPath></defs>`;

const compass = svg`<g transform="translate(1880 96)" class="do-ink" opacity=".85"><circle r="40" fill="#f3e4bf" fill-opacity=".2" stroke="#f3e4bf" /><path d="M0-52L9-9 52 0 9 9 0 52-9 9-52 0-9-9z" fill="#f3e4bf" /><path d="M0-52L9-9 0 0zM52 0L9 9 0 0zM0 52l-9-43L0 0zM-52 0l43-9L0 0z" fill="#8e2a1e" stroke="none" /></g>`;
const serpent = svg`<g transform="translate(1884 812) scale(.9)" class="do-ink"><path d="M-70 10c0-26 26-26 26 0M-30 10c0-34 34-34 34 0M18 10c0-20 4-40 24-40 14 0 20 8 22 14l-14 2 6 6c-12 2-20 4-20 18z" fill="#5f8a7d" /><circle cx="50" cy="-20" r="2.500" fill="#1b120c" /></g>`;

// Everything that never changes during a game.
export function land(places, regionName) {
  const by = new Map(places.map((place) => [place.place, place]));
  const pairs = (name) => places.flatMap((a) => a[name].filter((to) => to > a.place).map((to) => [a, by.get(to)]));
  const ways = pairs("roads").map(([a, b]) => {
    const [p, q] = [spot(a), spot(b)];
    const c = bend(p, q);
    return `M${p.x} ${p.y}Q${c.x} ${c.y} ${q.x} ${q.y}`;
  });
  const routes = pairs("sea").map(([a, b]) => seaway(a, b));
  return svg`${defs}
    <rect x="-3000" y="-3000" width="8000" height="7000" class="do-sea" /><rect x="-3000" y="-3000" width="8000" height="7000" fill="url(#do-waves)" />
    <path d=${coast} class="do-shallows" /><path d=${coast} class="do-shore" /><path d=${coast} class="do-land" />
    <g clip-path="url(#do-coast)">${places.map((place) => svg`<circle cx=${spot(place).x} cy=${spot(place).y} r="185" fill=${`url(#do-${place.region})`} />`)}</g>
    <path d=${coast} fill="none" class="do-coastline" />${compass}${serpent}
    ${Object.entries(REGIONS).map(
      ([
        name,
        {
          at: [x, y],
        },
      ]) =>
        svg`<text class="do-region" x=${spot({ x, y }).x} y=${spot({ x, y }).y} text-anchor="middle" aria-hidden="true">${regionName(name)}</text>`,
    )}
    <g class="do-growth">${growth(places).map((one) => svg`<g transform=${`translate(${one.x.toFixed(1)} ${one.y.toFixed(1)}) scale(1.150)`}>${one.drawing}</g>`)}</g>
    ${routes.map(({ line }) => svg`<path d=${line} class="do-seaway" />`)}
    ${routes.map(({ ship }) => svg`<g transform=${`translate(${ship.x} ${ship.y}) scale(1.700)`} class="do-ink"><path d="M-11 3H11C9 8 7 10 4 10H-5C-8 10-10 7-11 3z" fill="#7a4a24" /><path d="M-1-11V1h-8c1-5 4-9 8-12zM1-9c4 1 7 5 7 10H1z" fill="#f3e4bf" /></g>`)}
    ${ways.map((line) => svg`<path d=${line} class="do-road-edge" />`)}${ways.map((line) => svg`<path d=${line} class="do-road" />`)}`;
}
