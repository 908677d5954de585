// What just happened, shown: figures travel, sealed cards turn up, walls shake, IP and Resources rise.

import { appear, glide, remember, rise, shake, swell, travel, turnUp } from "../../parts/animate.js";
import { spot } from "./art/land.js";

const standing = (view) => view.players.map((player) => player.at);

// Remembers the last picture of a table, so that the next one can be compared with it.
export class Moments {
  constructor() {
    this.seen = -1;
    this.at = null;
    this.crests = new Map();
  }

  // Before a drawing: where the crests on the IP track were.
  before(root) {
    this.crests = remember(root?.querySelector(".do-track"));
  }

  show(ctx, root, camera) {
    const fresh = (ctx.fresh ?? []).filter((event) => event.i === undefined || event.i > this.seen);
    const before = this.at;
    this.at = standing(ctx.view);
    this.seen = Math.max(this.seen, ...fresh.map((event) => event.i ?? -1));
    if (!before || !root) return;
    if (this.crests.size) glide(root.querySelector(".do-track"), this.crests);
    this.crests = new Map();
    this.#walk(ctx, root, before, camera);
    let wait = 0;
    for (const event of fresh) wait = this.#moment(event, ctx, root, wait);
  }

  #walk(ctx, root, before, camera) {
    const by = new Map(ctx.view.places.map((place) => [place.place, spot(place)]));
    for (const [seat, now] of this.at.entries()) {
      const then = before[seat];
      const figure = root.querySelector(`[data-figure="${seat}"]`);
      if (!figure || now === then) continue;
      if (!by.get(then)) {
        appear(figure);
        continue;
      }
      const scale = (camera.at?.zoom ?? 1) / (figure.getScreenCTM()?.a || 1); // the figure keeps its size on the screen
      travel(figure, (by.get(then).x - by.get(now).x) * scale, (by.get(then).y - by.get(now).y) * scale);
    }
  }

  #moment(event, ctx, root, wait) {
    const place = (slug) => ctx.view.places.find((one) => one.place === slug);
    const word = (slug, text, kind) =>
      place(slug) &&
      rise(root.querySelector(".do-floats"), spot(place(slug)).x, spot(place(slug)).y - 40, text, kind, wait);
    const banner = root.querySelector(`.do-banner[data-seat="${event.seat}"]`);
    const [one] = event.args;
    switch (event.kind) {
      case "played": {
        const cards = [...root.querySelectorAll(`[data-fighter="${event.seat}"] [data-fought]`)];
        for (const [i, card] of cards.entries()) turnUp(card, wait + i * 90);
        return wait;
      }
      case "revealed":
        return wait + 260;
      case "activated":
      case "triggered":
        swell(root.querySelector(".do-fought.working") ?? root.querySelector(`[data-fighter="${event.seat}"]`), wait);
        return wait + 180;
      case "defence-card":
        turnUp(root.querySelector("[data-defence]"), wait);
        return wait + 320;
      case "siege-won":
      case "siege-lost":
        shake(root.querySelector(".do-ramparts"), wait);
        appear(root.querySelector(".do-result"), wait);
        return wait + 260;
      case "captured":
        swell(root.querySelector(`[data-place="${one}"] .do-owner`), wait);
        word(one, "★", "good");
        return wait + 200;
      case "ip":
        word(ctx.view.players[event.seat]?.at, ctx.t("dorian-ip-gained", { n: one }), "good");
        swell(banner, wait);
        return wait + 160;
      case "ip-lost":
        word(ctx.view.players[event.seat]?.at, ctx.t("dorian-ip-lost", { n: one }), "bad");
        shake(banner, wait);
        return wait + 160;
      case "stole":
      case "lost-resource":
        shake(banner, wait);
        return wait + 90;
      default:
        return wait;
    }
  }
}
