// The face of a card, an Upgrade, an Objective: parchment with an emblem, its Powers as badges, and its text.

import { html } from "../../vendor/lit-html/lit-html.js";
import { emblemOf } from "./art/emblems.js";
import { houseOf } from "./art/leaders.js";
import { goodSign, powerSign, smallSign } from "./art/signs.js";

export const nameOf = (ctx, slug) => ctx.cards.get(slug)?.name ?? slug ?? "";
export const aboutOf = (ctx, slug) => ctx.cards.get(slug)?.about ?? "";
export const titleOf = (ctx, slug) => [nameOf(ctx, slug), aboutOf(ctx, slug)].filter(Boolean).join(". ");

export const powers = (ctx, list) =>
  ["S", "P", "M"].map((letter, i) =>
    list[i]
      ? html`<span class="do-power" title=${ctx.t(`dorian-${letter}`)}>${powerSign(
          letter,
          ctx.t(`dorian-${letter}`),
        )}<b>${list[i]}</b></span>`
      : "",
  );
const printed = ({ power = {} } = {}) => ["S", "P", "M"].map((letter) => power[letter] ?? 0);

// What a text adds to the Powers that the badges show already.
function ability(ctx, slug) {
  const about = aboutOf(ctx, slug);
  const cut = about.indexOf(". ");
  return cut > 0 && /\d|No |Sin /.test(about.slice(0, cut))
    ? about.slice(cut + 2)
    : about.includes(". ") || !/\d\.?$/.test(about)
      ? about
      : "";
}

const typeOf = (card) => card?.numbers.type ?? "U";

export function cardFace(ctx, slug, { small = false, note = "" } = {}) {
  if (slug === null)
    return html`<span class="do-card do-back ${small ? "small" : ""}"><span
      class="unseen">${ctx.t("dorian-hidden-card")}</span></span>`;
  const card = ctx.cards.get(slug);
  return html`<span class="do-card do-type-${typeOf(card)} ${small ? "small" : ""}">
    <b class="do-name">${nameOf(ctx, slug)}</b>
    <span class="do-art">${emblemOf(slug, typeOf(card), typeOf(card) === "U" ? card?.numbers.leader : "")}<span
      class="do-powers">${powers(ctx, printed(card?.numbers))}</span></span>
    ${small ? "" : html`<span class="do-text">${ability(ctx, slug)}</span>`}${note}</span>`;
}

export function upgradeFace(ctx, slug, { spent = false } = {}) {
  const card = ctx.cards.get(slug);
  return html`<span class="do-upgrade ${spent ? "spent" : ""}"><span
    class="do-art">${emblemOf(slug, "U", card?.numbers.leader)}<span
    class="do-powers">${powers(ctx, printed(card?.numbers))}</span></span>
    <b class="do-name">${nameOf(ctx, slug)}</b>${
      spent
        ? html`<i class="do-spent" title=${ctx.t("dorian-spent")}>${smallSign("rest", ctx.t("dorian-spent"))}</i>`
        : ""
    }</span>`;
}

export const paper = (ctx, slug, sign = "scroll") =>
  html`<span class="do-paper">${smallSign(sign)}<b>${nameOf(ctx, slug)}</b><span>${aboutOf(ctx, slug)}</span></span>`;

// A Resource Card of Garlock City: what it gives, as signs.
const GAINS = /^(any)(\d)$|([a-z]{2})(\d)/g;
export function supplyFace(ctx, slug) {
  const gains = [...slug.matchAll(GAINS)].flatMap(([, any, n, short, count]) =>
    Array(Number(n ?? count)).fill(any ? "any" : short.toUpperCase()),
  );
  return html`<span class="do-supply">${gains.map((short) => goodSign(short))}<span
    class="unseen">${nameOf(ctx, slug)}</span></span>`;
}

export const goods = (ctx, values) =>
  Object.entries(values).map(([short, n]) =>
    n
      ? html`<span class="do-good" title=${ctx.t(`dorian-${short}`)}>${goodSign(
          short,
          ctx.t(`dorian-${short}`),
        )}<b>${n}</b></span>`
      : "",
  );
export const house = (ctx, seat) => houseOf(ctx.view.players[seat]?.leader);
