// The guilds beside the board, in turn order: purse, Heroes, what they hold, and who has passed.

import { html } from "../../vendor/lit-html/lit-html.js";
import { crest } from "./art/crests.js";
import { sign } from "./art/signs.js";
import { aboutOf, nameOf, picture } from "./names.js";
import { purse } from "./tray.js";

const DECKS = ["item", "instant", "quest", "humanoid", "undead", "beast", "ancient", "trap"];
const sum = (faces) => Object.values(faces).reduce((all, n) => all + n, 0);

function brief(ctx, hero, say) {
  const left = sum(hero.points) - sum(hero.hits);
  const name = nameOf(ctx, hero.hero);
  const state = hero.dead ? "dead" : hero.resting ? "resting" : hero.used ? "used" : "";
  const level = hero.attack + hero.defense;
  const label = [
    say("hero-brief", { name, left, most: sum(hero.points) }),
    state ? say(state) : "",
    level ? say("levels", { count: level }) : "",
  ]
    .filter(Boolean)
    .join(", ");
  return html`<li class="kz-brief ${state}" title=${label}>${picture(hero.hero, "mini", label)}<span
    aria-hidden="true">${hero.dead ? "†" : left}</span>${level ? html`<i aria-hidden="true">+${level}</i>` : ""}</li>`;
}

function mat(ctx, seat, place, say) {
  const guild = ctx.view.guilds[seat];
  const asked = ctx.snapshot.waiting?.includes(seat);
  const heroes = ctx.view.heroes.filter((hero) => hero.seat === seat);
  const held = DECKS.map((deck) => [deck, guild.hand[deck].length]).filter(([, n]) => n);
  const known =
    guild.seat === ctx.seat ? [] : DECKS.flatMap((deck) => guild.hand[deck].filter((slug) => slug !== null));
  const houses = ctx.view.buildings.filter((one) => one.owner === seat).length;
  const rests =
    ctx.view.phase !== "actions"
      ? ""
      : ctx.view.passed.includes(seat)
        ? "passed"
        : ctx.view.idle.includes(seat)
          ? "idle"
          : "";
  return html`<article class="kz-mat ${asked ? "asked" : ""} ${seat === ctx.seat ? "mine" : ""}" data-seat=${seat}
    aria-label=${ctx.names[seat] ?? ""}>
    <span class="kz-place" title=${say("place", { place })}>${place}</span><span title=${
      guild.guild ? `${nameOf(ctx, guild.guild)}. ${aboutOf(ctx, guild.guild)}` : ""
    }>${crest(guild.guild, guild.guild ? nameOf(ctx, guild.guild) : "")}</span>
    <div class="kz-mat-who"><b>${ctx.names[seat]}</b>${rests ? html` <em class="kz-tag">${say(rests)}</em>` : ""}${
      guild.guild ? "" : html`<small>${say("no-guild")}</small>`
    }</div>
    <p class="kz-purse">${purse(guild, say)}</p>
    <div class="kz-mat-low"><ul class="kz-briefs">${heroes.map((hero) => brief(ctx, hero, say))}</ul>
      <span class="kz-holds"><span
        title=${say("houses", { count: houses })}>${sign("watch", say("houses", { count: houses }))}${houses}</span>${held.map(
          ([deck, n]) =>
            html`<span title=${say("holds", { deck: say(`deck-${deck}`), count: n })}>${sign(
              deck,
              say("holds", { deck: say(`deck-${deck}`), count: n }),
            )}${n}</span>`,
        )}${known.map(
          (slug) =>
            html`<span class="kz-known"
              title=${`${nameOf(ctx, slug)}. ${aboutOf(ctx, slug)}`}>${picture(slug, "mini", nameOf(ctx, slug))}</span>`,
        )}</span></div>
  </article>`;
}

export const mats = (ctx, say) =>
  html`<div class="kz-mats"
    data-count=${ctx.view.order.length}>${ctx.view.order.map((seat, k) => mat(ctx, seat, k + 1, say))}</div>`;
