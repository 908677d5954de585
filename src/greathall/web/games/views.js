// Which module draws which game; a game without its own view is shown by the plain one. A module
// exports
//   table(ctx)             {board, mats, hand}: drawn anew whenever something changes (ctx: table/context.js)
//   targets                if anything on its board answers: a selector of what does; the list of answers points at it
//   animate(ctx)           if it wants: after each drawing, for what moves
//   picture(slug, card)    if it wants: a card of the gallery as an svg drawing in a field of 100 x 100
//   ends(option)           if it wants: does this answer end one's turn? Such answers may be asked for twice
//   carries(ctx)           if it wants: answers that only a drop gives, [{do, label}]: an answer and picks for what it leads to,
//                          joined by "; ", or answers one after another, joined by " > "
//   score(ctx)             if it wants: the result broken down in its own way, in place of the table by rules
// Its sheets are those that its styles/index.css names.

import { loaded } from "../app/files.js";
import { dress } from "../app/sheets.js";

/** @type {Record<string, () => Promise<any>>} */
const VIEWS = {
  "card-rogue": () => import("./card-rogue/view.js"),
  karez: () => import("./karez/view.js"),
  meeples: () => import("./meeples/view.js"),
  dorian: () => import("./dorian/view.js"),
};

// The view of a game, when it is dressed.
/** @param {string} slug */
export async function viewOf(slug) {
  const own = slug in VIEWS;
  const load = own ? VIEWS[slug] : () => import("./plain.js");
  const [view] = await Promise.all([loaded(load), dress(own ? slug : "")]);
  return view;
}
