// What the dice said: the rolls of a fight, line by line, for many rounds may pass between two questions.

import { html } from "../../vendor/lit-html/lit-html.js";
import { die } from "./art/dice.js";
import { sign } from "./art/signs.js";
import { nameOf, picture } from "./names.js";

const ROLLS = new Set(["rolled", "trap-rolled"]);
const USES = new Set(["uses", "ability"]);
const NOTES = {
  "foe-hit": "red",
  "hero-hit": "white",
  absorbed: "green",
  "kept-die": "green",
  regrown: "red",
  unhurt: "raise",
  saved: "vp",
  died: "skull",
  uses: "instant",
  ability: "vp",
  cancelled: "white",
  slain: "sword",
  survived: "trap",
  fled: "step",
  "fled-valor": "step",
  "broken-off": "step",
  won: "valor",
  failed: "threat",
  treasure: "treasure",
  destroyed: "dungeon",
  repelled: "dungeon",
  buried: "skull",
  "hero-lost": "skull",
  meets: "sword",
};
const ENDS = new Set([
  "slain",
  "survived",
  "fled",
  "fled-valor",
  "broken-off",
  "won",
  "failed",
  "treasure",
  "destroyed",
  "repelled",
  "died",
]);

// Events since the last foe was met (or since a number), as rows: a roll with its dice, or a note.
export function rows(events, since = -1) {
  const met = since < 0 ? events.map((event) => event.kind).lastIndexOf("meets") : 0;
  const found = [];
  for (const event of events.slice(Math.max(0, met))) {
    if (event.i < since) continue;
    if (ROLLS.has(event.kind)) found.push({ event, dice: [], notes: [] });
    else if (event.kind === "die") found.at(-1)?.dice?.push(event);
    else if (event.kind in NOTES) {
      const row = found.at(-1);
      if (row?.dice?.length && !ENDS.has(event.kind) && !USES.has(event.kind) && event.kind !== "meets")
        row.notes.push(event);
      else found.push({ event, dice: USES.has(event.kind) ? [] : null, notes: [] });
    }
  }
  return found;
}

const note = (event) => html`<span class="kz-note ${event.kind}">${sign(NOTES[event.kind])}${event.text}</span>`;

function line(ctx, row) {
  const dice = (row.dice ?? []).map((event) => die(event.args[0], event.args[1], event.text, false, "tiny"));
  const owners = [...new Set((row.dice ?? []).map((event) => event.args[2]))];
  const groups = owners.map(
    (owner) =>
      html`<span class="kz-group">${picture(owner, "mini", nameOf(ctx, owner))}${(row.dice ?? []).map((event, k) =>
        event.args[2] === owner ? dice[k] : "",
      )}</span>`,
  );
  if (!row.dice) return html`<li class="kz-row end">${note(row.event)}</li>`;
  return html`<li class="kz-row"><b>${row.event.text}</b>${groups}<span class="kz-notes">${row.notes.map(note)}</span></li>`;
}

export function story(ctx, say) {
  const list = rows(ctx.events ?? ctx.fresh ?? []);
  if (list.length < 2) return "";
  return html`<section class="kz-story" aria-label=${say("story")}
    tabindex="0"><ol>${list.slice(-12).map((row) => line(ctx, row))}</ol></section>`;
}

// After a fight: how it went, until one goes on. One's own is open at once.
export function aftermath(ctx, say) {
  const events = ctx.events ?? [];
  const recent = ctx.since ? events.filter((event) => event.i >= ctx.since) : (ctx.fresh ?? []);
  const last = recent.findLast((event) => ENDS.has(event.kind));
  if (!last) return "";
  return html`<details class="kz-after" ?open=${recent.some(
    (event) => event.kind === "rolled" && event.seat === ctx.seat,
  )}><summary>${sign("sword")}<b>${say("aftermath")}</b> <span>${last.text}</span></summary>
    <ol tabindex="0" aria-label=${say("aftermath")}>${rows(recent, recent[0].i)
      .slice(-30)
      .map((row) => line(ctx, row))}</ol></details>`;
}
