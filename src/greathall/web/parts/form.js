// Fields of a form: what is changed in one of them changes something, and the page is drawn anew.

/** @param {() => void} draw */
export const changing = (draw) => (/** @type {(field: any) => unknown} */ change) => (/** @type {any} */ event) => {
  change(event.target);
  draw();
};
