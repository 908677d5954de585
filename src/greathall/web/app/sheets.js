// The sheets of the game that is shown, and of no other.

import { fileOf } from "./files.js";

/** By their addresses. @type {Map<string, { link: HTMLLinkElement, ready: Promise<unknown>, done: () => void }>} */
const linked = new Map();
let worn = ""; // the address of the sheet that names all of a game's

/** @param {string} href */
function link(href) {
  if (linked.has(href)) return linked.get(href).ready;
  let done = () => {};
  const ready = new Promise((resolve) => (done = () => resolve(href)));
  const sheet = { link: document.createElement("link"), ready, done };
  // One that cannot be had is not waited for either: a board without its sheets is still a board.
  Object.assign(sheet.link, { rel: "stylesheet", href, onload: done, onerror: done });
  linked.set(href, sheet);
  document.head.append(sheet.link);
  return ready;
}

// Nothing is drawn before its sheets are there; those of another game go when these have come, as its board may still be seen.
/** @param {string} slug */
export async function dress(slug) {
  const wanted = slug && fileOf(`games/${slug}/styles/index.css`);
  worn = wanted;
  if (wanted) await link(wanted);
  if (worn !== wanted) return;
  for (const [href, sheet] of linked) {
    if (href === wanted) continue;
    linked.delete(href);
    sheet.link.remove();
    sheet.done();
  }
}
