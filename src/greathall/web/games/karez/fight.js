// The fight as a scene: Heroes in their initiative rounds against the foe, dice on the table and on hit points.

import { html } from "../../vendor/lit-html/lit-html.js";
import { deed, target } from "./answers.js";
import { crest } from "./art/crests.js";
import { die } from "./art/dice.js";
import { cavern } from "./art/places.js";
import { sign } from "./art/signs.js";
import { fighter, fixedFaces } from "./heroes.js";
import { muster } from "./muster.js";
import { aboutOf, guildOf, nameOf, picture } from "./names.js";
import { lying, pointsRow } from "./points.js";
import { story } from "./story.js";

const ORDERS = ["first", "none", "last"];
const BIG = new Set(["roll", "fight", "flee", "done"]);
const ART = { roll: "red", fight: "sword", flee: "step", done: "step" };

// Where the expedition stands: its threats one after another.
function journey(ctx, trip, say, peek) {
  const site = ctx.view.adventures.find((one) => one?.adventure === trip.adventure);
  const name = trip.adventure
    ? nameOf(ctx, trip.adventure)
    : say("dungeon-of", { guild: nameOf(ctx, guildOf(ctx, trip.dungeon)) });
  const threats = site
    ? site.threats.map(
        (deck, k) =>
          html`<li class=${
            k + 1 < trip.stage || (k + 1 === trip.stage && !trip.foe) ? "done" : k + 1 === trip.stage ? "now" : ""
          }>${sign(deck, say(`deck-${deck}`))}</li>`,
      )
    : trip.stack
        .map(
          (card) =>
            html`<li class="back" title=${card ? nameOf(ctx, card) : say("hidden")}>${
              card ? picture(card, "", nameOf(ctx, card)) : sign("cards", say("hidden"))
            }</li>`,
        )
        .reverse();
  return html`<header class="kz-journey">${crest(guildOf(ctx, trip.seat), ctx.names[trip.seat] ?? "")}<b>${name}</b>
    <ol class="kz-threats" aria-label=${say("threats")}>${threats}</ol>
    ${
      site
        ? html`<span class="kz-prize"><span title=${say("valor")}>${sign("valor", say("valor"))}${site.valor}</span><span
          title=${say("treasure")}>${sign("treasure", say("treasure"))}${site.treasure}</span></span>`
        : ""
    }
    ${trip.fallen ? html`<span class="kz-prize dead">${sign("skull", say("fallen"))}${trip.fallen}</span>` : ""}
    <button type="button" class="plain small kz-peek"
      @click=${peek}>${sign("watch")}<span>${say("peek-city")}</span></button></header>`;
}

// Who acts in which round of a cycle.
function initiative(ctx, trip, say) {
  if (!trip.foe || trip.foe.trap) return "";
  return html`<ol class="kz-rounds" aria-label=${say("initiative")}>${ORDERS.map((order) => {
    const heroes = trip.party.filter((hero) => hero.round === order);
    const foe = trip.foe.order === order;
    const now = trip.cycle > 0 && trip.round === order;
    return html`<li
      class="${now ? "now" : ""} ${heroes.length || foe ? "" : "void"}"><span>${say(`round-${order}`)}</span>${heroes.map(
        (hero) => picture(hero.hero, "mini", nameOf(ctx, hero.hero)),
      )}${foe ? picture(trip.foe.card, `mini foe ${trip.foe.skips ? "asleep" : ""}`, nameOf(ctx, trip.foe.card)) : ""}</li>`;
  })}${trip.cycle ? html`<li class="kz-cycle">${say("cycle", { cycle: trip.cycle })}</li>` : ""}</ol>`;
}

function foeCard(ctx, answers, trip, say) {
  const { foe } = trip;
  const dice = lying(trip.dice, foe.card, "hit");
  const answer = (name, face) => answers.one(`foe ${face} ${name === "hit" ? "hit" : "bare"}`);
  const text = [
    foe.no_flee ? say("no-flee") : "",
    foe.no_absorb ? say("no-absorb") : "",
    foe.skips ? say("skips") : "",
  ].filter(Boolean);
  return html`<article class="kz-foe ${foe.deck}" data-foe=${foe.card} aria-label=${nameOf(ctx, foe.card)}>
    <div class="kz-foe-art">${picture(foe.card, "kz-foe-pic")}<span class="kz-deck" title=${say(`deck-${foe.deck}`)}>${sign(
      foe.deck,
      say(`deck-${foe.deck}`),
    )}</span></div>
    <h2>${nameOf(ctx, foe.card)}</h2>
    <p class="kz-hero-line">
      <span title=${say("white-dice", { count: foe.white })}
        >${sign("white", say("white-dice", { count: foe.white }))}${foe.white}</span>
      ${fixedFaces(foe.fixed, foe.fixed_used, say)}${
        foe.trap ? "" : html`<i class="kz-round ${foe.order}">${say(`round-${foe.order}`)}</i>`
      }</p>
    ${
      foe.trap
        ? html`<p class="kz-foe-text">${say("trap-note")}</p>`
        : html`<ul class="kz-points big">${pointsRow(ctx, say, {
            slug: foe.card,
            place: "own",
            points: foe.points,
            hits: foe.hits,
            colour: "red",
            dice,
            answer,
          })}</ul>`
    }
    ${text.length ? html`<p class="kz-foe-text">${text.join(" ")}</p>` : ""}
    <p class="unseen">${aboutOf(ctx, foe.card)}</p></article>`;
}

