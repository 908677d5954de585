// The city: buildings in their three quarters with jobs and workers, the centre, the watch and the Healer's Tent.

import { html } from "../../vendor/lit-html/lit-html.js";
import { target } from "./answers.js";
import { facade } from "./art/buildings.js";
import { crest } from "./art/crests.js";
import { sign } from "./art/signs.js";
import { aboutOf, guildOf, nameOf, picture, times } from "./names.js";

const LEVELS = ["village", "town", "city"];
const count = (number, content) => html`<span class="kz-gain">${number > 1 ? number : ""}${content}</span>`;

// What a job brings, in signs: the lines of its effect.
function gains(line) {
  const [op, what, number] = line.split(" ");
  if (op === "gain") return count(Number(number), sign(what));
  if (op === "take") return html`<span class="kz-gain rob">${sign(what)}</span>`;
  if (op === "draw")
    return count(
      Number(number),
      what.split(",").map((deck) => sign(deck)),
    );
  if (op === "stock")
    return html`<span class="kz-gain">${sign("market")}${(what === "choice" ? ["item", "instant"] : [what]).map(
      (deck) => sign(deck),
    )}</span>`;
  if (op === "level_up") return count(1, sign(what));
  if (op === "resurrect") return count(1, sign("raise"));
  if (op === "migrate") return html`<span class="kz-gain">+${sign(what)}</span>`;
  return op === "kill" ? html`<span class="kz-gain dies">†${sign(what)}</span>` : "";
}

// Who works here, or who is wanted.
function workers(ctx, job, data) {
  if (job.seat !== null) {
    const pawns = (kind, n) => times(n).map(() => sign(kind, "", "pawn"));
    const guild = crest(guildOf(ctx, job.seat), ctx.names[job.seat] ?? "");
    return [guild, pawns("citizen", job.citizens), pawns("adventurer", job.adventurers)];
  }
  const [kind, range = "1"] = String(data?.workers ?? "citizen 1").split(" ");
  const [least, most = least] = range.split("-").map(Number);
  const name = kind === "adventurer" ? "adventurer" : "citizen";
  return times(most).map((k) => sign(name, "", `want ${kind} ${k >= least ? "more" : ""}`));
}

function job(ctx, answers, one, say) {
  const card = ctx.cards.get(one.job);
  const data = card?.numbers;
  const offers = ["citizen", "adventurer", "activate"].map((verb) => answers.one(`${verb} ${one.job}`)).filter(Boolean);
  const push = (option) =>
    target(
      ctx,
      option,
      option.verb === "activate"
        ? sign("step")
        : times(option.verb === "citizen" ? Math.max(1, one.needs[0] - one.citizens) : 1).map(() => sign(option.verb)),
      "pawn-target",
    );
  const title = `${card?.name ?? one.job}. ${card?.about ?? ""}`;
  return html`<li
    class="kz-job ${one.owner_only ? "own" : ""} ${one.seat !== null ? "taken" : ""} ${offers.length ? "open" : ""}"
    data-job=${one.job} data-watch=${`job-${one.job}`} data-value=${`${one.seat} ${one.citizens}${one.adventurers}`}
    title=${title}>
    <span class="unseen">${title}</span>
    ${one.owner_only ? html`<span class="kz-only" title=${say("owner-only")}>${sign("token", say("owner-only"))}</span>` : ""}
    <span class="kz-workers">${one.seat === null && offers.length ? offers.map(push) : workers(ctx, one, data)}</span>
    ${one.seat !== null ? offers.map(push) : ""}
    <span class="kz-brings">${one.gold ? html`<span class="kz-pay">${one.gold}${sign("gold")}</span>` : ""}${
      one.valor ? html`<span class="kz-pay">${one.valor}${sign("valor")}</span>` : ""
    }<i class="kz-to" aria-hidden="true">▸</i>${(data?.effect ?? []).map(gains)}${
      one.dividend ? html`<span class="kz-dividend" title=${say("dividend")}>${sign("gold")}</span>` : ""
    }</span>
  </li>`;
}

