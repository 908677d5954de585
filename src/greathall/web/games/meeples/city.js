// The city: four districts around the Capitol, the tiles on offer, and the Final Encounter board.

import { t } from "../../app/words.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { hit } from "./answers.js";
import { building, ground } from "./art/buildings.js";
import { seatShield } from "./art/figures.js";
import { sign } from "./art/signs.js";
import { condition } from "./conditions.js";
import { tileCarries } from "./drops.js";
import { law } from "./effects.js";
import { herald, newcomers } from "./moments.js";
import { aboutOf, foe, locationCard, nameOf, vacant } from "./places.js";

function tower(ctx, answers, one) {
  if (!ctx.view.towers_used) return "";
  const label = t("meeples-tower", { n: one.rooms });
  const left = html`<span class="mm-rooms" title=${label}>${"▮".repeat(one.rooms)}<span class="unseen">${label}</span></span>`;
  return html`<li class="mm-towered">${
    one.room
      ? locationCard(ctx, answers, one.room, { kind: "mm-room" })
      : html`<div class="mm-place mm-shut"><div class="mm-thing mm-card">${building("room")}<span
        class="mm-name">${one.rooms ? t("meeples-shut") : t("meeples-taken")}</span></div></div>`
  }${left}</li>`;
}

function district(ctx, answers, one) {
  const name = t(`meeples-${one.name}`);
  const monsters = one.monsters.filter(Boolean);
  const key = `district ${one.name}`;
  const fresh = newcomers(ctx);
  return html`<section class="mm-district ${one.name} ${one.overrun ? "overrun" : ""} ${ctx.view.towers_used ? "towers" : ""}"
    data-page=${one.name} aria-label=${name}>
    ${ground(one.name)}
    <h2>${answers.has(key) ? hit(ctx, answers, key, html`${name} ${sign("rise")}`, { kind: "mm-here" }) : name}
      ${
        one.overrun
          ? html`<span class="mm-overrun" title=${t("meeples-overrun-about", { n: one.overrun })}
            >${sign("flame")}${t("meeples-overrun", { n: one.overrun })}</span>`
          : ""
      }</h2>
    <ul class="mm-lair">${repeat(
      monsters,
      (monster) => monster.card,
      (monster) =>
        html`<li data-monster=${monster.card}>${foe(ctx, answers, monster, { fresh: fresh.has(monster.card) })}</li>`,
    )}
      ${Array.from({ length: 3 - monsters.length }, () => html`<li class="mm-free" aria-hidden="true"></li>`)}</ul>
    <ul class="mm-street"><li>${locationCard(ctx, answers, one.start)}</li>
      ${one.slots.map(
        (slot) =>
          html`<li data-slot=${slot.slot}>${
            slot.tile ? locationCard(ctx, answers, slot.tile, slot) : vacant(ctx, answers, slot.slot)
          }</li>`,
      )}
      ${tower(ctx, answers, one)}</ul>
  </section>`;
}

function offered(ctx, answers, slug) {
  const card = ctx.cards.get(slug);
  const face = html`${building(slug)}<span class="mm-name">${nameOf(ctx, slug)}</span><span class="mm-law">${law(card)}</span>`;
  const drag = tileCarries(ctx, slug);
  return html`<li data-key=${`tile-${slug}`}>${hit(ctx, answers, `offer ${slug}`, face, {
    kind: "mm-card mm-tile",
    title: `${nameOf(ctx, slug)}. ${aboutOf(ctx, slug)}`,
    drag,
  })}</li>`;
}

// In the middle: where Locations are built, from the tiles on offer, and where Heroes rise.
function capitol(ctx, answers) {
  const { offer, stack } = ctx.view;
  return html`<section class="mm-capitol" data-page="capitol" aria-label=${t("meeples-capitol")}>
    <h2>${t("meeples-capitol")}</h2>
    ${locationCard(ctx, answers, "builders_yard", { kind: "mm-centre" })}
    <section class="mm-offer" aria-label=${t("meeples-offer")}><h3>${t("meeples-offer")}
    <small>${t("meeples-stack", { n: stack })}</small></h3>
      <ul>${repeat(
        offer,
        (slug) => slug,
        (slug) => offered(ctx, answers, slug),
      )}${offer.length ? "" : html`<li class="mm-none">${t("meeples-offer-none")}</li>`}</ul></section>
    ${locationCard(ctx, answers, "heroes_hall", { kind: "mm-centre" })}
  </section>`;
}

function councillor(ctx, answers, one) {
  const token = one.token ? ctx.cards.get(one.token) : null;
  const said = token
    ? html`<span class="mm-token" title=${token.about}><b>+${token.numbers.vp}</b>${sign("vp")}<span
      class="unseen">${token.about}</span>${condition(token)}</span>`
    : html`<span class="mm-token both">${t("meeples-henchman")}</span>`;
  const extra = one.fought_by.length
    ? html`<span class="mm-fought">${one.fought_by.map((seat) =>
        seatShield(seat, t("meeples-fought", { who: ctx.names[seat] })),
      )}</span>`
    : "";
  return html`<li>${foe(ctx, answers, one, { kind: "mm-lord", law: said, extra })}</li>`;
}

