// The bar above every page: the way home, and how one likes it.
import { html } from "../vendor/lit-html/lit-html.js";
import { go, lang, me, motion, sound, theme } from "../app/store.js";
import { t } from "../app/words.js";
import { icon } from "./icons.js";

export function link(path, content, kind = "") {
  const follow = (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(path);
  };
  return html`<a class=${kind} href=${path} @click=${follow}>${content}</a>`;
}

const choice = (label, source, values) => html`<label>
  <span>${label}</span>
  <select @change=${(event) => (source.value = event.target.value)}>
    ${values.map(([value, name]) => html`<option value=${value} ?selected=${source.value === value}>${name}</option>`)}
  </select>
</label>`;

export function bar() {
  return html`<a class="skip" href="#main">${t("bar-skip")}</a>
    <header class="bar">
      ${link("/", html`<img src="/web/art/icon.svg" alt="" width="28" height="28" /> <span>Greathall</span>`, "home")}
      <details class="settings">
        <summary>${icon("gear", t("bar-settings"))}<span class="name">${me.value.name}</span></summary>
        <div class="sheet">
          ${choice(t("bar-language"), lang, [["en", "English"], ["es", "Español"]])}
          ${choice(t("bar-theme"), theme, [["light", t("theme-light")], ["dark", t("theme-dark")], ["contrast", t("theme-contrast")]])}
          ${choice(t("bar-motion"), motion, [["on", t("on")], ["off", t("off")]])}
          ${choice(t("bar-sound"), sound, [["off", t("off")], ["on", t("on")]])}
        </div>
      </details>
    </header>`;
}
