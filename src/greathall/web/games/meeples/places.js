// Places of the city as cards: Locations, slots, Tower Rooms and Monsters, with whoever stands there.

import { t } from "../../app/words.js";
import { dos } from "../../board/marks.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { acting, hit } from "./answers.js";
import { building } from "./art/buildings.js";
import { meeple, seatShield } from "./art/figures.js";
import { monster as beast } from "./art/monsters.js";
import { sign } from "./art/signs.js";
import { droppedOn, slotDrops } from "./drops.js";
import { effects, law } from "./effects.js";

export const nameOf = (ctx, slug) => ctx.cards.get(slug)?.name ?? slug;
export const aboutOf = (ctx, slug) => ctx.cards.get(slug)?.about ?? "";
const titleOf = (ctx, slug) => `${nameOf(ctx, slug)}. ${aboutOf(ctx, slug)}`;

export function pieceName(ctx, piece) {
  const [unit, as] = piece.split("_as_");
  return as ? t("meeples-as", { one: nameOf(ctx, unit), other: nameOf(ctx, as) }) : nameOf(ctx, unit);
}

function met(ctx, post) {
  if (post.status !== "open") return true;
  return ctx.options.some((option) => option.verb === "close") || (post.strength > 0 && post.total >= post.strength);
}

// Whoever stands on a place: one's own pieces, which go back by a click or a drag while it is being filled, and guests that
// came to it.
function standing(ctx, answers, post) {
  const filling = post.status === "open";
  const mine = filling || acting(ctx) === post;
  const back = ctx.options.find((option) => option.verb === "reopen" && option.args.card === post.card);
  const people = Object.entries(post.pieces).map(([piece, n]) => {
    const face = html`${meeple(piece, `${n} × ${pieceName(ctx, piece)}`)}${n > 1 ? html`<b aria-hidden="true">${n}</b>` : ""}`;
    const key = `piece ${piece}`;
    const drag = filling ? dos(answers.at(key)) : "";
    return html`<li data-key=${`${post.card}-${piece}`}>${
      mine && answers.has(key)
        ? hit(ctx, answers, key, face, { kind: "mm-one", drag })
        : html`<span class="mm-one">${face}</span>`
    }</li>`;
  });
  const guests = Object.entries(post.guests).map(
    ([piece, n]) =>
      html`<li class="guest" data-key=${`${post.card}-guest-${piece}`}><span class="mm-one">${meeple(
        piece,
        t("meeples-guest", { who: `${n} × ${pieceName(ctx, piece)}` }),
      )}<b aria-hidden="true">+${n}</b></span></li>`,
  );
  return html`<ul class="mm-standing" data-drag=${back?.do ?? ""}>${people}${guests}</ul>`;
}

// A place, and around it who stands there and how far its need is met.
function place(ctx, answers, card, kind, face, extra = "") {
  const post = ctx.view.posts.find((one) => one.card === card);
  const done = post && met(ctx, post);
  const state = post ? `posted ${post.status} ${done ? "met" : "short"}` : "";
  return html`<div class="mm-place ${kind} ${state}" data-place=${card}>
    ${hit(ctx, answers, `place ${card}`, face, { kind: "mm-card", title: titleOf(ctx, card), drop: droppedOn(ctx, card) })}
    ${extra}${post ? standing(ctx, answers, post) : ""}
    ${
      post?.strength
        ? html`<span class="mm-total" role="img"
          aria-label=${t("meeples-total", {
            total: post.total,
            strength: post.strength,
          })}>${post.total}<i>/${post.strength}</i></span>`
        : ""
    }
    ${done ? html`<span class="mm-met" role="img" aria-label=${t("meeples-met")}>✓</span>` : ""}
  </div>`;
}

function holder(ctx, { owner = -1, units = {} }) {
  if (owner < 0) return "";
  const label = t("meeples-held", { who: ctx.names[owner] });
  return html`<span class="mm-holder" title=${label}>${seatShield(owner, label)}${Object.entries(units).map(
    ([piece, n]) => html`${meeple(piece, pieceName(ctx, piece))}${n > 1 ? html`<b>${n}</b>` : ""}`,
  )}</span>`;
}

export function locationCard(ctx, answers, slug, /** @type {any} */ more = {}) {
  const card = ctx.cards.get(slug);
  const stock = Object.entries(more.stock ?? {}).map(
    ([unit, n]) =>
      html`<span class="mm-stock" title=${t("meeples-stock", { n, unit: nameOf(ctx, unit) })}>${meeple(unit)}<b>${n}</b></span>`,
  );
  const face = html`${building(slug)}<span class="mm-name">${nameOf(ctx, slug)}</span><span
    class="mm-law">${law(card)}</span>${stock}`;
  return place(ctx, answers, slug, `mm-location ${more.kind ?? ""}`, face, holder(ctx, more));
}

export function vacant(ctx, answers, slot) {
  const face = html`<span class="mm-plot" aria-hidden="true"></span><span class="mm-name">${t("meeples-vacant")}</span><span
    class="mm-law">${effects(ctx.cards.get(slot))}</span>`;
  return html`<div class="mm-place mm-vacant" data-place=${slot}>${hit(ctx, answers, `slot ${slot}`, face, {
    kind: "mm-card",
    title: titleOf(ctx, slot),
    drop: slotDrops(ctx, slot),
  })}</div>`;
}

const LEVELS = ["", "I", "II", "III"];

export function foe(ctx, answers, one, /** @type {any} */ more = {}) {
  const kind = html`<span class="mm-type ${one.type}" title=${t(`meeples-${one.type}`)}>${sign(
    one.type,
    t(`meeples-${one.type}`),
  )}<span aria-hidden="true">${LEVELS[one.level]}</span></span>`;
  const face = html`<svg class="mm-beast" viewBox="0 0 100 100" aria-hidden="true">${beast(one.card)}</svg>
    <span class="mm-said"><span class="mm-name">${nameOf(ctx, one.card)}</span>
      <span class="mm-numbers"><span class="mm-strength"
        title=${t("meeples-strength", { n: one.strength })}>${sign("sword", t("meeples-strength-word"))}${one.strength}</span>
        <span class="mm-worth" title=${t("meeples-vp", { n: one.vp })}>${sign("vp", t("meeples-vp-word"))}${one.vp}</span></span>
      <span class="mm-law">${kind}${more.law ?? effects(ctx.cards.get(one.card))}</span></span>`;
  return place(
    ctx,
    answers,
    one.card,
    `mm-monster level-${one.level} ${more.kind ?? ""}`,
    face,
    more.fresh ? html`<span class="mm-new">${t("meeples-new")}</span>` : (more.extra ?? ""),
  );
}
