// What is left in the bag, and the odds of the next draw. Everybody knows what went into a bag, so this tells no secret.

import { t } from "../../app/words.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { meeple } from "./art/figures.js";
import { nameOf } from "./places.js";

const total = (counts) => Object.values(counts).reduce((sum, n) => sum + n, 0);

// The chance of at least one of `some` among `drawn` out of `all`.
export function chance(some, all, drawn) {
  if (drawn >= all) return some > 0 ? 1 : 0;
  let none = 1;
  for (let k = 0; k < drawn; k += 1) none *= Math.max(0, all - some - k) / (all - k);
  return 1 - none;
}

const percent = (share) => `${Math.round(share * 100)} %`;

export function odds(ctx, player) {
  const drawn = ctx.view.draw_number;
  const all = total(player.bag);
  const rows = Object.entries(player.bag).map(
    ([unit, n]) =>
      html`<tr><th scope="row">${meeple(unit)}${nameOf(ctx, unit)}</th>
        <td>${n}</td><td>${percent(n / all)}</td><td>${percent(chance(n, all, drawn))}</td></tr>`,
  );
  return html`<table class="mm-odds"><caption>${t("meeples-odds", { n: all, draw: drawn })}</caption>
    <thead><tr><td></td><th scope="col">${t("meeples-odds-count")}</th><th scope="col">${t("meeples-odds-next")}</th><th
      scope="col">${t("meeples-odds-some", { n: drawn })}</th></tr></thead><tbody>${rows}</tbody></table>
    ${drawn > all ? html`<p class="mm-refill">${t("meeples-odds-refill", { n: drawn - all })}</p>` : ""}`;
}
