// A new table: game, seats, settings with their rules, and then the invitations.
import { html } from "../vendor/lit-html/lit-html.js";
import { cached, post } from "../app/api.js";
import { go, lang, me } from "../app/store.js";
import { t } from "../app/words.js";
import { scene } from "../art/scenes.js";
import { hasView } from "../games/views.js";
import { icon } from "../parts/icons.js";
import { toast } from "../parts/toast.js";
import { problem } from "./error.js";

const BOTS = ["easy", "medium", "hard"];

export function open({ frame, query }) {
  const form = { game: query.get("game") ?? "", seats: [], options: {}, visibility: "private", undo: "free", pace: { kind: "none", seconds: 600, days: 3 }, seed: "" };
  let games = [];

  const draw = () => frame(view());
  const game = () => games.find((one) => one.slug === form.game);

  function pick(slug) {
    form.game = slug;
    form.options = {};
    const count = Math.max(game().seats[0], Math.min(2, game().seats[1]));
    form.seats = [...Array(count).keys()].map((k) => ({ kind: k ? "bot" : "me", bot: "medium", name: "" }));
    draw();
  }

  function resize(count) {
    while (form.seats.length < count) form.seats.push({ kind: "bot", bot: "medium", name: "" });
    form.seats.length = count;
    draw();
  }

  async function create(event) {
    event.preventDefault();
    try {
      const { id } = await post("/api/tables", form);
      go(`/t/${id}`);
    } catch (error) {
      toast(error.message);
    }
  }

  const seat = (plan, k) => html`<li class="seatrow">
    <span class="number">${k + 1}</span>
    <label><span class="unseen">${t("new-seat", { number: k + 1 })}</span>
      <select @change=${(e) => ((plan.kind = e.target.value), draw())}>
        ${["me", "open", "bot"].map((kind) => html`<option value=${kind} ?selected=${plan.kind === kind}>${t(`new-seat-${kind}`)}</option>`)}
      </select></label>
    ${plan.kind === "bot"
      ? html`<label><span class="unseen">${t("new-level")}</span><select @change=${(e) => (plan.bot = e.target.value)}>
          ${BOTS.map((bot) => html`<option value=${bot} ?selected=${plan.bot === bot}>${t(`bot-${bot}`)}</option>`)}</select></label>`
      : ""}
    ${plan.kind === "me"
      ? html`<label><span class="unseen">${t("new-name")}</span><input maxlength="24" .value=${plan.name || me.value.name} @input=${(e) => (plan.name = e.target.value)} /></label>`
      : ""}
  </li>`;

  const field = (variant) => {
    const value = form.options[variant.name] ?? variant.default;
    const set = (chosen) => {
      form.options[variant.name] = chosen;
      draw();
    };
    const id = `v-${variant.name}`;
    return html`<div class="variant">
      <label for=${id}>${variant.label}</label>
      ${variant.values.length
        ? html`<select id=${id} @change=${(e) => set(variant.values[e.target.selectedIndex].value)}>
            ${variant.values.map((one) => html`<option ?selected=${one.value === value}>${one.label}</option>`)}</select>`
        : html`<input id=${id} .value=${String(value)} @change=${(e) => set(e.target.value)} />`}
      <p class="small">${variant.about} <span class="rule">${variant.rule}: ${variant.rule_text}</span></p>
    </div>`;
  };

  const pace = () => html`<label for="pace">${t("new-pace")}</label>
    <select id="pace" @change=${(e) => ((form.pace.kind = e.target.value), draw())}>
      ${["none", "live", "days"].map((kind) => html`<option value=${kind} ?selected=${form.pace.kind === kind}>${t(`pace-${kind}`)}</option>`)}</select>
    ${form.pace.kind === "live"
      ? html`<label>${t("pace-minutes")} <input type="number" min="1" max="600" .value=${form.pace.seconds / 60} @change=${(e) => (form.pace.seconds = Math.round(60 * e.target.value))} /></label>`
      : ""}
    ${form.pace.kind === "days"
      ? html`<label>${t("pace-each-days")} <input type="number" min="1" max="30" .value=${form.pace.days} @change=${(e) => (form.pace.days = Number(e.target.value))} /></label>`
      : ""}`;

  function view() {
    const one = game();
    return html`<form class="parchment newtable" @submit=${create}>
      <header><h1>${t("new-title")}</h1>${scene(form.game)}</header>
      <div class="two">
        <div>
          <label for="game">${t("new-game")}</label>
          <select id="game" @change=${(e) => pick(e.target.value)}>
            ${games.map((each) => html`<option value=${each.slug} ?selected=${each.slug === form.game}>${each.title}</option>`)}</select>
          <label for="count">${t("new-players")}</label>
          <select id="count" @change=${(e) => resize(Number(e.target.value))}>
            ${[...Array(one.seats[1] - one.seats[0] + 1).keys()].map((k) => html`<option ?selected=${form.seats.length === k + one.seats[0]}>${k + one.seats[0]}</option>`)}</select>
          <h2>${t("new-seats")}</h2>
          <ol class="seats">${form.seats.map(seat)}</ol>
          ${form.seats.some((plan) => plan.kind === "me") ? "" : html`<p class="small" role="status">${icon("eye")} ${t("new-needs-me")}</p>`}
        </div>
        <div>
          <label for="visibility">${t("new-visibility")}</label>
          <select id="visibility" @change=${(e) => (form.visibility = e.target.value)}>
            ${["private", "open"].map((kind) => html`<option value=${kind} ?selected=${form.visibility === kind}>${t(`visibility-${kind}`)}</option>`)}</select>
          <label for="undo">${t("new-undo")}</label>
          <select id="undo" @change=${(e) => (form.undo = e.target.value)}>
            ${["free", "ask", "none"].map((kind) => html`<option value=${kind} ?selected=${form.undo === kind}>${t(`undo-${kind}`)}</option>`)}</select>
          ${pace()}
          <label for="seed">${t("new-seed")}</label>
          <input id="seed" maxlength="64" .value=${form.seed} @input=${(e) => (form.seed = e.target.value.trim())} />
        </div>
      </div>
      ${one.variants.length ? html`<details class="variants"><summary>${t("new-variants")}</summary>${one.variants.map(field)}</details>` : ""}
      <button class="seal">${icon("play")} ${t("new-open")}</button>
    </form>`;
  }

  cached(`/api/games?lang=${lang.value}`)
    .then((list) => {
      games = [...list].sort((a, b) => hasView(b.slug) - hasView(a.slug));
      pick(games.some((one) => one.slug === form.game) ? form.game : games[0].slug);
    })
    .catch((error) => frame(problem(t("error-server"), error.message || t("error-server-more"))));
}
