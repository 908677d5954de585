// Several answers in one place: a small menu beside it. `place` is an element, or {left, right, top} on the screen.

import { t } from "../app/words.js";
import { html, render } from "../vendor/lit-html/lit-html.js";

/** @type {{ box: HTMLElement, opener: any } | null} */
let shown = null;

export function closeMenu(back = false) {
  if (!shown) return;
  const { box, opener } = shown;
  shown = null;
  box.remove();
  removeEventListener("pointerdown", elsewhere, true);
  if (back) opener?.focus?.();
}

/** @param {any} event */
const elsewhere = (event) => shown && !shown.box.contains(event.target) && closeMenu();

// options: [{do, label}]; choose(do) is called once, after the menu is gone.
/** @param {any} place @param {{ do: string, label: string }[]} options @param {(option: string) => unknown} choose */
export function menu(place, options, choose) {
  closeMenu();
  const box = document.createElement("div");
  box.className = "menu";
  box.setAttribute("role", "dialog");
  box.setAttribute("aria-label", t("menu-title"));
  /** @param {{ do: string }} option */
  const pick = (option) => {
    closeMenu();
    choose(option.do);
  };
  render(
    html`<b>${t("menu-title")}</b>${options.map(
      (option) =>
        html`<button class="plain" data-do=${option.do} @click=${() => pick(option)}>${option.label}</button>`,
    )}
    <button class="plain close" @click=${() => closeMenu(true)}>${t("close")}</button>`,
    box,
  );
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    closeMenu(true);
  });
  document.body.append(box);
  const spot = place.getBoundingClientRect?.() ?? place;
  /** @param {number} at @param {number} size @param {number} room */
  const within = (at, size, room) => `${Math.max(8, Math.min(at, room - size - 8))}px`;
  box.style.left = within(spot.right + 6, box.offsetWidth, innerWidth);
  box.style.top = within(spot.top, box.offsetHeight, innerHeight);
  shown = { box, opener: place.focus ? place : null };
  addEventListener("pointerdown", elsewhere, true);
  box.querySelector("button").focus();
}
