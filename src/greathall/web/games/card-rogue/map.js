// The catacombs as they grow: tiles, what stands on them, and where one may answer.

import { act, byKey, dos, labels, marks, pressed } from "../../board/marks.js";
import { ref } from "../../vendor/lit-html/directives/ref.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { html, svg } from "../../vendor/lit-html/lit-html.js";
import { signOf, tilesOf, USES, WALKS } from "./answers.js";
import { enemy, isEnemy } from "./art/enemies.js";
import { pawn } from "./art/heroes.js";
import { isItem, item } from "./art/items.js";
import { BURST, sign } from "./art/signs.js";
import { back, defs, feature, ground, pile, torch } from "./art/tiles.js";

const TILE = 100;
export const key = (cell) => `${cell.x},${cell.y}`;
const at = (cell) => `translate(${cell.x * TILE} ${-cell.y * TILE})`;
const nameOf = (ctx, slug) => ctx.cards.get(slug)?.name ?? slug;

// A torch hangs on some walls, always the same ones.
function torchPlace(cell) {
  const mix = (cell.x * 7 + cell.y * 13 + 1000) % 5;
  if (mix > 1 || !cell.card || isEnemy(cell.card)) return null;
  const walls = { north: [50, 15], west: [12, 50], east: [88, 50] };
  const side = ["north", "west", "east"].find((name) => !cell.open.includes(name));
  return side ? walls[side] : null;
}

function openSides(cell) {
  return cell.y > 0 ? cell.open : cell.open.filter((side) => side !== "south"); // below row 0 the table ends
}

function tile(ctx, cell, chestOpen) {
  if (!cell.card) return svg`<g class="cr-back">${back}</g>`;
  const light = torchPlace(cell);
  const slug = cell.card === "chest" && chestOpen ? "chest_open" : cell.card;
  return svg`${ground(openSides(cell))}
    ${light ? svg`<g transform=${`translate(${light[0]} ${light[1]})`}>${torch}</g>` : ""}
    ${cell.start && slug !== "starting_tile" ? feature("starting_tile") : feature(slug)}
    ${
      isItem(slug) && !cell.foe
        ? svg`<g class="cr-lying" transform="translate(20 20) scale(.6)">${item(slug, ctx.view.potions[slug])}</g>`
        : ""
    }`;
}

function bar(now, most) {
  const share = Math.max(0, Math.min(1, now / most));
  return svg`<rect x="12" y="86" width="76" height="12" rx="6" class="cr-bar" /><rect x="13.500" y="87.500"
    width=${73 * share} height="9" rx="4.500" class="cr-bar-fill" />
    <text x="50" y="95.600" class="cr-bar-text" text-anchor="middle">${now}/${most}</text>`;
}

// A blow bursts: the attack of an enemy. A shield means armor, on the mats of players.
function foe(cell) {
  const { card, health, max_health, attack, poison, paralysed } = cell.foe;
  return svg`<g transform=${at(cell)}><g class="cr-foe" data-foe=${key(cell)}>
    <ellipse cx="50" cy="80" rx="34" ry="9" fill="#000" opacity=".4" />
    <g transform="translate(12 4) scale(.76)">${enemy(card)}</g>${bar(health, max_health)}
    <g transform="translate(87 16)"><path class="cr-attack" d=${BURST} /><text class="cr-attack-text" y="5.5"
      text-anchor="middle">${attack === null ? "×2" : attack}</text></g>
    ${
      poison
        ? svg`<g transform="translate(11 46)"><path class="cr-poison"
          d="M0-14c7 9 11 14 11 19a11 11 0 0 1-22 0c0-5 4-10 11-19z" /><text class="cr-badge-text" y="9"
          text-anchor="middle">${poison}</text></g>`
        : ""
    }
    ${
      paralysed
        ? svg`<g transform=${`translate(11 ${poison ? 72 : 46})`}><path class="cr-stun" d="M3-14L-9 3h7l-3 12L10-3H2z" /></g>`
        : ""
    }
  </g></g>`;
}

function titleOf(ctx, one, say) {
  if (!one.card) return `${key(one)}: ${say("hidden")}`;
  if (!one.foe)
    return [`${key(one)}: ${nameOf(ctx, one.card)}`, ctx.cards.get(one.card)?.about].filter(Boolean).join(". ");
  const { card, health, max_health, attack } = one.foe;
  const strength = attack === null ? say("foe-double") : say("foe-attack", { n: attack });
  const lives = say("foe-health", { n: health, most: max_health });
  return `${key(one)}: ${nameOf(ctx, card)}, ${lives}, ${strength}. ${ctx.cards.get(card)?.about ?? ""}`;
}

function cell(ctx, one, chestOpen, say) {
  return svg`<g transform=${at(one)}><g class="cr-tile"
    data-tile=${key(one)}><title>${titleOf(ctx, one, say)}</title>${tile(ctx, one, chestOpen)}
    ${
      one.pile
        ? svg`<g class="cr-pile" transform="translate(66 62)"><title>${say("pile", { n: one.pile })}</title>${pile}<circle
          cx="24" cy="26" r="9" class="cr-count" /><text x="24" y="30.500" class="cr-badge-text"
          text-anchor="middle">${one.pile}</text></g>`
        : ""
    }
  </g></g>`;
}

