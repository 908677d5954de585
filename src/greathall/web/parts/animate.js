// Movement that any board may use. Nothing moves for who has switched it off, here or in the system.
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export const still = () => document.documentElement.dataset.motion === "off" || calm.matches;

// Plays frames on an element; null where nothing should move.
/** @param {Element | null} element @param {Keyframe[]} frames */
export function play(element, frames, options = {}) {
  if (!element?.animate || still()) return null;
  return element.animate(frames, { duration: 420, easing: "ease-out", ...options });
}

/** @param {Element | null} element */
export const turnUp = (element, delay = 0) =>
  play(
    element,
    [
      { transform: "scaleX(0) scaleY(1.06)", opacity: 0.6 },
      { transform: "scaleX(1) scaleY(1)", opacity: 1 },
    ],
    { duration: 380, delay, fill: "backwards" },
  );

/** @param {Element | null} element */
export const appear = (element, delay = 0) =>
  play(
    element,
    [
      { transform: "scale(.5)", opacity: 0 },
      { transform: "scale(1.08)", opacity: 1 },
      { transform: "scale(1)", opacity: 1 },
    ],
    { duration: 340, delay, fill: "backwards" },
  );

/** @param {Element | null} element */
export const shake = (element, delay = 0) =>
  play(
    element,
    [-7, 6, -5, 4, -2, 0].map((x) => ({ transform: `translate(${x}px, 0)` })),
    { duration: 360, delay },
  );

/** @param {Element | null} element */
export const swell = (element, delay = 0) =>
  play(element, [{ transform: "scale(1)" }, { transform: "scale(1.14)" }, { transform: "scale(1)" }], {
    duration: 420,
    delay,
  });

// From where it was to where it is now: (dx, dy) is the old place seen from the new one.
/** @param {Element | null} element @param {number} dx @param {number} dy */
export function travel(element, dx, dy, options = {}) {
  const duration = Math.min(900, 260 + 0.9 * Math.hypot(dx, dy));
  return play(element, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "translate(0, 0)" }], {
    duration,
    easing: "ease-in-out",
    ...options,
  });
}

/** @param {Element | null} root @returns {Iterable<HTMLElement>} */
const keyed = (root) => root?.querySelectorAll("[data-key]") ?? [];

// Things with a data-key glide to their new places: remember before a change, glide after it.
/** @param {Element | null} root */
export function remember(root) {
  const places = new Map();
  for (const element of keyed(root)) places.set(element.dataset.key, element.getBoundingClientRect());
  return places;
}

/** @param {Element | null} root @param {Map<string, DOMRect>} places */
export function glide(root, places) {
  for (const element of keyed(root)) {
    const before = places.get(element.dataset.key);
    if (!before) {
      appear(element);
      continue;
    }
    const now = element.getBoundingClientRect();
    const dx = before.left - now.left;
    const dy = before.top - now.top;
    if (Math.abs(dx) + Math.abs(dy) > 2) travel(element, dx, dy);
  }
}

// A short word that rises from a point of an SVG layer and goes.
/** @param {Element | null} layer @param {number} x @param {number} y @param {string} text */
export function rise(layer, x, y, text, kind = "", delay = 0) {
  if (!layer || still()) return;
  const word = document.createElementNS("http://www.w3.org/2000/svg", "text");
  word.setAttribute("x", String(x));
  word.setAttribute("y", String(y));
  word.setAttribute("class", `rising ${kind}`);
  word.textContent = text;
  layer.append(word);
  const gone = () => word.remove();
  const run = play(
    word,
    [
      { transform: "translate(0, 8px)", opacity: 0 },
      { transform: "translate(0, -12px)", opacity: 1, offset: 0.2 },
      { transform: "translate(0, -26px)", opacity: 1, offset: 0.75 },
      { transform: "translate(0, -40px)", opacity: 0 },
    ],
    { duration: 1300, delay, fill: "both" },
  );
  if (run) run.finished.then(gone, gone);
  else gone();
}
