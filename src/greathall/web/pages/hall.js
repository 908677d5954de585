// The hall: the games, my tables with my turn first, and tables that anybody may join.
import { html } from "../vendor/lit-html/lit-html.js";
import { cached, get, post, upload } from "../app/api.js";
import { go, lang } from "../app/store.js";
import { t } from "../app/words.js";
import { scene } from "../art/banner.js";
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
      games = await cached(`/api/games?lang=${lang.value}`);
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
    <p class="small">${icon("person")} ${t("hall-players", { low: game.seats[0], high: game.seats[1] })}</p>
    ${game.about ? html`<p>${game.about}</p>` : ""}
  </div>
  <div class="deeds">
    <button class="seal" @click=${() => quick(game.slug)}>${icon("play")} ${t("hall-play")}</button>
    ${link(`/new?game=${game.slug}`, html`${icon("plus")} ${t("hall-new")}`, "plain")}
    ${link(`/rules/${game.slug}`, html`${icon("book")} ${t("hall-rules")}`, "plain")}
    ${link(`/cards/${game.slug}`, html`${icon("cards")} ${t("hall-cards")}`, "plain")}
  </div>
</li>`;

const row = (table) => html`<li class=${`row ${table.turn ? "turn" : ""}`}>
  ${link(
    `/t/${table.id}`,
    html`<span class="mark" aria-hidden="true">${table.over ? icon("crown") : table.turn ? icon("hourglass") : icon("eye")}</span>
      <span class="what"><b>${table.title}</b> <span>${table.names.join(", ")}</span></span>
      <span class="state">${table.over ? t("hall-over") : table.turn ? t("hall-your-turn") : t("hall-waiting", { who: table.waiting.map((seat) => table.names[seat]).join(", ") })}</span>`,
  )}
</li>`;

async function bring(event) {
  const file = event.target.files[0];
  if (!file) return;
  try {
    const { id, key } = await upload("/api/import", await file.text());
    go(`/replay/${id}?key=${key}`);
  } catch (error) {
    toast(error.message);
  }
}

function view(games, tables, ready) {
  return html`<h1 class="unseen">Greathall</h1>
    ${tables.mine.length
      ? html`<section class="parchment"><h2>${t("hall-mine")}</h2>
          <ul class="rows">${tables.mine.slice(0, 12).map(row)}</ul></section>`
      : ""}
    <section aria-labelledby="games"><h2 id="games" class="onwood">${t("hall-games")}</h2>
      ${ready ? html`<ul class="tiles">${games.map(tile)}</ul>` : html`<p class="onwood">${t("loading")}</p>`}
    </section>
    <section class="parchment"><h2>${t("hall-open")}</h2>
      ${tables.open.length ? html`<ul class="rows">${tables.open.map(row)}</ul>` : html`<p>${t("hall-none-open")}</p>`}
      <p>${link("/new", html`${icon("plus")} ${t("hall-new-table")}`, "seal")}
        <label class="plain file">${icon("book")} ${t("hall-import")}<input type="file" accept=".jsonl,.json,.txt" @change=${bring} /></label></p>
    </section>`;
}
