// Things one can hold: potions, arms, scrolls, gold. Every drawing fills a field of 100 x 100.
import { svg } from "../../../vendor/lit-html/lit-html.js";
import { enemy, isEnemy } from "./enemies.js";
import { inked } from "./ink.js";

export const POTIONS = {
  potion_red: "#d2352f",
  potion_orange: "#ea8325",
  potion_yellow: "#ecc928",
  potion_green: "#43a047",
  potion_blue: "#2f78d0",
  potion_pink: "#e46ca6",
};

// Bottles differ in shape as well as in colour.
const BOTTLES = {
  potion_red: [
    "M40 30h20v12c14 5 22 16 22 28 0 12-9 20-32 20s-32-8-32-20c0-12 8-23 22-28z",
    "M21 66h58c3 14-6 22-29 22s-32-8-29-22z",
  ],
  potion_orange: [
    "M42 28h16v10l22 44c2 6-1 9-6 9H26c-5 0-8-3-6-9l22-44z",
    "M30 64h40l8 19c1 4 0 6-4 6H26c-4 0-5-2-4-6z",
  ],
  potion_yellow: [
    "M40 30h20v8h10c4 0 6 2 6 6v42c0 4-2 6-6 6H30c-4 0-6-2-6-6V44c0-4 2-6 6-6h10z",
    "M26 58h48v27c0 3-2 5-5 5H31c-3 0-5-2-5-5z",
  ],
  potion_green: [
    "M42 24h16v24l8 10v26c0 5-3 8-8 8H42c-5 0-8-3-8-8V58l8-10z",
    "M36 64h28v19c0 5-2 7-6 7H42c-4 0-6-2-6-7z",
  ],
  potion_blue: ["M42 28h16v12l26 22-34 30-34-30 26-22z", "M20 60h60l4 2-34 29-34-29z"],
  potion_pink: [
    "M42 28h16v10c24-6 34 16 22 32-8 10-20 16-30 22-10-6-22-12-30-22C8 54 18 32 42 38z",
    "M17 58h66c2 14-14 24-33 33-19-9-35-19-33-33z",
  ],
};
const EFFECT_MARKS = {
  healing: "M45 56h10v8h8v10h-8v8H45v-8h-8V64h8z",
  poison: "M50 54c6 8 10 13 10 18a10 10 0 0 1-20 0c0-5 4-10 10-18z",
  strength: "M50 54l13 14h-7v14H44V68h-7z",
  weakness: "M50 82L37 68h7V54h12v14h7z",
  teleportation: "M50 54l5 10 10 5-10 5-5 10-5-10-10-5 10-5z",
  paralysis: "M56 53L38 71h10l-4 13 18-19H52z",
};

export function potion(slug, effect = "unknown") {
  const [glass, drink] = BOTTLES[slug];
  return svg`<path fill="#8a5a2f" d="M41 14h18v16H41z" /><path fill="#dfeff0" fill-opacity=".8" d=${glass} />
    <path fill=${POTIONS[slug]} stroke="none" d=${drink} />
    <path fill="none" stroke="#fff" stroke-width="3" opacity=".75" d="M33 62c-3 6-3 12 0 17" />
    <path fill="none" d=${glass} /><path fill="#b98b55" stroke-width="2" d="M38 26h24v7H38z" />
    ${EFFECT_MARKS[effect] ? svg`<path fill="#fffaf0" stroke-width="2" d=${EFFECT_MARKS[effect]} />` : svg`<text class="cr-mark" x="50" y="80" text-anchor="middle">?</text>`}`;
}

const blade = (d) => svg`<path fill="#d7dde2" d=${d} />`;
const gold = (amount) => svg`
  ${amount > 2 ? svg`<ellipse cx="50" cy="84" rx="34" ry="10" fill="#a9761c" /><ellipse cx="50" cy="78" rx="34" ry="10" fill="#d79f2e" /><ellipse cx="50" cy="71" rx="34" ry="10" fill="#b9821f" />` : ""}
  ${amount > 5 ? svg`<ellipse cx="22" cy="66" rx="18" ry="7" fill="#d79f2e" /><ellipse cx="78" cy="66" rx="18" ry="7" fill="#d79f2e" />` : ""}
  <circle cx="50" cy="44" r="31" fill="#e7b53c" /><circle cx="50" cy="44" r="24" fill="#f3cf63" stroke="#b9821f" stroke-width="2" />
  <text class="cr-mark dark" x="50" y="56" text-anchor="middle">${amount}</text>`;
const scroll = (sign) => svg`
  <path fill="#efdcae" d="M22 18h56v64H22z" /><path fill="#d8bd82" d="M14 12h72v12H14zM14 76h72v12H14z" /><path fill="#8a5a2f" d="M8 12h8v12H8zM84 12h8v12h-8zM8 76h8v12H8zM84 76h8v12h-8z" />${sign}`;
