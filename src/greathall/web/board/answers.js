// Which answers lie where. Each game says it in one table: for a verb the key of the thing on which its answers lie, a word for
// the kind of thing first, or the keys of several things. What is picked has the verb and the arguments of its pick, and takes it
// back. What lies on nothing is a deed.

import { dos } from "./marks.js";

/** @import { Answer, Asked } from "../app/types.js" */
/** @typedef {{ view: any, seat: number, picked: boolean }} Moment */
/** @typedef {(args: any, moment: Moment) => string | string[] | false | null | undefined} Place */

export const DEED = "deed";

/** A place for verbs whose answers each lie on a thing of their own: the verb and what it is about. @param {string} verb */
export const itself = (verb) => (/** @type {Record<string, string>} */ args) =>
  [verb, ...Object.values(args)].join(" ");

/** The same place for several verbs. @param {string[]} verbs @param {Place} place @returns {Record<string, Place>} */
export const alike = (verbs, place) => Object.fromEntries(verbs.map((verb) => [verb, place]));

export class Answers {
  /** @type {Map<string, Answer[]>} */
  #found = new Map();
  /** @type {Set<Answer>} */
  #left;

  /** @param {Asked} asked @param {Record<string, Place>} places */
  constructor({ options, view, seat }, places) {
    this.options = options;
    this.#left = new Set(options);
    for (const option of options) {
      const key = places[option.verb]?.(option.args, { view, seat, picked: Boolean(option.picked) }) || DEED;
      for (const one of Array.isArray(key) ? key : [key]) {
        const list = this.#found.get(one);
        if (list) list.push(option);
        else this.#found.set(one, [option]);
      }
    }
  }

  /** @param {Answer | undefined} option */
  #drawn(option) {
    if (option) this.#left.delete(option);
    return option;
  }

  /** All that lie on a thing. Whoever asks for answers draws them. @param {string} key */
  at(key) {
    const list = this.#found.get(key) ?? [];
    for (const option of list) this.#left.delete(option);
    return list;
  }

  /** The answer on a thing that gives or picks it. @param {string} key */
  add(key) {
    return this.#drawn(this.#found.get(key)?.find((option) => !option.picked));
  }

  /** The answer on a thing that takes it back. @param {string} key */
  back(key) {
    return this.#drawn(this.#found.get(key)?.find((option) => option.picked));
  }

  /** The one or else the other. @param {string} key */
  one(key) {
    return this.add(key) ?? this.back(key);
  }

  /** All answers of these verbs, wherever they lie. @param {...string} verbs */
  of(...verbs) {
    const list = this.options.filter((option) => verbs.includes(option.verb));
    for (const option of list) this.#left.delete(option);
    return list;
  }

  /** Does anything lie on this thing? Nothing is drawn yet. @param {string} key */
  has(key) {
    return this.#found.has(key);
  }

  /** Does anything lie on things of this kind? @param {string} kind */
  hasKind(kind) {
    return this.keys().some((key) => key.split(" ")[0] === kind);
  }

  /** The keys of all things on which something lies. */
  keys() {
    return [...this.#found.keys()];
  }

  /** Things of a kind with what lies on them. @param {string} kind @returns {[string, Answer[]][]} */
  things(kind) {
    const found = this.keys().filter((key) => key.startsWith(`${kind} `));
    return found.map((key) => [key.slice(kind.length + 1), this.at(key)]);
  }

  /**
   * What a thing that is dragged can carry, and a place takes in: the words of the answers of these verbs that fit.
   * @param {string[]} verbs @param {(args: any) => boolean} fits
   */
  carried(verbs, fits = () => true) {
    return dos(this.options.filter(({ verb, args, picked }) => !picked && verbs.includes(verb) && fits(args)));
  }

  /** What nothing has drawn. */
  rest() {
    return [...this.#left];
  }
}
