// Answering by dragging: a piece or a card that carries answers is dropped on a place that gives one of them.
//
// A board view only marks its elements (HTML or SVG) with the `do` of options, several joined by "|":
//   data-drag="move 0,1|move 0,2"   on the thing: every answer that it can carry (leave it out, or empty, for none)
//   data-drop="move 0,1"            on the place: the answers given there. On the board, data-do says the same, so that
//                                   what is highlighted and can be clicked already is a place.
// Nothing else is needed: while a thing is dragged its places have the attribute [data-catches] ("" or "over"), and a drop calls
// ctx.choose with the answer that both have; if they share several, a menu asks which. Mouse, pen and touch; Escape lets go.
// For views that go on from there, the place tells of it first: a "dropped" event with the thing as its detail.
// It is an addition: whatever can be dragged must be a button somewhere as well.
// On touch screens a thing does not scroll its surroundings; cards in a strip that scrolls sideways want
// `touch-action: pan-x` in their style. Inside a layer with `pointer-events: none` the thing itself wants `auto`.
import { closeMenu, menu } from "./menu.js";

const FAR = 7; // pixels before a press becomes a drag
const PLACES = "[data-drop], .board [data-do]";
/** What may be answered now. @type {{ options: { do: string, label: string }[], choose(option: string): unknown }} */
let game = { options: [], choose() {} };
/** @typedef {{ id: number, thing: any, answers: string[], x: number, y: number, ghost: any, over: Element | null }} Held */
/** What is pressed. @type {Held | null} */
let held = null;

/** @param {string} text */
const list = (text) => (text ? text.split("|") : []);
/** @param {any} place */
const answersOf = (place) => list(place.dataset.drop || place.dataset.do);
/** @param {any} place */
const shared = (place) =>
  answersOf(place).filter((one) => held.answers.includes(one) && game.options.some((option) => option.do === one));
/** @param {any} place */
const catches = (place) => !held.thing.contains(place) && !place.contains(held.thing) && shared(place).length > 0;

// Called by the table whenever it is drawn: the options of the moment, and how to answer.
/** @param {{ do: string, label: string }[]} options @param {(option: string) => unknown} choose */
export function carry(options, choose) {
  game = { options, choose };
  if (!held) return;
  if (!held.answers.some((one) => options.some((option) => option.do === one))) return letGo();
  if (held.ghost) mark();
}

function mark() {
  for (const place of document.querySelectorAll(PLACES)) {
    if (catches(place)) place.setAttribute("data-catches", place === held.over ? "over" : "");
    else place.removeAttribute("data-catches");
  }
}

// A copy of the thing that follows the pointer.
function lift(/** @type {any} */ { thing }) {
  const box = thing.getBoundingClientRect();
  let copy = thing.cloneNode(true);
  if (thing instanceof SVGGraphicsElement && thing.ownerSVGElement) {
    const { x, y, width, height } = thing.getBBox();
    const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    sheet.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    copy.removeAttribute("transform");
    sheet.append(copy);
    copy = sheet;
  }
  for (const part of [copy, ...copy.querySelectorAll("*")])
    for (const name of ["id", "data-drag", "data-drop", "data-do", "data-key"]) part.removeAttribute(name);
  const ghost = document.createElement("div");
  ghost.className = "carried";
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.append(copy);
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  document.body.append(ghost);
  thing.setAttribute("data-lifted", "");
  return ghost;
}

function letGo() {
  if (!held) return;
  held.ghost?.remove();
  held.thing.removeAttribute("data-lifted");
  held = null;
  for (const place of document.querySelectorAll("[data-catches]")) place.removeAttribute("data-catches");
}

/** @param {number} x @param {number} y */
function placeAt(x, y) {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest(PLACES);
    if (place && catches(place)) return place;
  }
  return null;
}

/** @param {PointerEvent & { target: any }} event */
function down(event) {
  if (held || event.button !== 0 || !event.isPrimary) return;
  const thing = event.target.closest?.("[data-drag]");
  const answers = list(thing?.dataset.drag);
  if (!answers.length || (event.target.closest("button, input, a") !== null && !thing.matches("button, a"))) return;
  held = { id: event.pointerId, thing, answers, x: event.clientX, y: event.clientY, ghost: null, over: null };
  event.stopPropagation(); // a board that is moved by dragging stays where it is
}

/** @param {PointerEvent & { target: any }} event */
function move(event) {
  if (held?.id !== event.pointerId) return;
  event.stopPropagation();
  if (!held.ghost) {
    if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
    closeMenu();
    held.ghost = lift(held);
    mark();
  }
  held.ghost.style.transform = `translate(calc(${event.clientX}px - 50%), calc(${event.clientY}px - 50%))`;
  const over = placeAt(event.clientX, event.clientY);
  if (over === held.over) return;
  held.over?.setAttribute("data-catches", "");
  over?.setAttribute("data-catches", "over");
  held.over = over;
}

/** @param {PointerEvent & { target: any }} event */
function up(event) {
  if (held?.id !== event.pointerId) return;
  if (!held.ghost) return letGo(); // a click, not a drag
  event.stopPropagation();
  quiet();
  const place = placeAt(event.clientX, event.clientY);
  const found = place ? shared(place) : [];
  const { thing } = held;
  letGo();
  place?.dispatchEvent(new CustomEvent("dropped", { bubbles: true, detail: { thing } }));
  if (found.length === 1) game.choose(found[0]);
  else if (found.length)
    menu(
      place,
      game.options.filter((option) => found.includes(option.do)),
      game.choose,
    );
}

// The click that a browser makes of the end of a drag is none.
function quiet() {
  /** @param {Event} event */
  const stop = (event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 0);
}

addEventListener("pointerdown", down, true);
addEventListener("pointermove", move, true);
addEventListener("pointerup", up, true);
addEventListener("pointercancel", (event) => held?.id === event.pointerId && letGo(), true);
addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Escape" || !held?.ghost) return;
    event.stopPropagation();
    letGo();
  },
  true,
);
addEventListener(
  "dragstart",
  (/** @type {any} */ event) => event.target.closest?.("[data-drag]") && event.preventDefault(),
  true,
);
