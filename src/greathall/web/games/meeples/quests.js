// Quests in hand: cards while they are few, slips when they are many, and all of them laid out to be read.

import { t } from "../../app/words.js";
import { icon } from "../../parts/icons.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { hit } from "./answers.js";
import { sign } from "./art/signs.js";
import { condition } from "./conditions.js";
import { effects } from "./effects.js";
import { nameOf } from "./places.js";

const MANY = 3; // from which on they are shown as slips
const CROWDED = 5; // from which on a slip has no room for its text
const ASKS = new Set(["discard", "complete"]);

// The tray lies open when a Quest is asked for, until it is closed; or when it was opened.
export class Tray {
  #n = -1;
  #open = false;

  isOpen(ctx) {
    if (this.#n === ctx.snapshot.n) return this.#open;
    return ASKS.has(ctx.snapshot.question?.prompt) && ctx.options.length >= MANY;
  }

  turn(ctx, open) {
    this.#n = ctx.snapshot.n;
    this.#open = open;
    document.querySelector(".mm")?.classList.toggle("reading", open);
  }
}

const face = (ctx, slug, done) => {
  const card = ctx.cards.get(slug);
  const { vp, penalty, type } = card?.numbers ?? {};
  const pay = html`<span
    class="mm-pay">${done ? icon("check", t("meeples-done")) : ""}${sign("vp", t("meeples-vp-word"))}${vp}${
      done ? "" : html` <i>−${penalty}</i>`
    }</span>`;
  const text = (card?.about ?? "").replace(/^[^.]*\. /, "");
  return { card, type, pay, text, name: html`<b class="mm-name">${nameOf(ctx, slug)}</b>` };
};

const back = html`<li class="mm-back"></li>`;
const kindOf = (type, done) => `mm-quest ${type} ${done ? "done" : ""}`;

function full(ctx, answers, slug, done) {
  const { card, type, pay, text, name } = face(ctx, slug, done);
  const shown = html`${name}<span class="mm-asked">${condition(card)}${effects(card)}</span><span
    class="mm-text">${text}</span><span class="mm-foot">${pay}<small>${t(`meeples-${type}`)}</small></span>`;
  return html`<li data-key=${`quest-${slug}`}>${hit(ctx, answers, `quest ${slug}`, shown, {
    kind: kindOf(type, done),
    title: `${nameOf(ctx, slug)}. ${card?.about ?? ""}`,
  })}</li>`;
}

function slip(ctx, answers, slug, done) {
  const { card, type, pay, text, name } = face(ctx, slug, done);
  const shown = html`${name}${condition(card)}${pay}<span class="mm-text">${text}</span>`;
  return html`<li>${hit(ctx, answers, `quest ${slug}`, shown, {
    kind: kindOf(type, done),
    title: `${nameOf(ctx, slug)}. ${card?.about ?? ""}`,
  })}</li>`;
}

// What can be answered with comes first; of the completed ones only that is shown.
function mine(player, answers) {
  const usable = (slug) => answers.has(`quest ${slug}`);
  const known = player.hand.filter((slug) => slug !== null);
  return {
    hand: [...known.filter(usable), ...known.filter((slug) => !usable(slug))],
    hidden: player.hand.length - known.length,
    lasting: player.done.filter(usable),
  };
}

export function quests(ctx, answers, player, tray) {
  const { hand, hidden, lasting } = mine(player, answers);
  const slips = hand.length + lasting.length >= MANY;
  const draw = slips ? slip : full;
  return html`<section class="mm-quests ${slips ? "slips" : ""} ${hand.length + lasting.length >= CROWDED ? "crowded" : ""}"
    aria-label=${t("meeples-quests")}><h2>${sign("quest")}${t("meeples-quests")} <small>${player.hand.length}</small>
      ${
        slips
          ? html`<button class="mm-read" @click=${() => tray.turn(ctx, true)}>${icon("eye")} ${t("meeples-read")}</button>`
          : ""
      }</h2>
    <ul>${repeat(
      lasting,
      (slug) => slug,
      (slug) => draw(ctx, answers, slug, true),
    )}${repeat(
      hand,
      (slug) => slug,
      (slug) => draw(ctx, answers, slug, false),
    )}${Array.from({ length: hidden }, () => back)}</ul>
    ${hidden ? html`<span class="unseen">${t("meeples-hidden", { n: hidden })}</span>` : ""}${
      player.hand.length + lasting.length ? "" : html`<p class="mm-none">${t("meeples-no-quests")}</p>`
    }</section>`;
}

// All Quests over the city, to be read and chosen from.
export function layOut(ctx, answers, player, tray) {
  const { hand, lasting } = mine(player, answers);
  if (hand.length + lasting.length < MANY) return "";
  const asked = ASKS.has(ctx.snapshot.question?.prompt) ? ctx.snapshot.question.text : t("meeples-all-quests");
  return html`<section class="mm-tray" aria-label=${t("meeples-all-quests")}><h2>${sign("quest")}${asked}<button class="plain"
    @click=${() => tray.turn(ctx, false)}>${icon("hall")} ${t("meeples-city")}</button></h2>
    <ul>${lasting.map((slug) => full(ctx, answers, slug, true))}
      ${hand.map((slug) => full(ctx, answers, slug, false))}</ul></section>`;
}
