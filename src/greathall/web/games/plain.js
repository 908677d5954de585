// The plain view: whatever a game's view says, as labelled values. It serves small games and those yet to be drawn.
import { html } from "../vendor/lit-html/lit-html.js";

const name = (ctx, value) => ctx.cards.get(value)?.name ?? value;

function shown(ctx, value) {
  if (value === null) return html`<span class="card back" aria-label="?"></span>`;
  if (typeof value === "string") return html`<span class="card">${name(ctx, value)}</span>`;
  if (Array.isArray(value)) return html`<span class="cards">${value.map((one) => shown(ctx, one))}</span>`;
  if (typeof value === "object")
    return html`<dl>${Object.entries(value).map(([key, one]) => html`<div><dt>${key}</dt><dd>${shown(ctx, one)}</dd></div>`)}</dl>`;
  return html`<b>${value}</b>`;
}

export function table(ctx) {
  const { view, names } = ctx;
  const bySeat = (value) => Array.isArray(value) && value.length === names.length;
  const mine = Object.entries(view).filter(([, value]) => bySeat(value));
  const rest = Object.entries(view).filter(([key, value]) => !bySeat(value) && key !== "seat");
  return {
    board: html`<div class="plainboard">
      ${names.map(
        (who, seat) => html`<section class="mat"><h3>${who}</h3>
          <dl>${mine.map(([key, value]) => html`<div><dt>${key}</dt><dd>${shown(ctx, value[seat])}</dd></div>`)}</dl></section>`,
      )}
      <dl class="rest">${rest.map(([key, value]) => html`<div><dt>${key}</dt><dd>${shown(ctx, value)}</dd></div>`)}</dl>
    </div>`,
    mats: "",
    hand: "",
  };
}
