// The line around everything that is drawn here; the hall shows some of it without this game's sheets.

import { svg } from "../../../vendor/lit-html/lit-html.js";

export const inked = (drawing) =>
  svg`<g stroke="#1b120c" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${drawing}</g>`;
