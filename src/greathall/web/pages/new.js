// A new table: game, seats, settings with their rules, and then the invitations.

import { cached, post } from "../app/api.js";
import { go, lang, me } from "../app/store.js";
import { reason, t } from "../app/words.js";
import { scene } from "../art/scenes.js";
import { changing } from "../parts/form.js";
import { icon } from "../parts/icons.js";
import { ruleLink } from "../parts/rule.js";
import { toast } from "../parts/toast.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { problem } from "./error.js";

const BOTS = ["easy", "medium", "hard"];

export function open({ frame, query }) {
  const form = {
    game: query.get("game") ?? "",
    seats: [],
    options: {},
    visibility: "private",
    undo: "free",
    pace: { kind: "none", seconds: 600, days: 3 },
    seed: "",
    own: false,
    gather: null,
  };
  let games = [];

  const draw = () => frame(view());
  const change = changing(draw);
  const game = () => games.find((one) => one.slug === form.game);

  function pick(slug) {
    form.game = slug;
    form.options = {};
    form.own = false;
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
      const { own, ...plan } = form;
      const { id } = await post("/api/tables", { ...plan, gather: gathers() });
      go(`/t/${id}`);
    } catch (error) {
      toast(reason(error));
    }
  }

  // Where others may come everybody adds words to the shuffle, unless whoever opens the table does not want it.
  const gathers = () => !form.seed && (form.gather ?? form.seats.some((one) => one.kind === "open"));

  const seat = (plan, k) => html`<li class="seatrow">
    <span class="number">${k + 1}</span>
    <label><span class="unseen">${t("new-seat", { number: k + 1 })}</span>
      <select @change=${change((field) => (plan.kind = field.value))}>
        ${["me", "open", "bot"].map(
          (kind) => html`<option value=${kind} ?selected=${plan.kind === kind}>${t(`new-seat-${kind}`)}</option>`,
        )}
      </select></label>
    ${
      plan.kind === "bot"
        ? html`<label><span class="unseen">${t("new-level")}</span><select @change=${(e) => (plan.bot = e.target.value)}>
          ${BOTS.map(
            (bot) => html`<option value=${bot} ?selected=${plan.bot === bot}>${t(`bot-${bot}`)}</option>`,
          )}</select></label>`
        : ""
    }
    ${
      plan.kind === "me"
        ? html`<label><span class="unseen">${t("new-name")}</span><input maxlength="24" .value=${plan.name || me.value.name}
          @input=${(e) => (plan.name = e.target.value)} /></label>`
        : ""
    }
  </li>`;

  const set = (name, value) => {
    form.options[name] = value;
    draw();
  };

  // A fixed position: one that comes with the game, or the text of one's own. It is for the fewest players.
  function maps(variant, id, value) {
    const chosen = variant.maps.find((one) => one.value === value);
    const own = form.own || (value !== "" && !chosen);
    const pickMap = (event) => {
      const index = event.target.selectedIndex;
      form.own = index > variant.maps.length;
      set(variant.name, variant.maps[index - 1]?.value ?? "");
      if (index) resize(game().seats[0]);
    };
    return html`<select id=${id} @change=${pickMap}><option ?selected=${!chosen && !own}>${t("new-map-none")}</option>
        ${variant.maps.map((one) => html`<option ?selected=${one === chosen}>${one.label}</option>`)}<option
          ?selected=${own}>${t("new-map-own")}</option></select>
      ${
        own
          ? html`<textarea rows="4" aria-label=${t("new-map-own")} .value=${value}
            @change=${(e) => set(variant.name, e.target.value)}></textarea>`
          : ""
      }`;
  }

  function control(variant, id, value) {
    if (variant.maps.length) return maps(variant, id, value);
    if (!variant.values.length)
      return html`<input id=${id} .value=${String(value)} @change=${(e) => set(variant.name, e.target.value)} />`;
    return html`<select id=${id} @change=${(e) => set(variant.name, variant.values[e.target.selectedIndex].value)}>
      ${variant.values.map((one) => html`<option ?selected=${one.value === value}>${one.label}</option>`)}</select>`;
  }

  const field = (variant) => html`<div class="variant">
    <label for=${`v-${variant.name}`}>${variant.label}</label>
    <span>${control(variant, `v-${variant.name}`, form.options[variant.name] ?? variant.default)}</span>
    <p class="small">${variant.about} <span class="law">${ruleLink(form.game, variant.rule)} ${variant.rule_text}</span></p>
  </div>`;

  const pace = () => html`<label for="pace">${t("new-pace")}</label>
    <select id="pace" @change=${change((field) => (form.pace.kind = field.value))}>
      ${["none", "live", "days"].map(
        (kind) => html`<option value=${kind} ?selected=${form.pace.kind === kind}>${t(`pace-${kind}`)}</option>`,
      )}</select>
    ${
      form.pace.kind === "live"
        ? html`<label>${t("pace-minutes")} <input type="number" min="1" max="600" .value=${form.pace.seconds / 60}
          @change=${(e) => (form.pace.seconds = Math.round(60 * e.target.value))} /></label>`
        : ""
    }
    ${
      form.pace.kind === "days"
        ? html`<label>${t("pace-each-days")} <input type="number" min="1" max="30" .value=${form.pace.days}
          @change=${(e) => (form.pace.days = Number(e.target.value))} /></label>`
        : ""
    }`;

  function view() {
    const one = game();
    return html`<form class="parchment newtable" @submit=${create}>
      <h1>${t("new-title")}</h1>
      <fieldset class="pick"><legend class="unseen">${t("new-game")}</legend>${games.map(
        (each) => html`<label class=${each.slug === form.game ? "picked" : ""}>
        <input type="radio" name="game" value=${each.slug} .checked=${each.slug === form.game}
          @change=${() => pick(each.slug)} />${scene(each.slug)}<span>${each.title}</span></label>`,
      )}</fieldset>
      <div class="two">
        <div>
          <label for="count">${t("new-players")}</label>
          <select id="count" @change=${(e) => resize(Number(e.target.value))}>
            ${[...Array(one.seats[1] - one.seats[0] + 1).keys()].map(
              (k) => html`<option ?selected=${form.seats.length === k + one.seats[0]}>${k + one.seats[0]}</option>`,
            )}</select>
          <h2>${t("new-seats")}</h2>
          <ol class="seats">${form.seats.map(seat)}</ol>
          ${
            form.seats.some((plan) => plan.kind === "me")
              ? ""
              : html`<p class="small" role="status">${icon("eye")} ${t("new-needs-me")}</p>`
          }
        </div>
        <div>
          <label for="visibility">${t("new-visibility")}</label>
          <select id="visibility" @change=${(e) => (form.visibility = e.target.value)}>
            ${["private", "open"].map(
              (kind) =>
                html`<option value=${kind} ?selected=${form.visibility === kind}>${t(`visibility-${kind}`)}</option>`,
            )}</select>
          <label for="undo">${t("new-undo")}</label>
          <select id="undo" @change=${(e) => (form.undo = e.target.value)}>
            ${["free", "ask", "none"].map(
              (kind) => html`<option value=${kind} ?selected=${form.undo === kind}>${t(`undo-${kind}`)}</option>`,
            )}</select>
          ${pace()}
          <label for="seed">${t("new-seed")}</label>
          <input id="seed" maxlength="64" .value=${form.seed} @input=${change((field) => (form.seed = field.value.trim()))} />
          <label class="tick"><input type="checkbox" .checked=${gathers()} ?disabled=${form.seed !== ""}
            @change=${change((field) => (form.gather = field.checked))} /> ${t("new-gather")}</label>
        </div>
      </div>
      ${
        one.variants.length
          ? html`<details class="variants"><summary>${t("new-variants")}
          (${one.variants.length})</summary>${one.variants.map(field)}</details>`
          : ""
      }
      <button class="seal">${icon("play")} ${t("new-open")}</button>
    </form>`;
  }

  cached(`/api/games?lang=${lang.value}`)
    .then((list) => {
      games = list;
      pick(games.some((one) => one.slug === form.game) ? form.game : games[0].slug);
    })
    .catch((error) => frame(problem(t("error-server"), reason(error))));
}
