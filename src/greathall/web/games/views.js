// Which module draws which game; a game without its own view is shown by the plain one.
const VIEWS = {
  "card-rogue": () => import("./card-rogue.js"),
};

export const hasView = (slug) => slug in VIEWS;

export async function viewOf(slug) {
  const load = VIEWS[slug] ?? (() => import("./plain.js"));
  return await load();
}
