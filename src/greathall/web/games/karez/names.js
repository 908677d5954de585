// Names, texts and pictures of whatever has a slug.

import { html, svg } from "../../vendor/lit-html/lit-html.js";
import { crestShape } from "./art/crests.js";
import { foe, isFoe } from "./art/foes.js";
import { gear, isGear, isQuest } from "./art/gear.js";
import { bust, isHero } from "./art/heroes.js";
import { drawnSign, isSign } from "./art/signs.js";

export const nameOf = (ctx, slug) => ctx.cards.get(slug)?.name ?? String(slug).replaceAll("_", " ");
export const aboutOf = (ctx, slug) => ctx.cards.get(slug)?.about ?? "";

const GUILDS = new Set(["heroic", "builders", "traders", "public", "arcane"]);

export function drawing(slug) {
  if (isHero(slug)) return bust(slug);
  if (isFoe(slug)) return foe(slug);
  if (isGear(slug) || isQuest(slug)) return gear(slug);
  if (GUILDS.has(slug)) return crestShape(slug);
  return isSign(slug)
    ? svg`<g transform="translate(8 8) scale(3.500)">${drawnSign(slug)}</g>`
    : svg`<g transform="translate(8 8) scale(3.500)">${drawnSign("cards")}</g>`;
}

export const picture = (slug, kind = "", label = "") =>
  label
    ? html`<svg class="kz-pic ${kind}" viewBox="0 0 100 100" role="img" aria-label=${label}>${drawing(slug)}</svg>`
    : html`<svg class="kz-pic ${kind}" viewBox="0 0 100 100" aria-hidden="true">${drawing(slug)}</svg>`;

export const guildOf = (ctx, seat) => ctx.view.guilds[seat]?.guild ?? null;
export const times = (number) => Array.from({ length: Math.max(0, number) }, (_, k) => k);
