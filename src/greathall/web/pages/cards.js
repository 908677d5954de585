// Every card of a game, with what it does and where it comes from.
import { html } from "../vendor/lit-html/lit-html.js";
import { cached } from "../app/api.js";
import { lang } from "../app/store.js";
import { t } from "../app/words.js";
import { viewOf } from "../games/views.js";
import { link } from "../parts/bar.js";
import { icon } from "../parts/icons.js";
import { problem } from "./error.js";

export function open({ args, frame }) {
  let wanted = "";
  Promise.all([cached(`/api/games/${args[0]}/cards?lang=${lang.value}`), viewOf(args[0])])
    .then(([cards, view]) => {
      const draw = () => {
        const found = cards.filter((card) => `${card.name} ${card.about} ${card.kind}`.toLowerCase().includes(wanted));
        frame(html`<section class="parchment"><h1>${icon("cards")} ${t("cards-title")}</h1>
          <p>${link(`/rules/${args[0]}`, html`${icon("book")} ${t("rules-title")}`, "plain")}</p>
          <label for="find">${t("cards-find")}</label>
          <input id="find" type="search" @input=${(e) => ((wanted = e.target.value.toLowerCase().trim()), draw())} />
          ${found.length ? "" : html`<p>${t("cards-none")}</p>`}
          <ul class="gallery">${found.map(
            (card) => html`<li class="cardface" id=${card.slug}>${view.picture?.(card.slug) ?? ""}<h2>${card.name}</h2><p>${card.about}</p>
              <p class="small">${card.kind} · ${t(`source-${card.source || "ours"}`)}</p></li>`,
          )}</ul></section>`);
      };
      draw();
      if (location.hash) location.replace(location.hash);
    })
    .catch((error) => frame(problem(t("error-page"), error.message)));
}
