// The shell: which page is shown, the bar above it, and the first visit.

import { problem } from "../pages/error.js";
import { help } from "../parts/ask.js";
import { bar } from "../parts/bar.js";
import { welcome } from "../parts/welcome.js";
import { html, render } from "../vendor/lit-html/lit-html.js";
import { effect } from "../vendor/signals-core/signals-core.js";
import { get } from "./api.js";
import { loaded } from "./files.js";
import { lang, me, motion, route, sound, theme } from "./store.js";
import { reason, speak, t } from "./words.js";

/** @type {[RegExp, () => Promise<any>][]} */
const PAGES = [
  [/^\/$/, () => import("../pages/hall.js")],
  [/^\/new$/, () => import("../pages/new.js")],
  [/^\/t\/([\w-]+)$/, () => import("../table/open.js")],
  [/^\/j\/([\w-]+)$/, () => import("../pages/join.js")],
  [/^\/replay\/([\w-]+)$/, () => import("../pages/replay.js")],
  [/^\/rules\/([\w-]+)$/, () => import("../pages/rules.js")],
  [/^\/cards\/([\w-]+)$/, () => import("../pages/cards.js")],
  [/^\/keeper$/, () => import("../pages/keeper.js")],
];

const root = document.getElementById("app");
/** @type {(() => void) | undefined} */
let leave; // what the shown page wants done when it is left
let shown = 0;
/** @type {[unknown, boolean]} */
let last = ["", false];
let begun = false;
let shownPath = location.pathname;

const title = () => {
  /** @type {HTMLElement | null} */
  const head = root.querySelector("main h1");
  return head?.innerText.replace(/\s+/g, " ").trim();
};

/** @param {unknown} content @param {boolean} wide */
function frame(content, wide = false) {
  last = [content, wide];
  const moved = shownPath !== location.pathname;
  shownPath = location.pathname;
  if (!begun) root.replaceChildren(); // what the document showed until now
  begun = true;
  render(html`${bar()}<main id="main" class=${wide ? "wide" : ""} tabindex="-1">${content}</main>`, root);
  if (!wide) document.title = [title(), "Greathall"].filter(Boolean).join(" · ");
  // A new page is read from its top.
  if (moved && document.activeElement === document.body) document.getElementById("main").focus({ preventScroll: true });
}

/** @param {string} address @param {string} language */
async function show(address, language) {
  const turn = ++shown;
  leave?.();
  leave = undefined;
  await speak(language);
  if (turn !== shown) return;
  const path = address.split("?")[0];
  if (!me.peek().id && path !== "/keeper") return frame(welcome(() => show(route.peek(), lang.peek())));
  const found = PAGES.find(([pattern]) => pattern.test(path));
  if (!found) return frame(problem(t("error-page"), t("error-page-more")));
  try {
    const page = await loaded(found[1]);
    if (turn !== shown) return;
    const args = path.match(found[0]).slice(1);
    leave = page.open({
      args,
      query: new URLSearchParams(address.split("?")[1] ?? ""),
      frame: (/** @type {unknown} */ content, /** @type {boolean} */ wide) => turn === shown && frame(content, wide),
    });
  } catch (error) {
    frame(problem(t("error-page"), reason(error)));
  }
}

/** @returns {Promise<void>} */
async function begin() {
  try {
    me.value = await get("/api/me");
  } catch {
    await speak(lang.value);
    frame(problem(t("error-server"), t("error-server-more")));
    setTimeout(begin, 3000);
    return;
  }
  effect(() => void show(route.value, lang.value));
  effect(() => void [me.value, theme.value, motion.value, sound.value, last[0] && frame(...last)]);
}

addEventListener("keydown", (/** @type {any} */ event) => {
  if (event.key !== "?" || event.target.closest?.("input, textarea, select")) return;
  event.preventDefault();
  help();
});
begin();
