// A mat for each player: who, how healthy, what is worn; and what everybody knows about potions and stacks.

import { icon } from "../../parts/icons.js";
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { toggle } from "./answers.js";
import { bust, mark, tokenOf } from "./art/heroes.js";
import { item, POTIONS } from "./art/items.js";

const SLOTS = ["head", "chest", "feet", "primary", "secondary"];
const GHOSTS = { head: "helm", chest: "chestplate", feet: "boots", primary: "sword", secondary: "shield" };
const nameOf = (ctx, slug) => ctx.cards.get(slug)?.name ?? slug;

export const picture = (content, label = "") =>
  label
    ? html`<svg class="cr-pic" viewBox="0 0 100 100" role="img" aria-label=${label}>${content}</svg>`
    : html`<svg class="cr-pic" viewBox="0 0 100 100" aria-hidden="true">${content}</svg>`;

export function portrait(player) {
  const { fill } = tokenOf(player.token);
  return html`<svg class="cr-portrait" viewBox="0 0 100 100" aria-hidden="true">
    <rect x="2" y="2" width="96" height="96" rx="16" fill="#d9c08d" stroke=${fill} stroke-width="7" /><svg x="6" y="6"
      width="88" height="88" viewBox="0 0 100 100">${bust(player.character)}</svg>
    ${
      player.token
        ? svg`<circle cx="80" cy="80" r="19" fill=${fill} stroke="#fff3dd" stroke-width="3" /><g
          transform="translate(80 80)">${mark(player.token)}</g>`
        : ""
    }</svg>`;
}

function hearts(player, say) {
  const share = player.max_health ? Math.max(0, player.health) / player.max_health : 0;
  const kind = share <= 0.35 ? "low" : share <= 0.65 ? "half" : "full";
  const pips = Array.from(
    { length: player.max_health },
    (_, k) => html`<i class=${k < player.health ? "on" : ""}></i>`,
  );
  return html`<span
    class="cr-health ${kind}">${icon("heart", say("health"))}<b>${player.health}<small>/${player.max_health}</small></b><span
    class="cr-pips" aria-hidden="true">${pips}</span></span>`;
}

function effects(ctx, player, say) {
  const list = [];
  const chip = (name, text, kind = "") => list.push(html`<li class="cr-chip ${kind}">${icon(name)}${text}</li>`);
  if (player.poison)
    chip(
      "drop",
      say(player.reversal ? "poison-heals" : "poison", { n: player.poison }),
      player.reversal ? "good" : "bad",
    );
  if (player.lost) chip("hourglass", say("lost", { n: player.lost }), "bad");
  if (player.cooldown) chip("book", say("cooldown", { n: player.cooldown }));
  if (player.status !== "playing") chip("person", say(player.status), "bad");
  for (const [x, y] of player.fighting) {
    const foe = ctx.view.board.find((cell) => cell.x === x && cell.y === y)?.foe;
    if (foe) chip("sword", say("fighting", { who: nameOf(ctx, foe.card) }), "bad");
  }
  return list.length ? html`<ul class="cr-chips">${list}</ul>` : "";
}

function slot(ctx, answers, player, name, say) {
  const slug = player.gear[name];
  const label = `${say(`slot-${name}`)}: ${slug ? nameOf(ctx, slug) : say("empty")}`;
  const mine = player === ctx.view.players[ctx.seat];
  const paid = mine && slug && !player.hand.includes(slug) ? toggle(answers.at(`card ${slug}`)) : toggle([]);
  const paying = paid.back ?? paid.add; // the mole takes what is worn as well
  const taking = paying ?? (mine ? answers.one(`slot ${name}`) : undefined);
  const worn = mine ? answers.carried(["equip"], ({ slot }) => slot === name) : "";
  const inside = html`${picture(slug ? item(slug) : svg`<g class="cr-ghost">${item(GHOSTS[name])}</g>`)}<span
    class="cr-slot-name">${say(`slot-${name}`)}</span>`;
  const about = slug ? `${label}. ${ctx.cards.get(slug)?.about ?? ""}` : label;
  return taking
    ? html`<li data-drop=${worn}><button class="cr-slot worn ${taking.picked ? "picked" : ""}"
      aria-pressed=${paying ? String(Boolean(taking.picked)) : nothing} title=${taking.label}
      aria-label=${`${label}. ${taking.label}`} data-do=${taking.do}
      @click=${() => ctx.choose(taking.do)}>${inside}</button></li>`
    : html`<li data-drop=${worn}><span class="cr-slot ${slug ? "worn" : ""}" title=${about}>${inside}<span
      class="unseen">${slug ? nameOf(ctx, slug) : say("empty")}</span></span></li>`;
}

