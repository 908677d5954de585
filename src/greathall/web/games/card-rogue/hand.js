// The hand as parchment cards. A card that can be used opens to show how.

import { dos } from "../../board/marks.js";
import { icon } from "../../parts/icons.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { toggle } from "./answers.js";
import { item } from "./art/items.js";
import { picture } from "./mats.js";

// Equal cards lie on each other.
function stacks(hand) {
  const count = new Map();
  for (const slug of hand) count.set(slug, (count.get(slug) ?? 0) + 1);
  return [...count];
}

export function cardFace(ctx, slug, say, count = 1) {
  if (slug === null) return html`<span class="cr-card-face hidden"><b>?</b></span>`;
  const card = ctx.cards.get(slug);
  const { gold = 0, vp = 0 } = card?.numbers ?? {};
  const effect = ctx.view.potions[slug];
  const known = effect && effect !== "unknown" ? say(`effect-${effect}`) : "";
  return html`<span class="cr-card-face ${card?.kind ?? ""}">
    <span class="cr-card-art">${picture(item(slug, effect))}${count > 1 ? html`<i class="cr-times">×${count}</i>` : ""}</span>
    <b>${card?.name ?? slug}</b>${known ? html`<em>${known}</em>` : ""}
    <span class="cr-worth">${
      gold
        ? html`<span title=${say("gold", { n: gold })}>${icon("gold", say("gold", { n: "" }).trim())}${gold}</span>`
        : ""
    }${vp ? html`<span title=${say("vp", { n: vp })}>${icon("crown", say("points"))}${vp}</span>` : ""}</span>
  </span>`;
}

// Only one card is open at a time; another click, Escape or an answer closes it.
function close(details) {
  if (details) details.open = false;
}
function onToggle(event) {
  if (!event.target.open) return;
  for (const other of event.target.closest(".cr-hand").querySelectorAll("details[open]"))
    if (other !== event.target) close(other);
}
function onKey(event) {
  if (event.key !== "Escape") return;
  const details = event.target.closest("details");
  close(details);
  details?.querySelector("summary").focus();
}

function held(ctx, slug, count, actions, say) {
  const about = ctx.cards.get(slug)?.about ?? "";
  const choose = (event, option) => {
    close(event.target.closest("details"));
    ctx.choose(option.do);
  };
  return html`<li class="cr-card ${actions.length ? "usable" : ""}" data-card=${slug ?? ""} data-drag=${dos(actions)}>
    <details @toggle=${onToggle} @keydown=${onKey}><summary title=${about}>${cardFace(ctx, slug, say, count)}</summary>
      <div class="cr-acts"><p>${about}</p>${actions.map(
        (option) =>
          html`<button class="plain" data-do=${option.do} @click=${(event) => choose(event, option)}>${option.label}</button>`,
      )}</div>
    </details></li>`;
}

// Where several cards are chosen, each is a toggle; of equal ones there may be more or fewer.
function chosen(ctx, slug, count, { add, back }, say) {
  const main = add ?? back;
  const tally = back ? html`<i class="cr-tally">${count > 1 ? `${back.count} / ${count}` : icon("check")}</i>` : "";
  return html`<li class="cr-card usable pickable ${back ? "picked" : ""}" data-card=${slug}>
    <button class="cr-toggle" data-drag=${add ? add.do : ""} aria-pressed=${Boolean(back)} ?disabled=${ctx.busy}
      data-do=${main.do} title=${main.label} aria-label=${main.label}
      @click=${() => ctx.choose(main.do)}>${cardFace(ctx, slug, say, count)}${tally}</button>
    ${
      add && back
        ? html`<button class="cr-less" ?disabled=${ctx.busy} data-do=${back.do} title=${back.label} aria-label=${back.label}
          @click=${() => ctx.choose(back.do)}>−</button>`
        : ""
    }</li>`;
}

export function hand(ctx, answers, say) {
  const player = ctx.view.players[ctx.seat];
  if (!player?.character) return "";
  const spells = answers.of("mole", "shop");
  const shown = (slug, count) => {
    const mine = answers.at(`card ${slug}`);
    const picks = toggle(mine);
    return picks.add || picks.back ? chosen(ctx, slug, count, picks, say) : held(ctx, slug, count, mine, say);
  };
  return html`<section class="cr-hand" aria-label=${say("hand")} data-drop=${answers.carried(["buy"])}>
    <h2>${icon("cards")}<span>${say("hand")}</span>${
      player.purse ? html`<small>${icon("gold", "")}${say("hand-gold", { n: player.purse })}</small>` : ""
    }</h2>
    ${
      player.hand.length
        ? html`<ul>${stacks(player.hand).map(([slug, count]) => shown(slug, count))}</ul>`
        : html`<p class="cr-nothing">${say("hand-empty")}</p>`
    }
    ${spells.map(
      (option) =>
        html`<button class="seal" data-do=${option.do} @click=${() => ctx.choose(option.do)}>${option.label}</button>`,
    )}
  </section>`;
}
