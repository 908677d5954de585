// The kingdom: Locations with their ★, Defences and owners, figures, and where one may answer.

import { act, byKey, called, dos, marks } from "../../board/marks.js";
import { ref } from "../../vendor/lit-html/directives/ref.js";
import { html, svg } from "../../vendor/lit-html/lit-html.js";
import { HEIGHT, land, spot, WIDTH } from "./art/land.js";
import { figure, flag } from "./art/leaders.js";
import { badge, good, POWERS, sign } from "./art/signs.js";
import { site } from "./art/sites.js";
import { nameOf } from "./cards.js";

// Garlock City lies to the left of the land.
export const BOUNDS = { left: -250, top: 0, right: WIDTH, bottom: HEIGHT };
// What never changes is worked out once.
const sites = new Map();
const built = (place) => sites.get(place.place) ?? sites.set(place.place, site(place)).get(place.place);
const lands = new Map();
const drawn = (ctx) =>
  lands.get(ctx.lang) ??
  lands
    .set(
      ctx.lang,
      land(ctx.view.places, (name) => ctx.t(`dorian-region-${name}`)),
    )
    .get(ctx.lang);
const at = (place) => `translate(${spot(place).x} ${spot(place).y})`;

// What stands beside the name: Defences, Market, Port, a lesson of Power.
function facts(place) {
  const row = place.defence.map(({ power, n }) => ({
    wide: 24,
    drawing: svg`<g transform="scale(.92)">${badge(power)}</g><text class="do-number" y="4.500" text-anchor="middle">${n}</text>`,
  }));
  if (place.market)
    row.push({
      wide: 19,
      drawing: svg`<g class="do-mark-sign" transform="scale(.78)"><circle r="12" />${sign("scales")}</g>`,
    });
  if (place.port)
    row.push({
      wide: 19,
      drawing: svg`<g class="do-mark-sign" transform="scale(.78)"><circle r="12" />${sign("anchor")}</g>`,
    });
  if (place.plus)
    row.push({
      wide: 26,
      drawing: svg`<g transform="scale(.8)"><path d=${POWERS[place.plus].badge} class="do-plus-back" /><text class="do-plus"
        y="5" text-anchor="middle">+1${place.plus}</text></g>`,
    });
  if (place.mine)
    row.push({
      wide: 34,
      drawing: svg`<rect x="-16" y="-10" width="32" height="20" rx="10" class="do-stock-back" /><g
        transform="translate(-7 0) scale(.68)">${good(place.mine.resource)}</g><text class="do-stock" x="7" y="5"
        text-anchor="middle">${place.mine.n}</text>`,
    });
  let left = -row.reduce((sum, { wide }) => sum + wide, 0) / 2;
  return row.map(({ wide, drawing }) => {
    left += wide;
    return svg`<g transform=${`translate(${left - wide / 2} 0)`}>${drawing}</g>`;
  });
}

export function said(ctx, place) {
  const { t, names } = ctx;
  const parts = [nameOf(ctx, place.place), t(`dorian-region-${place.region}`)];
  if (place.stars)
    parts.push(
      `★${place.stars}`,
      ...place.defence.map(({ power, n }) => t("dorian-defence", { power: t(`dorian-${power}`), n })),
    );
  if (place.market) parts.push(t("dorian-market"));
  if (place.port) parts.push(t("dorian-port"));
  if (place.plus) parts.push(t("dorian-plus", { power: t(`dorian-${place.plus}`) }));
  if (place.mine) parts.push(t("dorian-mine", { good: t(`dorian-${place.mine.resource}`), n: place.mine.n }));
  if (place.owner !== null) parts.push(t("dorian-owner", { who: names[place.owner] }));
  if (place.characters.length)
    parts.push(t("dorian-here", { who: place.characters.map((seat) => names[seat]).join(", ") }));
  return parts.join(", ");
}

const HIGH = [36, 30, 44, 60, 74];
// Two layers: what is built, and above all of it the names and numbers.
function building(ctx, place) {
  const owner = place.owner === null ? null : ctx.view.players[place.owner].leader;
  return svg`<g transform=${at(place)} class="do-place" data-place=${place.place}><g class="do-site">${built(place)}${
    owner
      ? svg`<g class="do-owner" transform=${`translate(${place.stars > 2 ? 44 : 30} -2) scale(1.250)`}>${flag(owner)}</g>`
      : ""
  }</g></g>`;
}

