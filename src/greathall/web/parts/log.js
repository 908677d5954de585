// What happened, line by line: each leads to its position in the replay, to its rule and to the cards it names.

import { t } from "../app/words.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { ruleLink } from "./rule.js";

/** @import { Card, Drawing } from "../app/types.js" */

// The text of an event with the first card it names made into a link.
/** @param {any} event @param {string} slug @param {Map<string, Card>} cards */
export function told(event, slug, cards) {
  for (const arg of event.args ?? []) {
    const card = cards.get(arg);
    const at = card ? event.text.toLowerCase().indexOf(card.name.toLowerCase()) : -1;
    if (at < 0) continue;
    const end = at + card.name.length;
    return html`${event.text.slice(0, at)}<a class="cardlink" href=${`/cards/${slug}#${card.slug}`} target="_blank"
      title=${card.about}>${event.text.slice(at, end)}</a>${event.text.slice(end)}`;
  }
  return event.text;
}

/** @param {Drawing} ctx */
export function log(ctx) {
  const { snapshot, cards, since } = ctx;
  const rows = ctx.events.slice(-150);
  let before = -1;
  /** @param {any} event */
  const moment = (event) => {
    if (event.n === before || event.n === undefined) return html`<span class="moment"></span>`;
    before = event.n;
    const path = `/replay/${snapshot.table}?n=${event.n}`;
    return html`<a class="moment" href=${path} target="_blank" aria-label=${t("log-moment", { n: event.n })}
      title=${t("log-moment", { n: event.n })}>${event.n}</a>`;
  };
  return html`<div class="log" role="log" aria-label=${t("log-title")} tabindex="0"><ol>
    ${repeat(
      rows,
      (event) => event.i,
      (event) =>
        html`<li class=${event.i >= since ? "new" : ""}>${moment(event)}<span>${told(event, snapshot.game.slug, cards)}
        ${ruleLink(snapshot.game.slug, event.rule)}</span></li>`,
    )}
  </ol>${rows.length ? "" : html`<p class="small">${t("log-empty")}</p>`}</div>`;
}
