// Above the map: the Round and its Kingdom Event, the IP track with the Crown, the players in Turn Order.

import { act, called, dos, marks } from "../../board/marks.js";
import { html, svg } from "../../vendor/lit-html/lit-html.js";
import { face } from "./answers.js";
import { crest, crestSign } from "./art/leaders.js";
import { powerSign, sign, smallSign } from "./art/signs.js";
import { aboutOf, goods, nameOf } from "./cards.js";

const LAP = 42;
const field = (ip) => (ip ? ((ip - 1) % LAP) + 1 : 0);
const CELL = 22;

// One lap of 42 fields; who is round for the second time has a ring.
export function track(ctx) {
  const { players, goal } = ctx.view;
  const here = new Map();
  for (const [seat, player] of players.entries())
    if (player.leader && player.team === seat) here.set(player.field, [...(here.get(player.field) ?? []), player]);
  const fields = [...Array(LAP + 1).keys()];
  const crown = field(goal);
  return html`<svg class="do-track" viewBox=${`0 0 ${(LAP + 1) * CELL} 28`} role="img" aria-label=${ctx.t(
    "dorian-track",
    {
      list: players
        .filter((p) => p.leader)
        .map((p) => `${ctx.names[p.seat]} ${p.ip}`)
        .join(", "),
      goal,
    },
  )}>
    ${fields.map(
      (n) =>
        svg`<g transform=${`translate(${n * CELL} 0)`}><rect x="1" y="4" width=${CELL - 2} height="23" rx="4"
          class="do-field ${n === crown ? "crown" : n % 5 === 0 ? "fifth" : ""}" /><text x=${CELL / 2} y="24.500"
          text-anchor="middle" class="do-field-number">${n || ""}</text></g>`,
    )}
    <g transform=${`translate(${(crown + 0.5) * CELL} 10) scale(.6)`} class="do-goal">${sign("crown")}</g>
    ${[...here].flatMap(([n, list]) =>
      list.map(
        (player, i) => svg`<g data-key=${`ip-${player.seat}`}
          transform=${`translate(${
            (n + 0.5) * CELL + (i - (list.length - 1) / 2) * Math.min(9, 20 / list.length)
          } ${12 + (i % 2) * 3})`}><title>${`${ctx.names[player.seat]}: ${player.ip}`}</title>
      ${player.lap ? svg`<circle r="13" class="do-lap" />` : ""}<g transform="scale(.58)">${crest(player.leader)}</g></g>`,
      ),
    )}
  </svg>`;
}

export function chronicle(ctx, extra) {
  const { view, t } = ctx;
  const turn = view.players[view.turn.seat];
  return html`<header class="do-chronicle">
    <p class="do-round"><b>${t("dorian-round", { n: view.round })}</b> <span>${
      view.final_round ? t("dorian-last-round") : t("dorian-events-left", { n: view.events_left })
    }</span></p>
    ${
      view.event
        ? html`<p class="do-event" tabindex="0"
          title=${aboutOf(ctx, view.event)}>${smallSign("scroll")}<b>${nameOf(ctx, view.event)}</b>
          <span>${aboutOf(ctx, view.event)}</span></p>`
        : html`<p class="do-event"></p>`
    }
    ${
      turn?.leader && !view.outcome
        ? html`<p class="do-phase">${crestSign(turn.leader)}<span>${t(`dorian-phase-${view.turn.phase}`, {
            who: ctx.names[view.turn.seat],
            moves: view.turn.moves,
          })}</span></p>`
        : ""
    }
    ${extra}
  </header>`;
}

function banner(ctx, player, place, answers) {
  const { t, names, view } = ctx;
  const seat = player.seat;
  const list = answers.at(`seat ${seat}`);
  const teams = view.players.some((one) => one.team !== one.seat);
  const acting = view.turn.seat === seat && view.turn.phase !== "outside";
  const count = (name, key, n) => html`<span title=${t(key)}>${smallSign(name, t(key))}<b>${n}</b></span>`;
  const means = (name, area) =>
    Object.values(player[area]).some(Boolean)
      ? html`<span class="do-means" title=${t(`dorian-${area}`)}>${smallSign(
          name,
          t(`dorian-${area}`),
        )}${goods(ctx, player[area])}</span>`
      : "";
  const inside = html`${acting ? html`<em class="do-now">${t("dorian-turn")}</em>` : ""}<span class="do-line do-head"><i
    class="do-order">${place + 1}</i>${crestSign(player.leader, nameOf(ctx, player.leader))}<b>${names[seat]}</b>${
      teams ? html`<em>${t("dorian-team", { name: String.fromCharCode(65 + player.team) })}</em>` : ""
    }</span>
    <span class="do-line">${count("crown", "dorian-ip", player.ip)}${count("star", "dorian-stars", player.stars)}
      ${count("deck", "dorian-hand", player.hand.length)}${means("coin", "pool")}</span>
    <span class="do-line">${
      player.base_power
        ? ["S", "P", "M"].map(
            (letter) =>
              html`<span title=${t("dorian-base", { power: t(`dorian-${letter}`) })}>${powerSign(
                letter,
                t(`dorian-${letter}`),
              )}<b>${player.base_power[letter]}</b></span>`,
          )
        : ""
    }${means("tent", "camp")}</span>`;
  const kind = `do-banner do-house-${player.colour ?? "none"} ${acting ? "acting" : ""} ${seat === ctx.seat ? "mine" : ""}`;
  return html`<li>${
    list.length
      ? html`<button class="${kind} do-target ${marks(ctx, list)}" data-seat=${seat} data-do=${dos(list)}
        @click=${act(ctx, list)}>${face(called(list), inside)}</button>`
      : html`<div class=${kind} data-seat=${seat}>${inside}</div>`
  }</li>`;
}

export function banners(ctx, answers) {
  const { players, order } = ctx.view;
  const seats = order.length === players.length ? order : players.map((_, seat) => seat);
  return html`<ol class="do-banners" tabindex="0" data-count=${players.length}
    aria-label=${ctx.t("dorian-order")}>${seats.map((seat, place) => banner(ctx, players[seat], place, answers))}</ol>`;
}