const relic = (gem, sign, cursed) => svg`
  <path fill="none" stroke="#b8892a" stroke-width="5" d="M20 10c4 18 14 26 30 30 16-4 26-12 30-30" /><path fill="#d6a93a" d="M50 34l28 14v22L50 92 22 70V48z" /><path fill=${gem} d="M50 42l20 10v14L50 82 30 66V52z" />
  <path fill="#fff" opacity=".35" stroke="none" d="M50 42l20 10-20 8-20-8z" />${sign}
  ${cursed ? svg`<g><circle cx="78" cy="80" r="15" fill="#2b1430" /><path fill="#e9dcc2" stroke="none" d="M78 70c-7 0-10 4-10 9 0 3 2 5 4 6v4h12v-4c2-1 4-3 4-6 0-5-3-9-10-9z" /><path d="M74 78v3M82 78v3" stroke="#2b1430" stroke-width="4" /></g>` : ""}`;
const swordSign = svg`<path fill="#fff6e0" stroke-width="2" d="M47 76V54l3-8 3 8v22zM41 68h18v4H41z" />`;
const heartSign = svg`<path fill="#fff6e0" stroke-width="2" d="M50 76c-9-7-13-11-13-16a7 7 0 0 1 13-3 7 7 0 0 1 13 3c0 5-4 9-13 16z" />`;
const boot = (fill, extra = "") =>
  svg`<path fill=${fill} d="M34 12h26l-2 44c12 4 26 6 28 18v10H32c-2-20 2-50 2-72z" /><path fill="#4a3020" d="M30 84h58v8H30z" /><path fill="#e8d5a8" stroke-width="2" d="M32 12h30v11H32z" />${extra}`;