function plate(ctx, place) {
  const top = HIGH[place.stars];
  return svg`<g transform=${at(place)} class="do-place"><title>${said(ctx, place)}</title><g class="do-plate">
    ${
      place.stars
        ? svg`<g transform=${`translate(${-(place.stars - 1) * 6} ${-top * 0.56 - 2})`}>${[
            ...Array(place.stars).keys(),
          ].map(
            (i) => svg`<g transform=${`translate(${i * 12} 0) scale(.58)`} class="do-star">${sign("star")}</g>`,
          )}</g>`
        : ""
    }
    <g transform="translate(0 6)">${facts(place)}</g><text class="do-label" y="26"
      text-anchor="middle">${nameOf(ctx, place.place)}</text></g></g>`;
}

function ring(ctx, place, list, menuSign) {
  const press = act(ctx, list);
  return svg`<g transform=${at(place)} class="do-target do-spot ${marks(ctx, list)}" tabindex="0" role="button"
    aria-label=${called(list)} data-do=${dos(list)} data-spot=${place.place} @click=${press}
    @keydown=${byKey(press)}>
    <title>${called(list)}</title><g class="do-site"><ellipse class="do-ring-back" cy="-12" rx="66" ry="48" /><ellipse
      class="do-ring" cy="-12" rx="66" ry="48" /></g>
    <g class="do-plate"><g class="do-mark-act" transform="translate(-30 -24)"><circle r="11" /><g
      transform="scale(.72)">${sign(menuSign)}</g></g></g></g>`;
}

const ACTS = { travel: "step", go: "step", besiege: "ram", gather: "pick", trade: "scales", "ask-market": "scales" };

// Figures side by side where several stand together.
function figures(ctx, answers) {
  const { players, places, turn } = ctx.view;
  const by = new Map(places.map((place) => [place.place, place]));
  return players.map((player, seat) => {
    const place = player.at && by.get(player.at);
    if (!place || !player.leader) return "";
    const i = place.characters.indexOf(seat);
    const dx = (i - (place.characters.length - 1) / 2) * 27 - (place.stars ? 22 : 0);
    const list = answers.at(`figure ${seat}`);
    const drag = seat === ctx.seat ? dos(ctx.options.filter(({ verb }) => verb === "travel" || verb === "go")) : "";
    const press = act(ctx, list);
    const drawing = svg`<title>${`${ctx.names[seat]}, ${nameOf(ctx, player.leader)}`}</title>${
      turn.seat === seat ? svg`<ellipse class="do-turn" rx="22" ry="8" />` : ""
    }${figure(player.leader)}${list.length ? svg`<circle class="do-ring" cy="-26" r="24" />` : ""}`;
    return svg`<g transform=${at(place)}><g class="do-plate"><g transform=${`translate(${dx} 8)`}>${
      list.length
        ? svg`<g class="do-figure do-target ${marks(ctx, list)}" data-figure=${seat} data-do=${dos(list)} tabindex="0"
          role="button" aria-label=${called(list)} @click=${press}
          @keydown=${byKey(press)}>${drawing}</g>`
        : svg`<g class="do-figure" data-figure=${seat} data-drag=${drag}>${drawing}</g>`
    }</g></g></g>`;
  });
}

export function map(ctx, camera, answers) {
  const { places } = ctx.view;
  const open = places
    .map((place) => ({ place, list: answers.at(`place ${place.place}`) }))
    .filter(({ list }) => list.length);
  const sorted = [...places].sort((a, b) => a.y - b.y);
  return html`<svg class="do-map board-map" role="group" aria-label=${ctx.t("dorian-map")} ${ref(camera.attach)}>
      ${drawn(ctx)}
      <g>${open.map(({ place, list }) => ring(ctx, place, list, ACTS[list[0].verb] ?? "step"))}</g>
      <g>${sorted.map((place) => building(ctx, place))}</g><g>${sorted.map((place) => plate(ctx, place))}</g>
      <g class="do-figures">${figures(ctx, answers)}</g>
      <g class="do-floats" aria-hidden="true"></g>
    </svg>
    <ul class="unseen">${places.map((place) => html`<li>${said(ctx, place)}</li>`)}</ul>`;
}
