// Hit points as on the cards: sockets with a face, in which dice lie.

import { html, svg } from "../../vendor/lit-html/lit-html.js";
import { target } from "./answers.js";
import { dieShape, socketShape } from "./art/dice.js";
import { times } from "./names.js";

export const FACES = ["sword", "claw", "flame", "skull"];

// The dice of this round that lie on someone, by face: they carry their place on the table with them.
export const lying = (dice, slug, fate) => {
  const found = Object.fromEntries(FACES.map((face) => [face, []]));
  for (const [index, die] of (dice ?? []).entries())
    if (die.fate === fate && die.on === slug) found[die.face].push(index);
  return found;
};

function socket(ctx, face, state, option, label, key) {
  const turn = `rotate(${((key.length * 37) % 17) - 8} 50 50)`; // dice never lie quite straight
  const die = state.colour
    ? svg`<g transform=${turn}><g transform="translate(7 6) scale(.86)">${dieShape(state.colour, face)}</g></g>`
    : "";
  const inside = html`<svg class="kz-point" viewBox="0 0 100 100" aria-hidden="true">${socketShape(face)}${die}</svg>`;
  return html`<li class="kz-socket ${state.name}" data-key=${state.colour ? key : ""} title=${label}>${
    option
      ? target(ctx, option, inside, "kz-socket-target")
      : html`<span role="img" aria-label=${label}>${inside}</span>`
  }</li>`;
}

// One row of sockets: first those that are hit, then those with a kept die, then the bare ones.
export function pointsRow(ctx, say, { slug, place, points, hits, kept = {}, colour, dice = {}, answer = undefined }) {
  return FACES.flatMap((face) => {
    const most = points?.[face] ?? 0;
    const hit = Math.min(most, hits?.[face] ?? 0);
    const held = Math.min(most - hit, kept[face] ?? 0);
    kept[face] = (kept[face] ?? 0) - held;
    return times(most).map((k) => {
      const name = k < hit ? "hit" : k < hit + held ? "kept" : "bare";
      const first = k === 0 || k === hit || k === hit + held;
      const option = first ? answer?.(name, face, place) : undefined;
      const fresh = name === "hit" ? dice[face]?.[hit - 1 - k] : undefined;
      const key = fresh === undefined ? `${slug}-${place}-${face}-${name}-${k}` : `die-${fresh}`;
      const label = say(`point-${name}`, { face: say(`face-${face}`), place });
      return socket(
        ctx,
        face,
        { name, colour: name === "hit" ? colour : name === "kept" ? "green" : "" },
        option,
        label,
        key,
      );
    });
  });
}

// The answers that lie on a Hero's hit points.
export const heroAnswer = (answers, slug) => (name, face, place) => {
  if (name === "kept") return answers.one(`kept ${slug} ${face}`);
  const option = answers.one(`point ${slug} ${place} ${face} ${name}`);
  return name === "hit" ? option : (option ?? answers.one(`room ${slug} ${face}`));
};
