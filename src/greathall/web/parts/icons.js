// An icon beside a word, or instead of one: then it has a label.

import { DRAWN } from "../art/icons.js";
import { html } from "../vendor/lit-html/lit-html.js";

/** @param {string} name */
export function icon(name, label = "") {
  const drawing = DRAWN[name] ?? DRAWN.shield;
  return label
    ? html`<svg class="icon" viewBox="0 0 24 24" role="img" aria-label=${label}>${drawing}</svg>`
    : html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>`;
}
