// What the page remembers: who I am and how I like it. Settings live in this browser.
import { effect, signal } from "../vendor/signals-core/signals-core.js";

/** @param {string} key @param {any} fallback */
const saved = (key, fallback) => localStorage.getItem(`greathall.${key}`) ?? fallback;
/** @param {string} key @param {any} source */
const keep = (key, source) => effect(() => localStorage.setItem(`greathall.${key}`, source.value));

const still = matchMedia("(prefers-reduced-motion: reduce)").matches;

export const me = signal({ id: "", name: "" });
export const lang = signal(document.documentElement.lang);
export const theme = signal(document.documentElement.dataset.theme);
export const motion = signal(saved("motion", still ? "off" : "on"));
export const sound = signal(saved("sound", "off"));
export const route = signal(location.pathname + location.search);

for (const [key, source] of Object.entries({ lang, theme, motion, sound })) keep(key, source);
effect(() => {
  document.documentElement.dataset.theme = theme.value;
  document.documentElement.dataset.motion = motion.value;
});

/** @param {string} path */
export function go(path, replace = false) {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  route.value = location.pathname + location.search;
  scrollTo(0, 0);
}
addEventListener("popstate", () => (route.value = location.pathname + location.search));
