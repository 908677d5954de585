// Deals between players: the offer or request on the table, what I may propose, what is agreed, and what binds.

import { icon } from "../../parts/icons.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { deeds, thing } from "./answers.js";
import { crestSign } from "./art/leaders.js";
import { goodSign, RESOURCES, smallSign } from "./art/signs.js";
import { goods, nameOf } from "./cards.js";

const BINDING = new Set(["pass", "barter"]);
const seal = (ctx, binds) =>
  binds
    ? html`<p class="do-binds">${smallSign("chain")} ${ctx.t("dorian-binds")}</p>`
    : html`<p class="do-binds not">${smallSign("feather")} ${ctx.t("dorian-binds-not")}</p>`;
const who = (ctx, seat) =>
  html`<span class="do-who">${crestSign(ctx.view.players[seat].leader)}
    <b>${seat === ctx.seat ? ctx.t("dorian-you") : ctx.names[seat]}</b></span>`;
const some = (values) => Object.values(values).some(Boolean);
const bundle = (ctx, values) => (some(values) ? goods(ctx, values) : html`<i>${ctx.t("dorian-nothing")}</i>`);

// The offer as a contract: who gives what to whom, for what, and whether that binds.
function contract(ctx, deal, answers) {
  const { t } = ctx;
  const units = (verb) =>
    Object.keys(RESOURCES)
      .map((short) => ({ short, list: answers.at(`${verb} ${short}`) }))
      .filter(({ list }) => list.length);
  const row = (verb, title) =>
    ((found) =>
      found.length
        ? html`<div class="do-units" role="group" aria-label=${title}><span>${title}</span>${found.map(
            ({ short, list }) => thing(ctx, list, "do-unit", html`${goodSign(short)}<b>+1</b>`),
          )}</div>`
        : "")(units(verb));
  const price = deal.stage === "pricing" || deal.stage === "replying";
  return html`<article class="do-contract" aria-label=${t("dorian-contract")}>
    <h3>${who(ctx, deal.from)} <span aria-hidden="true">→</span> ${who(ctx, deal.to)}</h3>
    <dl><div><dt>${t(price ? "dorian-price" : "dorian-gives")}</dt><dd>${bundle(ctx, price ? deal.want : deal.give)}</dd></div>
      <div><dt>${t("dorian-for")}</dt><dd>${
        deal.deal === "barter" ? bundle(ctx, deal.want) : html`<b>${t(`dorian-deal-${deal.deal}`)}</b>`
      }</dd></div></dl>
    ${seal(ctx, deal.binds)}<p class="small">${t(`dorian-deal-stage-${deal.stage}`, {
      from: ctx.names[deal.from],
      to: ctx.names[deal.to],
    })}</p>
    ${row("give", t("dorian-gives"))}${row("want", t(price ? "dorian-price" : "dorian-for"))}
    <div class="deeds">${deeds(ctx, answers.at("contract"))}</div></article>`;
}

function request(ctx, asked, answers) {
  const { t } = ctx;
  const text = t(`dorian-request-${asked.kind}`, {
    from: ctx.names[asked.from],
    to: ctx.names[asked.to],
    place: asked.place ? nameOf(ctx, asked.place) : "",
  });
  return html`<article class="do-contract" aria-label=${t("dorian-contract")}><h3>${who(ctx, asked.from)} <span
    aria-hidden="true">→</span> ${who(ctx, asked.to)}</h3><p>${text}</p>
    ${asked.kind === "attack" ? "" : seal(ctx, true)}<div class="deeds">${deeds(ctx, answers.at("contract"))}</div></article>`;
}

// Everything that may be proposed, a row for each player.
function proposals(ctx, answers) {
  const { t, view } = ctx;
  const rows = view.players
    .map((_, seat) => ({ seat, list: answers.at(`deal ${seat}`) }))
    .filter(({ list }) => list.length);
  if (!rows.length) return "";
  const word = ({ verb, args }) => (verb === "bargain" ? "barter" : args.deal);
  return html`<h3>${t("dorian-propose")}</h3><ul class="do-proposals">${rows.map(
    ({ seat, list }) =>
      html`<li>${who(ctx, seat)}<span>${list.map((option) =>
        thing(
          ctx,
          [option],
          "do-proposal",
          html`${smallSign(
            BINDING.has(word(option)) ? "chain" : "feather",
            t(BINDING.has(word(option)) ? "dorian-binds" : "dorian-binds-not"),
          )}${t(`dorian-deal-${word(option)}`)}`,
        ),
      )}</span></li>`,
  )}</ul>`;
}

// What holds until the end of this turn.
function standing(ctx) {
  const { t, view, names } = ctx;
  const { passes, closed, seat } = view.turn;
  if (!passes.length && !closed.length) return "";
  return html`<h3>${t("dorian-standing")}</h3><ul class="do-standing">${passes.map(
    (other) => html`<li>${smallSign("chain")} ${t("dorian-may-pass", { who: names[seat], owner: names[other] })}</li>`,
  )}${closed.map(
    (other) => html`<li>${icon("cross")} ${t("dorian-may-not-pass", { who: names[seat], owner: names[other] })}</li>`,
  )}</ul>`;
}

const TOLD = new Set([
  "offered",
  "named-price",
  "struck",
  "withdrawn",
  "refused",
  "granted",
  "denied",
  "market-granted",
  "market-denied",
  "entry-granted",
  "entry-denied",
]);
const GOOD = new Set(["struck", "granted", "market-granted", "entry-granted"]);
const BAD = new Set(["refused", "denied", "market-denied", "entry-denied", "withdrawn"]);

function told(title, events) {
  if (!events.length) return "";
  return html`<h3>${title}</h3><ol class="do-told">${events
    .slice(-5)
    .reverse()
    .map(
      (event) =>
        html`<li class=${GOOD.has(event.kind) ? "good" : BAD.has(event.kind) ? "bad" : ""}>${icon(
          GOOD.has(event.kind) ? "check" : BAD.has(event.kind) ? "cross" : "chat",
        )} ${event.text}</li>`,
    )}</ol>`;
}

export const pending = (ctx) => Boolean(ctx.view.deal || ctx.view.request);

export function deals(ctx, answers) {
  const { t, view } = ctx;
  const events = (ctx.events ?? ctx.fresh ?? []).filter((event) => TOLD.has(event.kind));
  const other = (event) => Number(event.args[0]);
  const mine = events.filter((event) => event.seat === ctx.seat);
  const tome = events.filter((event) => event.seat !== ctx.seat && other(event) === ctx.seat);
  const rest = events.filter((event) => !mine.includes(event) && !tome.includes(event));
  const about = view.deal ? contract(ctx, view.deal, answers) : view.request ? request(ctx, view.request, answers) : "";
  const parts = [
    about,
    proposals(ctx, answers),
    standing(ctx),
    told(t("dorian-to-me"), tome),
    told(t("dorian-from-me"), mine),
    told(t("dorian-others"), rest),
  ];
  return html`${parts}${parts.every((part) => part === "") ? html`<p class="small">${t("dorian-no-deals")}</p>` : ""}
    <p class="do-key small">${smallSign("chain")} ${t("dorian-binds")} ${smallSign("feather")} ${t("dorian-binds-not")}</p>`;
}
