// A heraldic charge for every card and Upgrade: found by a word of its name, so that a new card has one too.
import { html, svg } from "../../../vendor/lit-html/lit-html.js";
import { houseOf } from "./leaders.js";
import { POWERS } from "./signs.js";

const CHARGES = {
  dagger: "M0-20l5 8-2 16h-6l-2-16zM-9 4H9v4H-9zM-3 8h6v9h-6z",
  bow: "M-6-19C12-14 12 14-6 19l-1-3C6 11 6-11-7-16zM-9-1h24l-5-4 12 5-12 5 5-4H-9zM-7-18v36",
  mask: "M-17-12c10 4 24 4 34 0 2 14-4 26-17 27-13-1-19-13-17-27zM-12-3c2 5 7 5 9 1zM3-2c2 4 7 4 9-1zM-5 8c3 2 7 2 10 0l-5 3z",
  flask: "M-5-19h10v4H3v9l11 17c3 6 0 8-4 8h-20c-4 0-7-2-4-8L-3-6v-9h-2zM-8 6H8l4 7h-24z",
  boot: "M-9-18H5v18c6 2 13 4 13 11v4H-9zM-9 11h27v3H-9z",
  eye: "M-19 0C-10-13 10-13 19 0 10 13-10 13-19 0zM0-8a8 8 0 1 0 0 16A8 8 0 1 0 0-8zM0-3a3 3 0 1 1 0 6 3 3 0 1 1 0-6z",
  ring: "M0-4a12 12 0 1 1 0 24A12 12 0 1 1 0-4zM0 1a7 7 0 1 0 0 14A7 7 0 1 0 0 1zM-6-19H6l4 6-10 9-10-9z",
  web: "M0-19v38M-19 0h38M-14-14l28 28M14-14l-28 28M0-12l8 4 4 8-4 8-8 4-8-4-4-8 4-8z",
  sword: "M0-21l4 6v20h-8v-20zM-11 5h22v4H-11zM-3 9h6v8h-6zM-4 17h8v4h-8z",
  axe: "M-2-19h4v38h-4zM2-15c12-6 18 2 17 10-4 8-11 7-17 4zM-2-15c-12-6-18 2-17 10 4 8 11 7 17 4z",
  shield: "M-16-17h32V0c0 11-8 16-16 20C-8 16-16 11-16 0zM-2-13v12h-10v4h10v12h4V3h10v-4H2v-12z",
  ram: "M-20-5H6v-5l14 10L6 10V5h-26zM-15 8h5v10h-5zM-3 8h5v10h-5z",
  hammer: "M-16-19h32v14h-32zM-3-5h6v25h-6z",
  drum: "M-15-10c0-7 30-7 30 0V8c0 7-30 7-30 0zM-15-10c0 7 30 7 30 0M-15-8L-5 13 5-4l10 13M-20-20l10 10M20-20L10-10",
  banner: "M-13-20h3v40h-3zM-10-18h26l-7 9 7 9h-26z",
  cross: "M-5-18H5v13h13V5H5v13H-5V5h-13V-5h13z",
  fist: "M-13-6c0-4 4-5 6-3 1-5 6-5 7-1 2-4 7-3 7 1 3-2 7 0 6 4v11l-5 8v5h-16v-5l-5-8zM-7-8v8M0-9v9M7-8v8",
  wolf: "M-18 2l4-18 8 8h12l8-8 4 18-8 4-4 12h-12l-4-12zM-7 0l5 3-5 2zM7 0L2 3l5 2zM-3 12h6l-3 4z",
  giant: "M0-19a7 7 0 1 1 0 14A7 7 0 1 1 0-19zM-17 0c8-5 26-5 34 0l-3 13-5-2v9H3V9h-6v11h-6v-9l-5 2z",
  tower: "M-14-18h7v5h4v-5h6v5h4v-5h7v11l-4 3v22h-20V-4l-4-3zM-3 18V9a3 3 0 0 1 6 0v9zM-2-2h4v7h-4z",
  flame: "M0-21c3 9 14 14 12 26-1 8-6 14-12 14S-11 13-12 5c-1-7 4-9 4-15 4 2 6 5 6 9 4-5 5-11 2-20z",
  leaf: "M16-17C-8-19-18-5-14 11l-5 6 3 3 5-6C5 18 19 7 16-17zM-9 9C-3-2 3-7 10-11",
  star: "M0-21l5 14 15 1-12 9 5 15L0 9l-13 9 5-15-12-9 15-1z",
  crystal: "M-6 19L-13-2-3-20 6-8 7 19zM9 19L8-3l7-8 6 9-2 21zM-13-2L-2 3 6-8M-2 3v16",
  book: "M-19-13C-12-17-5-16 0-12c5-4 12-5 19-1v26c-7-4-14-3-19 1-5-4-12-5-19-1zM0-12v26M-14-7c4-1 7-1 10 1M14-7c-4-1-7-1-10 1M-14-1c4-1 7-1 10 1M14-1c-4-1-7-1-10 1",
  moon: "M6-19A20 20 0 1 0 18 12 16 16 0 0 1 6-19zM12-12l2 5 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1z",
  bolt: "M6-21L-13 3h10l-5 18L14-5H3z",
  storm: "M-14-2c-7-3-3-13 5-11 3-8 16-7 17 1 8-1 11 8 4 11zM-7 3l-4 8h5l-3 9 10-11H-4l3-6zM8 3L5 9h4l-3 7 8-9h-4l2-4z",
  spirit: "M0-20c12 0 15 10 14 20l2 18-7-5-5 6-4-6-4 6-5-6-7 5 2-18c-1-10 2-20 14-20zM-7-6h5v6h-5zM2-6h5v6H2z",
  mirror:
    "M0-20c8 0 12 7 12 15S8 9 0 9-12 3-12-5-8-20 0-20zM0-15c-5 0-7 5-7 10S-5 4 0 4 7 0 7-5 5-15 0-15zM-3 9h6v11h-6z",
  gate: "M-17 19V-4a17 16 0 0 1 34 0v23h-7V-3a10 9 0 0 0-20 0v22zM-5 19V-1a5 5 0 0 1 10 0v20z",
  skull:
    "M0-19c-11 0-16 8-16 16 0 6 3 9 6 11v9h20V8c3-2 6-5 6-11 0-8-5-16-16-16zM-7-5a4 4 0 1 0 0 8 4 4 0 1 0 0-8zM7-5a4 4 0 1 0 0 8A4 4 0 1 0 7-5zM0 5l-2 5h4z",
  hourglass: "M-12-19h24v5L3 0l9 14v5h-24v-5L-3 0l-9-14zM-7-14L0-3l7-11z",
  garlock:
    "M-16-6c4-14 28-14 32 0l4-4-1 12-4 2c-2 10-7 15-15 15s-13-5-15-15l-4-2-1-12zM-7-3a3 3 0 1 0 0 6 3 3 0 1 0 0-6zM7-3a3 3 0 1 0 0 6A3 3 0 1 0 7-3zM-6 9c4 3 8 3 12 0l-2 4h-8z",
  people:
    "M-9-17a6 6 0 1 1 0 12 6 6 0 1 1 0-12zM9-17a6 6 0 1 1 0 12A6 6 0 1 1 9-17zM-19 12c0-10 4-15 10-15s9 4 9 11c0-7 3-11 9-11s10 5 10 15zM0 0a6 6 0 1 1 0 12A6 6 0 1 1 0 0zM-10 20c0-6 4-8 10-8s10 2 10 8z",
  horn: "M-18-9C-6-14 10-12 18-20c2 20-8 36-26 34l-2-6C-2 8 4 4 4-2-4 0-12-1-18-3zM-6-11l2 9",
  cloak: "M-7-18H7c3 16 7 28 13 36-8 4-14 1-20-2-6 3-12 6-20 2 6-8 10-20 13-36zM-7-18c3 5 11 5 14 0M0-8v24",
  armour: "M-11-17l6 4c3 2 7 2 10 0l6-4 8 8-5 7v17C6 20-6 20-14 15V-2l-5-7zM0-11v28M-13 2c8 5 18 5 26 0",
  staff:
    "M-2-6h4v27h-4zM0-21c6 0 9 4 9 9 0 4-3 7-7 8v-5c2-1 3-2 3-4 0-3-2-4-5-4s-5 1-5 4c0 2 1 3 3 4v5c-4-1-7-4-7-8 0-5 3-9 9-9z",
  chest: "M-18-4c0-9 4-12 9-12H9c5 0 9 3 9 12zM-18-1h36v17h-36zM-4-5h8v10h-8zM-1-1h2v4h-2z",
  house: "M0-19l20 16h-5v20H5V5H-5v12h-10V-3h-5z",
  heart: "M0 18C-14 8-19 1-19-7a9 9 0 0 1 19-4 9 9 0 0 1 19 4c0 8-5 15-19 25z",
  sun: "M0-9a9 9 0 1 1 0 18A9 9 0 1 1 0-9zM-2-20h4v7h-4zM-2 13h4v7h-4zM-20-2h7v4h-7zM13-2h7v4h-7zM-15-12l3-3 5 5-3 3zM7 10l3-3 5 5-3 3zM-15 12l5-5 3 3-5 5zM7-10l5-5 3 3-5 5z",
  crown: "M-19 13l-2-26 11 9L0-19l10 15 11-9-2 26z",
};

