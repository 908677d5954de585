// A meeple dropped on a place that is not open yet, or whose turn has not come (weaker Units join first), waits here: its answer is
// given as soon as it is offered. So a player may drag in any order.
import { menu } from "../../parts/menu.js";

let wishes = []; // the answers still to give
let table = "";

addEventListener("dropped", ({ detail, target }) => {
  const then = detail.thing.dataset.then || target.dataset.then;
  if (then) wishes.push(then);
});

const FILLING = new Set(["fill", "fight"]);
const promptOf = (ctx) => ctx.snapshot.question?.prompt ?? "";

export const wished = (ctx) => (ctx.snapshot.table === table && FILLING.has(promptOf(ctx)) ? wishes.filter((one) => one.startsWith("add ")).map((one) => one.slice(4)) : []);

// A Shaman stands for somebody: where there is a choice, the player makes it.
function shaman(ctx) {
  const ways = ctx.options.filter((option) => option.verb === "add" && option.args[0].startsWith("shaman_as_"));
  if (!ways.length || !wishes.includes("add shaman")) return false;
  wishes.splice(wishes.indexOf("add shaman"), 1);
  if (ways.length === 1) ctx.choose(ways[0].do);
  else menu(document.querySelector('[data-at="tavern:shaman"]'), ways, ctx.choose);
  return true;
}

// Called after each drawing: gives the next wished answer that is offered.
export function fulfil(ctx) {
  if (ctx.snapshot.table !== table) {
    table = ctx.snapshot.table;
    wishes = [];
  }
  if (!wishes.length || ctx.busy) return;
  const next = wishes.findIndex((one) => ctx.options.some((option) => option.do === one));
  if (next >= 0) return void ctx.choose(wishes.splice(next, 1)[0]);
  if (promptOf(ctx) === "call" || shaman(ctx)) return; // a short question in between
  if (!FILLING.has(promptOf(ctx))) return void (wishes = []);
  const adds = ctx.options.filter((option) => option.verb === "add" || option.verb === "empower");
  if (adds.length === 1 && !ctx.options.some((option) => option.verb === "close")) ctx.choose(adds[0].do); // who must come first anyway
}