// Cards that lie open for sale at a building.
function shelf(ctx, answers, building, say) {
  const lots = ctx.view.sale.filter((lot) => lot.building === building.building);
  if (!lots.length) return "";
  return html`<ul class="kz-shelf" aria-label=${say("sale")}>${lots.map((lot) => {
    const option = answers.one(`lot ${lot.building} ${lot.card}`);
    const inside = html`${picture(lot.card, "", option ? "" : nameOf(ctx, lot.card))}<b>${lot.price}</b>`;
    const about = `${nameOf(ctx, lot.card)}. ${aboutOf(ctx, lot.card)}`;
    return html`<li title=${about} data-drag=${option?.do ?? ""}>${
      option ? target(ctx, option, inside, "kz-lot") : html`<span class="kz-lot">${inside}</span>`
    }</li>`;
  })}</ul>`;
}

export function house(ctx, answers, building, say) {
  const { building: slug, state, owner, operable, level, cost, jobs } = building;
  const built = state !== "unbuilt";
  const build = answers.one(`construct ${slug}`);
  const name = nameOf(ctx, slug);
  const price = html`<span class="kz-cost">${cost}${sign("gold", say("gold"))}</span>`;
  const holder =
    state === "owned"
      ? crest(guildOf(ctx, owner), ctx.names[owner] ?? "")
      : state === "neutral"
        ? html`<span class="kz-neutral" title=${say("neutral")}>${sign("watch", say("neutral"))}</span>`
        : "";
  const sleeps = built && !operable;
  return html`<article
    class="kz-house ${state} ${sleeps ? "asleep" : ""} ${owner === ctx.seat && owner !== null ? "mine" : ""}"
    data-building=${slug} data-watch=${`house-${slug}`} data-value=${state} aria-label=${name}>
    <div class="kz-front" title=${`${name}. ${aboutOf(ctx, slug)}`}>${facade(slug, level, built)}${holder}
      <h3>${name}</h3>${shelf(ctx, answers, building, say)}
      ${sleeps ? html`<span class="kz-asleep" title=${say("asleep")}>${sign("lock", say("asleep"))}</span>` : ""}
      ${
        build
          ? target(ctx, build, html`${sign("token")}${price}`, "kz-build")
          : built
            ? ""
            : html`<span class="kz-plan">${price}</span>`
      }</div>
    <ul class="kz-jobs">${jobs.map((one) => job(ctx, answers, one, say))}</ul>
  </article>`;
}

// The pawns that wait for work.
function centre(ctx, answers, say) {
  const { center } = ctx.view.karez;
  const carried = { citizen: answers.carried(["citizen"]), adventurer: answers.carried(["adventurer", "feed"]) };
  const pawns = (
    name,
    number,
  ) => html`<span class="kz-crowd ${name} ${number > 6 ? "many" : ""}" title=${say(`${name}s-free`, { count: number })}
    data-watch=${`free-${name}`} data-value=${number}>
    ${times(number).map(() => html`<i data-drag=${carried[name]}>${sign(name, "", "pawn")}</i>`)}${
      number ? "" : html`<em>–</em>`
    }<b class="unseen">${say(`${name}s-free`, { count: number })}</b></span>`;
  return html`<section class="kz-centre" aria-label=${say("centre")}><h2>${say("centre")}</h2>
    ${pawns("citizen", center.citizens)}${pawns("adventurer", center.adventurers)}</section>`;
}

function tent(ctx, answers, say) {
  const { seats, spaces } = ctx.view.tent;
  return html`<section class="kz-tent" data-drop=${answers.carried(["rest"])}
    aria-label=${say("tent")}><h2>${sign("rest")}${say("tent")}</h2>
    <span class="kz-spaces">${times(spaces).map(
      (k) =>
        html`<i class="kz-space">${seats[k] === undefined ? "" : crest(guildOf(ctx, seats[k]), ctx.names[seats[k]] ?? "")}</i>`,
    )}</span></section>`;
}

export function city(ctx, answers, say) {
  const houses = ctx.view.buildings.filter(({ building }) => building !== "city_watch");
  return html`<div class="kz-city">${LEVELS.map(
    (
      level,
    ) => html`<section class="kz-quarter ${level} ${houses.some((one) => one.level === level && one.operable) ? "" : "later"}"
      aria-label=${say(`quarter-${level}`)}>
    <h2><span>${say(`state-${level}`)}</span></h2>
    ${houses.filter((one) => one.level === level).map((one) => house(ctx, answers, one, say))}</section>`,
  )}</div>`;
}

export function square(ctx, answers, say) {
  const watch = ctx.view.buildings.find(({ building }) => building === "city_watch");
  return html`<div class="kz-square">${centre(ctx, answers, say)}<div
    class="kz-pair">${watch ? house(ctx, answers, watch, say) : ""}${tent(ctx, answers, say)}</div></div>`;
}
