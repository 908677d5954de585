// Several people at one screen: nobody sees another's hand before he is alone with it.

import { t } from "../app/words.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";

const focus = (element) => requestAnimationFrame(() => element?.focus());

export function curtain(name, lift, undo = null) {
  return html`<section class="curtain" role="dialog" aria-modal="true" aria-labelledby="pass">
    <div class="valance" aria-hidden="true"></div>
    ${icon("eye")}
    <h1 id="pass">${t("curtain-pass", { name })}</h1>
    <p>${t("curtain-text")}</p>
    <button class="seal" ${ref(focus)} @click=${lift}>${t("curtain-lift", { name })}</button>
    ${undo ? html`<button class="plain" @click=${undo}>${icon("undo")} ${t("table-undo")}</button>` : ""}
  </section>`;
}
