// Card Rogue: a hero before the gate of the catacombs, and what waits in the dark.

import { down, glow, wallTorch } from "../../../art/scenes/sky.js";
import { svg } from "../../../vendor/lit-html/lit-html.js";
import { enemy } from "./enemies.js";
import { bust } from "./heroes.js";

const stone = (x, y, w) =>
  svg`<rect x=${x} y=${y} width=${w} height="15" rx="3" fill="#4d4034" stroke="#241a12" stroke-width="1.500" />`;
const rows = [0, 16, 32, 48, 64, 80, 96, 112, 128].flatMap((y, row) =>
  [...Array(12).keys()].map((k) => stone(k * 30 - (row % 2) * 15, y, 29)),
);
const at = (x, y, size, what) => svg`<g transform=${`translate(${x} ${y}) scale(${size})`}>${what}</g>`;

export const cardRogue = svg`<defs>${down("s-cr-deep", "#120b07", "#38200f", "#7a3d12")}${down("s-cr-floor", "#6d5a45", "#2c2118")}${glow("s-cr-light", "#ffb04a")}</defs>
  <rect width="320" height="200" fill="#2e241b" />${rows}
  <path d="M92 200V92c0-40 30-66 68-66s68 26 68 66v108z" fill="#7d7466" stroke="#1b120c" stroke-width="3" />
  <path d="M108 200V94c0-30 22-50 52-50s52 20 52 50v106z" fill="url(#s-cr-deep)" stroke="#1b120c" stroke-width="3" />
  <path d="M108 94H92M109 74L96 66M119 58l-9-11M138 47l-6-13M160 44V26M182 47l6-13M201 58l9-11M211 74l13-8M212 94h16M108 120H92M212 120h16M108 146H92M212 146h16" stroke="#4d463c" stroke-width="2.500" />
  <path d="M0 168l320-6v38H0z" fill="url(#s-cr-floor)" stroke="#1b120c" stroke-width="2" /><path d="M0 184h320M60 167l-24 33M130 166l-8 34M196 165l10 35M258 164l30 36" stroke="#1b120c" stroke-opacity=".55" stroke-width="2" />
  <circle cx="160" cy="140" r="90" fill="url(#s-cr-light)" opacity=".8" />
  ${at(117, 66, 0.95, enemy("golem"))}
  ${at(216, 96, 0.72, enemy("goblin"))}${at(256, 20, 0.56, enemy("cave_bat"))}${at(14, 14, 0.46, enemy("cave_bat"))}
  ${wallTorch(76, 92, "s-cr-light", 1.1)}${wallTorch(246, 92, "s-cr-light", 1.1)}
  ${at(6, 84, 1.22, bust("warrior"))}${at(250, 132, 0.7, enemy("sewer_rat"))}`;
