// My place at the table: the character board with Base Power, Camp, Pool and Upgrades; piles, Objectives and the hand.

import { adds, backs, dos } from "../../board/marks.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { deeds, thing } from "./answers.js";
import { portrait } from "./art/leaders.js";
import { goodSign, POWER_OF, powerSign, RESOURCES, smallSign } from "./art/signs.js";
import { aboutOf, cardFace, nameOf, titleOf, upgradeFace } from "./cards.js";

const SHORTS = ["DE", "DS", "MC"];
const AREAS = ["base", "camp", "pool"];
const SLOTS = ["weapon", "armour", "relic", "camp_1", "camp_2"];

const pips = (n, most) =>
  html`<span class="do-pips" aria-hidden="true">${[...Array(most).keys()].map(
    (i) => html`<i
    class=${i < n ? "on" : ""}></i>`,
  )}</span>`;

// What a Resource in an area may be carried away for: moved, paid, lost.
const carried = (ctx, area, short) =>
  dos(
    ctx.options.filter(({ verb, args }) => args.resource === RESOURCES[short] && verb === "stow" && args.from === area),
  );

function cell(ctx, player, area, short, answers) {
  const { t } = ctx;
  const letter = POWER_OF[short];
  const n = player[area][short];
  const list = player.seat === ctx.seat ? answers.at(`area ${area} ${short}`) : [];
  const good = t(`dorian-${short}`);
  const most = { base: player.base_slots?.[letter] ?? 0, camp: player.capacity[short], pool: 0 }[area];
  const label =
    area === "base"
      ? t("dorian-cell-base", { power: t(`dorian-${letter}`), total: player.base_power?.[letter] ?? 0, n, most })
      : t(`dorian-cell-${area}`, { good, n, most });
  const sign =
    area === "base"
      ? html`${powerSign(letter)}<b>${player.base_power?.[letter] ?? 0}</b>`
      : html`${goodSign(short)}<b>${n}</b>`;
  return thing(
    ctx,
    list,
    `do-cell do-cell-${area}`,
    html`${sign}${most ? pips(n, most) : ""}<span class="unseen">${label}</span>`,
    { title: label, drag: n ? carried(ctx, area, short) : "" },
  );
}

// The three areas, a row each: Base Power, Camp, Pool.
export function areas(ctx, player, answers) {
  return html`<div class="do-areas">${AREAS.map(
    (area) =>
      html`<span class="do-area-name">${ctx.t(`dorian-${area === "base" ? "base-short" : area}`)}</span>${SHORTS.map(
        (short) => cell(ctx, player, area, short, answers),
      )}`,
  )}</div>`;
}

export function slots(ctx, player, answers) {
  const mine = player.seat === ctx.seat;
  const equips = (upgrade) =>
    mine ? dos(ctx.options.filter(({ verb, args }) => verb === "equip" && args.upgrade === upgrade)) : "";
  return html`<div class="do-slots" tabindex="0">${SLOTS.map((name) => {
    const worn = player.equipped?.[name];
    const label = ctx.t(`dorian-slot-${name}`);
    const inside = worn ? upgradeFace(ctx, worn.upgrade, worn) : html`<span class="do-empty">${label}</span>`;
    return thing(ctx, mine ? answers.at(`slot ${name}`) : [], `do-slot ${worn ? "worn" : ""}`, inside, {
      title: worn ? `${label}: ${titleOf(ctx, worn.upgrade)}` : label,
    });
  })}${player.inventory.map(
    (upgrade) =>
      html`<span class="do-slot stored" title=${`${ctx.t("dorian-stored")}: ${titleOf(ctx, upgrade)}`}
        data-drag=${equips(upgrade)}>${upgradeFace(ctx, upgrade)}</span>`,
  )}</div>`;
}

function objectives(ctx, player, answers) {
  const { t } = ctx;
  if (!player.objectives.length && !player.turned.length) return "";
  return html`<div class="do-objectives" role="group" aria-label=${t("dorian-objectives")}>${player.objectives.map(
    (one) => {
      if (!one) return html`<span class="do-objective do-back">${t("dorian-hidden-objective")}</span>`;
      const inside = html`<b>${nameOf(ctx, one.objective)}</b>${
        one.have === undefined ? "" : html` <em>${one.have}/${one.need}</em>`
      }<span>${aboutOf(ctx, one.objective)}</span>`;
      return thing(
        ctx,
        player.seat === ctx.seat ? answers.at(`objective ${one.objective}`) : [],
        "do-objective",
        inside,
        { title: titleOf(ctx, one.objective) },
      );
    },
  )}${
    player.turned.length
      ? html`<small title=${player.turned.map((slug) => nameOf(ctx, slug)).join(", ")}
        >${t("dorian-turned", { n: player.turned.length })}</small>`
      : ""
  }</div>`;
}

