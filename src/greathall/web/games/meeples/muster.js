// The arithmetic of the place being filled: which piece gives how much against this Monster, and why.

import { t } from "../../app/words.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { openPost } from "./answers.js";
import { meeple } from "./art/figures.js";
import { sign } from "./art/signs.js";
import { needs } from "./effects.js";
import { nameOf, pieceName } from "./places.js";

const plus = (ctx, bonus) => html`<span class="mm-why">+ ${bonus.n} <i>${nameOf(ctx, bonus.from)}</i></span>`;

function row(ctx, one) {
  const { piece, count, base, plus: bonuses, sum } = one;
  return html`<li>${piece ? meeple(piece) : sign("sword")}<span><b>${
    piece ? `${count > 1 ? `${count} × ` : ""}${pieceName(ctx, piece)}` : ""
  }</b> ${base ? base : ""} ${bonuses.map((bonus) => plus(ctx, bonus))}</span><b class="mm-sum">${sum}</b></li>`;
}

function fight(ctx, post) {
  const enough = post.total >= post.strength;
  const share = Math.min(1, post.total / post.strength);
  return html`<p class="mm-tally ${enough ? "met" : "short"}"><b>${t("meeples-total", {
    total: post.total,
    strength: post.strength,
  })}</b> ${enough ? t("meeples-enough") : t("meeples-missing", { n: post.strength - post.total })}
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="8" rx="4"
        class="mm-bar" /><rect width=${100 * share} height="8" rx="4" class="mm-bar-fill" /></svg></p>
    <ul>${post.reasons.map((one) => row(ctx, one))}</ul>`;
}

function work(ctx, post) {
  const enough = ctx.options.some((option) => option.verb === "close");
  return html`<p class="mm-tally ${enough ? "met" : "short"}">${needs(ctx.cards.get(post.card))}
  <b>${enough ? t("meeples-met") : t("meeples-open-need")}</b></p>
    <ul>${Object.entries(post.pieces).map(
      ([piece, n]) =>
        html`<li>${meeple(piece)}<span><b>${n > 1 ? `${n} × ` : ""}${pieceName(ctx, piece)}</b></span></li>`,
    )}</ul>`;
}

export function muster(ctx) {
  const post = openPost(ctx.view);
  if (!post) return "";
  return html`<section class="mm-muster" aria-label=${nameOf(ctx, post.card)}
    aria-live="polite"><h3>${nameOf(ctx, post.card)}</h3>
    ${post.strength ? fight(ctx, post) : work(ctx, post)}</section>`;
}
