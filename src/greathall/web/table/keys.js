// The keyboard at a table: numbers answer, Enter confirms a choice, letters are tools.

import { covered } from "../parts/ask.js";
import { answersOf, toggles } from "../parts/picks.js";

/** @import { Line } from "../app/line.js" */
/** @import { actions, State } from "./context.js" */

const elsewhere = (/** @type {any} */ event) =>
  event.target.closest?.("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey || covered();

/** @param {Line} line @param {State} state @param {ReturnType<typeof actions>} ctx @returns {() => void} ends it. */
export function listen(line, state, ctx) {
  /** @type {Record<string, () => void>} */
  const tools = {
    u: () => ctx.undo(),
    c() {
      state.tab.value = "talk";
      document.getElementById("say")?.focus();
    },
    escape() {
      state.refusals.value = null;
      state.armed.value = "";
    },
  };
  /** @type {Record<string, () => void>} */
  const asking = { h: () => ctx.hint(), w: () => ctx.askWhy() };

  /** What a key does now. @param {any} event @returns {(() => void) | undefined} */
  function meant(event) {
    const asked = line.snapshot.value?.question;
    const options = asked?.options ?? [];
    const key = event.key.toLowerCase();
    if (key >= "1" && key <= "9" && key.length === 1) {
      const numbered = asked?.picks
        ? toggles({ snapshot: line.snapshot.value, options: answersOf(asked) })
        : options.map((/** @type {{ do: string }} */ option) => option.do);
      const option = numbered[Number(key) - 1];
      return option ? () => ctx.choose(option) : undefined;
    }
    if (key === "enter") {
      const done = asked?.picks?.done.do;
      const ready = options.some((/** @type {{ do: string }} */ option) => option.do === done);
      return done && ready && !event.target.closest?.("button, a, summary") ? () => ctx.choose(done) : undefined;
    }
    return tools[key] ?? (options.length ? asking[key] : undefined);
  }

  const press = (/** @type {any} */ event) => {
    if (elsewhere(event) || document.querySelector(".curtain")) return;
    const does = meant(event);
    if (!does) return;
    does();
    event.preventDefault();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
