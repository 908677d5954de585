// A battle as a scene before the walls: who joins, what is sealed, the reveal, each Power with its reasons, the outcome.

import { dos } from "../../board/marks.js";
import { icon } from "../../parts/icons.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { deeds, thing } from "./answers.js";
import { crestSign } from "./art/leaders.js";
import { powerSign, smallSign } from "./art/signs.js";
import { dusk, ramparts } from "./art/sites.js";
import { aboutOf, cardFace, nameOf, powers, titleOf } from "./cards.js";

const LETTERS = ["S", "P", "M"];

// Who stands on which side, as far as one may know.
function sides(ctx, battle) {
  if (battle.kind === "final") {
    const teams = new Map();
    for (const seat of battle.order)
      (
        teams.get(ctx.view.players[seat].team) ??
        teams.set(ctx.view.players[seat].team, []).get(ctx.view.players[seat].team)
      ).push(seat);
    return [...teams].map(([team, seats]) => ({
      name: "finalist",
      title: ctx.names[team],
      seats,
      power: battle.power?.[10 + team],
    }));
  }
  const known = (seat) =>
    battle.revealed
      ? { attacking: "attack", supporting: "attack", defending: "defence" }[battle.roles[seat]]
      : seat === battle.attacker
        ? "attack"
        : battle.markers[seat];
  const of = (name) => battle.order.filter((seat) => known(seat) === name);
  const found = [
    { name: "attack", title: ctx.t("dorian-attackers"), seats: of("attack"), power: battle.power?.["1"] },
    { name: "hidden", title: ctx.t("dorian-undeclared"), seats: of("hidden") },
    { name: "defence", title: ctx.t("dorian-defenders"), seats: of("defence"), power: battle.power?.["2"] },
  ];
  return found.filter(({ name, seats }) => name !== "hidden" || seats.length);
}

// The reasons that are not printed on a card: Character, Upgrades, Abilities, what was banked.
function reasons(ctx, battle, seat) {
  const rows = (battle.reasons ?? []).filter(([whose, kind]) => whose === seat && kind !== "card");
  return rows.map(
    ([, kind, name, ...power]) =>
      html`<li class="do-reason ${kind}" title=${ctx.t(`dorian-reason-${kind}`)}><span>${
        name ? nameOf(ctx, name) : ctx.t(`dorian-reason-${kind}`)
      }</span>${signed(ctx, power)}</li>`,
  );
}
const signed = (ctx, power) =>
  LETTERS.map((letter, i) =>
    power[i]
      ? html`<span class="do-power">${powerSign(letter, ctx.t(`dorian-${letter}`))}<b>${
          power[i] > 0 ? `+${power[i]}` : power[i]
        }</b></span>`
      : "",
  );

function fought(ctx, card, i, answers) {
  const { t } = ctx;
  const back = card.owner === ctx.seat ? answers.at(`back ${card.card}`) : [];
  const list = [...answers.at(`battle ${i}`), ...back];
  const state = [
    card.present ? "" : "gone",
    card.exhausted ? "exhausted" : "",
    card.silenced ? "silenced" : "",
    ctx.view.source?.index === i ? "working" : "",
  ].join(" ");
  const marks = html`${
    card.exhausted
      ? html`<i class="do-state" title=${t("dorian-exhausted")}>${smallSign("rest", t("dorian-exhausted"))}</i>`
      : ""
  }${
    card.silenced
      ? html`<i class="do-state" title=${t("dorian-silenced")}>${icon("cross", t("dorian-silenced"))}</i>`
      : ""
  }${card.present ? "" : html`<i class="do-state" title=${t("dorian-gone")}>${icon("back", t("dorian-gone"))}</i>`}`;
  return html`<li class="do-fought ${state}" data-fought=${i}>${thing(
    ctx,
    list,
    "do-held",
    cardFace(ctx, card.card, { small: true, note: marks }),
    { title: titleOf(ctx, card.card) },
  )}</li>`;
}

function sealed(ctx, battle, seat) {
  const { t } = ctx;
  const mine = seat === ctx.seat && battle.selected.length;
  const ready = battle.ready?.includes(seat);
  const word = battle.stage === "joining" ? t("dorian-joins") : ready ? t("dorian-ready") : t("dorian-choosing");
  return html`<div class="do-sealed ${ready ? "ready" : ""}">${
    mine
      ? html`<ul class="do-cards">${battle.selected.map((slug) => html`<li>${cardFace(ctx, slug, { small: true })}</li>`)}</ul>`
      : html`<span class="do-packet" aria-hidden="true">${smallSign("seal")}</span>`
  }<span>${icon(ready ? "check" : "hourglass")} ${word}</span></div>`;
}

