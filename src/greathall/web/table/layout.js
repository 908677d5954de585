// How a table is laid out: the board, the question, and everything beside it.

import { said, t } from "../app/words.js";
import { icon } from "../parts/icons.js";
import { invitations } from "../parts/invite.js";
import { log } from "../parts/log.js";
import { notices } from "../parts/notices.js";
import { question } from "../parts/question.js";
import { notes, people, talk, tools, whyNot } from "../parts/side.js";
import { html } from "../vendor/lit-html/lit-html.js";

// How many lines of talk nobody has looked at yet.
const unread = (/** @type {any} */ ctx) =>
  ctx.unread ? html` <span class="unread"><span class="unseen">${t("chat-unread")}</span>${ctx.unread}</span>` : "";

const TABS = [
  ["question", "play"],
  ["log", "book"],
  ["mats", "person"],
  ["talk", "chat"],
];

// Why nothing can be kept just now: everything waits, and goes on by itself.
const trouble = (/** @type {any} */ { trouble: found }) =>
  found ? html`<p class="lost trouble" role="alert">${said(`trouble-${found.code}`) ?? found.text}</p>` : "";

/**
 * @param {any} ctx
 * @param {{ board: unknown, mats: unknown, hand: unknown }} parts
 * @param {{ value: string }} tab
 * @param {string} status of the line
 */
export function layout(ctx, parts, tab, status) {
  const { snapshot } = ctx;
  const tabs = TABS.filter(([name]) => name !== "mats" || parts.mats);
  return html`<div class=${`table ${snapshot.outcome ? "over" : ""}`} data-tab=${tab.value}>
    <h1 class="unseen">${snapshot.game.title}</h1>
    <div class="head">${
      status === "lost"
        ? html`<p class="lost"
      role="alert">${t("line-lost")}</p>`
        : ""
    }${trouble(ctx.snapshot)}${people(ctx)}</div>
    <section class="board" aria-label=${t("table-board")}>${parts.board}</section>
    <aside class="side" aria-label=${t("table-side")}>
      <div class="pane question-pane">${ctx.invites?.seats.length ? invitations(ctx) : ""} ${notices(ctx)}
      ${snapshot.dealt ? question(ctx) : ""} ${tools(ctx)} ${whyNot(ctx)} ${parts.hand}</div>
      ${
        parts.mats
          ? html`<div class="pane mats-pane" tabindex="0" role="group" aria-label=${t("tab-mats")}>${parts.mats}</div>`
          : ""
      }
      <div class="foot">
        <div class="choices" role="group" aria-label=${t("table-tabs")}>${["log", "talk"].map(
          (name) =>
            html`<button aria-pressed=${(tab.value === "talk") === (name === "talk")}
              @click=${() => (tab.value = name)}>${icon(name === "log" ? "book" : "chat")}
              ${t(`tab-${name}`)}${name === "talk" ? unread(ctx) : ""}</button>`,
        )}</div>
        <div class=${`pane log-pane ${tab.value === "talk" ? "shut" : ""}`}>${log(ctx)}</div>
        <div class=${`pane talk-pane ${tab.value === "talk" ? "" : "shut"}`}>${talk(ctx)} ${notes(ctx)}
        ${ctx.invites?.seats.length === 0 ? invitations(ctx) : ""}</div>
      </div>
    </aside>
    <nav class="tabs" aria-label=${t("table-tabs")}>${tabs.map(
      ([name, sign]) =>
        html`<button aria-pressed=${tab.value === name}
          @click=${() => (tab.value = name)}>${icon(sign)}
          <span>${t(`tab-${name}`)}${name === "talk" ? unread(ctx) : ""}</span></button>`,
    )}</nav>
  </div>`;
}

// After a drawing log and talk show their ends, if there is more of them.
let logged = 0;
/** @param {number} count of what is told */
export function scrollToEnd(count) {
  if (count !== logged)
    for (const list of document.querySelectorAll(".log, .talk .lines")) list.scrollTop = list.scrollHeight;
  logged = count;
}
