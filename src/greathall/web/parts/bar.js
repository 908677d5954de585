// The bar above every page: the way home, and how one likes it.

import { del, post } from "../app/api.js";
import { fileOf } from "../app/files.js";
import { go, lang, me, motion, sound, theme } from "../app/store.js";
import { reason, t } from "../app/words.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { ask, help } from "./ask.js";
import { icon } from "./icons.js";
import { toast } from "./toast.js";

const ICON = fileOf("art/icon.svg");

/** @param {string} path @param {unknown} content */
export function link(path, content, kind = "") {
  /** @param {any} event */
  const follow = (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(path);
  };
  return html`<a class=${kind} href=${path} @click=${follow}>${content}</a>`;
}

/** @param {string} label @param {any} source @param {any} values */
const choice = (label, source, values) => html`<label>
  <span>${label}</span>
  <select @change=${(/** @type {any} */ event) => (source.value = event.target.value)}>
    ${values.map(
      (/** @type {any} */ [value, name]) =>
        html`<option value=${value} ?selected=${source.value === value}>${name}</option>`,
    )}
  </select>
</label>`;

/** @param {any} event */
async function rename(event) {
  event.preventDefault();
  const name = event.target.elements.who.value.trim();
  if (!name) return;
  try {
    me.value = await post("/api/me", { name });
  } catch (error) {
    toast(reason(error));
  }
}

const others = () =>
  del("/api/sessions/others")
    .then(() => toast(t("bar-others-done")))
    .catch((error) => toast(reason(error)));
const leave = async () => {
  if (await ask(t("bar-leave-sure")))
    del("/api/session")
      .then(() => location.assign("/"))
      .catch((error) => toast(reason(error)));
};

const mine = () => html`<form @submit=${rename}><label for="who">${t("bar-name")}</label>
    <span class="pair"><input id="who" name="who" maxlength="24" .value=${me.value.name} /><button
      class="plain">${t("bar-save")}</button></span></form>
  <button class="plain" @click=${others}>${t("bar-others")}</button>
  <button class="plain" @click=${leave}>${t("bar-leave")}</button>`;

// The settings close as a menu does: by a click elsewhere, or by Escape.
/** @param {any} event */
const shut = (event) => {
  /** @type {HTMLDetailsElement | null} */
  const open = document.querySelector(".settings[open]");
  if (!open || (event.type === "pointerdown" ? open.contains(event.target) : event.key !== "Escape")) return;
  open.open = false;
  if (event.key) open.querySelector("summary").focus();
};
addEventListener("pointerdown", shut);
addEventListener("keydown", shut);

export function bar() {
  return html`<a class="skip" href="#main">${t("bar-skip")}</a>
    <header class="bar">
      ${link("/", html`<img src=${ICON} alt="" width="30" height="30" /> <span>Greathall</span>`, "home")}
      <span class="place">
        <button class="quiet" @click=${help} title=${t("bar-keys")}>${icon("why", t("bar-keys"))}</button>
        <details class="settings">
          <summary>${icon("gear", t("bar-settings"))}<span class="name">${me.value.name}</span></summary>
          <div class="sheet">
            ${choice(t("bar-language"), lang, [
              ["en", "English"],
              ["es", "Español"],
            ])}
            ${choice(t("bar-theme"), theme, [
              ["light", t("theme-light")],
              ["dark", t("theme-dark")],
              ["contrast", t("theme-contrast")],
            ])}
            ${choice(t("bar-motion"), motion, [
              ["on", t("on")],
              ["off", t("off")],
            ])}
            ${choice(t("bar-sound"), sound, [
              ["off", t("off")],
              ["on", t("on")],
            ])}
            ${me.value.id ? mine() : ""}
          </div>
        </details>
      </span>
    </header>`;
}