// One's own pawn can be dragged to where it may go, and takes cards that are dropped on it; a click on it is one on its tile.
function piece(ctx, player, seat, answers) {
  const name = ctx.names[seat] ?? "";
  const here = { x: player.x, y: player.y };
  const acting = ctx.view.active === seat;
  const mine = seat === ctx.seat;
  const press = act(ctx, answers.at(`tile ${key(here)}`));
  return svg`<g transform=${at(here)}><g class="cr-pawn ${acting ? "acting" : ""}" data-pawn=${seat}
    data-drag=${mine ? answers.carried(WALKS) : ""} data-drop=${mine ? answers.carried(USES) : ""}
    @click=${press}><title>${name}</title>
    ${
      acting
        ? svg`<circle cx="50" cy="52" r="70" fill="url(#cr-lamp)" /><ellipse cx="50" cy="81" rx="32" ry="11" class="cr-acting" />`
        : ""
    }
    <g transform="translate(11 13) scale(.78)">${pawn(player.token, [...name][0]?.toUpperCase() ?? "?")}</g></g></g>`;
}

function fights(view) {
  const lines = [];
  view.players.forEach((player) => {
    for (const [x, y] of player.fighting) {
      if (player.x === null) continue;
      const mid = [(player.x + x) * 50 + 50, -(player.y + y) * 50 + 50];
      lines.push(
        svg`<g class="cr-clash" transform=${`translate(${mid[0]} ${mid[1]})`}><circle r="14" />${sign("clash")}</g>`,
      );
    }
  });
  return lines;
}

function target(ctx, place, list) {
  const [x, y] = place.split(",").map(Number);
  const press = act(ctx, list);
  return svg`<g class="cr-target ${marks(ctx, list)}" transform=${at({ x, y })} tabindex="0"
    role="button" aria-label=${labels(list)} aria-pressed=${pressed(ctx, list)} data-place=${place}
      data-do=${dos(list)} @click=${press} @keydown=${byKey(press)}>
    <title>${labels(list)}</title><rect x="4" y="4" width="92" height="92" rx="12" class="cr-ring-back" /><rect x="4" y="4"
      width="92" height="92" rx="12" class="cr-ring" />
    <g class="cr-sign" transform="translate(15 15)"><circle r="15" />${sign(signOf(list[0]))}</g><text class="cr-where" x="34"
      y="18">${place}</text>
  </g>`;
}

// What the map says to who cannot see it.
function described(ctx, say) {
  const seen = ctx.view.board.filter((one) => one.foe || (one.card && feature(one.card)) || one.token !== null);
  return seen.map(
    (one) =>
      `${key(one)}: ${[
        one.token !== null ? ctx.names[one.token] : "",
        one.foe
          ? `${nameOf(ctx, one.foe.card)} (${say("foe-health", { n: one.foe.health, most: one.foe.max_health })})`
          : nameOf(ctx, one.card),
      ]
        .filter(Boolean)
        .join(", ")}`,
  );
}

export function map(ctx, camera, answers, say) {
  const { view } = ctx;
  const chestOpen = view.discard.includes("key");
  const known = new Set(view.board.map(key));
  const targets = tilesOf(answers).map(([place, list]) => ({ place, list }));
  const pieces = view.players.map((player, seat) => ({ player, seat })).filter(({ player }) => player.x !== null);
  return html`<svg class="cr-map board-map" role="group" aria-label=${say("map")} ${ref(camera.attach)}>
      ${defs}
      <rect x=${camera.bounds.left - 3000} y=${camera.bounds.top - 3000}
        width=${camera.bounds.right - camera.bounds.left + 6000} height=${camera.bounds.bottom - camera.bounds.top + 6000}
        fill="url(#cr-earth)" />
      <g>${view.board.map(
        (one) => svg`<circle cx=${one.x * TILE + 50} cy=${-one.y * TILE + 50} r="165" fill="url(#cr-mist)" />`,
      )}</g>
      <g>${repeat(view.board, key, (one) => cell(ctx, one, chestOpen, say))}</g>
      <g>${targets
        .filter(({ place }) => !known.has(place))
        .map(
          ({ place }) =>
            svg`<rect transform=${at({ x: +place.split(",")[0], y: +place.split(",")[1] })} x="6" y="6" width="88" height="88"
              rx="10" class="cr-bare" />`,
        )}</g>
      <g>${repeat(
        targets,
        ({ place }) => place,
        ({ place, list }) => target(ctx, place, list),
      )}</g>
      <g class="cr-above">${fights(view)}${repeat(
        view.board.filter((one) => one.foe),
        key,
        (one) => foe(one),
      )}
        ${repeat(
          pieces,
          ({ seat }) => seat,
          ({ player, seat }) => piece(ctx, player, seat, answers),
        )}</g>
      <g class="cr-floats" aria-hidden="true"></g>
    </svg>
    <ul class="unseen">${described(ctx, say).map((line) => html`<li>${line}</li>`)}</ul>`;
}
