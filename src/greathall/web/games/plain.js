// The plain view: whatever a game's view says, as labelled values. It serves small games and those yet to be drawn.
import { html } from "../vendor/lit-html/lit-html.js";

const name = (ctx, value) => ctx.cards.get(value)?.name ?? value;
const title = (ctx, key) => {
  const said = ctx.t(`plain-${key}`);
  return said.startsWith("<") ? key.replaceAll("_", " ") : said;
};

// Answers whose last word is this value: it can be clicked where it lies.
const answer = (ctx, value) => ctx.options.find((option) => Object.values(option.args).at(-1) === String(value));

function shown(ctx, value, mine = false) {
  if (value === null) return html`<span class="card back" role="img" aria-label="?"></span>`;
  if (Array.isArray(value)) return html`<span class="cards">${value.map((one) => shown(ctx, one, mine))}</span>`;
  if (typeof value === "object")
    return html`<dl>${Object.entries(value).map(
      ([key, one]) => html`<div><dt>${title(ctx, key)}</dt><dd>${shown(ctx, one, mine)}</dd></div>`,
    )}</dl>`;
  const option = mine ? answer(ctx, value) : undefined;
  if (option)
    return html`<button class="card offered" title=${option.label} aria-label=${option.label}
      @click=${() => ctx.choose(option.do)}>${name(ctx, value)}</button>`;
  return typeof value === "number"
    ? html`<b class="number">${value}</b>`
    : html`<span class="card">${name(ctx, String(value))}</span>`;
}

export function table(ctx) {
  const { view, names } = ctx;
  const bySeat = (value) => Array.isArray(value) && value.length === names.length;
  const each = Object.entries(view).filter(([, value]) => bySeat(value));
  const rest = Object.entries(view).filter(([key, value]) => !bySeat(value) && key !== "seat");
  return {
    board: html`<div class="plainboard">
      ${names.map(
        (
          who,
          seat,
        ) => html`<section class=${`mat ${ctx.snapshot.waiting?.includes(seat) ? "asked" : ""}`}><h2>${who}</h2>
          <dl>${each.map(
            ([key, value]) =>
              html`<div><dt>${title(ctx, key)}</dt><dd>${shown(ctx, value[seat], seat === ctx.seat)}</dd></div>`,
          )}</dl></section>`,
      )}
      <dl class="rest">${rest.map(
        ([key, value]) => html`<div><dt>${title(ctx, key)}</dt><dd>${shown(ctx, value)}</dd></div>`,
      )}</dl>
    </div>`,
    mats: "",
    hand: "",
  };
}
