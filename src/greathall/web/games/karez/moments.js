// What moves: dice roll and go to the hit points they hit, whoever is hit shakes, numbers that changed swell.
import { appear, shake, swell, travel } from "../../parts/animate.js";
import { roll } from "../../parts/dice.js";

const keyed = (root) => [...(root?.querySelectorAll("[data-key]") ?? [])].filter((element) => element.dataset.key);

function places(root) {
  const found = new Map();
  for (const element of keyed(root)) found.set(element.dataset.key, element.getBoundingClientRect());
  return found;
}

const watched = (root) =>
  new Map(
    [...(root?.querySelectorAll("[data-watch]") ?? [])].map((element) => [
      element.dataset.watch,
      element.dataset.value,
    ]),
  );

// How long what happened before is waited for, in ms.
const LASTS = { "foe-hit": 140, slain: 140, "hero-hit": 140, absorbed: 100, saved: 100 };

// Remembers the last picture of a table, so that the next one can be compared with it.
export class Moments {
  constructor() {
    this.seen = -1;
    this.places = new Map();
    this.values = new Map();
    this.known = false;
  }

  show(ctx, root) {
    const fresh = (ctx.fresh ?? []).filter((event) => event.i > this.seen);
    this.seen = Math.max(this.seen, ...(ctx.fresh ?? []).map((event) => event.i));
    if (this.known && root) {
      this.#dice(root, fresh);
      this.#blows(root, fresh);
      this.#numbers(root.closest(".table") ?? root);
    }
    this.known = true;
    this.places = places(root);
    this.values = watched(root?.closest(".table") ?? root);
  }

  #dice(root, fresh) {
    const rolled = fresh.some((event) => event.kind === "rolled" || event.kind === "trap-rolled");
    let wait = 0;
    for (const element of keyed(root)) {
      const before = this.places.get(element.dataset.key);
      const on = element.dataset.key.startsWith("die-");
      if (rolled && on && element.closest(".kz-felt")) {
        wait += 60;
        roll(element, wait);
      } else if (before) {
        const now = element.getBoundingClientRect();
        const [dx, dy] = [before.left - now.left, before.top - now.top];
        if (Math.abs(dx) + Math.abs(dy) > 4 && now.width) travel(element, dx, dy);
      } else appear(element, wait);
    }
  }

  #blows(root, fresh) {
    let wait = 0;
    for (const event of fresh) {
      const [one] = event.args ?? [];
      const hero = (slug) => root.querySelector(`.kz-fighter[data-hero="${slug}"]`);
      wait += LASTS[event.kind] ?? 0;
      if (event.kind === "foe-hit" || event.kind === "slain") shake(root.querySelector(".kz-foe"), wait);
      else if (event.kind === "hero-hit") shake(hero(one), wait);
      else if (event.kind === "absorbed" || event.kind === "saved") swell(hero(event.args.at(-1)), wait);
      else if (event.kind === "meets") appear(root.querySelector(".kz-foe"));
    }
  }

  #numbers(root) {
    for (const element of root.querySelectorAll("[data-watch]")) {
      const before = this.values.get(element.dataset.watch);
      if (before !== undefined && before !== element.dataset.value) swell(element);
    }
  }
}
