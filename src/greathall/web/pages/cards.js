// Every card and tile of a game as the player sees it, with what it does and where it comes from.

import { cached } from "../app/api.js";
import { lang } from "../app/store.js";
import { reason, said, t } from "../app/words.js";
import { viewOf } from "../games/views.js";
import { bookHead } from "../parts/book.js";
import { changing } from "../parts/form.js";
import { icon } from "../parts/icons.js";
import { html, svg } from "../vendor/lit-html/lit-html.js";
import { problem } from "./error.js";

const SOURCES = { rulebook: "book", public: "eye", ours: "note" };
const kindOf = (card) => said(`cards-kind-${card.kind}`) ?? card.kind.replaceAll("_", " ");

// A card that its game does not draw: a shield with its initial.
const plain = (
  card,
) => svg`<path d="M22 14h56v36c0 20-14 30-28 38-14-8-28-18-28-38z" fill="#7a2e1d" stroke="#c99a4a" stroke-width="4" />
  <text x="50" y="62" text-anchor="middle" class="initial">${[...card.name][0].toUpperCase()}</text>`;

const face = (card, view) => html`<li class="cardface" id=${card.slug}>
  <div class="cardart"><svg viewBox="0 0 100 100"
    aria-hidden="true">${view.picture?.(card.slug, card) ?? plain(card)}</svg><span class="tag">${kindOf(card)}</span></div>
  <h2>${card.name}</h2><p>${card.about}</p>
  <p class="source">${icon(SOURCES[card.source] ?? "note")} ${t(`source-${card.source || "ours"}`)}</p></li>`;

export function open({ args, frame }) {
  const slug = args[0];
  let wanted = "";
  let kind = "";

  async function start() {
    const [games, cards, view] = await Promise.all([
      cached(`/api/games?lang=${lang.value}`),
      cached(`/api/games/${slug}/cards?lang=${lang.value}`),
      viewOf(slug),
    ]);
    const kinds = [...new Set(cards.map(kindOf))];
    const change = changing(() => draw());
    const draw = () => {
      const found = cards.filter(
        (card) =>
          (!kind || kindOf(card) === kind) &&
          `${card.name} ${card.about} ${kindOf(card)}`.toLowerCase().includes(wanted),
      );
      const chip = (value, label) =>
        html`<button class="chip" aria-pressed=${kind === value} @click=${change(() => (kind = value))}>${label}</button>`;
      frame(html`<section class="parchment">
        ${bookHead(
          games.find((game) => game.slug === slug),
          "cards",
        )}
        <label for="find">${t("cards-find")}</label>
        <input id="find" type="search" @input=${change((field) => (wanted = field.value.toLowerCase().trim()))} />
        ${
          kinds.length > 1
            ? html`<div class="chips" role="group"
              aria-label=${t("cards-kinds")}>${chip("", t("cards-all"))}${kinds.map((one) => chip(one, one))}</div>`
            : ""
        }
        <p class="small" role="status">${found.length ? t("cards-count", { count: found.length }) : t("cards-none")}</p>
        <ul class="gallery">${found.map((card) => face(card, view))}</ul></section>`);
    };
    draw();
    if (location.hash) location.replace(location.hash); // the card of the address, now that it is drawn
  }
  start().catch((error) => frame(problem(t("error-page"), reason(error))));
}