/** @type {[string, RegExp][]} */
const WORDS = [
  ["dagger", /dagger|blade|stiletto|knives|fang|falchion|assassin|ambush|twin/],
  ["bow", /archer|bow|arrow|ranger|hunter/],
  ["mask", /mask|shapeshift|agent|nobody|illusion/],
  ["flask", /poison|vial|alchem|still|potion|essence/],
  ["boot", /runner|boot|walk|road|step|smuggl|destrier|hart/],
  ["eye", /lookout|informer|seer|watch|infiltrat|stalker|spy|scout|outlaw|wing/],
  ["ring", /ring|pickpocket|purse|baron|market|fence/],
  ["web", /network|trap|widow|whisper|tunnel|cache/],
  ["garlock", /garlock/],
  ["people", /follower|company|column|council|circle|party|recruit|guild|adept|heir/],
  ["axe", /axe|orc|berserk|cleaver|splitter|raider|durga|pit/],
  ["ram", /ram$|ram_|breaker|sapper/],
  ["shield", /shield|guard|bearer|ward|knight|brigandine|sworn|enforcer/],
  ["drum", /drum|totem|paint/],
  ["banner", /banner|standard|marshal|captain|reserve|sergeant/],
  ["cross", /medic|cleric|chapel|bless|oath|mace/],
  ["fist", /brawl|champion|blackteeth|tusk|skirmish|drill/],
  ["giant", /giant/],
  ["wolf", /wolf|beast|boar|lion/],
  ["tower", /stonewall|tower|stormhold|barracks|lodge|post|strongroom|camp/],
  ["sword", /footman|halberd|veteran|sword|dawn|agent/],
  ["flame", /fire|flame|ember|ash|phoenix|furnace|kinara|spark/],
  ["leaf", /druid|willow|grove|forest|leaf|bark|thorn|root|seed|tree|herbal|vault/],
  ["book", /rune|apprentice|scribe|tome|conjur|runed|runic|teaching|story|memory/],
  ["storm", /storm|wind|frost|mist|season/],
  ["bolt", /lightning|surge|chain/],
  ["spirit", /spirit|soul|binder|dream|undertaker/],
  ["mirror", /mirror/],
  ["gate", /gate|portal|planar/],
  ["crystal", /crystal|well|stones?$/],
  ["hourglass", /time/],
  ["moon", /moon|night|star|veil/],
  ["skull", /hex|witch|zargeth|skull|bone|drain/],
  ["horn", /horn/],
  ["cloak", /cloak|robe|mantle|hood|hide/],
  ["armour", /mail|plate|vest|chain_of/],
  ["staff", /staff|mage|wizard|amari|bumble|renegade|arcane/],
  ["chest", /chest|barn|cart|quarter|store|stall|bench|table/],
  ["house", /tent|den|ground/],
  ["heart", /heart|charm/],
  ["crown", /lord|master|mistress|elder/],
];
const NAMES = Object.keys(CHARGES);
const found = new Map();

