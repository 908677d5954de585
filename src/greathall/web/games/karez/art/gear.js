// Items, Instants and Quests, 100 x 100 each.
import { svg } from "../../../vendor/lit-html/lit-html.js";
import { drawnSign, facePath } from "./signs.js";

const grip = svg`<path fill="#d6a93a" d="M28 62h44v8H28z" /><path fill="#6b4326" d="M45 70h10v18H45z" /><circle cx="50" cy="91" r="6" fill="#d6a93a" />`;
const blade = (d, fill = "#d5dbe0") => svg`<path fill=${fill} d=${d} />`;
const turned = (angle, content) => svg`<g transform=${`rotate(${angle} 50 50)`}>${content}</g>`;
const potion = (fill, mark) =>
  svg`<path fill="#c9dfe6" d="M40 6h20v12h-4v16c18 6 26 18 26 32 0 18-14 28-32 28S18 84 18 66c0-14 8-26 26-32V18h-4z" /><path fill=${fill} d="M24 62c10-6 18 4 28 0s18-4 24 0c2 18-10 28-26 28S22 80 24 62z" /><path fill="#8a5a2f" d="M38 2h24v9H38z" />${mark}<path fill="#fff" opacity=".6" stroke="none" d="M30 52c2-6 6-10 10-12-2 6-4 10-6 16z" />`;
const scroll = (mark) =>
  svg`<path fill="#efdcae" d="M16 16h68v68H16z" /><path fill="#d8bd82" d="M12 10h76v12H12zM12 78h76v12H12z" /><path fill="#8a5a2f" d="M6 10h8v12H6zM86 10h8v12h-8zM6 78h8v12H6zM86 78h8v12h-8z" />${mark}`;
const face = (name, fill, x = 29, y = 29, k = 1.75) =>
  svg`<g fill=${fill} stroke="none" transform=${`translate(${x} ${y}) scale(${k})`}>${facePath(name)}</g>`;
const plain = (name, x, y, k) =>
  svg`<g stroke="none" transform=${`translate(${x} ${y}) scale(${k})`}>${drawnSign(name)}</g>`;