function fighter(ctx, battle, seat, answers) {
  const { t, names, view } = ctx;
  const player = view.players[seat];
  const cards = battle.cards.map((card, i) => ({ card, i })).filter(({ card }) => card.owner === seat);
  const joined = battle.joined.includes(seat);
  const marker = battle.revealed ? "" : battle.markers[seat];
  return html`<article class="do-fighter do-house-${player.colour} ${battle.acting === seat ? "acting" : ""}"
    data-fighter=${seat}>
    <h3>${crestSign(player.leader)}<b>${names[seat]}</b> <span>${
      battle.revealed
        ? t(`dorian-role-${battle.roles[seat]}`)
        : seat === battle.attacker
          ? t("dorian-role-attacking")
          : t(`dorian-marker-${marker}`)
    }</span>
      <em title=${t(joined ? "dorian-joined" : "dorian-cards-only")}>${
        joined ? html`${icon("person", t("dorian-joined"))}` : html`${icon("cards", t("dorian-cards-only"))}`
      }</em>${battle.acting === seat ? html`<em class="do-now">${t("dorian-battle-turn")}</em>` : ""}</h3>
    ${
      battle.revealed
        ? html`<ul class="do-cards">${cards.map(({ card, i }) => fought(ctx, card, i, answers))}</ul><ul
          class="do-reasons">${reasons(ctx, battle, seat)}</ul>`
        : sealed(ctx, battle, seat)
    }
  </article>`;
}

// What must be reached and what there is: the Defences of a siege, or Power against Power.
function scales(ctx, battle) {
  const { t, view } = ctx;
  if (battle.kind === "siege") {
    const place = view.places.find((one) => one.place === battle.place);
    const rows = battle.required ?? place.defence.map(({ power, n }) => ({ power, need: n, have: null }));
    return html`<ul class="do-scales">${rows.map(({ power, need, have }, i) => {
      const wall = battle.walls?.[i];
      const enough = have !== null && have >= need;
      return html`<li class=${have === null ? "" : enough ? "enough" : "short"}>${powerSign(
        power,
        t(`dorian-${power}`),
      )}<b>${have === null ? "?" : have}</b>
        <span>${have === null ? t("dorian-against") : enough ? "≥" : "<"}</span><b>${need}</b>
        ${have === null ? "" : icon(enough ? "check" : "cross", t(enough ? "dorian-enough" : "dorian-short"))}
        <small>${
          wall
            ? wall.now === wall.printed
              ? t("dorian-wall", { n: wall.now })
              : t("dorian-wall-changed", { n: wall.now, printed: wall.printed })
            : t("dorian-wall", { n: need })
        }${wall && need > wall.now ? ` + ${need - wall.now}` : ""}</small></li>`;
    })}</ul>`;
  }
  const [one, two] = [battle.power?.["1"], battle.power?.["2"]];
  if (!one || !two) return "";
  return html`<ul class="do-scales">${LETTERS.map(
    (letter, i) =>
      html`<li class=${one[i] > two[i] ? "enough" : one[i] < two[i] ? "short" : ""}>${powerSign(
        letter,
        t(`dorian-${letter}`),
      )}<b>${one[i]}</b><span>${one[i] > two[i] ? ">" : one[i] < two[i] ? "<" : "="}</span><b>${two[i]}</b></li>`,
  )}</ul>`;
}

// The whole sum in words, for who wants to know why.
function sums(ctx, battle) {
  const { t, names } = ctx;
  if (!battle.reasons?.length) return "";
  const drained = battle.drain.map((power, seat) => ({ seat, power })).filter(({ power }) => power.some(Boolean));
  return html`<details class="do-sums"><summary>${icon("why")}
  ${t("dorian-sums")}</summary><table><thead><tr><th>${t("dorian-who")}</th><th>${t("dorian-what")}</th>${LETTERS.map(
    (letter) => html`<th>${powerSign(letter, t(`dorian-${letter}`))}</th>`,
  )}</tr></thead><tbody>
    ${battle.reasons.map(
      ([seat, kind, name, ...power]) =>
        html`<tr><td>${names[seat]}</td><td>${name ? nameOf(ctx, name) : ""}
        <small>${t(`dorian-reason-${kind}`)}</small></td>${power.map((n) => html`<td>${n || ""}</td>`)}</tr>`,
    )}
    ${drained.map(
      ({ seat, power }) =>
        html`<tr><td>${names[seat]}</td><td>${t("dorian-drain")}</td>${power.map(
          (n) => html`<td>${n ? `−${n}` : ""}</td>`,
        )}</tr>`,
    )}</tbody></table></details>`;
}

