// Where the answers lie: each thing on the board asks for its own, and what nothing asked for becomes a plain button.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";

const key = (verb, args) => [verb, ...args].join(" ");

// Answers are looked up by what they are about. What is picked has the verb and the arguments of the pick and takes it back; a
// thing that may be picked several times has both answers.
export class Answers {
  constructor(ctx) {
    this.ctx = ctx;
    this.open = new Map();
    this.picked = new Map();
    for (const option of ctx.options)
      (option.picked ? this.picked : this.open).set(key(option.verb, option.args), option);
    this.left = new Set(ctx.options);
  }

  #shown(option) {
    if (option) this.left.delete(option);
    return option;
  }

  // The answer about exactly this: to give or pick it, else to take it back. Whoever asks shows it.
  find(verb, ...args) {
    return this.add(verb, ...args) ?? this.back(verb, ...args);
  }

  // Only to give or pick it.
  add(verb, ...args) {
    return this.#shown(this.open.get(key(verb, args)));
  }

  // Only to take it back.
  back(verb, ...args) {
    return this.#shown(this.picked.get(key(verb, args)));
  }

  // All answers of these verbs that fit.
  all(verbs, fits = () => true) {
    const found = this.ctx.options.filter((option) => verbs.includes(option.verb) && fits(option.args));
    for (const option of found) this.left.delete(option);
    return found;
  }

  // One of them: one that can be given if there is one, else one that takes back.
  some(verbs, fits = () => true) {
    const found = this.ctx.options.filter((option) => verbs.includes(option.verb) && fits(option.args));
    return this.#shown(found.find((option) => !option.picked) ?? found[0]);
  }

  // What a thing that is dragged can carry: answers of these verbs that fit, as the words that places give.
  carried(verbs, fits = () => true) {
    return this.ctx.options
      .filter((option) => !option.picked && verbs.includes(option.verb) && fits(option.args))
      .map((option) => option.do)
      .join("|");
  }

  rest() {
    return [...this.left];
  }
}

const marks = (ctx, option) => `${ctx.hinted === option.do ? "hinted" : ""} ${option.picked ? "picked" : ""}`;

// What a thing is called: a pick keeps its name when it is made, and is pressed.
const named = (option) => option.said ?? option.label;
const pressed = (ctx, option) =>
  option.picked ? "true" : ctx.snapshot.question?.picks?.order.includes(option.do) ? "false" : undefined;

// A thing that answers when it is clicked; its name for who cannot see it is the answer itself.
export function target(ctx, option, content, kind = "") {
  return html`<button type="button" class="kz-target ${kind} ${marks(ctx, option)}" data-do=${option.do}
    aria-label=${named(option)} aria-pressed=${pressed(ctx, option) ?? nothing} title=${option.label}
    @click=${() => ctx.choose(option.do)}>${content}</button>`;
}

// The same with words on it: they are read after the answer.
export function cardTarget(ctx, option, content, kind = "") {
  return html`<button type="button" class="kz-target ${kind} ${marks(ctx, option)}" data-do=${option.do}
    aria-pressed=${pressed(ctx, option) ?? nothing} title=${option.label}
    @click=${() => ctx.choose(option.do)}><span class="unseen">${named(option)}. </span>${content}</button>`;
}

// Answers as words, in wax or plain.
export const deed = (ctx, option, sign = "", kind = "plain") =>
  html`<button type="button" class="kz-target kz-deed ${kind} ${marks(ctx, option)}" data-do=${option.do}
    aria-pressed=${pressed(ctx, option) ?? nothing}
    @click=${() => ctx.choose(option.do)}>${sign}<span>${named(option)}</span></button>`;
