// Choosing several things: each is a toggle, the running sum and one button to confirm stand below. Boards need not know: an
// answer that takes a pick back looks to them like the pick itself, marked as picked.

import { t } from "../app/words.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";

/** @import { Answer, Drawing, Question } from "../app/types.js" */

// Every answer to a question: what is offered, and for each thing that is picked the answer that takes it back, with the verb
// and the arguments of the pick. Things that may be picked several times have both.
/** @param {Question | null} asked */
export function answersOf(asked) {
  const held = new Map();
  for (const { pick, back } of asked?.picks?.held ?? []) {
    const one = held.get(pick.do) ?? {
      ...pick,
      do: back.do,
      label: back.label,
      said: pick.label,
      of: pick.do,
      picked: true,
      count: 0,
    };
    one.count += 1;
    held.set(pick.do, one);
  }
  return [...(asked?.options ?? []), ...held.values()];
}

// The things of a choice in the order in which they were first seen: one that cannot be added any more stays where it was, so
// that nothing moves under the pointer.
const memory = { key: "", things: new Map(), order: /** @type {string[]} */ ([]) };

/** @param {Pick<Drawing, "snapshot" | "options">} ctx */
function things(ctx) {
  const { snapshot, options } = ctx;
  const { order } = snapshot.question.picks;
  const key = [snapshot.table, snapshot.seat, snapshot.n, snapshot.question.prompt].join(" ");
  if (memory.key !== key) Object.assign(memory, { key, things: new Map(), order: [] });
  order.forEach((/** @type {any} */ one, /** @type {number} */ k) => {
    if (!memory.order.includes(one)) memory.order.splice(k ? memory.order.indexOf(order[k - 1]) + 1 : 0, 0, one);
  });
  for (const option of options) memory.things.set(option.of ?? option.do, { label: option.said ?? option.label });
  return memory.order.map((one) => ({
    key: one,
    label: memory.things.get(one).label,
    add: options.find((/** @type {Answer} */ option) => option.do === one),
    back: options.find((/** @type {Answer} */ option) => option.of === one),
  }));
}

// What the number keys do: the k-th thing is picked, or taken back.
/** @param {Pick<Drawing, "snapshot" | "options">} ctx */
export const toggles = (ctx) => things(ctx).map(({ add, back }) => (add ?? back)?.do);

/** @param {Drawing} ctx @param {any} thing @param {number} k */
function toggle(ctx, { label, add, back }, k) {
  const { busy, hinted } = ctx;
  const main = add ?? back;
  const marked = main && hinted === main.do ? "hinted" : "";
  return html`<li class=${back ? "picked" : ""}><button aria-pressed=${Boolean(back)} ?disabled=${busy || !main}
    data-do=${main?.do ?? ""} class=${marked}
      @click=${() => ctx.choose(main.do)}>
      ${k < 9 ? html`<kbd aria-hidden="true">${k + 1}</kbd>` : ""}<i class="tick"
        aria-hidden="true">${back ? icon("check") : ""}</i>
      <span>${label}${back?.count > 1 ? html` <b>× ${back.count}</b>` : ""}</span></button>
    ${
      add && back
        ? html`<button class="less" ?disabled=${busy} data-do=${back.do} aria-label=${back.label} title=${back.label}
          @click=${() => ctx.choose(back.do)}>−</button>`
        : ""
    }</li>`;
}

/** @param {Drawing} ctx */
export function picking(ctx) {
  const { question } = ctx.snapshot;
  const { picks } = question;
  const ready = ctx.options.find((/** @type {Answer} */ option) => option.do === picks.done.do);
  const picked = new Set(picks.order);
  const others = question.options.filter(
    (/** @type {Answer} */ option) => !picked.has(option.do) && option.do !== picks.done.do,
  );
  const rows = things(ctx);
  const many = rows.length > (rows.every(({ label }) => label.length < 26) ? 2 : 5);
  return html`<ol class=${`options picks ${many ? "many" : ""}`}>${repeat(
    rows,
    ({ key }) => key,
    (thing, k) => toggle(ctx, thing, k),
  )}</ol>
    <div class="confirm"><output aria-live="polite">${picks.text}</output>
      <button class=${`seal ${ready && ctx.hinted === ready.do ? "hinted" : ""}`} data-do=${ready?.do ?? ""}
        ?disabled=${ctx.busy || !ready} title="Enter" @click=${() => ctx.choose(picks.done.do)}>
        ${icon("check")} ${picks.done.label}</button></div>
    ${
      others.length
        ? html`<ol class="options">${others.map(
            (/** @type {Answer} */ option) =>
              html`<li><button ?disabled=${ctx.busy} data-do=${option.do} class=${ctx.hinted === option.do ? "hinted" : ""}
                @click=${() => ctx.choose(option.do)}><span>${option.label}</span></button></li>`,
          )}</ol>`
        : ""
    }
    <p class="unseen">${t("picks-how")}</p>`;
}
