// The head of a game's pages of rules and cards: its picture, its name, and the way from one to the other.

import { t } from "../app/words.js";
import { scene } from "../art/scenes.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { link } from "./bar.js";
import { icon } from "./icons.js";

const PAGES = [
  ["rules", "book"],
  ["cards", "cards"],
];

/** @param {any} game @param {string} page */
export const bookHead = (game, page) => html`<header class="bookhead">${scene(game.slug)}
  <div><h1>${t(`${page}-title`)} <span>${game.title}</span></h1>
    <nav class="deeds" aria-label=${game.title}>${PAGES.map(([name, sign]) =>
      name === page
        ? html`<span class="plain here" aria-current="page">${icon(sign)} ${t(`${name}-title`)}</span>`
        : link(`/${name}/${game.slug}`, html`${icon(sign)} ${t(`${name}-title`)}`, "plain"),
    )}
    ${link(`/new?game=${game.slug}`, html`${icon("plus")} ${t("hall-new")}`, "plain")}</nav></div></header>`;
