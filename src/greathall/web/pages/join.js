// An invitation: the secret is in the address's fragment, which is never sent with a request.

import { post } from "../app/api.js";
import { go } from "../app/store.js";
import { reason, t } from "../app/words.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { problem } from "./error.js";

export function open({ args, frame }) {
  const secret = new URLSearchParams(location.hash.slice(1));
  frame(html`<p class="onwood">${t("loading")}</p>`);
  const watch = secret.get("watch");
  if (watch) {
    post(`/api/tables/${args[0]}/watch`, { key: watch })
      .then(() => go(`/t/${args[0]}`, true))
      .catch((error) => frame(problem(t("error-invite"), reason(error))));
    return;
  }
  post(`/api/tables/${args[0]}/join`, { invite: secret.get("invite") ?? "" })
    .then(() => go(`/t/${args[0]}`, true))
    .catch((error) => frame(problem(t("error-invite"), reason(error))));
}
