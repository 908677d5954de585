// The hall: the games, my tables with my turn first, and tables that anybody may join.
import { html } from "../vendor/lit-html/lit-html.js";
import { cached, get, post, upload } from "../app/api.js";
import { go, lang } from "../app/store.js";
import { t } from "../app/words.js";
import { banner, scene } from "../art/banner.js";
import { hasView } from "../games/views.js";
import { link } from "../parts/bar.js";
import { icon } from "../parts/icons.js";
import { toast } from "../parts/toast.js";
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
      const all = await cached(`/api/games?lang=${lang.value}`);
      games = [...all].sort((a, b) => hasView(b.slug) - hasView(a.slug)); // small games without a board of their own come last
      ready = true;
      await refresh();
    } catch (error) {
      frame(problem(t("error-server"), error.message || t("error-server-more")));
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
    toast(error.message);
  }
}

const tile = (game) => html`<li class="tile">
  ${scene(game.slug)}
  <div class="about">
    <h3>${game.title}</h3>
    <p class="small"><span>${icon("person")} ${t("hall-players", { low: game.seats[0], high: game.seats[1] })}</span>
      ${game.designer ? html`<span>${game.designer}</span>` : ""}</p>
    ${game.about ? html`<p>${game.about}</p>` : ""}
  </div>
  <div class="deeds">
    <button class="seal" @click=${() => quick(game.slug)}>${icon("play")} ${t("hall-play")}</button>
    ${link(`/new?game=${game.slug}`, html`${icon("plus")} ${t("hall-new")}`, "plain")}
    ${link(`/rules/${game.slug}`, html`${icon("book")} ${t("hall-rules")}`, "plain")}
    ${link(`/cards/${game.slug}`, html`${icon("cards")} ${t("hall-cards")}`, "plain")}
  </div>
</li>`;

const state = (table) => {
  if (table.over) return t("hall-over");
  if (table.turn) return t("hall-your-turn");
  return t("hall-waiting", { who: table.waiting.map((seat) => table.names[seat]).join(", ") });
};

async function sit(table) {
  try {
    await post(`/api/tables/${table.id}/join`, { seat: table.open_seats[0] });
    go(`/t/${table.id}`);
  } catch (error) {
    toast(error.message);
  }
}

const row = (table) => html`<li class=${`row ${table.turn ? "turn" : ""}`}>
  ${link(
    `/t/${table.id}`,
    html`<span class="thumb">${scene(table.game)}</span>
      <span class="what"><b>${table.title}</b> <span>${table.names.join(", ")}</span></span>
      <span class="small">${t("hall-moves", { count: table.answers })}</span>
      <span class="state">${icon(table.over ? "crown" : table.turn ? "hourglass" : "eye")} ${state(table)}</span>`,
  )}
  ${table.seat < 0 && table.open_seats.length ? html`<button class="seal" @click=${() => sit(table)}>${t("hall-sit")}</button>` : ""}
</li>`;

const list = (tables, most) => html`<ul class="rows">${tables.slice(0, most).map(row)}</ul>
  ${tables.length > most
    ? html`<details class="older"><summary>${t("hall-more", { count: tables.length - most })}</summary><ul class="rows">${tables.slice(most).map(row)}</ul></details>`
    : ""}`;

async function bring(event) {
  const file = event.target.files[0];
  if (!file) return;
  try {
    const { id } = await upload("/api/import", await file.text());
    go(`/replay/${id}`);
  } catch (error) {
    toast(error.message);
  }
}

function view(games, tables, ready) {
  return html`<section class="hero">${banner()}<div><h1>${t("welcome-title")}</h1><p>${t("hall-lead")}</p></div></section>
    <section aria-labelledby="games"><h2 id="games" class="onwood">${t("hall-games")}</h2>
      ${ready ? html`<ul class="tiles">${games.map(tile)}</ul>` : html`<p class="onwood" role="status">${t("loading")}</p>`}
    </section>
    <div class="halves">
      <section class="parchment mine"><h2>${t("hall-mine")}</h2>
        ${tables.mine.length ? list(tables.mine, 6) : html`<p>${t("hall-none-mine")}</p>`}</section>
      <section class="parchment"><h2>${t("hall-open")}</h2>
        ${tables.open.length ? list(tables.open, 6) : html`<p>${t("hall-none-open")}</p>`}
        <p class="deeds">${link("/new", html`${icon("plus")} ${t("hall-new-table")}`, "seal")}
          <label class="plain file">${icon("book")} ${t("hall-import")}<input type="file" accept=".jsonl,.json,.txt" @change=${bring} /></label></p>
      </section>
    </div>`;
}
