// The hall: the games, my tables with my turn first, and tables that anybody may join.

import { cached, get, post, upload } from "../app/api.js";
import { go, lang } from "../app/store.js";
import { reason, t } from "../app/words.js";
import { greatHall } from "../art/scenes/hall.js";
import { isGreat, scene } from "../art/scenes.js";
import { link } from "../parts/bar.js";
import { icon } from "../parts/icons.js";
import { toast } from "../parts/toast.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { problem } from "./error.js";

export function open({ frame }) {
  let games = [];
  let tables = { mine: [], open: [] };
  let ready = false;
  const draw = () => frame(view(games, tables, ready));
  const refresh = async () => {
    tables = await get("/api/tables");
    draw();
  };
  const start = async () => {
    try {
      games = await cached(`/api/games?lang=${lang.value}`);
      ready = true;
      await refresh();
    } catch (error) {
      frame(problem(t("error-server"), reason(error)));
    }
  };
  start();
  const timer = setInterval(() => document.visibilityState === "visible" && refresh().catch(() => {}), 10_000);
  return () => clearInterval(timer);
}

async function quick(slug) {
  try {
    const { id } = await post("/api/tables/quick", { game: slug });
    go(`/t/${id}`);
  } catch (error) {
    toast(reason(error));
  }
}

const tile = (game) => html`<li class=${`tile ${isGreat(game.slug) ? "great" : "little"}`}>
  <div class="frame">${scene(game.slug)}</div>
  <div class="about">
    <h3>${game.title}</h3>
    <p class="facts"><span>${icon("person")} ${t("hall-players", { low: game.seats[0], high: game.seats[1] })}</span>
      ${game.designer ? html`<span>${game.designer}</span>` : ""}</p>
    <p>${game.about}</p>
  </div>
  <div class="deeds">
    <button class="seal" @click=${() => quick(game.slug)}>${icon("play")} ${t("hall-play")}</button>
    <span class="ways">${link(`/new?game=${game.slug}`, html`${icon("plus")} ${t("hall-new")}`)}
      ${link(`/rules/${game.slug}`, html`${icon("book")} ${t("hall-rules")}`)}
      ${link(`/cards/${game.slug}`, html`${icon("cards")} ${t("hall-cards")}`)}</span>
  </div>
</li>`;

const state = (table) => {
  if (table.broken) return t("hall-broken");
  if (table.over) return t("hall-over");
  if (table.frozen) return t("hall-frozen");
  if (table.turn) return t("hall-your-turn");
  if (table.waiting.every((seat) => table.open_seats.includes(seat))) return t("hall-company");
  return t("hall-waiting", { who: table.waiting.map((seat) => table.names[seat]).join(", ") });
};

async function sit(table) {
  try {
    await post(`/api/tables/${table.id}/join`, { seat: table.open_seats[0] });
    go(`/t/${table.id}`);
  } catch (error) {
    toast(reason(error));
  }
}

const row = (table) => html`<li class=${`row ${table.turn ? "turn" : ""}`}>
  ${link(
    `/t/${table.id}`,
    html`<span class="thumb">${scene(table.game)}</span>
      <span class="what"><b>${table.title}</b> <span>${table.names.join(", ")}</span></span>
      <span class="small">${t("hall-moves", { count: table.answers })}</span>
      <span class="state">${icon(table.over ? "crown" : table.turn ? "hourglass" : "eye")} ${state(table)}</span>
      ${table.seat >= 0 && !table.over ? html`<span class="resume">${icon("play")} ${t("hall-resume")}</span>` : ""}`,
  )}
  ${
    table.seat < 0 && table.open_seats.length
      ? html`<button class="seal" @click=${() => sit(table)}>${t("hall-sit")}</button>`
      : ""
  }
</li>`;

const list = (tables, most) => html`<ul class="rows">${tables.slice(0, most).map(row)}</ul>
  ${
    tables.length > most
      ? html`<details class="older"><summary>${t("hall-more", { count: tables.length - most })}</summary><ul
        class="rows">${tables.slice(most).map(row)}</ul></details>`
      : ""
  }`;

async function bring(event) {
  const file = event.target.files[0];
  if (!file) return;
  try {
    const { id } = await upload("/api/import", await file.text());
    go(`/replay/${id}`);
  } catch (error) {
    toast(reason(error));
  }
}

const PROMISES = [
  ["person", "hall-promise-company"],
  ["book", "hall-promise-rules"],
  ["undo", "hall-promise-time"],
];

function hero(tables) {
  const turns = tables.mine.filter((table) => table.turn && !table.over);
  return html`<section class="hero">${greatHall()}<div><h1>${t("welcome-title")}</h1><p>${t("hall-lead")}</p>
    ${
      turns.length
        ? html`<p>${link(
            `/t/${turns[0].id}`,
            html`${icon("hourglass")} ${t("hall-turns", { count: turns.length, game: turns[0].title })}`,
            "seal",
          )}</p>`
        : html`<ul>${PROMISES.map(([sign, what]) => html`<li>${icon(sign)} ${t(what)}</li>`)}</ul>`
    }</div></section>`;
}

const mine = (tables) => html`<section class="parchment mine"><h2>${t("hall-mine")}</h2>
  ${tables.length ? list(tables, 5) : html`<p>${t("hall-none-mine")}</p>`}</section>`;

// Who has a game running finds it above the games; everybody else sees the games first.
function view(games, tables, ready) {
  const running = tables.mine.some((table) => !table.over);
  return html`${hero(tables)} ${running ? mine(tables.mine) : ""}
    <section aria-labelledby="games"><h2 id="games" class="onwood">${t("hall-games")}</h2>
      ${
        ready
          ? html`<ul class="tiles">${games.filter((game) => isGreat(game.slug)).map(tile)}</ul><ul
            class="tiles">${games.filter((game) => !isGreat(game.slug)).map(tile)}</ul>`
          : html`<p class="onwood" role="status">${t("loading")}</p>`
      }
    </section>
    <div class="halves">
      <section class="parchment"><h2>${t("hall-open")}</h2>
        ${tables.open.length ? list(tables.open, 5) : html`<p>${t("hall-none-open")}</p>`}
        <p class="deeds">${link("/new", html`${icon("plus")} ${t("hall-new-table")}`, "seal")}
          <label class="plain file">${icon("book")} ${t("hall-import")}<input type="file" accept=".jsonl,.json,.txt"
            @change=${bring} /></label></p>
      </section>
      ${running ? "" : mine(tables.mine)}
    </div>`;
}