// What a die could still do in the question that is asked: the answers that a place gives when it is dropped there.
function waits(ctx, answers, trip, one, index) {
  if (one.fate !== "free" || trip.picked.includes(index)) return "";
  const prompt = ctx.snapshot.question?.prompt;
  if (prompt === "white-die" && one.colour === "white")
    return answers.carried(["absorb", "cover", "hit"], ({ face }) => face === one.face);
  if (prompt === "keep-die" && one.colour === "green")
    return answers.carried(["store"], ({ face, roller }) => face === one.face && roller === one.owner);
  return "";
}

// The answer that lies on a die. Of equal dice it does not matter which: one that is picked takes itself back.
function onDie(answers, trip, one, index) {
  const kinds = one.colour === "green" ? ["die", "green"] : ["die"];
  const taken = trip.picked.includes(index);
  for (const kind of kinds) {
    const key = `${kind} ${one.face} ${one.owner}`;
    const option = taken ? answers.back(key) : answers.add(key);
    if (option) return option;
  }
  return undefined;
}

function felt(ctx, answers, trip, say) {
  const owners = [...new Set(trip.dice.map((one) => one.owner))];
  const label = (one) =>
    say("die", { colour: say(`colour-${one.colour}`), face: say(`face-${one.face}`), owner: nameOf(ctx, one.owner) });
  const free = ({ one, index }) => {
    const drags = waits(ctx, answers, trip, one, index);
    const option = onDie(answers, trip, one, index);
    const drawn = die(
      one.colour,
      one.face,
      label(one),
      one.fixed,
      trip.picked.includes(index) ? "picked" : drags ? "next" : "",
    );
    const note = [
      label(one),
      ...one.does.map((what) => say(`does-${what}`)),
      ...one.uses.map((card) => nameOf(ctx, card)),
      one.fixed ? say("fixed") : "",
    ]
      .filter(Boolean)
      .join(" · ");
    return html`<li data-key=${`die-${index}`} data-die=${index} data-drag=${drags}
      title=${note}>${option ? target(ctx, option, drawn, "kz-die-target") : drawn}</li>`;
  };
  const all = trip.dice.map((one, index) => ({ one, index }));
  const spent = all.filter(({ one }) => ["absorbed", "cancelled", "lost"].includes(one.fate));
  return html`<div class="kz-felt" aria-label=${say("dice")} role="group">
    ${owners.map((owner) => {
      const mine = all.filter(({ one }) => one.owner === owner && one.fate === "free");
      return mine.length
        ? html`<div class="kz-throw">${picture(owner, "mini", nameOf(ctx, owner))}<ul>${mine.map(free)}</ul></div>`
        : "";
    })}
    ${
      spent.length
        ? html`<ul class="kz-spent" aria-label=${say("settled")}>${spent.map(
            ({ one, index }) =>
              html`<li class=${`fate-${one.fate}`} data-key=${`die-${index}`}
                title=${`${label(one)}: ${say(`fate-${one.fate}`)}`}>${die(
                  one.colour,
                  one.face,
                  `${label(one)}: ${say(`fate-${one.fate}`)}`,
                  one.fixed,
                )}</li>`,
          )}</ul>`
        : ""
    }
    ${trip.dice.length ? "" : html`<p class="kz-quiet">${trip.foe ? say("dice-wait") : say("party-wait")}</p>`}</div>`;
}

export function fight(ctx, answers, say, peek) {
  const trip = ctx.view.exploration;
  const gathering = muster(ctx, answers, say);
  const party = trip.party.map((hero) => fighter(ctx, answers, hero, say));
  const table = trip.foe ? felt(ctx, answers, trip, say) : "";
  const foe = trip.foe ? foeCard(ctx, answers, trip, say) : "";
  const big = answers.of(...BIG);
  const deeds = big.length
    ? html`<div class="kz-big">${big.map((option) =>
        deed(ctx, option, sign(ART[option.verb]), option.verb === "flee" ? "plain" : "seal"),
      )}</div>`
    : "";
  return html`<section class="kz-fight ${trip.foe ? "" : "mustering"}" aria-label=${say("fight")}>${cavern}
    ${journey(ctx, trip, say, peek)}${initiative(ctx, trip, say)}
    <div class="kz-arena"><div class="kz-party" data-count=${trip.party.length} aria-label=${say("party")}
      role="group">${party}</div>
      <div class="kz-middle">${gathering}${table}${deeds}</div>${foe}</div>
    ${trip.foe ? story(ctx, say) : ""}</section>`;
}