export { objectives };

// Equal cards of the hand stay apart: as many as are picked or sealed for battle are marked, and a picked one takes itself back.
function hand(ctx, player, answers) {
  const { t, view } = ctx;
  const sealed = [...(view.battle?.selected ?? [])];
  const picked = new Map();
  return html`<ul class="do-hand" aria-label=${t("dorian-hand")} data-count=${player.hand.length}>${player.hand.map(
    (slug, i) => {
      const all = answers.at(`hand ${slug}`);
      const before = picked.get(slug) ?? 0;
      const mine = backs(all).find(({ count }) => before < count);
      if (mine) picked.set(slug, before + 1);
      const at = sealed.indexOf(slug);
      if (at >= 0) sealed.splice(at, 1);
      const marked = Boolean(mine) || at >= 0;
      const list = mine ? [{ ...mine, count: 1 }] : at >= 0 ? [] : adds(all);
      return html`<li class=${marked ? "sealed" : ""}>${thing(
        ctx,
        list,
        "do-held",
        cardFace(ctx, slug, {
          note: marked ? html`<i class="do-wax">${smallSign("seal", t("dorian-selected"))}</i>` : "",
        }),
        { title: titleOf(ctx, slug), key: `hand-${i}-${slug}`, drag: dos(adds(list)) },
      )}</li>`;
    },
  )}${player.hand.length ? "" : html`<li class="do-nothing">${t("dorian-no-cards")}</li>`}</ul>`;
}

function piles(ctx, player, answers) {
  const { t } = ctx;
  const offered = [...new Set(player.restore)].filter((slug) => slug && answers.has(`restore ${slug}`));
  const known = player.restore.filter(Boolean).map((slug) => nameOf(ctx, slug));
  return html`<div class="do-piles"><span class="do-pile"
    title=${t("dorian-deck")}>${smallSign("deck")}<b>${player.deck.length}</b><span>${t("dorian-deck")}</span></span>
    <details class="do-pile do-restore" title=${known.join(", ")}
      ?open=${offered.length > 0}>
      <summary>${smallSign("refresh")}<b>${player.restore.length}</b><span>${t("dorian-restore")}</span></summary>
      <ul>${
        offered.length
          ? offered.map(
              (slug) =>
                html`<li>${thing(ctx, answers.at(`restore ${slug}`), "do-held", cardFace(ctx, slug, { small: true }), {
                  title: titleOf(ctx, slug),
                })}</li>`,
            )
          : player.restore.map(
              (slug) => html`<li title=${titleOf(ctx, slug)}>${cardFace(ctx, slug, { small: true })}</li>`,
            )
      }</ul></details></div>`;
}

export function mine(ctx, answers) {
  const player = ctx.view.players[ctx.seat];
  if (!player?.leader) return "";
  const { t } = ctx;
  const rest = answers.at("rest");
  const goods = ["DE", "DS", "MC"]
    .map((short) => ({ short, list: answers.at(`good ${short}`) }))
    .filter(({ list }) => list.length);
  return html`<section class="do-mine do-house-${player.colour}" aria-label=${t("dorian-mine-board")}>
    <div class="do-me">${portrait(player.leader)}<b>${nameOf(ctx, player.leader)}</b><span
      title=${t("dorian-movement")}>${smallSign("step", t("dorian-movement"))}${player.movement}</span></div>
    <div class="do-stock">${areas(ctx, player, answers)}${
      rest.length ? html`<div class="do-rest">${deeds(ctx, rest)}</div>` : ""
    }</div>${goods.map(({ short, list }) => thing(ctx, list, "do-swap", html`${goodSign(short)}↻`, {}))}
    <div class="do-gear">${slots(ctx, player, answers)}${objectives(ctx, player, answers)}</div>
    ${piles(ctx, player, answers)}${hand(ctx, player, answers)}
  </section>`;
}
