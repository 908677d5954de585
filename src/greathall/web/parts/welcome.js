// The first visit: a name, and nothing else.

import { post } from "../app/api.js";
import { me } from "../app/store.js";
import { reason, t } from "../app/words.js";
import { greatHall } from "../art/scenes/hall.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { toast } from "./toast.js";

/** @param {any} done */
export function welcome(done) {
  /** @param {any} event */
  const enter = async (event) => {
    event.preventDefault();
    const name = String(new FormData(event.target).get("name")).trim();
    if (!name) return;
    try {
      me.value = await post("/api/me", { name });
      done();
    } catch (error) {
      toast(reason(error));
    }
  };
  return html`<section class="welcome parchment">
    ${greatHall()}
    <h1>${t("welcome-title")}</h1>
    <p>${t("welcome-text")}</p>
    <form @submit=${enter}>
      <label for="name">${t("welcome-name")}</label>
      <input id="name" name="name" maxlength="24" required autocomplete="nickname" autofocus />
      <button class="seal">${t("welcome-enter")}</button>
    </form>
  </section>`;
}
