// Tools of a board that is larger than its window: bigger, smaller, all of it, and where I am.

import { icon } from "../parts/icons.js";
import { html } from "../vendor/lit-html/lit-html.js";

/** @import { Camera } from "../parts/camera.js" */

/**
 * @param {string} kind the game's own class of a tool
 * @param {Camera} camera
 * @param {{ bigger: string, smaller: string, whole: string, me: string }} words
 * @param {number} step how much bigger at a time
 * @param {() => void} home
 */
export function cameraTools(kind, camera, words, step, home) {
  const tool = (/** @type {unknown} */ drawing, /** @type {string} */ label, /** @type {() => void} */ use) =>
    html`<button class=${`board-tool ${kind}`} aria-label=${label} title=${label} @click=${use}>${drawing}</button>`;
  return [
    tool("+", words.bigger, () => camera.zoom(step)),
    tool("−", words.smaller, () => camera.zoom(1 / step)),
    tool(icon("whole"), words.whole, () => camera.fit()),
    tool(icon("person"), words.me, home),
  ];
}
