// What just happened, shown on the map: cards turn, pawns walk, wounds and dice.

import { appear, rise, shake, swell, travel, turnUp } from "../../parts/animate.js";
import { die, roll } from "../../parts/dice.js";
import { html } from "../../vendor/lit-html/lit-html.js";

// Events that show a die; its face is their last argument.
const ROLLS = new Set([
  "deciding-roll",
  "avoided",
  "not-avoided",
  "fountain",
  "roll",
  "attack-die",
  "dodged",
  "not-dodged",
  "fled",
  "not-fled",
  "foe-die",
  "haggled",
  "tripped",
  "not-tripped",
  "not-stolen",
]);
const GOOD = new Set(["avoided", "fountain", "attack-die", "fled", "tripped"]);
const SHOWN = 4; // dice on the table at a time

const rolled = (events) => events.filter((event) => ROLLS.has(event.kind) && /^[1-6]$/.test(event.args.at(-1) ?? ""));

export function diceTray(ctx, say) {
  const dice = rolled(ctx.fresh ?? []).slice(-SHOWN);
  if (!dice.length) return "";
  return html`<ol class="cr-dice">${dice.map((event) => {
    const face = Number(event.args.at(-1));
    return html`<li data-roll=${event.i}>${die(
      face,
      say("die", { n: face }),
      event.kind === "foe-die" ? "foe" : GOOD.has(event.kind) ? "mine" : "",
    )}<span>${event.text}</span></li>`;
  })}</ol>`;
}

const middle = (place) => {
  const [x, y] = place.split(",").map(Number);
  return [x * 100 + 50, -y * 100 + 40];
};
const foesOf = (view) =>
  new Map(view.board.filter((cell) => cell.foe).map((cell) => [`${cell.x},${cell.y}`, cell.foe.card]));
const standing = (view) => view.players.map(({ x, y }) => (x === null ? null : { x, y }));

// Remembers the last picture of each table, so that the next one can be compared with it.
export class Moments {
  constructor() {
    this.seen = -1;
    this.foes = new Map();
    this.pawns = [];
    this.known = false;
  }

  show(ctx, root) {
    const fresh = (ctx.fresh ?? []).filter((event) => event.i > this.seen);
    const before = { foes: this.foes, pawns: this.pawns };
    const first = !this.known;
    this.foes = foesOf(ctx.view);
    this.pawns = standing(ctx.view);
    this.known = true;
    this.seen = Math.max(this.seen, ...(ctx.fresh ?? []).map((event) => event.i));
    if (first || !root) return;
    this.#walk(root, before.pawns);
    let wait = 0;
    for (const event of fresh) wait = this.#moment(event, root, before, ctx, wait);
  }

  #walk(root, before) {
    this.pawns.forEach((now, seat) => {
      const then = before[seat];
      const pawn = root.querySelector(`[data-pawn="${seat}"]`);
      if (!now || !pawn) return;
      if (!then) appear(pawn);
      else if (then.x !== now.x || then.y !== now.y) travel(pawn, (then.x - now.x) * 100, -(then.y - now.y) * 100);
    });
  }

  // Where an enemy of that name stands, or stood.
  #foe(slug, before, seat, ctx) {
    const fought = (ctx.view.players[seat]?.fighting ?? []).map(([x, y]) => `${x},${y}`);
    return (
      fought.find((place) => this.foes.get(place) === slug) ??
      [...before.foes].find(([place, card]) => card === slug && this.foes.get(place) !== slug)?.[0] ??
      [...this.foes].find(([, card]) => card === slug)?.[0]
    );
  }

  #moment(event, root, before, ctx, wait) {
    const layer = root.querySelector(".cr-floats");
    const tile = (place) => place && root.querySelector(`[data-tile="${place}"]`);
    const word = (place, text, kind) => place && rise(layer, middle(place)[0], middle(place)[1], text, kind, wait);
    const pawnAt = this.pawns[event.seat] ?? before.pawns[event.seat];
    const here = pawnAt ? `${pawnAt.x},${pawnAt.y}` : null;
    const pawn = root.querySelector(`[data-pawn="${event.seat}"]`);
    if (ROLLS.has(event.kind)) {
      const lying = root.querySelector(`[data-roll="${event.i}"] .die`);
      if (lying) roll(lying, wait);
      return wait + 240;
    }
    const [one, two] = event.args;
    switch (event.kind) {
      case "flip":
        turnUp(tile(two), wait);
        return wait + 160;
      case "replaced":
        turnUp(tile(two), wait);
        return wait + 160;
      case "dug":
        swell(tile(one), wait);
        return wait;
      case "harmed":
        shake(pawn, wait);
        word(here, `−${one}`, "bad");
        return wait + 220;
      case "healed":
        swell(pawn, wait);
        word(here, `+${one}`, "good");
        return wait + 220;
      case "poisoned":
        word(here, "☠", "poison");
        return wait + 120;
      case "foe-harmed": {
        const place = this.#foe(one, before, event.seat, ctx);
        shake(place && root.querySelector(`[data-foe="${place}"]`), wait);
        word(place, `−${two}`, "bad");
        return wait + 220;
      }
      case "foe-heals":
        word(this.#foe(one, before, event.seat, ctx), `+${two}`, "good");
        return wait + 160;
      case "slain":
        word(this.#foe(one, before, event.seat, ctx), "☠", "dead");
        return wait + 260;
      case "dies":
        word(here, "☠", "dead");
        return wait + 300;
      case "dodged":
        word(this.#foe(one, before, event.seat, ctx), "…", "");
        return wait + 120;
      default:
        return wait;
    }
  }
}
