// What somebody at a table should know of it: that it branched off another game, or that the rules changed under it.

import { said, t } from "../app/words.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";

/** @import { Drawing } from "../app/types.js" */

/** @param {string} key */
const read = (key) => sessionStorage.getItem(key) === "read";

/** @param {Drawing} ctx */
export function notices(ctx) {
  const { origin, rules, table } = ctx.snapshot;
  const from = origin ? t(origin.sampled ? "origin-sampled" : "origin-finished", { n: origin.n }) : "";
  return html`${from ? html`<p class="small origin" title=${from}>${icon("note")} ${from}</p>` : ""}
    ${rules ? changed(ctx, rules, `rules.${table}.${rules.to}`) : ""}`;
}

/** @param {Drawing} ctx @param {any} rules @param {string} key */
function changed(ctx, rules, key) {
  if (read(key)) return "";
  const close = () => {
    sessionStorage.setItem(key, "read");
    ctx.redraw();
  };
  const why = rules.taken_back ? said(`rules-why-${rules.why}`, { n: rules.answers + 1 }) : "";
  return html`<div class="request changed" role="alert"><p>${icon("book")}
  ${t("rules-changed", { from: rules.from, to: rules.to })}
      ${
        rules.taken_back
          ? html`<b>${t("rules-taken-back", { count: rules.taken_back })}</b> ${why}`
          : t("rules-nothing-back")
      }</p>
    <button class="plain" @click=${close}>${icon("check")} ${t("rules-understood")}</button></div>`;
}
