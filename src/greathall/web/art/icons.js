// Our own icons: one 24 x 24 drawing each, in the text's colour. Shape says what colour alone must not.

import { svg } from "../vendor/lit-html/lit-html.js";

/** @type {Record<string, any>} */
export const DRAWN = {
  shield: svg`<path d="M4 3h16v9c0 5-4 8-8 10-4-2-8-5-8-10z"/>`,
  heart: svg`<path d="M12 21C5 15 2 11.5 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 3.500-3 7-10 13z"/>`,
  sword: svg`<path d="M20 2l2 2-9 10 2 2-2 2-2-2-5 6-4-4 6-5-2-2 2-2 2 2z"/>`,
  crown: svg`<path d="M3 8l5 4 4-7 4 7 5-4-2 11H5z"/>`,
  gold: svg`<circle cx="12" cy="12" r="9"/><path class="cut"
    d="M12 6l1.700 4H18l-3.500 2.600 1.400 4.200-3.900-2.600-3.900 2.600 1.400-4.200L6 10h4.300z"/>`,
  skull: svg`<path
    d="M12 2a8.500 8.500 0 0 0-8.500 8.500c0 3 1.500 5 3.500 6.500v4h10v-4c2-1.500 3.500-3.500 3.500-6.500A8.500 8.500 0 0 0 12 2z"/><circle class="cut" cx="8.500" cy="11" r="2.200"/><circle class="cut" cx="15.500" cy="11" r="2.200"/>`,
  drop: svg`<path d="M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z"/>`,
  hourglass: svg`<path d="M5 2h14v4l-5 6 5 6v4H5v-4l5-6-5-6z"/>`,
  book: svg`<path d="M1 5c4-2.500 8-2 11 0 3-2 7-2.500 11 0v15c-4-2.200-8-2-11 0-3-2-7-2.200-11 0z"/><path class="cut"
    d="M11.300 7h1.400v11h-1.400zM3.500 8.500c2-.8 4-.7 6 0V10c-2-.7-4-.8-6 0zM3.500 12.500c2-.8 4-.7 6 0V14c-2-.7-4-.8-6 0zM14.500 8.500c2-.7 4-.8 6 0V10c-2-.8-4-.7-6 0zM14.500 12.500c2-.7 4-.8 6 0V14c-2-.8-4-.7-6 0z"/>`,
  cards: svg`<rect x="3" y="5" width="11" height="15" rx="1.500"/><path d="M10 3h9a2 2 0 0 1 2 2v12h-3V6h-8z"/>`,
  hall: svg`<path d="M2 21V10l10-7 10 7v11h-7v-6a3 3 0 0 0-6 0v6z"/>`,
  plus: svg`<path d="M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7z"/>`,
  undo: svg`<path d="M10 4v4c7 0 11 4 11 12-2-4-5-6-11-6v4l-8-7z"/>`,
  hint: svg`<path d="M12 2a7 7 0 0 1 4 12.700V18H8v-3.300A7 7 0 0 1 12 2zM9 19.500h6V22H9z"/>`,
  why: svg`<path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z"/><path class="cut"
    d="M8.500 9a3.500 3.500 0 1 1 5 3.200c-.7.4-1 .8-1 1.800h-2c0-2 .8-2.800 2-3.400A1.500 1.500 0 1 0 10.500 9zM10.500 15.500h2.200v2.200h-2.200z"/>`,
  chat: svg`<path d="M3 4h18v12H11l-5 5v-5H3z"/>`,
  eye: svg`<path d="M12 5c5 0 9 4 10 7-1 3-5 7-10 7S3 15 2 12c1-3 5-7 10-7z"/><circle class="cut" cx="12" cy="12" r="3.500"/>`,
  person: svg`<circle cx="12" cy="7" r="5"/><path d="M3 22c0-6 4-9 9-9s9 3 9 9z"/>`,
  bot: svg`<path d="M11 2h2v3h5v4h2v7h-2v5H6v-5H4V9h2V5h5z"/><circle class="cut" cx="9.500" cy="11" r="1.700"/><circle
    class="cut" cx="14.500" cy="11" r="1.700"/><path class="cut" d="M9 16h6v1.500H9z"/>`,
  sun: svg`<circle cx="12" cy="12" r="5"/><path
    d="M11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4 5.400L5.400 4l2.800 2.800-1.400 1.400zM15.800 17.200l1.400-1.400 2.800 2.800-1.400 1.400zM4 18.600l2.800-2.800 1.400 1.400L5.400 20zM15.800 6.800L18.600 4 20 5.400l-2.800 2.800z"/>`,
  play: svg`<path d="M5 3l16 9-16 9z"/>`,
  pause: svg`<path d="M5 3h5v18H5zM14 3h5v18h-5z"/>`,
  earlier: svg`<path d="M18 3v18L5 12z"/>`,
  later: svg`<path d="M6 3v18l13-9z"/>`,
  back: svg`<path d="M15 3v18L4 12zM17 3h3v18h-3z"/>`,
  next: svg`<path d="M9 3v18l11-9zM4 3h3v18H4z"/>`,
  link: svg`<path
    d="M9 7H7a5 5 0 0 0 0 10h2v-2.500H7a2.500 2.500 0 0 1 0-5h2zM15 7h2a5 5 0 0 1 0 10h-2v-2.500h2a2.500 2.500 0 0 0 0-5h-2zM8 10.800h8v2.500H8z"/>`,
  check: svg`<path d="M3 13l3-3 4 4L19 5l3 3-12 12z"/>`,
  cross: svg`<path d="M5 2l7 7 7-7 3 3-7 7 7 7-3 3-7-7-7 7-3-3 7-7-7-7z"/>`,
  note: svg`<path d="M5 2h10l4 4v16H5z"/><path class="cut" d="M8 9h8v1.500H8zM8 13h8v1.500H8zM8 17h5v1.500H8z"/>`,
  gear: svg`<path
    d="M10 2h4l.6 2.800 2 .9 2.500-1.500 2.700 2.700-1.500 2.500.9 2L24 12v0l-2.800 2.600-.9 2 1.500 2.500-2.700 2.700-2.500-1.500-2 .9L14 24h-4l-.6-2.800-2-.9-2.500 1.500-2.700-2.700 1.500-2.500-.9-2L0 14v-4l2.800-.6.9-2L2.200 4.900l2.700-2.700 2.500 1.500 2-.9z"/><circle class="cut" cx="12" cy="12" r="4"/>`,
  whole: svg`<path d="M2 2h8v3H5v5H2zM14 2h8v8h-3V5h-5zM2 14h3v5h5v3H2zM19 14h3v8h-8v-3h5z" />`,
};
