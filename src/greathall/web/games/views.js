// Which module draws which game; a game without its own view is shown by the plain one. A module exports
//   table(ctx)             {board, mats, hand}: drawn anew whenever something changes (ctx: see pages/table.js and replay.js)
//   animate(ctx)           if it wants: after each drawing, for what moves
//   picture(slug, card)    if it wants: a card of the gallery as an svg drawing in a field of 100 x 100
//   ends(option)           if it wants: does this answer end one's turn? Such answers may be asked for twice
//   carries(ctx)           if it wants: answers that only a drop gives, [{do, label}]: an answer and picks for what it leads to,
//                          joined by "; ", or answers one after another, joined by " > "
//   score(ctx)             if it wants: the result broken down in its own way, in place of the table by rules
const VIEWS = {
  "card-rogue": () => import("./card-rogue.js"),
  karez: () => import("./karez.js"),
  meeples: () => import("./meeples.js"),
  dorian: () => import("./dorian.js"),
};

export async function viewOf(slug) {
  const load = VIEWS[slug] ?? (() => import("./plain.js"));
  return await load();
}