const result = (ctx, battle) => {
  const { t } = ctx;
  if (battle.result === "open") return "";
  const word =
    battle.kind === "siege"
      ? battle.result === "attackers"
        ? "dorian-falls"
        : "dorian-holds"
      : `dorian-result-${battle.result}`;
  return html`<p class="do-result ${battle.result}"
    role="status">${icon(battle.result === "attackers" ? "sword" : battle.result === "tie" ? "link" : "shield")} ${t(word)}</p>`;
};

function source(ctx) {
  const { source: at } = ctx.view;
  if (!at || !ctx.options.length) return "";
  return html`<p class="do-source"><b>${nameOf(ctx, at.slug)}</b> ${aboutOf(ctx, at.slug)}</p>`;
}

// Drawn after everything else on the board: answers that lie nowhere are given here.
export function scene(ctx, answers) {
  const { view, t } = ctx;
  const { battle } = view;
  if (!battle) return "";
  const place = view.places.find((one) => one.place === battle.place);
  const title = t(`dorian-battle-${battle.kind}`, { place: battle.place ? nameOf(ctx, battle.place) : "" });
  const part = ({
    name,
    title: heading,
    seats,
    power,
  }) => html`<section class="do-side do-side-${name} ${seats.length > 2 ? "many" : ""}" tabindex="0"
    aria-label=${heading}><h2>${heading}${
      power
        ? html`<span class="do-sum">${powers(
            ctx,
            power.map((n) => n || "0"),
          )}</span>`
        : ""
    }</h2>
    ${seats.map((seat) => fighter(ctx, battle, seat, answers))}${
      seats.length ? "" : html`<p class="do-nobody">${t("dorian-nobody")}</p>`
    }</section>`;
  const parts = sides(ctx, battle).map(part);
  const acts = deeds(ctx, [...answers.at("joining"), ...answers.rest()], "seal"); // whatever nothing else has taken
  const middle = html`<section class="do-middle"><h2>${title}</h2><ol class="do-stages" aria-label=${t("dorian-stages")}>${[
    "joining",
    "selecting",
    "turns",
    "aftermath",
  ].map(
    (stage) =>
      html`<li aria-current=${battle.stage === stage ? "step" : "false"} class=${battle.stage === stage ? "now" : ""}>${t(
        `dorian-stage-${stage}`,
      )}</li>`,
  )}</ol>
    ${scales(ctx, battle)}${
      battle.defence
        ? html`<p class="do-defence-card"
          data-defence=${battle.defence}>${smallSign("scroll")}<b>${nameOf(ctx, battle.defence)}</b>
          <span>${aboutOf(ctx, battle.defence)}</span></p>`
        : ""
    }${result(ctx, battle)}${
      view.drawn.treasure
        ? html`<p class="do-defence-card">${icon("gold")}<b>${nameOf(ctx, view.drawn.treasure)}</b>
        <span>${aboutOf(ctx, view.drawn.treasure)}</span></p>`
        : ""
    }
    ${source(ctx)}<div class="do-acts">${acts}</div>${sums(ctx, battle)}</section>`;
  return html`<section class="do-scene do-scene-${battle.kind}" aria-label=${title}
    data-drop=${dos(ctx.options.filter(({ verb, picked }) => verb === "select" && !picked))}>
    <svg class="do-ramparts" viewBox="0 0 900 240" preserveAspectRatio="xMidYMax slice"
      aria-hidden="true">${dusk}${ramparts(place)}</svg>
    ${
      battle.kind === "final"
        ? html`${middle}${parts}`
        : html`${parts[0]}<div class="do-between" tabindex="0" role="group"
          aria-label=${title}>${middle}${parts.slice(1, -1)}</div>${parts.at(-1)}`
    }
  </section>`;
}
