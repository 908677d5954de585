// The whole rule index of a game, searchable, with rulings.
import { html } from "../vendor/lit-html/lit-html.js";
import { cached } from "../app/api.js";
import { lang } from "../app/store.js";
import { t } from "../app/words.js";
import { link } from "../parts/bar.js";
import { icon } from "../parts/icons.js";
import { problem } from "./error.js";

export function open({ args, frame }) {
  let rules = [];
  let wanted = "";
  const fits = (rule) => {
    const text = `${rule.id} ${rule.heading} ${rule.text} ${rule.why}`.toLowerCase();
    return wanted.split(/\s+/).every((word) => text.includes(word));
  };
  const draw = () => {
    const found = rules.filter(fits);
    frame(html`<section class="parchment rulebook">
      <h1>${icon("book")} ${t("rules-title")}</h1>
      <p>${link(`/cards/${args[0]}`, html`${icon("cards")} ${t("cards-title")}`, "plain")}</p>
      <label for="find">${t("rules-find")}</label>
      <input id="find" type="search" .value=${wanted} @input=${(e) => ((wanted = e.target.value.toLowerCase().trim()), draw())} />
      <p class="small" role="status">${t("rules-count", { count: found.length })}</p>
      ${found.length ? "" : html`<p>${t("rules-none")}</p>`}
      <dl>${found.map(
        (rule) => html`<div id=${rule.id} class=${rule.status}><dt><a href=${`#${rule.id}`}>${rule.id}</a> <span>${rule.heading}</span> <span class="tag">${t(`status-${rule.status}`)}</span></dt>
          <dd>${rule.text}${rule.why ? html`<br /><span class="small">${t("rules-why", { why: rule.why })}</span>` : ""}</dd></div>`,
      )}</dl></section>`);
  };
  cached(`/api/games/${args[0]}/rules?lang=${lang.value}`)
    .then((list) => {
      rules = list;
      draw();
      if (location.hash) location.replace(location.hash); // the rule of the address, now that it is drawn
    })
    .catch((error) => frame(problem(t("error-page"), error.message)));
}