export function chargeOf(slug) {
  if (!found.has(slug)) {
    const name = WORDS.find(([, pattern]) => pattern.test(slug))?.[0];
    const mixed = [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
    found.set(slug, CHARGES[name ?? NAMES[mixed % NAMES.length]]);
  }
  return found.get(slug);
}

const FIELDS = [
  "M-30-24h60v24h-60z",
  "M-30-24H0v48h-30z",
  "M-30-24h60L-30 24z",
  "M-30-24L0 0l30-24zM-30 24L0 0l30 24z",
  "M-10-24h20v48h-20z",
  "M-30-8h60V8h-60z",
];

// The picture of a card: a parted field in the colour of its Power, and its charge.
export function emblem(slug, power = "U", leader = "") {
  const fill = leader ? houseOf(leader).fill : (POWERS[power]?.fill ?? POWERS.U.fill);
  const ink = leader === "ilyra" ? "#7a5a2c" : "#f7e6bd";
  const parted = FIELDS[[...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % FIELDS.length];
  return svg`<rect x="-30" y="-24" width="60" height="48" fill=${fill} /><path d=${parted} fill="#fff" opacity=".13" /><path transform="scale(.74)" d=${chargeOf(slug)} fill=${ink} stroke="#1b120c" stroke-width="1.300" stroke-linejoin="round" fill-rule="evenodd" />`;
}
export const emblemOf = (slug, power, leader) =>
  html`<svg class="do-emblem" viewBox="-30 -24 60 48" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${emblem(slug, power, leader)}</svg>`;
