// The question: what is asked, by which rule, and every legal answer as a labelled button.

import { said, t } from "../app/words.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { ask } from "./ask.js";
import { icon } from "./icons.js";
import { picking } from "./picks.js";
import { result } from "./result.js";
import { ruleLink } from "./rule.js";

/** @import { Answer, Drawing, Question } from "../app/types.js" */

// Why a table stands still, in the reader's language if the server says it by a code.
const standing = (/** @type {any} */ { frozen, frozen_why: why }) => (why && said(`frozen-${why.code}`, why)) ?? frozen;

/** @param {Drawing} ctx */
export function question(ctx) {
  const { snapshot } = ctx;
  const asked = snapshot.question;
  if (snapshot.outcome) return result(ctx);
  if (snapshot.frozen)
    return html`<section class="question frozen"
      role="alert"><h2>${icon("skull")} ${t("table-frozen")}</h2><p>${standing(snapshot)}</p>${
        snapshot.frozen_why?.fault ? html`<p class="small">${t("frozen-fault", snapshot.frozen_why)}</p>` : ""
      }</section>`;
  if (!asked?.options?.length) return idle(ctx);
  return html`<section class="question" aria-labelledby="asked">
    ${recap(ctx)}
    <h2 id="asked">${asked.text}</h2>
    <p class="small law">${ruleLink(snapshot.game.slug, asked.rule, asked.rule_text)} ${asked.rule_text}</p>
    ${asked.picks ? picking(ctx) : answers(ctx, asked)}
    ${more(ctx, asked)}
  </section>`;
}

/** @param {Drawing} ctx @param {Question | null} asked */
function answers(ctx, asked) {
  const { busy } = ctx;
  const short = asked.options.every((/** @type {Answer} */ option) => option.label.length < 26);
  const many = asked.options.length > (short ? 2 : 5);
  return html`<ol class=${`options ${many ? "many" : ""}`}>
      ${repeat(
        asked.options,
        (option) => option.do,
        (option, k) => html`<li><button ?disabled=${busy} data-do=${option.do}
          class=${`${ctx.hinted === option.do ? "hinted" : ""} ${ctx.armed === option.do ? "armed" : ""}`}
          @click=${() => ctx.choose(option.do)}>
          ${k < 9 ? html`<kbd aria-hidden="true">${k + 1}</kbd>` : ""}<span>${option.label}${
            ctx.armed === option.do ? html` <b>${t("table-again")}</b>` : ""
          }</span></button></li>`,
      )}
    </ol>`;
}

/** @param {Drawing} ctx */
function idle(ctx) {
  const { snapshot } = ctx;
  const who = snapshot.waiting.map((/** @type {number} */ seat) => snapshot.names[seat]).join(", ");
  const latest = ctx.events.at(-1);
  return html`<section class="question idle">
    ${snapshot.seat < 0 ? html`<p class="watching">${icon("eye")} ${t("table-watching")}</p>` : ""}
    <h2>${t("table-waiting", { who })}</h2>
    ${
      snapshot.thinking.length
        ? html`<p class="thinking"><span></span><span></span><span></span> ${t("table-thinking")}</p>`
        : ""
    }
    ${latest ? html`<p class="latest">${latest.text}</p>` : ""}
    ${more(ctx, snapshot.question)}</section>`;
}

// What the others did since I answered last: the latest in a line, the rest behind it.
/** @param {Drawing} ctx */
export function recap(ctx) {
  const { seat } = ctx.snapshot;
  const rows = ctx.events.filter((/** @type {any} */ event) => event.i >= ctx.since && event.seat !== seat);
  if (!rows.length || ctx.since === 0) return "";
  const last = rows.at(-1);
  return html`<details class="recap"><summary>${icon("hourglass")} <b>${t("recap-title", { count: rows.length })}</b>
  <span>${last.text}</span></summary>
    <ol>${rows.slice(-40).map((/** @type {any} */ event) => html`<li>${event.text}</li>`)}</ol></details>`;
}

/** @param {Drawing} ctx @param {Question | null} asked */
function more(ctx, asked) {
  const others = asked?.more ?? [];
  const { snapshot } = ctx;
  const bot = snapshot.people[snapshot.seat]?.bot;
  /** @param {Answer} option */
  const sure = async (option) => (await ask(t("table-sure", { what: option.label }))) && ctx.choose(option.do, true);
  if (snapshot.seat < 0) return "";
  if (bot)
    return html`<p class="request">${icon("bot")} ${t("seat-bot")} <button class="seal"
      @click=${() => ctx.bot(false)}>${t("seat-back")}</button></p>`;
  return html`<details class="more"><summary>${t("table-more")}</summary><div class="deeds">
    ${others.map(
      (/** @type {Answer} */ option) =>
        html`<button class="plain" data-do=${option.do} @click=${() => sure(option)}>${option.label}</button>`,
    )}
    <button class="plain" @click=${() => ctx.bot(true)}>${icon("bot")} ${t("seat-give")}</button></div></details>`;
}
