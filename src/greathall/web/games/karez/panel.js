// Choices that belong to no place of the board: guilds, decks, cards to keep, a trade, the dead.

import { html } from "../../vendor/lit-html/lit-html.js";
import { cardTarget, deed } from "./answers.js";
import { crest } from "./art/crests.js";
import { sign } from "./art/signs.js";
import { aboutOf, guildOf, nameOf, picture } from "./names.js";

const CARDS = ["keep", "rob", "give", "bury", "discard"];
const SIGNS = { bury: "raise", discard: "skull", accept: "vp", refuse: "step", gold: "gold" };

function guild(ctx, option, say) {
  const slug = option.args.guild;
  const { gold, heroes, monsters, quests, building, tokens } = ctx.cards.get(slug)?.numbers ?? {};
  return html`<li>${cardTarget(
    ctx,
    option,
    html`${crest(slug)}<b>${nameOf(ctx, slug)}</b><span>${aboutOf(ctx, slug)}</span>
    <span class="kz-start">${[
      ["gold", gold],
      ["hero", heroes],
      ["humanoid", monsters],
      ["quest", quests],
      ["token", tokens],
    ]
      .filter(([, n]) => n)
      .map(
        ([art, n]) => html`<i title=${say(`start-${art}`)}>${sign(art, say(`start-${art}`))}${n}</i>`,
      )}</span><small>${nameOf(ctx, building)}</small>`,
    "kz-guild",
  )}</li>`;
}

const subject = ({ card, hero, rival }) => card ?? hero ?? rival;
const card = (ctx, option) =>
  html`<li>${cardTarget(
    ctx,
    option,
    html`${picture(subject(option.args), "kz-bust")}<b>${nameOf(ctx, subject(option.args))}</b>
      <span>${aboutOf(ctx, subject(option.args))}</span>${
        ["bury", "discard"].includes(option.verb) ? html`<em>${sign(SIGNS[option.verb])}${option.label}</em>` : ""
      }`,
    "kz-candidate",
  )}</li>`;
const deck = (ctx, option, say) =>
  html`<li>${cardTarget(
    ctx,
    option,
    html`${picture(option.args.deck, "kz-bust")}<b>${say(
      `deck-${option.args.deck}`,
    )}</b><small>${say("left", { count: ctx.view.decks[option.args.deck] ?? 0 })}</small>`,
    "kz-deckback",
  )}</li>`;

function laid(ctx, say) {
  const { trade } = ctx.view;
  if (!trade) return "";
  const side = (seat, gold, cards) =>
    html`<li>${crest(guildOf(ctx, seat), ctx.names[seat] ?? "")}<b>${ctx.names[seat]}</b>${
      gold ? html`<span>${gold}${sign("gold", say("gold"))}</span>` : ""
    }${cards.map(
      (slug) => html`<span title=${aboutOf(ctx, slug)}>${picture(slug)}${nameOf(ctx, slug)}</span>`,
    )}${gold || cards.length ? "" : html`<em>–</em>`}</li>`;
  return html`<ul class="kz-trade" aria-label=${say("trade")}>
    ${side(trade.proposer, trade.gold, trade.cards)}${side(trade.partner, trade.gold_back, trade.cards_back)}</ul>`;
}

export function panel(ctx, answers, say) {
  const guilds = answers.of("take");
  const decks = answers.of("deck");
  const cards = answers.of(...CARDS);
  const words = ctx.view.trade ? answers.of("gold", "accept", "refuse", "done") : [];
  const trade = laid(ctx, say);
  if (!guilds.length && !decks.length && !cards.length && !trade) return "";
  return html`<section class="kz-panel"
    aria-label=${say("choice")}><h2>${ctx.snapshot.question?.text || say("trade")}</h2>${trade}
    <ul class="kz-cards ${guilds.length ? "guilds" : ""}">${guilds.map((option) => guild(ctx, option, say))}
      ${decks.map((option) => deck(ctx, option, say))}${cards.map((option) => card(ctx, option))}</ul>
    ${
      words.length
        ? html`<p class="deeds">${words.map((option) =>
            deed(ctx, option, SIGNS[option.verb] ? sign(SIGNS[option.verb]) : ""),
          )}</p>`
        : ""
    }</section>`;
}
