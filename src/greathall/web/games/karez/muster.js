// Before the first threat: who joins, who carries what; and the stack that waits in a private dungeon.
import { html } from "../../vendor/lit-html/lit-html.js";
import { cardTarget, target } from "./answers.js";
import { aboutOf, nameOf, picture } from "./names.js";

function candidates(ctx, answers, say) {
  const joining = ctx.options.filter((option) => option.verb === "join").map((option) => option.args.hero);
  if (!joining.length) return "";
  const heroes = ctx.view.heroes.filter((hero) => joining.includes(hero.hero));
  return html`<section class="kz-muster" aria-label=${say("who-joins")}><h2>${say("who-joins")}</h2><ul
    class="kz-candidates">${heroes.map(
      (hero) =>
        html`<li>${cardTarget(
          ctx,
          answers.one(`join ${hero.hero}`),
          html`${picture(hero.hero, "kz-bust")}<b>${nameOf(ctx, hero.hero)}</b><span>${aboutOf(ctx, hero.hero)}</span>`,
          "kz-candidate",
        )}</li>`,
    )}</ul></section>`;
}

// Every card that may be taken along, with the Heroes who can carry it.
function packing(ctx, answers, say) {
  const options = answers.of("attach");
  if (!options.length) return "";
  const cards = [...new Set(options.map((option) => option.args.card))];
  return html`<section class="kz-muster" aria-label=${say("equip")}><h2>${say("equip")}</h2><ul class="kz-packs">${cards.map(
    (card) => html`<li class="kz-pack" data-drag=${answers.carried(["attach"], ({ card: slug }) => slug === card)}>
    ${picture(card)}<div><b>${nameOf(ctx, card)}</b><small>${aboutOf(ctx, card)}</small></div>
    <span class="kz-bearers">${options
      .filter((option) => option.args.card === card)
      .map((option) => target(ctx, option, picture(option.args.hero, "mini"), "kz-bearer"))}</span></li>`,
  )}</ul></section>`;
}

function stacking(ctx, answers, say) {
  const options = answers.of("stack");
  if (!options.length) return "";
  const laid = [...ctx.view.exploration.stack].reverse();
  return html`<section class="kz-muster" aria-label=${say("stack")}><h2>${say("stack")}</h2>
    <ol class="kz-stack">${laid.map(
      (card, k) => html`<li><b>${k + 1}</b>${card ? picture(card, "", nameOf(ctx, card)) : "?"}</li>`,
    )}<li class="next"><b>${laid.length + 1}</b>…</li></ol>
    <ul class="kz-candidates">${options.map(
      (option) =>
        html`<li>${cardTarget(
          ctx,
          option,
          html`${picture(option.args.card, "kz-bust")}<b>${nameOf(ctx, option.args.card)}</b>
            <span>${aboutOf(ctx, option.args.card)}</span>`,
          "kz-candidate",
        )}</li>`,
    )}</ul></section>`;
}

export const muster = (ctx, answers, say) =>
  html`${candidates(ctx, answers, say)}${packing(ctx, answers, say)}${stacking(ctx, answers, say)}`;
