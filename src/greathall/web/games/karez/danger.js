// The common danger, always in sight: the turn, the road from village to city, and Threat against Valor.

import { html } from "../../vendor/lit-html/lit-html.js";
import { sign } from "./art/signs.js";
import { times } from "./names.js";

const PHASES = ["actions", "activating", "adventures", "quests", "karez", "end"];
const SIGNS = {
  actions: "token",
  activating: "gold",
  adventures: "sword",
  quests: "quest",
  karez: "watch",
  end: "rest",
};
const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

function turns(ctx, say) {
  const { turn, turns: last, phase } = ctx.view;
  return html`<section class="kz-turns" aria-label=${say("turn", { turn, turns: last })}>
    <b>${say("turn", { turn, turns: last })}</b>
    <ol class="kz-track" aria-hidden="true">${times(last).map(
      (k) => html`<li class=${k + 1 === turn ? "now" : k + 1 < turn ? "past" : ""}>${k + 1}</li>`,
    )}</ol>
    <ol class="kz-phases">${PHASES.map(
      (name) =>
        html`<li class=${name === phase ? "now" : ""} title=${say(`phase-${name}`)}>${sign(
          SIGNS[name],
          name === phase ? "" : say(`phase-${name}`),
        )}${name === phase ? html`<span>${say(`phase-${name}`)}</span>` : ""}</li>`,
    )}</ol>
  </section>`;
}

function home(size) {
  const houses = {
    village: "M2 20v-8l6-6 6 6v8z",
    town: "M2 20V9l5-5 5 5v3h2V7l4-4 4 4v13z",
    city: "M1 20V6h3v2h2V6h3v3h2V2h2V0h2v2h2v7h2V6h3v2h2V6h3v14z",
  };
  return html`<svg class="kz-home" viewBox="0 0 28 21" aria-hidden="true"><path d=${houses[size]} /></svg>`;
}

function road(ctx, say) {
  const { state, citizens, town, city } = ctx.view.karez;
  const length = Math.max(15, citizens);
  const goal =
    state === "city"
      ? say("road-safe", { spare: citizens - city })
      : say("road-goal", { more: Math.max(0, city - citizens) });
  const place = (k) => (k === town ? "town" : k === city ? "city" : "");
  return html`<section class="kz-road ${state}" aria-label=${say("road")}>
    <div class="kz-state" data-watch="state" data-value=${state}>${home(state)}<b>${say(`state-${state}`)}</b></div>
    <div class="kz-way"><p><b data-watch="citizens"
      data-value=${citizens}>${sign("citizen")}${say("citizens", { count: citizens })}</b> <span>${goal}</span></p>
      <ol aria-hidden="true">${times(length).map(
        (k) =>
          html`<li class="${k < citizens ? "on" : ""} ${place(k + 1)}">${
            k + 1 === town ? home("town") : k + 1 === city ? home("city") : ""
          }<i>${k + 1}</i></li>`,
      )}</ol></div>
  </section>`;
}

// The bands of the monitor: from which balance on how many come or leave.
function scale(ctx, say) {
  const { valor, threat, balance, monitor } = ctx.view.karez;
  const bands = monitor.map((band, k) => {
    const next = monitor[k + 1]?.from;
    const low = k ? signed(band.from) : "";
    const label =
      k === 0
        ? `≤ ${signed(next - 1)}`
        : next === undefined
          ? `≥ ${low}`
          : next - 1 === band.from
            ? low
            : `${low} … ${signed(next - 1)}`;
    return { ...band, label, now: balance >= band.from && (next === undefined || balance < next) };
  });
  return html`<section class="kz-scale" aria-label=${say("scale")}>
    <p><span class="kz-num" title=${say("valor")} data-watch="valor"
      data-value=${valor}>${sign("valor", say("valor"))}<b>${valor}</b></span>
      <span class="kz-num ${balance < 0 ? "bad" : "good"}" data-watch="balance"
        data-value=${balance}><small>${say("balance")}</small><b>${signed(balance)}</b></span>
      <span class="kz-num" title=${say("threat")} data-watch="threat"
        data-value=${threat}><b>${threat}</b>${sign("threat", say("threat"))}</span></p>
    <ol>${bands.map(
      (band) => html`<li class="${band.now ? "now" : ""} ${band.citizens < 0 ? "bad" : band.citizens > 0 ? "good" : ""}"
        title=${say("band", { balance: band.label, citizens: signed(band.citizens), adventurers: signed(band.adventurers) })}>
      <small>${band.label}</small><span>${sign("citizen", say("citizen"))}${signed(band.citizens)}</span>
      <span>${sign("adventurer", say("adventurer"))}${signed(band.adventurers)}</span></li>`,
    )}</ol>
  </section>`;
}

export const danger = (ctx, say) =>
  html`<div class="kz-danger">${turns(ctx, say)}${road(ctx, say)}${scale(ctx, say)}</div>`;
