// The lower edge of the board: my guild with its purse, its Heroes and its cards.

import { html } from "../../vendor/lit-html/lit-html.js";
import { cardTarget } from "./answers.js";
import { crest } from "./art/crests.js";
import { sign } from "./art/signs.js";
import { smallHero } from "./heroes.js";
import { aboutOf, nameOf, picture } from "./names.js";

const DECKS = ["item", "instant", "quest", "humanoid", "undead", "beast", "ancient", "trap"];

// Equal cards lie on each other.
function stacks(hand) {
  const found = [];
  for (const deck of DECKS) {
    for (const slug of hand[deck]) {
      const same = found.find((one) => one.slug === slug && one.deck === deck);
      if (same) same.count += 1;
      else found.push({ slug, deck, count: 1 });
    }
  }
  return found;
}

const card = (ctx, answers, { slug, deck, count }, say) => {
  const claim = answers.one(`claim ${slug}`);
  const inside = html`${picture(slug)}<b>${nameOf(ctx, slug)}</b>${
    deck === "quest" ? html`<small>${aboutOf(ctx, slug)}</small>` : ""
  }${count > 1 ? html`<i class="kz-times">×${count}</i>` : ""}`;
  const about = `${nameOf(ctx, slug)} (${say(`deck-${deck}`)}). ${aboutOf(ctx, slug)}`;
  return html`<li class="kz-card ${deck}" data-card=${slug} title=${about}>${
    claim ? cardTarget(ctx, claim, inside, "kz-card-face") : html`<span class="kz-card-face">${inside}</span>`
  }</li>`;
};

export const purse = (guild, say, drag = "") =>
  [
    ["gold", guild.gold],
    ["valor", guild.valor],
    ["gem", guild.gems],
    ["token", guild.tokens],
    ["vp", guild.score.total],
  ].map(
    ([art, number]) =>
      html`<span class="kz-num" data-drag=${art === "token" ? drag : ""} title=${say(`have-${art}`, { count: number })}
        data-watch=${`${art}-${guild.seat}`} data-value=${number}>${sign(
          art,
          say(`have-${art}`, { count: number }),
        )}<b>${number}</b></span>`,
  );

export function tray(ctx, answers, say) {
  const guild = ctx.view.guilds[ctx.seat];
  if (!guild?.guild) return "";
  const heroes = ctx.view.heroes.filter((hero) => hero.seat === ctx.seat);
  const cards = stacks(guild.hand);
  const room = cards.length + 2 * heroes.length;
  return html`<section class="kz-tray" data-drop=${answers.carried(["buy"])} aria-label=${say("mine")}>
    <div class="kz-me">${crest(guild.guild)}<div><b>${nameOf(ctx, guild.guild)}</b><small
      title=${aboutOf(ctx, guild.guild)}>${aboutOf(ctx, guild.guild)}</small></div><p
      class="kz-purse">${purse(guild, say, answers.carried(["construct"]))}</p></div>
    <ul class="kz-heroes" aria-label=${say("heroes")}>${heroes.map((hero) => smallHero(ctx, answers, hero, say))}${
      heroes.length ? "" : html`<li class="kz-quiet">${say("no-heroes")}</li>`
    }</ul>
    <ul class="kz-hand ${room > 7 ? "tight" : ""} ${room > 11 ? "full" : ""}" aria-label=${say("hand")} tabindex="0">
      ${cards.map((one) => card(ctx, answers, one, say))}${
        cards.length ? "" : html`<li class="kz-quiet">${say("no-cards")}</li>`
      }</ul></section>`;
}
