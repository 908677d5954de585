// Several people at one screen: nobody sees another's hand before he is alone with it.

import { t } from "../app/words.js";
import { icon } from "../parts/icons.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { html } from "../vendor/lit-html/lit-html.js";

/** @import { Snapshot } from "../app/types.js" */

/** Which of my seats should look now, if several people share this screen. @param {Snapshot} snapshot */
export function whoLooks(snapshot) {
  if (snapshot.controls.length < 2 || snapshot.outcome) return undefined;
  if (snapshot.waiting.includes(snapshot.seat)) return snapshot.seat;
  return snapshot.controls.find((seat) => snapshot.waiting.includes(seat));
}

const focus = (/** @type {any} */ element) => requestAnimationFrame(() => element?.focus());

/** @param {string} name @param {() => void} lift @param {(() => void) | null} undo */
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