const DRAWN = {
  key: svg`<circle cx="32" cy="34" r="20" fill="#e0b03a" /><circle cx="32" cy="34" r="9" fill="#2a1c12" opacity=".8" /><path fill="#e0b03a" d="M45 44l40 40-7 7-7-7-6 6-7-7 6-6-26-26z" />`,
  artifact_attack: relic("#c43a34", swordSign, false),
  artifact_attack_cursed: relic("#5d2b57", swordSign, true),
  artifact_health: relic("#2f8f5b", heartSign, false),
  artifact_health_cursed: relic("#4a4a58", heartSign, true),
  battle_axe: svg`<path fill="#8a5a2f" d="M46 10h8v84h-8z" />${blade("M54 16c20-8 34 4 36 22-2 16-18 24-36 14zM46 16c-20-8-34 4-36 22 2 16 18 24 36 14z")}<path fill="none" stroke="#8f9aa3" stroke-width="2.500" d="M82 28c4 8 2 14-2 18M18 28c-4 8-2 14 2 18" />`,
  dagger: svg`${blade("M50 6l9 14-3 40H44l-3-40z")}<path fill="none" stroke="#8f9aa3" stroke-width="2" d="M50 12v46" /><path fill="#d6a93a" d="M28 60h44v8H28z" /><path fill="#6b4326" d="M45 68h10v20H45z" /><circle cx="50" cy="91" r="6" fill="#d6a93a" />`,
  maul: svg`<path fill="#8a5a2f" d="M45 40h10v56H45z" /><path fill="#7d8792" d="M14 8h72v34H14z" /><path fill="#a5b0ba" d="M14 8h12v34H14zM74 8h12v34H74z" /><path fill="#d6a93a" stroke-width="2" d="M43 42h14v7H43z" />`,
  sword: svg`<g transform="rotate(40 50 50)">${blade("M50-4l7 12v52H43V8z")}<path fill="none" stroke="#8f9aa3" stroke-width="2" d="M50 6v52" /><path fill="#d6a93a" d="M28 60h44v8H28z" /><path fill="#7a2f2c" d="M45 68h10v22H45z" /><circle cx="50" cy="94" r="6.500" fill="#d6a93a" /></g>`,
  boots: boot("#8a5a2f"),
  hasty_boots: boot(
    "#3f7f6a",
    svg`<path fill="#fff6e0" stroke-width="2" d="M34 40C22 38 12 42 6 34c2 16 14 26 28 26z" /><path fill="none" stroke-width="2" d="M32 47c-8 0-14-2-20-6M33 54c-6 0-10-2-14-5" />`,
  ),
  chestplate: svg`<path fill="#98a5b1" d="M24 14l14 6c6 6 18 6 24 0l14-6 12 14-8 14v36c-10 8-20 12-30 12S30 86 20 78V42l-8-14z" /><path fill="none" stroke="#5d6873" stroke-width="3" d="M50 26v62M24 48c8 8 18 8 26 2 8 6 18 6 26-2" /><path fill="#d6a93a" stroke-width="2" d="M20 70c18 10 42 10 60 0v7c-18 10-42 10-60 0z" />`,
  helm: svg`<path fill="#98a5b1" d="M50 12c24 0 34 18 32 44l-4 30H58V62H42v24H22l-4-30C16 30 26 12 50 12z" /><path fill="#2a1c12" d="M26 46h48v9H26z" /><path fill="#d6a93a" stroke-width="2" d="M46 12h8v48h-8z" /><path fill="#b3262f" d="M46 14C52-2 74-2 84 8 72 8 62 12 54 18z" />`,
  shadow_cape: svg`<path fill="#3a3150" d="M34 14h32c6 30 14 54 24 74-10-4-16 6-24 0-6 6-12 4-16 0-4 4-10 6-16 0-8 6-14-4-24 0 10-20 18-44 24-74z" /><path fill="none" stroke="#241d36" stroke-width="3" d="M40 24c-2 24-6 44-10 60M60 24c2 24 6 44 10 60M50 24v60" /><path fill="#574a78" d="M30 8h40l2 14c-14 6-30 6-44 0z" /><circle cx="50" cy="22" r="6" fill="#d6a93a" />`,
  shield: svg`<path fill="#2568b8" d="M14 12h72v34c0 24-16 38-36 48-20-10-36-24-36-48z" /><path fill="#efe6cf" stroke="none" d="M44 14h12v26h28v10H56v40l-6 3-6-3V50H16V40h28z" /><path fill="none" stroke="#d6a93a" stroke-width="4" d="M20 18h60v28c0 20-13 32-30 41-17-9-30-21-30-41z" />`,
  vision_lens: svg`<path fill="#8a5a2f" d="M60 62l8-8 26 28-8 9z" /><circle cx="42" cy="40" r="32" fill="#d6a93a" /><circle cx="42" cy="40" r="24" fill="#bfe8f0" /><path fill="#fff" stroke-width="2" d="M22 40c10-14 30-14 40 0-10 14-30 14-40 0z" /><circle cx="42" cy="40" r="7" fill="#3a6ea5" stroke-width="2" />`,
  scroll_identify: scroll(
    svg`<path fill="#fff" stroke-width="2.500" d="M28 50c10-16 34-16 44 0-10 16-34 16-44 0z" /><circle cx="50" cy="50" r="7" fill="#3a6ea5" />`,
  ),
  scroll_move: scroll(svg`<path fill="#3f7f6a" stroke-width="2.500" d="M30 44h22V32l22 18-22 18V56H30z" />`),
  scroll_poison: scroll(
    svg`<path fill="#6aa22f" stroke-width="2.500" d="M42 30c8 10 13 17 13 24a13 13 0 0 1-26 0c0-7 5-14 13-24z" /><path fill="#b5382f" stroke-width="2" d="M62 48h6v6h6v6h-6v6h-6v-6h-6v-6h6z" />`,
  ),
  scroll_remove_curse: scroll(
    svg`<path fill="#2b1430" stroke-width="2" d="M50 30c-13 0-18 7-18 16 0 5 3 8 7 10v8h22v-8c4-2 7-5 7-10 0-9-5-16-18-16z" /><path fill="none" stroke="#c8313a" stroke-width="5" d="M30 70l40-40" />`,
  ),
  scroll_health: scroll(
    svg`<path fill="#c8313a" stroke-width="2.500" d="M50 70C36 60 30 53 30 45a10 10 0 0 1 20-4 10 10 0 0 1 20 4c0 8-6 15-20 25z" />`,
  ),
  debt: svg`<path fill="#efdcae" d="M18 8h64v76l-8-5-8 7-8-7-8 7-8-7-8 7-8-7-8 5z" /><path fill="none" stroke="#7a5a34" stroke-width="3" d="M30 24h40M30 34h40M30 44h24" /><circle cx="60" cy="64" r="14" fill="#b3262f" /><path fill="#f0d9a0" stroke="none" d="M60 54l3 7h7l-5.500 4.500 2 7-6.500-4-6.500 4 2-7L50 61h7z" />`,
  gold_1: gold(1),
  gold_2: gold(2),
  gold_5: gold(5),
  gold_10: gold(10),
};
const unknown = svg`<text class="cr-mark dark" x="50" y="66" text-anchor="middle">?</text>`;

// Any card that can be held; a potion shows its effect once it is known.
export function item(slug, effect) {
  if (isEnemy(slug)) return enemy(slug);
  return inked(slug in POTIONS ? potion(slug, effect) : (DRAWN[slug] ?? unknown));
}
export const isItem = (slug) => slug in POTIONS || slug in DRAWN;
