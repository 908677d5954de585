// The words of a game's own view are in the page's catalogues, under the game's name.

/** @import { Drawing } from "../app/types.js" */

/** @param {Pick<Drawing, "t">} ctx @param {string} game */
export const sayer =
  (ctx, game) =>
  (/** @type {string} */ key, /** @type {Record<string, unknown>} */ args = {}) =>
    ctx.t(`${game}-${key}`, args);
