// The question: what is asked, by which rule, and every legal answer as a labelled button.
import { html } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { t } from "../app/words.js";
import { icon } from "./icons.js";

export const ruleLink = (table, rule, text) =>
  rule ? html`<a class="rule" href=${`/rules/${table}#${rule}`} target="_blank" title=${text ?? ""}>${rule}</a>` : "";

export function question(ctx) {
  const { snapshot, busy } = ctx;
  const asked = snapshot.question;
  if (snapshot.outcome) return result(ctx);
  if (snapshot.frozen) return html`<section class="question frozen"><h2>${t("table-frozen")}</h2><p>${snapshot.frozen}</p></section>`;
  if (!asked?.options?.length) {
    const who = snapshot.waiting.map((seat) => snapshot.names[seat]).join(", ");
    return html`<section class="question idle"><h2>${t("table-waiting", { who })}</h2>
      ${snapshot.thinking.length ? html`<p class="thinking"><span></span><span></span><span></span> ${t("table-thinking")}</p>` : ""}
      ${more(ctx, asked)}</section>`;
  }
  return html`<section class="question" aria-labelledby="asked">
    <h2 id="asked">${asked.text}</h2>
    <p class="small">${ruleLink(snapshot.game.slug, asked.rule, asked.rule_text)} ${asked.rule_text}</p>
    <ol class="options">
      ${repeat(
        asked.options,
        (option) => option.do,
        (option, k) => html`<li><button ?disabled=${busy} data-do=${option.do} class=${ctx.hinted === option.do ? "hinted" : ""} @click=${() => ctx.choose(option.do)}>
          ${k < 9 ? html`<kbd aria-hidden="true">${k + 1}</kbd>` : ""}<span>${option.label}</span></button></li>`,
      )}
    </ol>
    ${more(ctx, asked)}
  </section>`;
}

function more(ctx, asked) {
  const others = asked?.more ?? [];
  return others.length
    ? html`<details class="more"><summary>${t("table-more")}</summary>
        ${others.map((option) => html`<button class="plain" @click=${() => confirm(t("table-sure", { what: option.label })) && ctx.choose(option.do)}>${option.label}</button>`)}</details>`
    : "";
}

function result(ctx) {
  const { outcome, names, game, table } = ctx.snapshot;
  const order = names.map((name, seat) => ({ name, seat, place: outcome.places[seat], points: outcome.points[seat] })).sort((a, b) => a.place - b.place);
  return html`<section class="question result"><h2>${outcome.text}</h2>
    <ol class="places">${order.map((one) => html`<li class=${one.place === 1 ? "won" : ""}><span class="place">${one.place === 1 ? icon("crown", t("result-winner")) : one.place}</span>
      <b>${one.name}</b> <span>${t("result-points", { points: one.points })}</span></li>`)}</ol>
    <p><a class="seal" href=${`/replay/${table}`} @click=${(e) => ctx.follow(e, `/replay/${table}`)}>${icon("play")} ${t("result-replay")}</a>
    <a class="plain" href=${`/new?game=${game.slug}`} @click=${(e) => ctx.follow(e, `/new?game=${game.slug}`)}>${icon("plus")} ${t("result-again")}</a>
    <a class="plain" href=${`/api/tables/${table}/record`} download="game.jsonl">${icon("book")} ${t("result-export")}</a></p>
    <p class="small">${t("result-seed", { seed: ctx.snapshot.seed })}</p></section>`;
}
