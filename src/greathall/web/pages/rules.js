// The whole rule index of a game, by heading, searchable, with rulings.

import { cached } from "../app/api.js";
import { lang } from "../app/store.js";
import { reason, t } from "../app/words.js";
import { bookHead } from "../parts/book.js";
import { changing } from "../parts/form.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { problem } from "./error.js";

// Rules in their order, under the headings they come with.
function chapters(rules) {
  const found = [];
  for (const rule of rules) {
    if (found.at(-1)?.heading !== rule.heading) found.push({ heading: rule.heading, rules: [] });
    found.at(-1).rules.push(rule);
  }
  return found;
}

const row = (
  rule,
  slug,
) => html`<div id=${rule.id} class=${rule.status}><dt><a href=${`#${rule.id}`}>${rule.id}</a> <span class="tag">${t(
  `status-${rule.status}`,
)}</span></dt>
  <dd>${rule.text}${rule.why ? html` <span class="small">${t("rules-why", { why: rule.why })}</span>` : ""}
    ${
      rule.rules.length
        ? html`<span class="small">${t("rules-on")} ${rule.rules.map(
            (id) => html`<a href=${`/rules/${slug}#${id}`}>${id}</a> `,
          )}</span>`
        : ""
    }</dd></div>`;

export function open({ args, frame }) {
  const slug = args[0];
  let rules = [];
  let games = [];
  let wanted = "";
  let status = "";
  const fits = (rule) => {
    const text = `${rule.id} ${rule.heading} ${rule.text} ${rule.why}`.toLowerCase();
    return (!status || rule.status === status) && wanted.split(/\s+/).every((word) => text.includes(word));
  };
  const change = changing(() => draw());
  const draw = () => {
    const found = rules.filter(fits);
    const parts = chapters(found);
    const chip = (value, label) =>
      html`<button class="chip" aria-pressed=${status === value} @click=${change(() => (status = value))}>${label}</button>`;
    frame(html`<section class="parchment rulebook">
      ${bookHead(
        games.find((game) => game.slug === slug),
        "rules",
      )}
      <label for="find">${t("rules-find")}</label>
      <input id="find" type="search" .value=${wanted} @input=${change((field) => (wanted = field.value.toLowerCase().trim()))} />
      <div class="chips" role="group" aria-label=${t("rules-kinds")}>${chip("", t("cards-all"))}${[
        ...new Set(rules.map((rule) => rule.status)),
      ].map((one) => chip(one, t(`status-${one}`)))}</div>
      <p class="small" role="status">${found.length ? t("rules-count", { count: found.length }) : t("rules-none")}</p>
      <div class="leaves">
        <nav class="contents" aria-label=${t("rules-contents")}><ol>${parts.map(
          (part) => html`<li><a href=${`#${part.rules[0].id}`}>${part.heading}</a></li>`,
        )}</ol></nav>
        <div>${parts.map(
          (part) =>
            html`<section><h2>${part.heading}</h2><dl>${part.rules.map((rule) => row(rule, slug))}</dl></section>`,
        )}</div>
      </div></section>`);
  };
  Promise.all([cached(`/api/games/${slug}/rules?lang=${lang.value}`), cached(`/api/games?lang=${lang.value}`)])
    .then(([list, all]) => {
      rules = list;
      games = all;
      draw();
      if (location.hash) location.replace(location.hash); // the rule of the address, now that it is drawn
    })
    .catch((error) => frame(problem(t("error-page"), reason(error))));
}
