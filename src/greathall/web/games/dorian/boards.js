// Beside the map: every player's character board in full.

import { Answers } from "../../board/answers.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { crestSign } from "./art/leaders.js";
import { smallSign } from "./art/signs.js";
import { cardFace, nameOf, titleOf } from "./cards.js";
import { areas, objectives, slots } from "./mine.js";

// The same boards as in my own row, but nothing on them answers.
const still = new Answers({ options: [] }, {});

function board(ctx, player) {
  const { t, names } = ctx;
  const known = player.hand.filter(Boolean);
  return html`<details class="do-board do-house-${player.colour}"
    name="do-board"><summary>${crestSign(player.leader)}<b>${names[player.seat]}</b>
    <span>${nameOf(ctx, player.leader)}</span><span
      class="do-at">${player.at ? nameOf(ctx, player.at) : t("dorian-off-board")}</span></summary>
    ${areas({ ...ctx, options: [] }, player, still)}${slots({ ...ctx, options: [] }, player, still)}
    <p class="do-line">${[
      ["deck", "dorian-hand", player.hand.length],
      ["deck", "dorian-deck", player.deck.length],
      ["refresh", "dorian-restore", player.restore.length],
      ["step", "dorian-movement", player.movement],
    ].map(([sign, key, n]) => html`<span>${smallSign(sign)}${t(key)} <b>${n}</b></span>`)}</p>
    ${objectives({ ...ctx, options: [] }, player, still)}
    ${
      known.length && player.seat !== ctx.seat
        ? html`<ul class="do-cards">${known.map(
            (slug) => html`<li title=${titleOf(ctx, slug)}>${cardFace(ctx, slug, { small: true })}</li>`,
          )}</ul>`
        : ""
    }
    ${
      player.restore.length
        ? html`<p class="small">${t("dorian-restore")}: ${player.restore
            .map((slug) => (slug ? nameOf(ctx, slug) : "?"))
            .join(", ")}</p>`
        : ""
    }</details>`;
}

export function boards(ctx) {
  const players = ctx.view.players.filter((player) => player.leader);
  if (!players.length) return "";
  return html`<div class="do-boards"><h2>${ctx.t("dorian-boards")}</h2>${players.map((player) => board(ctx, player))}</div>`;
}
