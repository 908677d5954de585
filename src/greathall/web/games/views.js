// Which module draws which game, and the sheets that dress it; a game without its own view is shown by the plain one. A module
// exports
//   table(ctx)             {board, mats, hand}: drawn anew whenever something changes (ctx: table/context.js)
//   targets                if anything on its board answers: a selector of what does; the list of answers points at it
//   animate(ctx)           if it wants: after each drawing, for what moves
//   picture(slug, card)    if it wants: a card of the gallery as an svg drawing in a field of 100 x 100
//   ends(option)           if it wants: does this answer end one's turn? Such answers may be asked for twice
//   carries(ctx)           if it wants: answers that only a drop gives, [{do, label}]: an answer and picks for what it leads to,
//                          joined by "; ", or answers one after another, joined by " > "
//   score(ctx)             if it wants: the result broken down in its own way, in place of the table by rules
// The order of a game's sheets is that of its parts, wide and narrow screens last: later ones win.

import { dress } from "../app/sheets.js";

const VIEWS = {
  "card-rogue": {
    load: () => import("./card-rogue/view.js"),
    sheets: ["map", "hand", "story", "mats", "phone"],
  },
  karez: {
    load: () => import("./karez/view.js"),
    sheets: [
      ...["board", "danger", "city", "wilds", "tray", "fight", "dice", "choices", "side"],
      ...["screens", "phone"],
    ],
  },
  meeples: {
    load: () => import("./meeples/view.js"),
    sheets: ["board", "city", "capitol", "standing", "mat", "quests", "side", "screens", "phone"],
  },
  dorian: {
    load: () => import("./dorian/view.js"),
    sheets: ["board", "top", "map", "cards", "mine", "choices", "battle", "side", "screens"],
  },
};
const PLAIN = { load: () => import("./plain.js"), sheets: [] };

// The view of a game, when it is dressed.
export async function viewOf(slug) {
  const { load, sheets } = VIEWS[slug] ?? PLAIN;
  const [view] = await Promise.all([load(), dress(slug, sheets)]);
  return view;
}
