// What went wrong, in a sentence, and the way back.
import { html } from "../vendor/lit-html/lit-html.js";
import { t } from "../app/words.js";
import { icon } from "../parts/icons.js";
import { link } from "../parts/bar.js";

export function problem(title, text) {
  return html`<section class="parchment problem">
    ${icon("skull")}
    <h1>${title}</h1>
    <p>${text}</p>
    ${link("/", t("error-home"), "seal")}
  </section>`;
}