const council = (
  ctx,
  answers,
) => html`<section class="mm-council ${ctx.view.final ? "awake" : ""}" data-page="council" aria-label=${t("meeples-council")}>
  <h2>${sign("undead")}${t("meeples-council")}
  <small>${ctx.view.final ? t("meeples-council-open") : t("meeples-council-shut")}</small></h2>
  <ul>${ctx.view.council.map((one) => councillor(ctx, answers, one))}</ul></section>`;

const PHASES = ["development", "main", "draw"];

export function head(ctx) {
  const { view } = ctx;
  const candles = [1, 2, 3].map((k) => html`<i class=${k <= view.arrived ? "lit" : ""}>${sign("undead")}</i>`);
  return html`<header class="mm-head">
    <span class="mm-turn">${seatShield(view.active)}<b>${ctx.names[view.active]}</b>
    <span>${t("meeples-turn", { n: view.turn })}</span></span>
    ${herald(ctx)}
    <ol class="mm-phases" aria-label=${t("meeples-phases")}>${PHASES.map(
      (name) =>
        html`<li class=${view.phase === name ? "now" : ""} aria-current=${view.phase === name ? "step" : "false"}>${t(
          `meeples-phase-${name}`,
        )}</li>`,
    )}</ol>
    ${view.final ? html`<b class="mm-final" role="status">${sign("flame")}${t("meeples-final", { n: view.final })}</b>` : ""}
    <span class="mm-arrivals" title=${t("meeples-arrivals", { n: view.arrived })}><span
      class="unseen">${t("meeples-arrivals", { n: view.arrived })}</span>${candles}</span>
    <span class="mm-deck" title=${t("meeples-deck", { n: view.deck })}>${sign("deck", t("meeples-deck", { n: view.deck }))}<b
      aria-hidden="true">${view.deck}</b><small aria-hidden="true">${view.blocks
        .map((n, k) => `${"◆".repeat(k + 1)}${n}`)
        .join(" ")}</small></span>
    <span class="mm-draws"
      title=${t("meeples-draws", { n: view.draw_number })}>${sign("bag", t("meeples-draws", { n: view.draw_number }))}<b
      aria-hidden="true">+${view.draw_number}</b></span>
  </header>`;
}

const narrow = matchMedia("(max-width: 820px)"); // then the city is a strip that scrolls, with the keyboard too

export function city(ctx, answers) {
  return html`<div class="mm-city" role="group" aria-label=${t("meeples-all")}
    tabindex=${narrow.matches ? 0 : -1}>${ctx.view.districts
      .slice(0, 2)
      .map((one) => district(ctx, answers, one))}${capitol(ctx, answers)}${ctx.view.districts
      .slice(2)
      .map((one) => district(ctx, answers, one))}${council(ctx, answers)}</div>`;
}

// On a phone one page of the city is seen at a time: on which pages something can be answered.
function pagesOf(ctx, answers) {
  const where = new Map(ctx.view.council.map((one) => [one.card, "council"]));
  for (const one of ctx.view.districts) {
    for (const slug of [
      one.name,
      one.start,
      one.room,
      ...one.slots.flatMap((slot) => [slot.slot, slot.tile]),
      ...one.monsters.map((monster) => monster?.card),
    ])
      if (slug) where.set(slug, one.name);
  }
  const found = answers.keys().map((key) => {
    const [kind, name] = key.split(" ");
    return kind === "offer" || ["builders_yard", "heroes_hall"].includes(name) ? "capitol" : where.get(name);
  });
  const open = ctx.view.posts.find((post) => post.status === "open");
  return new Set([...(open ? [where.get(open.card)] : []), ...found].filter(Boolean));
}

/** @returns {any} */
const pages = () => document.querySelector(".mm-city");

function turnTo(ctx, name) {
  const strip = pages();
  const page = strip?.querySelector(`[data-page="${name}"]`);
  if (page)
    strip.scrollTo({ left: page.offsetLeft - strip.offsetLeft, behavior: ctx.motion === "off" ? "auto" : "smooth" });
}

export function chips(ctx, answers) {
  const busy = pagesOf(ctx, answers);
  const names = [
    ...ctx.view.districts.slice(0, 2).map((one) => one.name),
    "capitol",
    ...ctx.view.districts.slice(2).map((one) => one.name),
    "council",
  ];
  return html`<nav class="mm-chips" aria-label=${t("meeples-pages")}>${names.map(
    (name) =>
      html`<button class=${busy.has(name) ? "busy" : ""} @click=${() => turnTo(ctx, name)}>${t(`meeples-chip-${name}`)}</button>`,
  )}</nav>`;
}

// After an answer the strip of pages goes where the next one can be given, unless it can be given where one looks.
export function follow(ctx, answers) {
  const strip = pages();
  if (!strip || strip.scrollWidth <= strip.clientWidth + 2) return;
  const [first, ...others] = pagesOf(ctx, answers);
  if (!first) return;
  const seen = [...strip.children].find(
    (page) => page.offsetLeft - strip.offsetLeft + page.offsetWidth / 2 > strip.scrollLeft,
  )?.dataset.page;
  if (![first, ...others].includes(seen) || ctx.view.posts.some((post) => post.status === "open")) turnTo(ctx, first);
}
