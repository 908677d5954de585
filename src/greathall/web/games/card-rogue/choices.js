// What is laid over the map: characters and tokens before the descent, the shop's shelf, the story.

import { icon } from "../../parts/icons.js";
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { SELLS } from "./answers.js";
import { enemy } from "./art/enemies.js";
import { bust, pawn } from "./art/heroes.js";
import { item } from "./art/items.js";
import { defs, feature, torch } from "./art/tiles.js";
import { cardFace } from "./hand.js";
import { picture } from "./mats.js";

const GOALS = {
  chest: feature("chest"),
  debt: item("debt"),
  basilisk_green: enemy("basilisk_green"),
  basilisk_yellow: enemy("basilisk_yellow"),
  golem: enemy("golem"),
};

// The gate above the catacombs, while nobody stands in them yet.
const gate = html`<svg class="cr-gate" viewBox="0 -50 900 310" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${defs}
  <rect x="-900" y="-300" width="2700" height="700" fill="url(#cr-rock)" /><path d="M330 260V130a120 120 0 0 1 240 0v130z"
    fill="#0d0906" stroke="#1b120c" stroke-width="6" />
  <path d="M300 260V130a150 150 0 0 1 300 0v130h-30V130a120 120 0 0 0-240 0v130z" fill="#7d7466" stroke="#1b120c"
    stroke-width="4" />
  <path d="M350 260l24-40h152l24 40zM384 212l20-34h92l20 34zM414 170l14-26h44l14 26z" fill="#b9a27c" stroke="#1b120c"
    stroke-width="3" />
  <g transform="translate(250 120) scale(2.200)">${torch}</g><g transform="translate(650 120) scale(2.200)">${torch}</g>
  <g transform="translate(60 130) scale(1.300)" opacity=".9">${enemy("cave_bat")}</g><g
    transform="translate(720 20) scale(1.100)" opacity=".9">${enemy("cave_bat")}</g>
</svg>`;

const choice = (ctx, option, art, name, about) => html`<li><button class="cr-choice ${option.picked ? "picked" : ""}"
  aria-pressed=${ctx.snapshot.question?.picks ? String(Boolean(option.picked)) : nothing} data-do=${option.do}
  @click=${() => ctx.choose(option.do)}>
  <svg class="cr-choice-art" viewBox="0 0 100 100" aria-hidden="true">${art}</svg><b>${name}</b>${
    about ? html`<span>${about}</span>` : ""
  }</button></li>`;

export function gathering(ctx, answers, say) {
  const picks = answers.of("pick").map((option) => {
    const card = ctx.cards.get(option.args.character);
    return choice(ctx, option, bust(option.args.character), option.label, card?.about);
  });
  const tokens = answers
    .of("token")
    .map((option) =>
      choice(ctx, option, pawn(option.args.colour, [...(ctx.names[ctx.seat] ?? "?")][0]), option.label, ""),
    );
  const place = Object.keys(GOALS);
  const goals = answers
    .of("goal")
    .sort((a, b) => place.indexOf(a.args.goal) - place.indexOf(b.args.goal))
    .map((option) => choice(ctx, option, GOALS[option.args.goal], option.said ?? option.label, ""));
  const chosen = ctx.view.players
    .map((player, seat) => ({ player, name: ctx.names[seat] }))
    .filter(({ player }) => player.character);
  return html`<div class="cr-gathering">${gate}
    <h2>${say("gather")}</h2>
    <ul class="cr-choices ${picks.length ? "big" : ""}">${picks}${tokens}${goals}</ul>
    ${
      chosen.length
        ? html`<ul class="cr-chosen">${chosen.map(
            ({ player, name }) => html`<li>${picture(bust(player.character))}<span>${name}</span></li>`,
          )}</ul>`
        : ""
    }
  </div>`;
}

export function shelf(ctx, answers, say) {
  if (!["shop", "pay"].includes(ctx.snapshot.question?.prompt)) return "";
  const wares = [...new Set(ctx.view.shop)];
  return html`<section class="cr-shelf" aria-label=${say("shop")}
    data-drop=${answers.carried(SELLS)}><h2>${picture(feature("shop"))}${say("shop")}</h2><ul>${wares.map((slug) => {
      const option = answers.one(`ware ${slug}`);
      const count = ctx.view.shop.filter((other) => other === slug).length;
      return html`<li>${
        option
          ? html`<button class="cr-ware" title=${ctx.cards.get(slug)?.about ?? ""} data-do=${option.do} data-drag=${option.do}
            @click=${() => ctx.choose(option.do)}><span
            class="unseen">${option.label}</span>${cardFace(ctx, slug, say, count)}<span
            class="cr-price">${icon("gold", "")}${option.args.price}</span></button>`
          : html`<span class="cr-ware off" title=${ctx.cards.get(slug)?.about ?? ""}>${cardFace(ctx, slug, say, count)}</span>`
      }</li>`;
    })}</ul></section>`;
}

// A story is told in the languages its author wrote.
const told = (text, lang) => (typeof text === "string" ? text : text?.[lang] || text?.en) ?? "";
const paragraphs = (text) =>
  text
    .trim()
    .split("\n")
    .map((line) => html`<p>${line}</p>`);

export function tale(ctx, answers, say) {
  const { story } = ctx.view;
  const nothing = { sign: html`<span></span>`, page: "" };
  if (!story) return nothing;
  const aim = [story.exit ? say(`exit-${story.exit}`) : "", story.best ? say("best", { n: story.best }) : ""]
    .filter(Boolean)
    .join(" ");
  const title = told(story.title, ctx.lang);
  const where = say("story", { ...story, campaign: told(story.campaign, ctx.lang) });
  const intro = paragraphs(told(story.intro, ctx.lang));
  const head = html`<small>${where}</small><b>${title}</b>`;
  if (!story.opening) {
    const sign = html`<details class="cr-tale"><summary>${icon("book")}<span>${head}</span></summary><div>${intro}<p
      class="cr-aim">${aim}</p></div></details>`;
    return { ...nothing, sign };
  }
  const begin = answers.of("begin")[0];
  const page = html`<section class="cr-opening" aria-label=${title}>
    ${story.outro ? html`<div class="cr-outro">${paragraphs(told(story.outro, ctx.lang))}</div>` : ""}
    <small>${where}</small><h2>${title}</h2>${intro}<p class="cr-aim">${aim}</p>
    ${
      begin
        ? html`<button class="seal" data-do=${begin.do}
          @click=${() => ctx.choose(begin.do)}>${icon("play")}${begin.label}</button>`
        : ""
    }
  </section>`;
  return { ...nothing, page };
}
