// A table: what the server says is drawn, what people do is sent.

import { cached, get } from "../app/api.js";
import { openLine } from "../app/line.js";
import { lang } from "../app/store.js";
import { t } from "../app/words.js";
import { Focus } from "../board/focus.js";
import { pointing } from "../board/pointing.js";
import { viewOf } from "../games/views.js";
import { problem } from "../pages/error.js";
import { carry } from "../parts/drag.js";
import { gathering } from "../parts/gather.js";
import { closeMenu } from "../parts/menu.js";
import { promised } from "../parts/shuffles.js";
import { tick } from "../parts/side.js";
import { chime } from "../parts/sound.js";
import { html } from "../vendor/lit-html/lit-html.js";
import { effect, untracked } from "../vendor/signals-core/signals-core.js";
import { actions, begin, moment } from "./context.js";
import { curtain, whoLooks } from "./curtain.js";
import { listen } from "./keys.js";
import { layout, scrollToEnd } from "./layout.js";

/** @import { Card, GameView, Snapshot } from "../app/types.js" */

const waitingRoom = () => html`<p class="onwood" role="status">${t("loading")}</p>`;

/** Why there is no table to draw, if there is none. @param {string} status @param {Snapshot | null} snapshot */
function instead(status, snapshot) {
  if (status === "gone") return problem(t("error-table"), t("error-table-more"));
  if (status === "broken") return problem(t("error-broken"), t("error-broken-more"));
  if (status === "ended") return problem(t("error-ended"), t("error-ended-more"));
  if (snapshot) return null;
  return status === "lost" ? problem(t("error-server"), t("line-lost")) : waitingRoom();
}

/** Who sits here may invite; asked again whenever somebody sat down. @param {string} id @param {{ value: any }} invites */
function inviting(id, invites) {
  let seen = "";
  return (/** @type {Snapshot} */ snapshot) => {
    const open = snapshot.people.filter((one) => one.kind === "open").length;
    const key = `${snapshot.controls.length > 0}${open}`;
    if (key === seen || !snapshot.controls.length || snapshot.outcome) return;
    seen = key;
    get(`/api/tables/${id}/invites`)
      .then((found) => (invites.value = found))
      .catch(() => {});
  };
}

/** @param {{ args: string[], frame: (content: unknown, wide?: boolean) => void }} page */
export function open({ args: [id], frame }) {
  const line = openLine(id, lang.value);
  const state = begin();
  const focus = new Focus();
  const invite = inviting(id, state.invites);
  /** @type {GameView | null} */
  let view = null;
  /** @type {Map<string, Card>} */
  let cards = new Map();
  let heard = -1; // the last moment that was drawn
  let read = -1; // lines of talk that were on the screen
  const can = actions(id, line, state, () => view);

  async function prepare(/** @type {string} */ slug) {
    view = await viewOf(slug);
    const list = await cached(`/api/games/${slug}/cards?lang=${lang.value}`).catch(() => /** @type {Card[]} */ ([]));
    cards = new Map(list.map((/** @type {Card} */ card) => [card.slug, card]));
    can.redraw();
  }

  /** Hot-seat: is somebody else to look, and does the curtain hide what he may see? @param {Snapshot} snapshot */
  function hidden(snapshot) {
    const turn = whoLooks(snapshot);
    if (turn === undefined || (turn === snapshot.seat && state.lifted.value === turn)) return null;
    const lift = () => {
      state.lifted.value = turn;
      line.look(turn);
    };
    const back = state.lifted.value === snapshot.seat && snapshot.undo.alone ? can.undo : null;
    return curtain(snapshot.names[turn], lift, back);
  }

  /** Something happened since the last drawing: it is heard, and what was begun before is over. @param {any} ctx */
  function hear(ctx) {
    const { n } = ctx.snapshot;
    if (heard === n) return;
    if (ctx.options.length && heard >= 0) chime();
    heard = n;
    untracked(() => {
      closeMenu();
      state.armed.value = "";
    });
  }

  /** @param {any} ctx @param {string} status */
  function draw(ctx, status) {
    const { snapshot } = ctx;
    if (snapshot.outcome) ctx.score = view.score?.(ctx) ?? "";
    hear(ctx);
    if (read < 0 || state.tab.value === "talk") read = snapshot.chat.length;
    ctx.unread = Math.max(0, snapshot.chat.length - read);
    const shown = Object.keys(snapshot.view).length > 0; // else the game is not dealt, or cannot be shown any more
    const targets = (shown && view.targets) || "";
    focus.before(targets);
    const parts = shown ? view.table(ctx) : { board: snapshot.dealt ? "" : gathering(ctx), hand: "", mats: "" };
    frame(layout(ctx, parts, state.tab, status), true);
    carry([...ctx.options, ...(shown ? (view.carries?.(ctx) ?? []) : [])], can.choose);
    requestAnimationFrame(() => {
      scrollToEnd(ctx.events.length);
      if (shown) view.animate?.(ctx);
      focus.after(targets);
    });
  }

  const stop = effect(() => {
    state.redraw.value;
    const snapshot = line.snapshot.value;
    const status = line.status.value;
    const none = instead(status, snapshot);
    if (none) return frame(none);
    if (!view) {
      prepare(snapshot.game.slug);
      return frame(waitingRoom());
    }
    untracked(() => invite(snapshot));
    promised(snapshot);
    const ctx = { ...can, ...moment(id, line, state), cards };
    document.title = `${ctx.options.length ? "● " : ""}${snapshot.game.title} · Greathall`;
    const veil = hidden(snapshot);
    if (veil) return frame(veil, true);
    return draw(ctx, status);
  });
  const endings = [stop, listen(line, state, can), pointing(() => view?.targets ?? "")];
  const ticking = setInterval(() => tick(line.snapshot.value), 1000);
  return () => {
    for (const end of endings) end();
    carry([], can.choose);
    closeMenu();
    clearInterval(ticking);
    line.close();
  };
}
