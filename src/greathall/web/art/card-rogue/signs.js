// Small signs around (0, 0), about 20 units wide: what an answer does.
import { svg } from "../../vendor/lit-html/lit-html.js";

const SIGNS = {
  step: "M-4-9c4-1 5 3 4 7l-1 5h-4l-1-5c-1-4-1-6 2-7zM-4 5h4c0 4-1 5-2 5s-2-1-2-5zM6-5c3 0 3 3 3 6l-1 4H5L4 1c-1-3-1-6 2-6zM5 7h3c0 3-1 4-1.500 4S5 10 5 7z",
  turn: "M-7-9H3v3h3V9H-5V6h-2zM-5-7V4h7V-7zM3-4V6h-6v1h7V-4z",
  blade: "M8-10l2 2-8 9 2 2-2 2-2-2-5 6-4-4 6-5-2-2 2-2 2 2z",
  spark: "M0-10l3 7 7 3-7 3-3 7-3-7-7-3 7-3z",
  flask: "M-3-10h6v3H2v4l6 9c1 3 0 4-2 4H-6c-2 0-3-1-2-4l6-9v-4h-1z",
  pick: "M-9-5c6-6 12-6 18 0l-2 2c-2-2-4-3-6-3V10h-3V-6c-2 0-4 1-5 3z",
  hand: "M-8 0l4-6h4l4 4h4v6l-5 5h-4l-7-5zM-3-2l4 3",
  clash:
    "M-9-10l3 0 6 7 6-7 3 0 0 3-6 6.500 4 4.500 2-2 1.500 1.500-3 2.500 2 3-2 2-3-2.500-2 2.500-1.500-1.500 1-2-3-4-3 4 1 2-1.500 1.500-2-2.500-3 2.500-2-2 2-3-3-2.500 1.500-1.500 2 2 4-4.500-6-6.500z",
};

export const sign = (name) => svg`<path class="cr-sign-path" d=${SIGNS[name] ?? SIGNS.step} />`;