const DRAWN = {
  short_sword: turned(40, svg`${blade("M50 10l8 12v40H42V22z")}${grip}`),
  long_sword: turned(
    40,
    svg`${blade("M50-8l7 12v58H43V4z")}<path fill="none" stroke="#8f9aa3" stroke-width="2" d="M50 4v54" />${grip}`,
  ),
  throwing_axe: svg`${turned(30, svg`<path fill="#8a5a2f" d="M46 14h9v80h-9z" />${blade("M55 12c22-6 34 6 34 22s-14 24-34 18z")}<path fill="none" stroke="#8f9aa3" stroke-width="2.500" d="M80 24c3 6 3 14 0 20" />`)}`,
  great_hammer: turned(
    30,
    svg`<path fill="#8a5a2f" d="M45 40h10v58H45z" /><path fill="#7d8792" d="M12 6h76v36H12z" /><path fill="#a5b0ba" d="M12 6h14v36H12zM74 6h14v36H74z" />`,
  ),
  war_bow: svg`<path fill="none" stroke="#1b120c" stroke-width="11" d="M26 6c54 10 54 78 0 88" /><path fill="none" stroke="#a5702f" stroke-width="7" d="M26 6c54 10 54 78 0 88" /><path fill="none" stroke="#efe6cf" stroke-width="2" d="M26 6v88" /><path fill="none" stroke="#8a5a2f" stroke-width="4" d="M14 50h66" /><path fill="#c9d0d6" stroke-width="2" d="M78 42l16 8-16 8z" />`,
  flaming_blade: turned(
    40,
    svg`<path fill="#ff7a2e" d="M50-10c16 12 22 24 14 36 8 6 4 20-2 34H38c-6-14-10-28-2-34-8-12-2-24 14-36z" /><path fill="#ffd54a" stroke-width="2" d="M50 4l8 14v42H42V18z" />${grip}`,
  ),
  holy_mace: turned(
    30,
    svg`<path fill="#8a5a2f" d="M46 40h8v56h-8z" /><circle cx="50" cy="28" r="22" fill="#d6a93a" /><path fill="#d6a93a" d="M44 2h12v10H44zM24 22v12H14V22zM76 22v12h10V22z" /><path fill="#fff6e0" stroke-width="2" d="M46 14h8v10h10v8H54v10h-8V32H36v-8h10z" />`,
  ),
  beast_spear: turned(
    40,
    svg`<path fill="#8a5a2f" d="M46 28h8v74h-8z" />${blade("M50-10l13 26-13 20-13-20z")}<path fill="#b3262f" stroke-width="2" d="M42 34h16v8H42z" />`,
  ),
  steel_shield: svg`<path fill="#98a5b1" d="M12 10h76v36c0 26-18 38-38 48-20-10-38-22-38-48z" /><path fill="#2a5ca8" stroke-width="2" d="M24 22h52v24c0 18-12 26-26 34-14-8-26-16-26-34z" /><path fill="#f6e3a8" stroke="none" d="M44 24h12v14h16v10H56v26l-6 4-6-4V48H28V38h16z" />`,
  buckler: svg`<circle cx="50" cy="50" r="42" fill="#8a5a2f" /><circle cx="50" cy="50" r="30" fill="#a5702f" /><circle cx="50" cy="50" r="14" fill="#98a5b1" /><path fill="none" stroke="#5a3818" stroke-width="3" d="M50 8v28M50 64v28M8 50h28M64 50h28" />`,
  plate_armour: svg`<path fill="#98a5b1" d="M22 12l16 6c6 8 18 8 24 0l16-6 14 16-10 14v36c-10 10-20 14-32 14s-22-4-32-14V42L8 28z" /><path fill="none" stroke="#5d6873" stroke-width="3" d="M50 26v64M22 48c10 8 20 8 28 2 8 6 18 6 28-2M24 66c18 8 34 8 52 0" />`,
  leather_armour: svg`<path fill="#8a5a2f" d="M24 12l14 6c6 8 18 8 24 0l14-6 12 16-8 12v46c-20 8-40 8-60 0V40l-8-12z" /><path fill="none" stroke="#4a2f14" stroke-width="3" stroke-dasharray="5 5" d="M50 26v62M22 62h56" /><path fill="#d6a93a" stroke-width="2" d="M43 58h14v9H43z" />`,
  trappers_kit: svg`<path fill="#8a5a2f" d="M14 34h72v52H14z" /><path fill="#6b4326" d="M14 34h72v16L50 62 14 50z" /><path fill="none" stroke-width="5" d="M36 34c0-24 28-24 28 0" /><path fill="#c9d0d6" stroke-width="2" d="M24 66h10v14H24zM66 64l10 4-6 14-10-4z" /><circle cx="50" cy="60" r="6" fill="#d6a93a" />`,
  amulet_of_life: svg`<path fill="none" stroke="#b8892a" stroke-width="5" d="M18 8c4 22 16 32 32 36 16-4 28-14 32-36" /><circle cx="50" cy="64" r="28" fill="#d6a93a" /><path fill="#2f8f5b" stroke-width="2" d="M50 82C34 72 28 64 28 56a11 11 0 0 1 22-4 11 11 0 0 1 22 4c0 8-6 16-22 26z" />`,
  healing_potion: potion(
    "#c8313a",
    svg`<path fill="#fff3dd" stroke-width="2" d="M45 58h10v8h8v9h-8v8H45v-8h-8v-9h8z" />`,
  ),
  strength_potion: potion("#d8761f", face("sword", "#fff3dd", 32, 54)),
  haste_potion: potion("#3fa6c9", svg`<path fill="#fff3dd" stroke-width="2" d="M54 52L36 72h12l-4 16 20-22H52z" />`),
  elixir_of_life: potion(
    "#e0b03a",
    svg`<path fill="#fff3dd" stroke-width="2" d="M50 86c-12-8-16-13-16-19a8 8 0 0 1 16-3 8 8 0 0 1 16 3c0 6-4 11-16 19z" />`,
  ),
  holy_water: potion("#9fd6e8", svg`<path fill="#fff" stroke-width="2" d="M46 52h8v10h10v8H54v16h-8V70H36v-8h10z" />`),
  scroll_fireball: scroll(face("flame", "#d8461f")),
  scroll_shielding: scroll(
    svg`<path fill="#2a5ca8" stroke-width="2" d="M28 30h44v20c0 14-10 20-22 26-12-6-22-12-22-26z" />`,
  ),
  scroll_fate: scroll(
    svg`<g stroke-width="2"><path fill="#b3262f" d="M28 36h26v26H28z" /><path fill="#fff3dd" d="M46 46h26v26H46z" /></g><circle cx="59" cy="59" r="4" fill="#1b120c" stroke="none" />`,
  ),
  scroll_disarming: scroll(plain("trap", 27, 27, 1.9)),
  scroll_sleep: scroll(
    svg`<path fill="none" stroke="#3b3f8c" stroke-width="6" d="M32 34h18L32 56h18M56 52h14L56 70h14" />`,
  ),
  smoke_bomb: svg`<circle cx="46" cy="62" r="32" fill="#3d4048" /><path fill="#5d626c" stroke="none" d="M24 54c4-12 14-18 24-18-8 6-16 14-18 26z" /><path fill="#5a4a2c" d="M56 30l8-10 8 6-8 10z" /><path fill="none" stroke="#c9b98c" stroke-width="4" d="M68 22c4-10 12-12 18-8" /><path fill="#ffb84a" stroke-width="2" d="M88 2l3 8 8 2-7 5 1 8-7-5-7 4 3-8-5-6h8z" />`,
};

// Quests carry the sign of what they ask for.
const NEEDS = {
  lay_the_dead_to_rest: "undead",
  beast_hunt: "beast",
  outlaw_bounty: "humanoid",
  great_purge: "sword",
  lone_champion: "hero",
  none_left_behind: "hero",
  trap_breaker: "trap",
  into_the_depths: "dungeon",
  bane_of_ancients: "ancient",
  night_patrol: "watch",
  paragon: "attack",
  company_of_heroes: "hero",
  full_armoury: "item",
  landlord: "token",
  full_coffers: "gold",
  gem_collector: "gem",
  dungeon_keeper: "dungeon",
  doom_of_adventurers: "adventurer",
  dark_host: "humanoid",
  necromancer: "undead",
  raider: "dungeon",
  unbroken_lair: "dungeon",
  thriving_karez: "citizen",
};
const quest = (slug) =>
  svg`<path fill="#f4e3b6" d="M14 14c0-8 12-8 12 0v64c0 14 50 14 50 0V22H26" /><path fill="#e5cd92" d="M26 22h50v56c0 8 14 8 14 0V18c0-10-10-10-14-4z" /><circle cx="50" cy="50" r="24" fill="#fff6dd" stroke="#8e2a1e" stroke-width="3" /><g stroke="none" transform="translate(33 33) scale(1.420)">${drawnSign(NEEDS[slug])}</g>`;

export const isGear = (slug) => slug in DRAWN;
export const isQuest = (slug) => slug in NEEDS;
export const gear = (slug) => svg`<g class="kz-ink">${slug in NEEDS ? quest(slug) : (DRAWN[slug] ?? "")}</g>`;
