// One's own mat below the city: Tavern, Lodgings and bag, Heroes, Quests, and the deeds that belong to no thing.

import { t } from "../../app/words.js";
import { DEED } from "../../board/answers.js";
import { dos } from "../../board/marks.js";
import { icon } from "../../parts/icons.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { backsOf, dosOf, hit } from "./answers.js";
import { meeple, seatShield } from "./art/figures.js";
import { monster } from "./art/monsters.js";
import { sign } from "./art/signs.js";
import { carriedBy, homecoming, lodgerCarries } from "./drops.js";
import { effects } from "./effects.js";
import { odds } from "./odds.js";
import { aboutOf, nameOf } from "./places.js";
import { quests } from "./quests.js";

const sum = (counts) => Object.values(counts).reduce((all, n) => all + n, 0);

function group(ctx, answers, zone, unit, n, value) {
  const drag = zone === "tavern" ? carriedBy(ctx, unit) : lodgerCarries(ctx, unit);
  const label = `${n} × ${nameOf(ctx, unit)}`;
  const face = html`<span class="mm-crowd"
    data-many=${Math.min(n, 4)}>${Array.from({ length: Math.min(n, 4) }, () => meeple(unit))}</span><b
    class="mm-count">${n}</b>${value === undefined ? "" : html`<span class="mm-value">${sign("sword")}${value}</span>`}<span
    class="unseen">${label}</span>`;
  return html`<li data-key=${`${zone}-${unit}`}>${hit(ctx, answers, `${zone} ${unit}`, face, {
    kind: "mm-group",
    title: label,
    drag,
  })}</li>`;
}

function zone(ctx, answers, player, name, picture) {
  const counts = player[name];
  const drop = name === "tavern" ? homecoming(ctx) : backsOf(ctx, "rebag", "call");
  return html`<section class="mm-zone ${name} ${Object.keys(counts).length > 4 ? "packed" : ""}" data-drop=${drop}
    aria-label=${t(`meeples-${name}`)}><h2>${picture}${t(`meeples-${name}`)} <small>${sum(counts)}</small></h2>
    <ul>${repeat(
      Object.entries(counts),
      ([unit]) => unit,
      ([unit, n]) =>
        group(
          ctx,
          answers,
          name,
          unit,
          n,
          name === "tavern" && unit !== "corruption" ? player.values[unit] : undefined,
        ),
    )}</ul>
    ${sum(counts) ? "" : html`<p class="mm-none">${t("meeples-nobody")}</p>`}</section>`;
}

const remembered = () => localStorage.getItem("greathall.meeples.odds") === "open";
const remember = (event) => localStorage.setItem("greathall.meeples.odds", event.target.open ? "open" : "shut");

// What was just put into the bag can be taken out again until it is confirmed.
function bagged(ctx, answers, unit, n) {
  const label = `${n} × ${nameOf(ctx, unit)}`;
  const face = html`${meeple(unit, nameOf(ctx, unit))}<b class="mm-count">${n}</b>`;
  const key = `bag ${unit}`;
  if (!answers.has(key)) return html`<span class="mm-group" title=${label}>${face}</span>`;
  return hit(ctx, answers, key, face, {
    kind: "mm-group",
    title: label,
    drag: dos(answers.at(key)),
  });
}

function bag(ctx, answers, player) {
  return html`<section class="mm-zone bag ${Object.keys(player.bag).length > 4 ? "packed" : ""}"
    data-drop=${dosOf(ctx, "rebag")} aria-label=${t("meeples-bag")}><h2>${sign("bag")}${t("meeples-bag")}
    <small>${sum(player.bag)}</small></h2>
    <ul>${Object.entries(player.bag).map(([unit, n]) => html`<li>${bagged(ctx, answers, unit, n)}</li>`)}</ul>
    <details class="mm-helper" ?open=${remembered()}
      @toggle=${remember}><summary>${t("meeples-odds-show")}</summary><div>${odds(ctx, player)}</div></details></section>`;
}

function hero(ctx, answers, unit, one) {
  const card = ctx.cards.get(one.card);
  const price =
    one.next > 0
      ? html`<span class="mm-price"
        title=${t("meeples-next", { n: one.next })}>${sign("rise", t("meeples-next", { n: one.next }))}${one.next}</span>`
      : "";
  const face = html`${meeple(unit)}<span class="mm-stars" role="img"
    aria-label=${t("meeples-level", { n: one.level })}>${"★".repeat(one.level)}<i>${"☆".repeat(3 - one.level)}</i></span>
    ${price}<span class="mm-law">${effects(card)}</span>${
      one.used ? html`<span class="mm-used">${icon("check", t("meeples-used"))}</span>` : ""
    }`;
  return html`<li>${hit(ctx, answers, `hero ${unit}`, face, {
    kind: `mm-hero level-${one.level}`,
    title: `${nameOf(ctx, one.card)}. ${aboutOf(ctx, one.card)}`,
  })}</li>`;
}

const STRONG = new Set(["confirm", "close", "done"]);

function deeds(ctx, answers) {
  const list = answers.at(DEED);
  const spoils = answers.things("pile").map(([, options]) => options[0]);
  return html`<div class="mm-deeds">${spoils.map(
    (option) =>
      html`<button class="mm-spoil mm-hit" data-do=${option.do} @click=${() => ctx.choose(option.do)}><svg
        viewBox="0 0 100 100" aria-hidden="true">${monster(option.args.card)}</svg><span>${option.label}</span></button>`,
  )}
    ${list.map(
      (option) =>
        html`<button class="${STRONG.has(option.verb) ? "seal" : "plain"} mm-go" data-do=${option.do}
          @click=${() => ctx.choose(option.do)}>${icon(option.verb === "cancel" || option.picked ? "undo" : "check")}
          ${option.label}${ctx.armed === option.do ? html` <b>${t("table-again")}</b>` : ""}</button>`,
    )}</div>`;
}

export function ownMat(ctx, answers, seat, tray) {
  const player = ctx.view.players[seat];
  return html`<section class="mm-mat" data-seat=${seat} aria-label=${t("meeples-mat", { who: ctx.names[seat] })}>
    <div class="mm-left"><div class="mm-self">${seatShield(seat)}<b>${ctx.names[seat]}</b><span class="mm-vp"
      title=${t("meeples-vp-word")}>${sign("vp", t("meeples-vp-word"))}${player.vp}</span>${deeds(ctx, answers)}</div>
    ${zone(ctx, answers, player, "tavern", sign("mug"))}</div>
    <div class="mm-stores">${zone(ctx, answers, player, "lodgings", sign("bed"))}${bag(ctx, answers, player)}</div>
    <section class="mm-heroes"
      aria-label=${t("meeples-heroes")}><h2>${sign("rise")}${t("meeples-heroes")}</h2><ul>${Object.entries(
        player.heroes,
      ).map(([unit, one]) => hero(ctx, answers, unit, one))}</ul></section>
    ${quests(ctx, answers, player, tray)}
  </section>`;
}
