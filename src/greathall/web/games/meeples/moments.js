// Moments one notices: new monsters, overrun districts, the Dark Council, the final turns, points and level-ups.

import { t } from "../../app/words.js";
import { appear, glide, play, remember, shake, still, swell, turnUp } from "../../parts/animate.js";
import { html } from "../../vendor/lit-html/lit-html.js";
import { monster } from "./art/monsters.js";
import { sign } from "./art/signs.js";

const GREAT = new Set(["council", "final-turns"]);

// The greatest news since I answered last; for who only watches, of this very moment.
function news(ctx) {
  const since = ctx.since > 0 ? ctx.since : Infinity;
  const rows = (ctx.events ?? []).filter((event) => event.i >= since).concat(ctx.fresh ?? []);
  return rows.filter((event) => GREAT.has(event.kind)).at(-1) ?? null;
}

export function herald(ctx) {
  const event = news(ctx);
  if (!event) return "";
  const last = event.kind === "final-turns" || event.args[0] === "3";
  const faces = last ? ctx.view.council.map((one) => one.card) : ["combustor"];
  const words = t(
    event.kind === "final-turns" ? "meeples-herald-final" : last ? "meeples-herald-third" : "meeples-herald-council",
  );
  return html`<strong class="mm-herald ${last ? "last" : ""}" role="status" title=${event.text}><span class="mm-faces"
    aria-hidden="true">${faces.map(
      (slug) => html`<svg
    viewBox="0 0 100 100">${monster(slug)}</svg>`,
    )}</span>${sign("flame")}${words}</strong>`;
}

// The Monsters that came since I answered last.
export function newcomers(ctx) {
  const since = ctx.since > 0 ? ctx.since : Infinity;
  const rows = (ctx.events ?? []).filter((event) => event.i >= since).concat(ctx.fresh ?? []);
  return new Set(rows.filter((event) => event.kind === "monster").map((event) => event.args[0]));
}

const at = (root, place) => root.querySelector(`[data-place="${place}"]`);

// Remembers the last picture of a table, so that meeples glide from where they were.
export class Moments {
  #seen = -1;
  #n = -1;
  #picked = "";
  #places = new Map();

  show(ctx, root) {
    if (!root) return;
    const fresh = (ctx.fresh ?? []).filter((event) => event.i > this.#seen);
    const first = this.#n < 0;
    const picked = (ctx.snapshot.question?.picks?.held ?? []).map(({ pick }) => pick.do).join("|");
    const moved = this.#n !== ctx.snapshot.n || this.#picked !== picked;
    this.#seen = Math.max(this.#seen, ...(ctx.fresh ?? []).map((event) => event.i));
    this.#n = ctx.snapshot.n;
    this.#picked = picked;
    if (moved && !first) {
      if (!still()) this.#walk(root);
      let wait = 0;
      for (const event of fresh) wait = this.#moment(event, root, wait);
    }
    this.#places = still() ? new Map() : remember(root);
  }

  // Meeples walk from the Tavern to the place where they stand now; everything else glides to where it lies.
  #walk(root) {
    const before = new Map(this.#places);
    for (const piece of root.querySelectorAll(".mm-standing [data-key]")) {
      const from = before.get(`tavern-${piece.dataset.key.split("-").at(-1).split("_as_")[0]}`);
      if (from && !before.has(piece.dataset.key)) before.set(piece.dataset.key, from);
    }
    glide(root, before);
  }

  #moment(event, root, wait) {
    const [one, two] = event.args;
    switch (event.kind) {
      case "monster": {
        turnUp(root.querySelector(`[data-monster="${one}"] .mm-card`), wait);
        const here = root.querySelector(`.mm-district.${two}`);
        if (here?.classList.contains("overrun")) shake(here, wait + 300);
        return wait + 260;
      }
      case "beaten":
      case "activated":
        swell(at(root, one), wait);
        return wait + 160;
      case "overrun":
        shake(at(root, one), wait);
        return wait + 120;
      case "built":
        turnUp(at(root, one), wait);
        return wait + 200;
      case "tile-up":
        turnUp(root.querySelector(`[data-at="offer ${one}"]`), wait);
        return wait + 120;
      case "levelled":
        swell(root.querySelector(`.mm-mat[data-seat="${event.seat}"] [data-at="hero ${one}"]`), wait);
        return wait + 160;
      case "scored":
      case "quest-done":
        swell(root.querySelector(`.mm-mat[data-seat="${event.seat}"] .mm-vp`), wait);
        return wait + 80;
      case "quest-drawn":
        appear(root.querySelector(`[data-at="quest ${one}"]`), wait);
        return wait + 120;
      case "council":
      case "final-turns":
        this.#doom(root, wait);
        return wait + 400;
      default:
        return wait;
    }
  }

  // The light goes, and the herald comes.
  #doom(root, wait) {
    play(
      root.querySelector(".mm-gloom"),
      [{ opacity: 0 }, { opacity: 0.8, offset: 0.3 }, { opacity: 0.7, offset: 0.6 }, { opacity: 0 }],
      { duration: 2200, delay: wait },
    );
    play(
      root.querySelector(".mm-herald"),
      [
        { transform: "translateY(5rem) scale(2.4)", opacity: 0 },
        { transform: "translateY(5rem) scale(2.2)", opacity: 1, offset: 0.3 },
        { transform: "translateY(5rem) scale(2.2)", opacity: 1, offset: 0.75 },
        { transform: "none", opacity: 1 },
      ],
      { duration: 2200, delay: wait, fill: "backwards" },
    );
    shake(root.querySelector(".mm-council"), wait + 500);
  }
}
