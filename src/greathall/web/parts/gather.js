// Before the deal: who is here, and the words that everybody adds to the shuffle.

import { t } from "../app/words.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";

/** @import { Drawing } from "../app/types.js" */

// Something that can be read aloud, from the browser's own chance: whoever has no words of his own takes it as it is.
function syllables(count = 9) {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return [...bytes]
    .map((byte, k) => `${k && k % 3 === 0 ? " " : ""}${"bdfgklmnprstvwyz"[byte >> 4]}${"aeiou"[(byte & 15) % 5]}`)
    .join("");
}

const proposed = new Map(); // table -> words, so that drawing again does not change them

/** @param {Drawing} ctx */
export function gathering(ctx) {
  const { snapshot } = ctx;
  const { people, words, missing, controls, table } = snapshot;
  const first = controls[0];
  const mine = first !== undefined && words[first] === null;
  if (mine && !proposed.has(table)) proposed.set(table, syllables());
  /** @param {any} event */
  const say = (event) => {
    event.preventDefault();
    ctx.addWords(event.target.elements.words.value.trim());
  };
  const state = (/** @type {any} */ { kind, seat }) => {
    if (missing.includes(seat))
      return html`${icon("hourglass")} ${t(kind === "open" ? "gather-open" : "gather-waits")}`;
    return html`${icon("check", t("gather-here"))} ${words[seat] ? html`<q>${words[seat]}</q>` : ""}`;
  };
  return html`<section class="parchment gather" aria-labelledby="gather">
    <h2 id="gather">${t("gather-title")}</h2>
    <p>${t("gather-text")}</p>
    <ul class="gathered">${people.map(
      (/** @type {any} */ one) => html`<li><b>${one.name}</b> <span>${state(one)}</span></li>`,
    )}</ul>
    ${
      mine
        ? html`<form @submit=${say}><label for="words">${t("gather-words")}</label>
          <input id="words" name="words" maxlength="100" autocomplete="off" .value=${proposed.get(table)} />
          <button class="seal">${icon("check")} ${t("gather-ready")}</button></form>`
        : html`<p role="status">${icon("hourglass")} ${t(controls.length ? "gather-others" : "gather-watching")}</p>`
    }
  </section>`;
}
