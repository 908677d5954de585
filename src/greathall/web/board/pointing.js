// A button in the list of answers points at its thing on the board while it is looked at.

/** @param {() => string} things which things answer, as a selector. @returns {() => void} ends it. */
export function pointing(things) {
  const point = (/** @type {any} */ event) => {
    const option = event.target.closest?.(".options [data-do]")?.dataset.do;
    if (!things()) return;
    for (const thing of document.querySelectorAll(things())) {
      const words = /** @type {HTMLElement} */ (thing).dataset.do ?? "";
      thing.classList.toggle("pointed", option !== undefined && words.split("|").includes(option));
    }
  };
  addEventListener("pointerover", point);
  addEventListener("focusin", point);
  return () => {
    removeEventListener("pointerover", point);
    removeEventListener("focusin", point);
  };
}
