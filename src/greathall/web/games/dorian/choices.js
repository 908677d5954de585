// Laid over the map: the leaders before the game, Garlock City with the Power decks, and cards that are looked at.

import { dos } from "../../board/marks.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { deeds, thing } from "./answers.js";
import { portrait } from "./art/leaders.js";
import { powerSign, smallSign } from "./art/signs.js";
import { aboutOf, cardFace, nameOf, paper, supplyFace, titleOf, upgradeFace } from "./cards.js";

const LETTERS = ["S", "P", "M"];

export function leaders(ctx, answers) {
  const { t, view } = ctx;
  const taken = new Map(view.players.filter((player) => player.leader).map((player) => [player.leader, player.seat]));
  const all = [...ctx.cards.values()].filter((card) => card.table === "leader");
  if (!view.players.some((player) => !player.leader)) return "";
  return html`<section class="do-leaders" aria-label=${t("dorian-leaders")}><h2>${t("dorian-leaders")}</h2><ul>${all.map(
    (card) => {
      const { base, slots, movement, home, colour } = card.numbers;
      const inside = html`${portrait(card.slug)}<b>${card.name}</b>
      <span class="do-line">${LETTERS.map(
        (letter) =>
          html`<span class="do-power" title=${t("dorian-slots", { n: slots[letter] })}>${powerSign(
            letter,
            t(`dorian-${letter}`),
          )}<b>${base[letter]}</b><small>+${slots[letter]}</small></span>`,
      )}</span>
      <span class="do-line"><span>${smallSign("step", t("dorian-movement"))}${movement}</span>
        <span>${smallSign("tent", t("dorian-home"))}${nameOf(ctx, home)}</span></span>
      ${taken.has(card.slug) ? html`<em>${ctx.names[taken.get(card.slug)]}</em>` : ""}`;
      return html`<li>${thing(
        ctx,
        answers.at(`leader ${card.slug}`),
        `do-leader do-house-${colour} ${taken.has(card.slug) ? "taken" : ""}`,
        inside,
      )}</li>`;
    },
  )}</ul></section>`;
}

// Garlock City: five open Resource Cards, and the three decks to buy from.
export function city(ctx, answers) {
  const { t, view } = ctx;
  const seen = new Map();
  for (const slug of view.city) seen.set(slug, (seen.get(slug) ?? 0) + 1);
  return html`<section class="do-city" aria-label=${t("dorian-city")}
    data-drop=${dos(ctx.options.filter(({ verb }) => verb === "garlock"))}><h2>${t("dorian-city")}</h2>
    <ul>${[...seen].map(
      ([slug, n]) =>
        html`<li>${thing(
          ctx,
          answers.at(`supply ${slug}`),
          "do-ware",
          html`${supplyFace(ctx, slug)}${n > 1 ? html`<i class="do-times">×${n}</i>` : ""}`,
          { title: aboutOf(ctx, slug) },
        )}</li>`,
    )}</ul>
    <ul class="do-decks">${LETTERS.map(
      (letter) =>
        html`<li>${thing(
          ctx,
          answers.at(`deck ${letter}`),
          `do-deck do-type-${letter}`,
          html`${powerSign(letter)}<b>${view.decks[letter]}</b><span class="unseen">${t("dorian-deck-of", {
            power: t(`dorian-${letter}`),
            n: view.decks[letter],
          })}</span>`,
          { title: t("dorian-deck-of", { power: t(`dorian-${letter}`), n: view.decks[letter] }) },
        )}</li>`,
    )}</ul></section>`;
}

// Cards that lie open for a choice: looked at, drawn, or found.
export function looking(ctx, answers) {
  const { t, view, names } = ctx;
  const { looking: seen, drawn } = view;
  const upgrade = drawn.upgrade;
  if (!seen && !upgrade) return "";
  const face = (slug) => (seen.kind === "objective" ? paper(ctx, slug) : cardFace(ctx, slug));
  const slots =
    upgrade?.seat === ctx.seat
      ? ["weapon", "armour", "relic", "camp_1", "camp_2"].flatMap((slot) =>
          answers.options.filter(
            ({ verb, args }) => verb === "equip" && args.upgrade === upgrade.upgrade && args.slot === slot,
          ),
        )
      : [];
  return html`<section class="do-looking" aria-label=${t("dorian-looking")}><h2>${
    upgrade ? t("dorian-new-upgrade", { who: names[upgrade.seat] }) : t("dorian-looking")
  }</h2>
    <ul>${
      seen
        ? [...new Set(seen.cards)].map(
            (slug) =>
              html`<li>${thing(ctx, answers.at(`look ${slug}`), "do-held", face(slug), { title: titleOf(ctx, slug) })}</li>`,
          )
        : ""
    }
      ${
        upgrade
          ? html`<li><span class="do-new"
            data-drag=${slots.map((option) => option.do).join("|")}>${upgradeFace(ctx, upgrade.upgrade)}<span
            class="do-text">${aboutOf(ctx, upgrade.upgrade)}</span></span></li>`
          : ""
      }</ul>
    <div class="deeds">${deeds(ctx, [...slots, ...answers.at("looking")])}</div></section>`;
}
