// Small windows above the page: a question before something that cannot be undone, and the help for the keyboard.

import { t } from "../app/words.js";
import { html, render } from "../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";

/** @param {string} label @param {(close: () => void) => unknown} content */
function sheet(label, content) {
  const box = document.createElement("dialog");
  box.className = "parchment sheet-over";
  box.setAttribute("aria-label", label);
  document.body.append(box);
  render(
    content(() => box.close()),
    box,
  );
  box.addEventListener("close", () => box.remove());
  box.addEventListener("click", (event) => event.target === box && box.close());
  box.showModal();
  return box;
}

export const covered = () => document.querySelector("dialog[open]") !== null;

/** @param {string} text */
export function ask(text) {
  return new Promise((resolve) => {
    let agreed = false;
    /** @param {() => void} close */
    const yes = (close) => () => {
      agreed = true;
      close();
    };
    const box = sheet(
      text,
      (/** @type {() => void} */ close) => html`<h2>${text}</h2>
      <p class="deeds"><button class="plain" autofocus @click=${close}>${icon("cross")} ${t("no")}</button>
      <button class="seal" @click=${yes(close)}>${icon("check")} ${t("yes")}</button></p>`,
    );
    box.addEventListener("close", () => resolve(agreed));
  });
}

// A line of text from the reader, or null.
/** @param {string} text */
export function askText(text, value = "") {
  return new Promise((resolve) => {
    /** @type {string | null} */
    let given = null;
    /** @param {() => void} close */
    const done = (close) => (/** @type {any} */ event) => {
      event.preventDefault();
      given = String(new FormData(event.target).get("given")).trim();
      close();
    };
    const box = sheet(
      text,
      (/** @type {() => void} */ close) => html`<form @submit=${done(close)}><h2><label for="given">${text}</label></h2>
      <p><input id="given" name="given" size="36" maxlength="200" autofocus .value=${value} /></p>
      <p class="deeds"><button type="button" class="plain" @click=${close}>${icon("cross")} ${t("no")}</button>
      <button class="seal">${icon("check")} ${t("yes")}</button></p></form>`,
    );
    box.addEventListener("close", () => resolve(given));
  });
}

const KEYS = [
  ["1 – 9", "keys-answer"],
  ["U", "keys-undo"],
  ["H", "keys-hint"],
  ["W", "keys-why"],
  ["C", "keys-chat"],
  ["← →", "keys-replay"],
  ["Tab", "keys-tab"],
  ["?", "keys-help"],
];

export function help() {
  if (covered()) return;
  sheet(
    t("keys-title"),
    (/** @type {() => void} */ close) => html`<h2>${t("keys-title")}</h2>
    <dl class="keys">${KEYS.map(([key, what]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${t(what)}</dd></div>`)}</dl>
    <p class="deeds"><button class="seal" autofocus @click=${close}>${t("close")}</button></p>`,
  );
}
