// The shell: which page is shown, the bar above it, and the first visit.

import { problem } from "../pages/error.js";
import { help } from "../parts/ask.js";
import { bar } from "../parts/bar.js";
import { welcome } from "../parts/welcome.js";
import { html, render } from "../vendor/lit-html/lit-html.js";
import { effect } from "../vendor/signals-core/signals-core.js";
import { get } from "./api.js";
import { lang, me, motion, route, sound, theme } from "./store.js";
import { reason, speak, t } from "./words.js";

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
let leave = null; // what the shown page wants done when it is left
let shown = 0;
let last = ["", false];
let begun = false;
let shownPath = location.pathname;

function frame(content, wide = false) {
  last = [content, wide];
  const moved = shownPath !== location.pathname;
  shownPath = location.pathname;
  if (!begun) root.replaceChildren(); // what the document showed until now
  begun = true;
  render(html`${bar()}<main id="main" class=${wide ? "wide" : ""} tabindex="-1">${content}</main>`, root);
  if (!wide)
    document.title = [root.querySelector("main h1")?.innerText.replace(/\s+/g, " ").trim(), "Greathall"]
      .filter(Boolean)
      .join(" · ");
  // A new page is read from its top.
  if (moved && document.activeElement === document.body) document.getElementById("main").focus({ preventScroll: true });
}

async function show(address, language) {
  const turn = ++shown;
  leave?.();
  leave = null;
  await speak(language);
  if (turn !== shown) return;
  const path = address.split("?")[0];
  if (!me.peek().id && path !== "/keeper") return frame(welcome(() => show(route.peek(), lang.peek())));
  const found = PAGES.find(([pattern]) => pattern.test(path));
  if (!found) return frame(problem(t("error-page"), t("error-page-more")));
  try {
    const page = await found[1]();
    if (turn !== shown) return;
    const args = path.match(found[0]).slice(1);
    leave = page.open({
      args,
      query: new URLSearchParams(address.split("?")[1] ?? ""),
      frame: (c, w) => turn === shown && frame(c, w),
    });
  } catch (error) {
    frame(problem(t("error-page"), reason(error)));
  }
}

async function begin() {
  try {
    me.value = await get("/api/me");
  } catch {
    await speak(lang.value);
    frame(problem(t("error-server"), t("error-server-more")));
    return void setTimeout(begin, 3000);
  }
  effect(() => void show(route.value, lang.value));
  effect(() => void [me.value, theme.value, motion.value, sound.value, last[0] && frame(...last)]);
}

addEventListener("keydown", (event) => {
  if (event.key !== "?" || event.target.closest?.("input, textarea, select")) return;
  event.preventDefault();
  help();
});
begin();
