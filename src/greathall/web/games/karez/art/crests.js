// The shields of the five guilds: a colour, and an emblem for who does not see the colour.
import { html, svg } from "../../../vendor/lit-html/lit-html.js";

const CRESTS = {
  heroic: {
    fill: "#2a5ca8",
    ink: "#fff3dd",
    emblem: svg`<path d="M50 14l7 12v32H43V26zM30 58h40v8H30zM46 66h8v16h-8z" />`,
  },
  builders: { fill: "#d8a521", ink: "#3a2408", emblem: svg`<path d="M24 22h44l8 10-8 10H24zM44 42h12v42H44z" />` },
  traders: {
    fill: "#2f7d3f",
    ink: "#fff3dd",
    emblem: svg`<path d="M46 18h8v10h24v6l8 22c-2 8-26 8-28 0l8-20H54v38h12v8H34v-8h12V36H34l8 20c-2 8-26 8-28 0l8-22v-6h24z" />`,
  },
  public: {
    fill: "#efe6d2",
    ink: "#5a1d1a",
    emblem: svg`<path d="M24 30h40v10h10c8 0 10 6 10 14s-2 14-10 14H64v14H24zM64 48v12h8c3 0 3-12 0-12zM24 18h40v8H24z" />`,
  },
  arcane: {
    fill: "#6a2f8a",
    ink: "#ffe9a8",
    emblem: svg`<path d="M50 12l8 24 26 0-21 15 8 25-21-15-21 15 8-25-21-15h26z" />`,
  },
};
const NONE = {
  fill: "#8a7a62",
  ink: "#fff3dd",
  emblem: svg`<path d="M42 62h14v14H42zM34 34c0-24 34-22 34-2 0 12-12 12-12 24H42c0-18 12-18 12-24 0-6-8-6-8 2z" />`,
};

export function crestShape(guild) {
  const { fill, ink, emblem } = CRESTS[guild] ?? NONE;
  return svg`<path fill=${fill} stroke="#1b120c" stroke-width="6" d="M8 5h84v42c0 26-20 40-42 50C28 87 8 73 8 47z" />
    <path fill="none" stroke=${ink} stroke-width="3" opacity=".55" d="M16 13h68v34c0 20-15 32-34 41-19-9-34-21-34-41z" /><g fill=${ink} transform="translate(12 6) scale(.76)">${emblem}</g>`;
}

export const crest = (guild, label = "") =>
  label
    ? html`<svg class="kz-crest" viewBox="0 0 100 100" role="img" aria-label=${label}>${crestShape(guild)}</svg>`
    : html`<svg class="kz-crest" viewBox="0 0 100 100" aria-hidden="true">${crestShape(guild)}</svg>`;
