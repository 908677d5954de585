// Kingdoms Rise & Fall: Dorian. The map of the kingdom, the battle as a scene, deals, and the own character board.

import { Answers } from "../../board/answers.js";
import { remembering } from "../../board/memory.js";
import { cameraTools } from "../../board/tools.js";
import { Camera } from "../../parts/camera.js";
import { icon } from "../../parts/icons.js";
import { html, svg } from "../../vendor/lit-html/lit-html.js";
import { deeds, LIES } from "./answers.js";
import { emblem } from "./art/emblems.js";
import { spot } from "./art/land.js";
import { bust } from "./art/leaders.js";
import { sign, smallSign } from "./art/signs.js";
import { site } from "./art/sites.js";
import { boards } from "./boards.js";
import { city, leaders, looking } from "./choices.js";
import { deals, pending } from "./deals.js";
import { BOUNDS, map } from "./map.js";
import { mine } from "./mine.js";
import { Moments } from "./moments.js";
import { scene } from "./scene.js";
import { banners, chronicle, track } from "./top.js";

// What outlives a drawing: where one looks, what is open, what was seen last.
const memory = remembering((table) => {
  const camera = new Camera(table, { margin: 20, most: 1.6, room: 110, farthest: 0.12 });
  camera.bounds = BOUNDS;
  return { camera, moments: new Moments(), n: -1, show: "map", deals: false, map: false };
});
/** @returns {any} */
const root = () => document.querySelector(".do");

export const targets = ".do-target";

// Sections of a small screen, and which answers each of them shows.
const SECTIONS = {
  map: ["place", "figure", "battle", "back", "joining", "look", "looking", "leader", "deed"],
  mine: ["hand", "restore", "area", "rest", "good", "slot", "objective"],
  city: ["supply", "deck", "seat"],
  deals: ["contract", "give", "want", "deal"],
};
const SIGNS = { map: "hall", mine: "shield", city: "gold", deals: "link" };

// After an answer the section is shown where the next one can be given.
function turnTo(memo, answers, ctx) {
  if (memo.n === ctx.snapshot.n) return;
  const open = Object.keys(SECTIONS).filter((name) => SECTIONS[name].some((kind) => answers.hasKind(kind)));
  if (pending(ctx)) memo.show = "deals";
  else if (ctx.options.length && !open.includes(memo.show)) memo.show = open[0] ?? "map";
  memo.deals = pending(ctx);
  memo.map = false;
}

function look(memo, name, value) {
  memo[name] = value;
  const board = root();
  board.dataset[name] = String(value);
  for (const button of board.querySelectorAll(`[data-sets="${name}"]`))
    button.setAttribute("aria-pressed", String((button.dataset.value ?? "true") === String(value)));
}

function here(view, seat) {
  const player = view.players[seat] ?? view.players[view.turn.seat];
  const place = player?.at && view.places.find((one) => one.place === player.at);
  return place ? spot(place) : null;
}

function tools(ctx, camera) {
  const { t } = ctx;
  const words = {
    bigger: t("dorian-bigger"),
    smaller: t("dorian-smaller"),
    whole: t("dorian-whole"),
    me: t("dorian-me"),
  };
  const home = () => camera.centre(here(ctx.view, ctx.seat), 0.8);
  return html`<div class="do-tools">${cameraTools("do-tool", camera, words, 1.3, home)}</div>`;
}

