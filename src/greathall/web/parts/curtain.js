// Several people at one screen: nobody sees another's hand before he is alone with it.
import { html } from "../vendor/lit-html/lit-html.js";
import { t } from "../app/words.js";
import { icon } from "./icons.js";

export function curtain(name, lift) {
  return html`<section class="curtain" role="dialog" aria-modal="true" aria-labelledby="pass">
    ${icon("eye")}
    <h1 id="pass">${t("curtain-pass", { name })}</h1>
    <p>${t("curtain-text")}</p>
    <button class="seal" autofocus @click=${lift}>${t("curtain-lift", { name })}</button>
  </section>`;
}
