// Beyond the walls: the open Adventures and the private dungeons.

import { html } from "../../vendor/lit-html/lit-html.js";
import { cardTarget, target } from "./answers.js";
import { crest } from "./art/crests.js";
import { landscape } from "./art/places.js";
import { sign } from "./art/signs.js";
import { aboutOf, guildOf, nameOf, times } from "./names.js";

const ROMAN = ["", "I", "II", "III"];
const NEEDED = ["village", "town", "city"];
const DUNGEON_SPACES = 2;

const cubes = (number, say) =>
  html`<span class="kz-cubes" title=${say("threat-here", { count: number })}>${times(Math.min(number, 8)).map((k) =>
    sign("threat", k ? "" : say("threat-here", { count: number })),
  )}${number > 8 ? html`<b>${number}</b>` : ""}</span>`;
const mark = (ctx, seat, say) =>
  seat === null
    ? ""
    : html`<span class="kz-mark" title=${say("marked", { who: ctx.names[seat] ?? "" })}>${crest(
        guildOf(ctx, seat),
        say("marked", { who: ctx.names[seat] ?? "" }),
      )}</span>`;

function adventure(ctx, answers, one, space, say) {
  if (!one) {
    const ready = NEEDED.indexOf(ctx.view.karez.state) >= space;
    return html`<li class="kz-site shut"><span class="kz-shut">${
      ready ? say("space-vacant") : html`${sign("lock")}${say("space-shut", { state: say(`state-${NEEDED[space]}`) })}`
    }</span></li>`;
  }
  const option = answers.one(`explore ${one.adventure}`);
  const prize = (what) => html`<span title=${say(what)}>${sign(what, say(what))}${one[what]}</span>`;
  const inside = html`${landscape(one.adventure)}<span class="kz-site-top"><b
    class="kz-site-name">${nameOf(ctx, one.adventure)}</b><i class="kz-level"
    title=${say("level", { level: one.level })}>${ROMAN[one.level]}</i></span>
    <span class="kz-site-low">${cubes(one.threat, say)}<span class="kz-decks">${one.threats.map((deck) =>
      sign(deck, say(`deck-${deck}`)),
    )}</span>
      <span class="kz-prize">${["valor", "treasure"].map(prize)}</span></span>${mark(ctx, one.marked, say)}`;
  const about = `${nameOf(ctx, one.adventure)}. ${aboutOf(ctx, one.adventure)}`;
  return html`<li class="kz-site ${option ? "open" : ""}" data-site=${one.adventure} data-watch=${`site-${space}`}
    data-value=${`${one.adventure}${one.threat}`} title=${about}>${
      option ? cardTarget(ctx, option, inside, "kz-land-target") : html`<span class="kz-land-target">${inside}</span>`
    }</li>`;
}

// A dungeon on the board, or a free space for one.
function dungeon(ctx, answers, guild, first, say) {
  const mine = guild && guild.seat === ctx.seat;
  const attack = guild ? answers.one(`attack ${guild.guild}`) : undefined;
  const own = guild ? (mine ? [answers.one("feed"), answers.one("close")] : []) : first ? [answers.one("open")] : [];
  const deeds = own
    .filter(Boolean)
    .map((option) =>
      target(
        ctx,
        option,
        sign(option.verb === "feed" ? "adventurer" : option.verb === "close" ? "lock" : "dungeon"),
        "pawn-target",
      ),
    );
  if (!guild)
    return html`<li class="kz-lair free">${deeds.length ? "" : sign("dungeon")}<span>${say("dungeon-free")}</span>${deeds}</li>`;
  const monsters = ["humanoid", "undead", "beast", "ancient", "trap"]
    .map((deck) => [deck, guild.hand[deck].length])
    .filter(([, number]) => number);
  const inside = html`${landscape(null)}<span class="kz-site-top">${crest(guild.guild)}<b
    class="kz-site-name">${nameOf(ctx, guild.guild)}</b></span>
    <span class="kz-site-low">${cubes(guild.dungeon.threat, say)}<span class="kz-decks">${monsters.map(
      ([deck, number]) => html`<span>${sign(deck, say(`deck-${deck}`))}${number}</span>`,
    )}</span></span>${mark(ctx, guild.dungeon.marked, say)}`;
  return html`<li class="kz-site kz-lair ${attack ? "open" : ""}" data-drop=${mine ? answers.carried(["feed"]) : ""}
    data-site=${guild.guild}>${
      attack ? cardTarget(ctx, attack, inside, "kz-land-target") : html`<span class="kz-land-target">${inside}</span>`
    }${deeds.length ? html`<span class="kz-lair-deeds">${deeds}</span>` : ""}</li>`;
}

export function wilds(ctx, answers, say) {
  const { adventures, guilds, levels } = ctx.view;
  const open = guilds.filter((guild) => guild.dungeon.open);
  const spaces = times(Math.max(DUNGEON_SPACES, open.length)).map((k) => open[k] ?? null);
  return html`<section class="kz-wilds" aria-label=${say("wilds")}>
    <h2>${sign("sword")}${say("adventures")}<small title=${say("decks-left")}>${levels.map(
      (left, k) => html`<i>${ROMAN[k + 1]} ${left}</i>`,
    )}</small></h2>
    <ul class="kz-sites">${adventures.map((one, space) => adventure(ctx, answers, one, space, say))}</ul>
    <h2>${sign("dungeon")}${say("dungeons")}</h2>
    <ul class="kz-lairs">${spaces.map((guild, k) => dungeon(ctx, answers, guild, k === open.length, say))}</ul></section>`;
}
