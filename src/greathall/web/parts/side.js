// Beside the board: people and clocks, tools, why not, chat, notes.

import { t } from "../app/words.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";
import { ruleLink } from "./rule.js";

/** @import { Drawing, Snapshot } from "../app/types.js" */

/** @param {string} slug @param {string} page @param {string} sign */
const book = (slug, page, sign) =>
  html`<a class="plain" href=${`/${page}/${slug}`} target="_blank" title=${t(`${page}-title`)}>${icon(
    sign,
    t(`${page}-title`),
  )}</a>`;

/** @param {Drawing} ctx */
export function tools(ctx) {
  const { snapshot } = ctx;
  const books = html`<span
    class="books">${book(snapshot.game.slug, "rules", "book")}${book(snapshot.game.slug, "cards", "cards")}</span>`;
  if (snapshot.seat < 0 || snapshot.outcome) return html`<div class="tools">${books}</div>`;
  const asked = snapshot.question?.options?.length;
  const { policy, alone } = snapshot.undo;
  const beyond = policy !== "none" && !alone && snapshot.n > 0;
  return html`<div class="tools" role="group" aria-label=${t("table-tools")}>
    <button class="plain" @click=${ctx.undo} ?disabled=${policy === "none" || snapshot.n === 0}
      title=${beyond ? t("undo-beyond") : "U"}>${icon("undo")} ${t("table-undo")}</button>
    <button class="plain" @click=${ctx.hint} ?disabled=${!asked} title="H">${icon("hint")} ${t("table-hint")}</button>
    <button class="plain" @click=${ctx.askWhy} ?disabled=${!asked} title="W">${icon("why")} ${t("table-why")}</button>
    ${books}
  </div>
  ${request(ctx)}`;
}

/** @param {Drawing} ctx */
function request(ctx) {
  const { undo, names, controls } = ctx.snapshot;
  if (!undo.request) return "";
  if (controls.includes(undo.request.by))
    return html`<p class="request" role="status">${icon("hourglass")} ${t("undo-asked")}</p>`;
  return html`<div class="request" role="alert"><p>${t("undo-request", { who: names[undo.request.by] })}</p>
    <button class="seal" @click=${() => ctx.consent(true)}>${icon("check")} ${t("yes")}</button>
    <button class="plain" @click=${() => ctx.consent(false)}>${icon("cross")} ${t("no")}</button></div>`;
}

/** @param {Drawing} ctx */
export function whyNot(ctx) {
  if (!ctx.refusals) return "";
  const slug = ctx.snapshot.game.slug;
  return html`<section class="why" aria-labelledby="whynot"><h2 id="whynot">${t("why-title")}</h2>
    <button class="close plain" @click=${ctx.closeWhy} aria-label=${t("close")}>${icon("cross")}</button>
    ${
      ctx.refusals.length
        ? html`<ul>${ctx.refusals.map(
            (/** @type {any} */ one) =>
              html`<li><b>${one.label}</b>: ${one.text} ${ruleLink(slug, one.rule, one.rule_text)}<br /><span
                class="small">${one.rule_text}</span></li>`,
          )}</ul>`
        : html`<p>${t("why-nothing")}</p>`
    }</section>`;
}

// What is left of a clock: it ticks in the page between two messages.
/** @param {Snapshot} snapshot @param {number} seat */
export function left(snapshot, seat, now = performance.now()) {
  const { clock, at } = snapshot;
  const passed = clock.running.includes(seat) ? (now - at) / 1000 : 0;
  return Math.max(0, clock.left[seat] - passed);
}

/** @param {number} seconds */
export function time(seconds) {
  if (seconds >= 172_800) return t("clock-days", { days: Math.floor(seconds / 86_400) });
  const hours = Math.floor(seconds / 3600);
  const rest = `${String(Math.floor(seconds / 60) % 60).padStart(
    hours ? 2 : 1,
    "0",
  )}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
  return hours ? `${hours}:${rest}` : rest;
}

/** @param {any} one @param {Drawing} ctx */
function person(one, ctx) {
  const { waiting, clock, seat } = ctx.snapshot;
  const asked = waiting.includes(one.seat);
  const drawing = one.bot ? "bot" : one.kind === "open" ? "plus" : "person";
  return html`<li class=${`${asked ? "asked" : ""} ${one.seat === seat ? "me" : ""}`}>
    ${icon(drawing, t(`kind-${one.bot ? "bot" : one.kind}`))}
    <span class="who">${one.name}</span>${one.seat === seat ? html`<span class="tag">${t("you")}</span>` : ""}
    ${
      one.kind === "person" && !one.bot
        ? html`<span class=${`dot ${one.online ? "on" : ""}`} role="img" aria-label=${one.online ? t("online") : t("offline")}
          title=${one.online ? t("online") : t("offline")}></span>`
        : ""
    }
    ${asked ? icon("hourglass", t("table-asked")) : ""}
    ${
      clock
        ? html`<span class=${`clock ${clock.running.includes(one.seat) ? "runs" : ""}`} data-seat=${one.seat} role="timer"
          aria-label=${t("clock-left", { who: one.name })} .textContent=${time(left(ctx.snapshot, one.seat))}></span>`
        : ""
    }
    ${
      one.kind === "open" && seat < 0
        ? html`<button class="plain sit" @click=${() => ctx.sit(one.seat)}>${t("seat-sit")}</button>`
        : ""
    }
  </li>`;
}

/** @param {Drawing} ctx */
export function people(ctx) {
  const { people: seats, watching } = ctx.snapshot;
  return html`<ul class="people" tabindex="0" aria-label=${t("people-title")}>${seats.map((one) => person(one, ctx))}
    ${watching ? html`<li class="watchers">${icon("eye")} ${t("people-watching", { count: watching })}</li>` : ""}</ul>`;
}

// Called every second: only the clocks are written anew.
/** @param {Snapshot} snapshot */
export function tick(snapshot) {
  if (!snapshot?.clock) return;
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".clock[data-seat]"))) {
    const rest = left(snapshot, Number(element.dataset.seat));
    element.textContent = time(rest);
    element.classList.toggle("short", rest < 30);
  }
}

/** @param {Drawing} ctx */
export function talk(ctx) {
  /** @param {any} event */
  const send = (event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    if (field.value.trim()) ctx.say(field.value.trim());
    field.value = "";
  };
  const { chat } = ctx.snapshot;
  return html`<section class="talk" aria-label=${t("chat-title")}>
    <div class="lines" role="log" aria-label=${t("chat-title")} tabindex="0">${
      chat.length
        ? html`<ol>${chat.map((/** @type {any} */ line) => html`<li><b>${line.name}</b> ${line.text}</li>`)}</ol>`
        : html`<p class="small">${t("chat-empty")}</p>`
    }</div>
    <form @submit=${send}><label class="unseen" for="say">${t("chat-say")}</label>
      <input id="say" name="text" maxlength="500" autocomplete="off" placeholder=${t("chat-say")} /><button
        class="plain">${icon("chat", t("chat-send"))}</button></form>
  </section>`;
}

/** @param {Drawing} ctx */
export function notes(ctx) {
  return html`<details class="notes"><summary>${icon("note")} ${t("note-title")}</summary><label class="unseen"
    for="note">${t("note-title")}</label>
    <textarea id="note" maxlength="8000" rows="4" .value=${ctx.snapshot.note ?? ""}
      @change=${(/** @type {any} */ e) => ctx.note(e.target.value)}></textarea>
    <p class="small">${t("note-about")}</p></details>`;
}
