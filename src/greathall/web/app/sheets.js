// The sheets of the game that is shown, and of no other.

const GAMES = new URL("../games/", import.meta.url);
/** By their addresses. @type {Map<string, { link: HTMLLinkElement, ready: Promise<unknown>, done: () => void }>} */
const linked = new Map();
let worn = "";

/** @param {string} href */
function link(href) {
  if (linked.has(href)) return linked.get(href).ready;
  let done = () => {};
  const ready = new Promise((resolve) => (done = () => resolve(href)));
  const sheet = { link: document.createElement("link"), ready, done };
  // One that cannot be had is not waited for either: a board without some of its sheets is still a board.
  Object.assign(sheet.link, { rel: "stylesheet", href, onload: done, onerror: done });
  linked.set(href, sheet);
  document.head.append(sheet.link);
  return ready;
}

// Nothing is drawn before its sheets are there; those of another game go when these have come, as its board may still be seen.
/** @param {string} slug @param {any} names */
export async function dress(slug, names) {
  worn = slug;
  const wanted = names.map((/** @type {string} */ name) => new URL(`${slug}/styles/${name}.css`, GAMES).href);
  await Promise.all(wanted.map(link));
  if (worn !== slug) return;
  for (const [href, sheet] of linked) {
    if (wanted.includes(href)) continue;
    linked.delete(href);
    sheet.link.remove();
    sheet.done();
  }
}