export function table(ctx) {
  const memo = memory(ctx.snapshot.table);
  const { t, view } = ctx;
  if (memo.n !== ctx.snapshot.n) memo.moments.before(root());
  const answers = new Answers(ctx, LIES);
  turnTo(memo, answers, ctx);
  const gathering = leaders(ctx, answers);
  const kingdom = map(ctx, memo.camera, answers);
  const onMap = answers.hasKind("place") || answers.hasKind("figure");
  const seen = looking(ctx, answers);
  const market = city(ctx, answers);
  const bargains = deals(ctx, answers);
  const players = banners(ctx, answers);
  const own = mine(ctx, answers);
  const away = onMap && Boolean(view.battle);
  const rest = view.battle && !away ? "" : deeds(ctx, answers.rest(), "seal");
  const fight = scene(ctx, answers);
  const offers = ctx.options.filter(({ verb }) => verb === "tribute" || verb === "bargain").length;
  const toggles = html`<div class="do-toggles">${
    view.battle && !onMap
      ? html`<button class="do-toggle" data-sets="map" aria-pressed=${memo.map}
        @click=${() => look(memo, "map", !memo.map)}>${icon("hall")} <span>${t("dorian-see-map")}</span></button>`
      : ""
  }
    <button class="do-toggle" data-sets="deals" aria-pressed=${memo.deals}
      @click=${() => look(memo, "deals", !memo.deals)}>${smallSign("chain")} <span>${t("dorian-deals")}</span>${
        offers ? html`<b>${offers}</b>` : ""
      }</button></div>`;
  const sections = html`<nav class="do-sections" aria-label=${t("dorian-sections")}>${Object.keys(SECTIONS)
    .filter((name) => name !== "mine" || own)
    .map(
      (name) =>
        html`<button data-sets="show" data-value=${name} aria-pressed=${memo.show === name}
          class=${SECTIONS[name].some((kind) => answers.hasKind(kind)) ? "open" : ""}
          @click=${() => look(memo, "show", name)}>${icon(SIGNS[name])}<span>${t(`dorian-section-${name}`)}</span></button>`,
    )}</nav>`;
  const board = html`<div class="do" data-n=${ctx.snapshot.n} data-show=${memo.show} data-deals=${memo.deals}
    data-map=${memo.map || away}>
    ${chronicle(ctx, toggles)}${track(ctx)}${players}
    <div class="do-stage">${kingdom}${market}${tools(ctx, memo.camera)}${fight}${gathering}${seen}<aside class="do-deals"
      tabindex="0" aria-label=${t("dorian-deals")}><h2>${t("dorian-deals")}</h2>${bargains}</aside>
      <div class="do-deeds" role="group" aria-label=${t("dorian-deeds")}>${rest}</div></div>
    ${own}${sections}
  </div>`;
  return { board, mats: boards(ctx), hand: "" };
}

// Called after each drawing: the eye follows who acts, and what is new moves.
export function animate(ctx) {
  const memo = memory(ctx.snapshot.table);
  const { camera, moments, n } = memo;
  const acting = here(ctx.view, ctx.view.turn.seat);
  camera.open(here(ctx.view, ctx.seat) ?? acting, 0.3, () => 0.5);
  if (n !== ctx.snapshot.n) {
    if (n !== -1 && acting && !camera.fitted) camera.follow([acting]);
    memo.n = ctx.snapshot.n;
  }
  moments.show(ctx, root(), camera);
}

// Whoever is done gives the turn away.
export const ends = ({ verb }) => verb === "done";

// A card of the gallery, in a field of 100 x 100.
const SHEETS = { objective: "scroll", kingdom: "scroll", treasure: "coin", defence: "seal", supply: "coin" };
export function picture(slug, card) {
  const { type = "U", leader = "" } = card.numbers;
  if (card.table === "leader") return bust(slug);
  if (card.table === "place")
    return svg`<g transform="translate(50 66) scale(.82)">${site({
      ...card.numbers,
      place: slug,
      mine: MINES[slug] ? { resource: MINES[slug] } : null,
    })}</g>`;
  if (card.table === "card" || card.table === "upgrade")
    return svg`<g transform="translate(50 50) scale(1.640)">${emblem(slug, type, type === "U" ? leader : "")}</g>`;
  return svg`<g transform="translate(50 50) scale(3.200)" color="#8a5c36">${sign(SHEETS[card.table] ?? "scroll")}</g>`;
}
const MINES = { dark_essence_mine: "DE", dragon_stone_mine: "DS", magic_crystal_mine: "MC" };

// How the points came together: IP, ★ and Objectives of each player.
export function score(ctx) {
  const { view, names, t } = ctx;
  const rows = [...view.players].sort((a, b) => view.outcome.places[a.seat] - view.outcome.places[b.seat]);
  const head = ["who", "ip", "stars", "objectives"].map((key) => html`<th>${t(`dorian-${key}`)}</th>`);
  return html`<table class="do-score"><thead><tr>${head}</tr></thead><tbody>
    ${rows.map(
      (player) =>
        html`<tr><td>${names[player.seat]}</td><td>${player.ip}</td><td>${player.stars}</td>
          <td>${player.turned.length}</td></tr>`,
    )}</tbody></table>`;
}
