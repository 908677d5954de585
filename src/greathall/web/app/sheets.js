// The sheets of the game that is shown, and of no other.

const GAMES = new URL("../games/", import.meta.url);
const linked = new Map(); // address -> {link, ready, done}
let worn = "";

function link(href) {
  if (linked.has(href)) return linked.get(href).ready;
  const sheet = { link: document.createElement("link"), ready: null, done: null };
  sheet.ready = new Promise((done) => (sheet.done = done));
  // One that cannot be had is not waited for either: a board without some of its sheets is still a board.
  Object.assign(sheet.link, { rel: "stylesheet", href, onload: sheet.done, onerror: sheet.done });
  linked.set(href, sheet);
  document.head.append(sheet.link);
  return sheet.ready;
}

// Nothing is drawn before its sheets are there; those of another game go when these have come, as its board may still be seen.
export async function dress(slug, names) {
  worn = slug;
  const wanted = names.map((name) => new URL(`${slug}/styles/${name}.css`, GAMES).href);
  await Promise.all(wanted.map(link));
  if (worn !== slug) return;
  for (const [href, sheet] of linked) {
    if (wanted.includes(href)) continue;
    linked.delete(href);
    sheet.link.remove();
    sheet.done();
  }
}
