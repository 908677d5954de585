// The other players' mats, in brief: everything that is open about them.

import { t } from "../../app/words.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { meeple, seatShield } from "./art/figures.js";
import { sign } from "./art/signs.js";
import { nameOf } from "./places.js";

const sum = (counts) => Object.values(counts).reduce((all, n) => all + n, 0);

function store(ctx, player, name, picture) {
  const counts = player[name];
  const said = Object.entries(counts)
    .map(([unit, n]) => `${n} × ${nameOf(ctx, unit)}`)
    .join(", ");
  return html`<li class=${name} title=${`${t(`meeples-${name}`)}: ${said || t("meeples-nobody")}`}>${sign(
    picture,
    t(`meeples-${name}`),
  )}<span class="unseen">${said}</span>
    ${
      sum(counts)
        ? Object.entries(counts).map(
            ([unit, n]) =>
              html`<span class="mm-few" aria-hidden="true">${meeple(unit)}${n > 1 ? html`<b>${n}</b>` : ""}</span>`,
          )
        : html`<span class="mm-few">–</span>`
    }</li>`;
}

function stat(picture, label, n, title = label) {
  return html`<span class="mm-stat" title=${title}>${sign(picture, label)}${n}</span>`;
}

function other(ctx, seat) {
  const player = ctx.view.players[seat];
  const names = (list) => list.map((slug) => nameOf(ctx, slug)).join(", ");
  const shown = player.hand.filter((slug) => slug !== null);
  return html`<article class="mm-other ${ctx.view.active === seat ? "acting" : ""}" data-seat=${seat}
    aria-label=${ctx.names[seat]}>
    <header>${seatShield(seat)}<b>${ctx.names[seat]}</b><span class="mm-vp">${sign("vp", t("meeples-vp-word"))}${player.vp}</span>
      <span class="mm-levels">${Object.entries(player.heroes)
        .filter(([, one]) => one.level > 1)
        .map(
          ([unit, one]) =>
            html`<span title=${nameOf(ctx, one.card)}>${meeple(unit, nameOf(ctx, one.card))}${one.level}</span>`,
        )}</span>
      ${stat("quest", t("meeples-quests"), player.hand.length, shown.length ? names(shown) : t("meeples-quests"))}${
        player.done.length
          ? stat("crown", t("meeples-done"), player.done.length, `${t("meeples-done")}: ${names(player.done)}`)
          : ""
      }${
        player.pile.length
          ? stat("undead", t("meeples-pile"), player.pile.length, `${t("meeples-pile")}: ${names(player.pile)}`)
          : ""
      }</header>
    <ul class="mm-few-zones">
      ${store(ctx, player, "tavern", "mug")}${store(ctx, player, "lodgings", "bed")}${store(ctx, player, "bag", "bag")}</ul>
  </article>`;
}

const crowd = (ctx, counts) =>
  Object.entries(counts).map(
    ([unit, n]) =>
      html`<span class="mm-few" title=${`${n} × ${nameOf(ctx, unit)}`}>${meeple(unit, nameOf(ctx, unit))}<b>${n}</b></span>`,
  );

// What belongs to nobody: the supply, the Quest deck; and who is on the way: on Quests, or coming back to the Tavern.
function common(ctx) {
  const { supply, quests_left: left, on_quests: waiting, kept } = ctx.view;
  const row = (key, counts) => (sum(counts) ? html`<li><small>${t(key)}</small>${crowd(ctx, counts)}</li>` : "");
  return html`<ul class="mm-common"><li><small>${t("meeples-supply")}</small>${crowd(ctx, supply)} <span class="mm-few"
    title=${t("meeples-quest-deck", { n: left })}>${sign("quest", t("meeples-quest-deck", { n: left }))}<b
    aria-hidden="true">${left}</b></span></li>${row("meeples-on-quests", waiting)}${row("meeples-kept", kept)}</ul>`;
}

export function others(ctx, own) {
  const seats = ctx.view.players.map((_, seat) => seat).filter((seat) => seat !== own);
  return html`<div class="mm-others">${seats.map((seat) => other(ctx, seat))}${common(ctx)}</div>`;
}
