// What went wrong, in a sentence, and the way back.

import { t } from "../app/words.js";
import { door } from "../art/scenes/hall.js";
import { link } from "../parts/bar.js";
import { icon } from "../parts/icons.js";
import { html } from "../vendor/lit-html/lit-html.js";

export function problem(title, text) {
  return html`<section class="parchment problem">
    ${door()}
    <h1>${title}</h1>
    <p>${text}</p>
    ${link("/", html`${icon("hall")} ${t("error-home")}`, "seal")}
  </section>`;
}