function mat(ctx, answers, player, seat, say) {
  const mine = seat === ctx.seat;
  const open = mine ? [] : player.hand.filter((slug) => slug !== null);
  const slots = SLOTS.filter((name) => mine || player.gear[name]).map((name) => slot(ctx, answers, player, name, say));
  return html`<article class="cr-mat ${mine ? "mine" : "other"} ${ctx.view.active === seat ? "acting" : ""} ${player.status}"
    data-seat=${seat} aria-label=${ctx.names[seat] ?? ""}>
    ${portrait(player)}
    <div class="cr-who"><b>${ctx.names[seat]}</b>
    <span>${player.character ? nameOf(ctx, player.character) : say("nobody")}</span>${
      ctx.view.active === seat ? html` <em>${say("turn")}</em>` : ""
    }</div>
    ${
      player.character
        ? html`<div class="cr-line">${hearts(player, say)}
      <span class="cr-stat" title=${say("attack")}>${icon("sword", say("attack"))}${
        player.attack >= 0 ? `+${player.attack}` : player.attack
      }</span>
      <span class="cr-stat" title=${say("armor")}>${icon("shield", say("armor"))}${player.armor}</span>
      <span class="cr-stat" title=${say("points")}>${icon("crown", say("points"))}${player.points}</span>
      ${
        mine
          ? ""
          : html`<span class="cr-stat" title=${say("hand")}>${icon("cards", say("hand"))}${player.hand.length}</span>`
      }</div>`
        : ""
    }
    ${slots.length && player.character ? html`<ul class="cr-slots ${mine ? "" : "brief"}">${slots}</ul>` : ""}
    <div class="cr-extras">${open.map(
      (slug) =>
        html`<span title=${nameOf(ctx, slug)}>${picture(item(slug, ctx.view.potions[slug]), nameOf(ctx, slug))}</span>`,
    )}${effects(ctx, player, say)}
      ${
        player.offer.length
          ? html`<span>${say("offer")}: ${player.offer.map((slug) => (slug ? nameOf(ctx, slug) : "?")).join(", ")}</span>`
          : ""
      }</div>
  </article>`;
}

// What everybody knows: the potions' colours, and how many cards the stacks still hold.
export function known(ctx, say) {
  const { explore, paths, potions } = ctx.view;
  return html`<div class="cr-known"><ul aria-label=${say("potions")}>${Object.keys(POTIONS).map((slug) => {
    const effect = potions[slug] ?? "unknown";
    const label = `${nameOf(ctx, slug)}: ${say(`effect-${effect}`)}`;
    return html`<li class=${effect === "unknown" ? "" : "found"} title=${label}>${picture(item(slug, effect), label)}${
      effect === "unknown" ? "" : html`<span aria-hidden="true">${say(`effect-${effect}`)}</span>`
    }</li>`;
  })}</ul>
    <p><span title=${say("explore")}>${icon("cards", say("explore"))}${explore}</span><span
      title=${say("paths")}>${icon("hall", say("paths"))}${paths}</span></p></div>`;
}

function goals(ctx, say) {
  const list = ctx.view.goals;
  if (!list.length) return "";
  return html`<div class="cr-goals"><h3>${say("goals")}</h3><ul>${list.map(
    ({ goal, done }) =>
      html`<li class=${done ? "done" : ""}>${
        done
          ? icon("check", say("done"))
          : html`<i
        class="cr-box"></i>`
      }${say(`goal-${goal}`)}</li>`,
  )}</ul></div>`;
}

export function mats(ctx, answers, say) {
  const { players } = ctx.view;
  const order = [...players.keys()].sort((a, b) => Number(b === ctx.seat) - Number(a === ctx.seat));
  return html`<div class="cr-mats" data-count=${players.length}>
    ${order.map((seat) => mat(ctx, answers, players[seat], seat, say))}
    ${goals(ctx, say)}
  </div>`;
}
