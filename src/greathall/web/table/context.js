// What may be done at a table, and what everything that is drawn there is given: ctx.

import { post } from "../app/api.js";
import { go, lang, motion } from "../app/store.js";
import { reason, t } from "../app/words.js";
import { covered } from "../parts/ask.js";
import { answersOf } from "../parts/picks.js";
import { click } from "../parts/sound.js";
import { toast } from "../parts/toast.js";
import { signal } from "../vendor/signals-core/signals-core.js";

/** @import { Answer, GameView, Snapshot } from "../app/types.js" */
/** @import { Line } from "../app/line.js" */
/** @typedef {ReturnType<typeof begin>} State */

/** What changes at a table without the server: each of them draws it anew. */
export const begin = () => ({
  tab: signal("question"),
  refusals: signal(/** @type {any[] | null} */ (null)),
  hinted: signal(""),
  armed: signal(""), // an answer that was asked for once and is to be asked for twice
  busy: signal(false),
  invites: signal(/** @type {any} */ (null)),
  lifted: signal(-1), // hot-seat: for whom the curtain was lifted
  redraw: signal(0),
});

/** Answers after which others act: with something else still to do, they are asked for twice. A game's view may say which. */
const ends = (/** @type {Answer} */ option, /** @type {GameView} */ view) =>
  view.ends?.(option) ?? ["end-turn", "pass"].includes(option.verb);

/** Alone or against bots everything can be taken back; with other people, or without undo, it cannot. */
const matters = (/** @type {Snapshot} */ { undo, people, controls }) =>
  undo.policy !== "free" || people.some((one) => one.kind === "person" && !controls.includes(one.seat));

/** Since when a seat has not looked: what happened then is told to it. */
const since = (/** @type {string} */ id, /** @type {number} */ seat) => `since.${id}.${seat}`;

/** @param {string} id @param {Line} line @param {State} state @param {() => GameView | null} view */
export function actions(id, line, state, view) {
  const send = (/** @type {object} */ message) =>
    line.send(message).catch((/** @type {unknown} */ refusal) => {
      toast(reason(refusal));
      throw refusal;
    });
  // A refusal was told already.
  const quietly = (/** @type {object} */ message) => send(message).catch(() => /** @type {any} */ (undefined));
  const mine = (/** @type {object} */ message) => quietly({ ...message, seat: line.snapshot.value.seat });

  /** What is joined by " > " is given one after another: a drop may say more than one thing. @param {string} option */
  async function answer(option) {
    const { seat } = line.snapshot.value;
    state.busy.value = true;
    click();
    const last = line.events.value.at(-1);
    sessionStorage.setItem(since(id, seat), String(last ? last.i + 1 : 0));
    try {
      for (const one of option.split(" > ")) {
        await send({ type: "answer", n: line.snapshot.value.n, seat, do: one }); // what it did is told before it is acknowledged
      }
    } catch {
      // the refusal was told already
    }
    state.busy.value = false;
  }

  return {
    /** @param {string} option @param {boolean} sure */
    choose(option, sure = false) {
      if (state.busy.value || covered()) return undefined;
      const { question } = line.snapshot.value;
      const options = answersOf(question);
      const found = options.find((one) => one.do === option);
      state.refusals.value = null;
      state.hinted.value = "";
      const confirms = question?.picks?.done.do === option; // a choice, not the turn
      const asks = found && !sure && !confirms && ends(found, view()) && options.length > 1;
      if (asks && state.armed.value !== option && matters(line.snapshot.value)) {
        state.armed.value = option;
        toast(t("table-armed", { what: found.label, count: options.length - 1 }));
        return undefined;
      }
      state.armed.value = "";
      return answer(option);
    },
    undo: () => mine({ type: "undo" }),
    bot: (/** @type {boolean} */ on) => mine({ type: "bot", on, bot: "medium" }),
    consent: (/** @type {boolean} */ agree) => quietly({ type: "consent", agree }),
    addWords: (/** @type {string} */ text) => quietly({ type: "words", text }),
    redraw: () => (state.redraw.value += 1),
    say: (/** @type {string} */ text) => quietly({ type: "chat", text }),
    note: (/** @type {string} */ text) => quietly({ type: "note", text }),
    tell: toast,
    async hint() {
      const reply = await mine({ type: "hint" });
      if (!reply) return;
      state.hinted.value = reply.do;
      toast(t("hint-says", { what: reply.label }));
    },
    async askWhy() {
      const reply = await mine({ type: "why" });
      if (reply) state.refusals.value = reply.refusals;
    },
    closeWhy() {
      state.refusals.value = null;
    },
    async sit(/** @type {number} */ seat) {
      try {
        await post(`/api/tables/${id}/join`, { seat });
        location.reload();
      } catch (error) {
        toast(reason(error));
      }
    },
    follow(/** @type {Event} */ event, /** @type {string} */ path) {
      event.preventDefault();
      go(path);
    },
    t,
    lang: lang.value,
  };
}

/** The moment that is drawn. @param {string} id @param {Line} line @param {State} state */
export function moment(id, line, state) {
  const snapshot = line.snapshot.value;
  return {
    snapshot,
    view: snapshot.view,
    seat: snapshot.seat,
    names: snapshot.names,
    events: line.events.value,
    since: Number(sessionStorage.getItem(since(id, snapshot.seat)) ?? 0),
    options: answersOf(snapshot.question),
    busy: state.busy.value,
    hinted: state.hinted.value,
    armed: state.armed.value,
    refusals: state.refusals.value,
    invites: state.invites.value,
    fresh: snapshot.fresh,
    motion: motion.value,
  };
}
