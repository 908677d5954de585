// Invitations: a link for every open seat and one for spectators, to copy or to show to a phone.

import { t } from "../app/words.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";
import { qr } from "./qr.js";

/** @import { Drawing } from "../app/types.js" */

/** @param {Drawing} ctx */
export function invitations(ctx) {
  if (!ctx.invites) return "";
  /** @param {string} secret */
  const address = (secret) => `${location.origin}/j/${ctx.snapshot.table}#${secret}`;
  /** @param {string} text */
  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      ctx.tell(t("invite-copied"));
    } catch {
      ctx.tell(text);
    }
  };
  /** @param {string} label @param {string} url */
  const line = (label, url) => html`<li><b>${label}</b> <code title=${url}>${url}</code>
    <button class="plain" aria-label=${`${t("invite-copy")}: ${label}`}
      @click=${() => copy(url)}>${icon("link")} ${t("invite-copy")}</button>
    <details class="qrcode"><summary class="plain">${t("invite-qr")}</summary>${qr(url)}</details></li>`;
  const { seats, spectate } = ctx.invites;
  return html`<details class="invites" ?open=${seats.length > 0}><summary><h2>${icon("link")}
  ${seats.length ? t("invite-title") : t("invite-watchers")}</h2></summary><ul>
    ${seats.map((/** @type {any} */ one) => line(t("invite-seat", { number: one.seat + 1 }), address(`invite=${one.invite}`)))}
    ${line(t("invite-watch"), address(`watch=${spectate}`))}</ul></details>`;
}
