// Who answers on the board with the keyboard stays on the board, although what had the focus is no answer any more.

const seen = (/** @type {Element} */ thing) => thing.getClientRects().length > 0;

export class Focus {
  #onBoard = false;

  /** Before a drawing. @param {string} things which things answer, as a selector. */
  before(things) {
    if (things && document.activeElement?.matches(`:is(${things}), .menu *`)) this.#onBoard = true;
  }

  /** After it: where nothing has the focus any more, the first thing that answers gets it. @param {string} things */
  after(things) {
    if (!this.#onBoard || !things) return;
    if (document.activeElement !== document.body) {
      this.#onBoard = false;
      return;
    }
    const first = [...document.querySelectorAll(things)].find(seen);
    if (!first) return;
    /** @type {HTMLElement} */ (first).focus({ preventScroll: true });
    this.#onBoard = false;
  }
}
