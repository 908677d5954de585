// A Hero: on the mat of his guild as a small card, in a fight as a large one with all he carries.

import { html } from "../../vendor/lit-html/lit-html.js";
import { deed, target } from "./answers.js";
import { facePath, sign } from "./art/signs.js";
import { aboutOf, nameOf, picture, times } from "./names.js";
import { heroAnswer, lying, pointsRow } from "./points.js";

export const fixedFaces = (faces, used, say) =>
  faces.length
    ? html`<span class="kz-fixed ${used ? "spent" : ""}" title=${say(used ? "fixed-used" : "fixed")}>${faces.map(
        (face) =>
          html`<svg class="kz-sign" viewBox="0 0 24 24" role="img"
            aria-label=${`${say("fixed")}: ${say(`face-${face}`)}`}>${facePath(face)}</svg>`,
      )}</span>`
    : "";

const diceOf = (hero, say) => html`<span class="kz-dicecount"><span
  title=${say("red-dice", { count: hero.red })}>${sign("red", say("red-dice", { count: hero.red }))}${hero.red}</span>
  ${
    hero.green
      ? html`<span title=${say("green-dice", { count: hero.green })}
        >${sign("green", say("green-dice", { count: hero.green }))}${hero.green}</span>`
      : ""
  }</span>`;

const tokens = (hero, say) => [
  ...times(hero.attack).map(() => sign("attack", say("level-attack"))),
  ...times(hero.defense).map(() => sign("defense", say("level-defense"))),
];

export function state(hero, say) {
  const name = hero.dead ? "dead" : hero.resting ? "resting" : hero.used ? "used" : "";
  return name
    ? html`<em class="kz-tag ${name}">${sign(name === "dead" ? "skull" : name === "resting" ? "rest" : "step")}${say(name)}</em>`
    : "";
}

// At home: small, with what he may be asked to do there.
export function smallHero(ctx, answers, hero, say) {
  const deeds = [
    ["rest", "rest"],
    ["train", "attack"],
    ["raise", "raise"],
    ["join", "step"],
  ]
    .map(([verb, art]) => [answers.one(`${verb} ${hero.hero}`), art])
    .filter(([option]) => option);
  const title = `${nameOf(ctx, hero.hero)}. ${aboutOf(ctx, hero.hero)}`;
  return html`<li class="kz-hero small ${hero.able ? "" : "tired"} ${deeds.length ? "open" : ""}" data-hero=${hero.hero}
    data-drag=${
      hero.seat === ctx.seat
        ? answers.carried(["rest"], ({ hero: slug }) => slug === hero.hero) || answers.carried(["explore", "attack"])
        : ""
    } title=${title}>
    ${picture(hero.hero, "kz-bust")}<div class="kz-hero-text"><b>${nameOf(ctx, hero.hero)}</b><span
      class="kz-hero-line">${diceOf(hero, say)}${fixedFaces(hero.fixed, false, say)}${tokens(hero, say)}</span>
      <ul class="kz-points">${pointsRow(ctx, say, {
        slug: hero.hero,
        place: "own",
        points: hero.points,
        hits: hero.hits,
        colour: "white",
      })}</ul></div>
    ${state(hero, say)}${deeds.map(([option, art]) => target(ctx, option, sign(art), "kz-hero-deed"))}</li>`;
}

function carried(ctx, answers, hero, one, say) {
  const option = answers.one(`gear ${one.card} ${hero.hero}`);
  const inside = html`${picture(one.card)}<span>${
    option && !option.picked ? option.label : nameOf(ctx, one.card)
  }</span>`; // a use states its effect
  const about = `${nameOf(ctx, one.card)}. ${aboutOf(ctx, one.card)}${one.used ? ` (${say("used-here")})` : ""}`;
  return html`<li class="kz-gear ${one.used ? "spent" : ""}" data-key=${`gear-${hero.hero}-${one.card}`} title=${about}>${
    option ? target(ctx, option, inside, "kz-gear-target") : html`<span class="kz-gear-target">${inside}</span>`
  }</li>`;
}

// In the party: all that he is, carries and may do now.
export function fighter(ctx, answers, hero, say) {
  const { exploration: trip } = ctx.view;
  const acting = trip.foe && trip.cycle > 0 && hero.round === trip.round && !trip.foe.trap;
  const dice = lying(trip.dice, hero.hero, "hit");
  const kept = { ...hero.kept };
  const answer = heroAnswer(answers, hero.hero);
  const ability = answers.one(`gear ${hero.hero} ${hero.hero}`);
  const fall = answers.one(`fall ${hero.hero}`);
  const vacant =
    Object.entries(hero.points).reduce((sum, [face, n]) => sum + n - (hero.hits[face] ?? 0), 0) +
    Object.entries(hero.gear_points).reduce((sum, [face, n]) => sum + n - (hero.gear_hits[face] ?? 0), 0);
  const free = hero.carry - hero.gear.length;
  return html`<article class="kz-fighter ${acting ? "acting" : ""} ${vacant <= 1 ? "dire" : ""}" data-hero=${hero.hero}
    data-drop=${answers.carried(["attach"], ({ hero: bearer }) => bearer === hero.hero)} aria-label=${nameOf(ctx, hero.hero)}>
    <div class="kz-fighter-head" title=${aboutOf(ctx, hero.hero)}>${picture(hero.hero, "kz-bust")}
      <div><b>${nameOf(ctx, hero.hero)}</b><i class="kz-round ${hero.round}">${say(`round-${hero.round}`)}</i>
        <span class="kz-hero-line">${diceOf(hero, say)}
          ${fixedFaces(hero.fixed, hero.fixed_used, say)}${tokens(hero, say)}</span></div></div>
    <ul class="kz-points">${pointsRow(ctx, say, {
      slug: hero.hero,
      place: "own",
      points: hero.points,
      hits: hero.hits,
      kept,
      colour: "white",
      dice,
      answer,
    })}
      ${pointsRow(ctx, say, {
        slug: hero.hero,
        place: "gear",
        points: hero.gear_points,
        hits: hero.gear_hits,
        kept,
        colour: "white",
        dice,
        answer,
      })}</ul>
    <ul class="kz-gears">${hero.gear.map((one) => carried(ctx, answers, hero, one, say))}
      ${
        trip.foe
          ? ""
          : times(free).map(() => html`<li class="kz-gear empty" title=${say("carries", { count: hero.carry })}></li>`)
      }</ul>
    ${ability ? html`<div class="kz-ability">${deed(ctx, ability, sign("vp"), "plain small")}</div>` : ""}
    ${fall ? html`<div class="kz-ability">${deed(ctx, fall, sign("skull"), "plain small")}</div>` : ""}
  </article>`;
}
