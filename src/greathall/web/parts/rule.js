// The way to a rule: its id, with the sentence for who points at it.
import { html, nothing } from "../vendor/lit-html/lit-html.js";

/** @param {string} slug @param {string} [rule] @param {string} [text] */
export const ruleLink = (slug, rule, text) =>
  rule
    ? html`<a class="rule" href=${`/rules/${slug}#${rule}`} target="_blank" title=${text || nothing}>${rule}</a>`
    : "";
