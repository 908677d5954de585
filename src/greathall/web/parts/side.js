// Beside the board: tools, log, recap, chat, notes, people, invitations.
import { html } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { t } from "../app/words.js";
import { icon } from "./icons.js";
import { ruleLink } from "./question.js";
import { qr } from "./qr.js";

export function tools(ctx) {
  const { snapshot } = ctx;
  if (snapshot.seat < 0 || snapshot.outcome) return "";
  const asked = snapshot.question?.options?.length;
  return html`<div class="tools" role="group" aria-label=${t("table-tools")}>
    <button class="plain" @click=${ctx.undo} ?disabled=${snapshot.undo.policy === "none"}>${icon("undo")} ${t("table-undo")}</button>
    <button class="plain" @click=${ctx.hint} ?disabled=${!asked}>${icon("hint")} ${t("table-hint")}</button>
    <button class="plain" @click=${ctx.askWhy} ?disabled=${!asked}>${icon("why")} ${t("table-why")}</button>
  </div>
  ${request(ctx)}`;
}

function request(ctx) {
  const { undo, names, controls } = ctx.snapshot;
  if (!undo.request) return "";
  if (controls.includes(undo.request.by)) return html`<p class="request">${t("undo-asked")}</p>`;
  return html`<div class="request" role="alert"><p>${t("undo-request", { who: names[undo.request.by] })}</p>
    <button class="seal" @click=${() => ctx.consent(true)}>${icon("check")} ${t("yes")}</button>
    <button class="plain" @click=${() => ctx.consent(false)}>${icon("cross")} ${t("no")}</button></div>`;
}

export function whyNot(ctx) {
  if (!ctx.refusals) return "";
  return html`<section class="why" aria-labelledby="whynot"><h2 id="whynot">${t("why-title")}</h2>
    <button class="close plain" @click=${ctx.closeWhy} aria-label=${t("close")}>${icon("cross")}</button>
    ${ctx.refusals.length
      ? html`<ul>${ctx.refusals.map((one) => html`<li><b>${one.label}</b>: ${one.text} ${ruleLink(ctx.snapshot.game.slug, one.rule, one.rule_text)}<br /><span class="small">${one.rule_text}</span></li>`)}</ul>`
      : html`<p>${t("why-nothing")}</p>`}</section>`;
}

export function log(ctx) {
  const rows = ctx.events.slice(-120);
  const since = ctx.since;
  return html`<ol class="log" aria-label=${t("log-title")} tabindex="0">
    ${repeat(
      rows,
      (event) => event.i,
      (event) => html`<li class=${`${event.i >= since ? "new" : ""} by${event.seat}`}>${event.text} ${ruleLink(ctx.snapshot.game.slug, event.rule)}</li>`,
    )}
  </ol>`;
}

export function people(ctx) {
  const { people: seats, waiting, clock } = ctx.snapshot;
  return html`<ul class="people" aria-label=${t("people-title")}>${seats.map(
    (one) => html`<li class=${waiting.includes(one.seat) ? "asked" : ""}>
      ${icon(one.bot || one.kind === "bot" ? "bot" : one.kind === "open" ? "plus" : "person", t(`kind-${one.bot ? "bot" : one.kind}`))}
      <span>${one.name}</span>
      ${one.kind === "person" ? html`<span class=${`dot ${one.online ? "on" : ""}`} role="img" aria-label=${one.online ? t("online") : t("offline")}></span>` : ""}
      ${waiting.includes(one.seat) ? html`<span class="small">${icon("hourglass", t("table-asked"))}</span>` : ""}
      ${clock?.kind === "live" ? html`<span class="clock">${time(clock.left[one.seat])}</span>` : ""}
    </li>`,
  )}</ul>`;
}

const time = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

export function talk(ctx) {
  const send = (event) => {
    event.preventDefault();
    const field = event.target.elements.text;
    if (field.value.trim()) ctx.say(field.value.trim());
    field.value = "";
  };
  return html`<section class="talk" aria-label=${t("chat-title")}>
    <ol aria-live="polite">${ctx.snapshot.chat.map((line) => html`<li><b>${line.name}</b> ${line.text}</li>`)}</ol>
    <form @submit=${send}><label class="unseen" for="say">${t("chat-say")}</label>
      <input id="say" name="text" maxlength="500" autocomplete="off" placeholder=${t("chat-say")} /><button class="plain">${icon("chat", t("chat-send"))}</button></form>
  </section>`;
}

export function notes(ctx) {
  return html`<details class="notes"><summary>${icon("note")} ${t("note-title")}</summary><label class="unseen" for="note">${t("note-title")}</label>
    <textarea id="note" maxlength="8000" rows="6" .value=${ctx.snapshot.note ?? ""} @change=${(e) => ctx.note(e.target.value)}></textarea></details>`;
}

export function invitations(ctx) {
  if (!ctx.invites) return "";
  const address = (secret) => `${location.origin}/j/${ctx.snapshot.table}#${secret}`;
  const copy = (text) => navigator.clipboard?.writeText(text).then(() => ctx.say && ctx.tell(t("invite-copied")));
  const line = (label, url) => html`<li><span>${label}</span> <code>${url}</code>
    <button class="plain" @click=${() => copy(url)}>${icon("link")} ${t("invite-copy")}</button> <details><summary>${t("invite-qr")}</summary>${qr(url)}</details></li>`;
  return html`<section class="invites"><h2>${t("invite-title")}</h2><ul>
    ${ctx.invites.seats.map((one) => line(t("invite-seat", { number: one.seat + 1 }), address(`invite=${one.invite}`)))}
    ${line(t("invite-watch"), address(`watch=${ctx.invites.spectate}`))}</ul></section>`;
}
