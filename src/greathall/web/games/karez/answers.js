// Where the answers lie: each thing on the board asks for its own, and what nothing asked for becomes a plain button.
import { html } from "../../vendor/lit-html/lit-html.js";

export class Answers {
  constructor(ctx) {
    this.ctx = ctx;
    this.known = new Map(ctx.options.map((option) => [option.do, option]));
    this.left = new Set(ctx.options);
  }

  // The answer with exactly these words; whoever asks shows it.
  find(...words) {
    const option = this.known.get(words.join(" "));
    if (option) this.left.delete(option);
    return option;
  }

  // All answers of these verbs that fit.
  all(verbs, fits = () => true) {
    const found = this.ctx.options.filter((option) => verbs.includes(option.verb) && fits(option.args));
    for (const option of found) this.left.delete(option);
    return found;
  }

  // What a thing that is dragged can carry: answers of these verbs that fit, as the words that places give.
  carried(verbs, fits = () => true) {
    return this.ctx.options.filter((option) => verbs.includes(option.verb) && fits(option.args)).map((option) => option.do).join("|");
  }

  rest() {
    return [...this.left];
  }
}

const marks = (ctx, option) => (ctx.hinted === option.do ? "hinted" : "");

// A thing that answers when it is clicked; its name for who cannot see it is the answer itself.
export function target(ctx, option, content, kind = "") {
  return html`<button type="button" class="kz-target ${kind} ${marks(ctx, option)}" data-do=${option.do} aria-label=${option.label} title=${option.label}
    @click=${() => ctx.choose(option.do)}>${content}</button>`;
}

// The same with words on it: they are read after the answer.
export function cardTarget(ctx, option, content, kind = "") {
  return html`<button type="button" class="kz-target ${kind} ${marks(ctx, option)}" data-do=${option.do} title=${option.label}
    @click=${() => ctx.choose(option.do)}><span class="unseen">${option.label}. </span>${content}</button>`;
}

// Answers as words, in wax or plain.
export const deed = (ctx, option, sign = "", kind = "plain") =>
  html`<button type="button" class="kz-target kz-deed ${kind} ${marks(ctx, option)}" data-do=${option.do} @click=${() => ctx.choose(option.do)}>${sign}<span>${option.label}</span></button>`;
