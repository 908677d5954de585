// The page's own words, in Fluent; what games say comes in words from the server.
import { FluentBundle, FluentResource } from "../vendor/fluent-bundle/index.js";
import { fileOf } from "./files.js";

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {FluentBundle | null} */
let current = null;

/** @param {string} lang */
export async function speak(lang) {
  if (!bundles.has(lang)) {
    const text = await (await fetch(fileOf(`lang/${lang}.ftl`))).text();
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    bundles.set(lang, bundle);
  }
  current = bundles.get(lang);
  document.documentElement.lang = lang;
}

// A message if there is one, else undefined: for words that only some games have.
/** @param {string} key @param {Record<string, any>} args */
export function said(key, args = {}) {
  const message = current?.getMessage(key);
  return message?.value ? current.formatPattern(message.value, args) : undefined;
}

/** @param {string} key @param {Record<string, any>} args */
export const t = (key, args = {}) => said(key, args) ?? `<${key}>`;

// Why something was refused, in the reader's language: the server's own sentence where it says more than its code.
/** @param {any} refusal */
export function reason({ code, message, fault }) {
  if (fault) return t("refused-error", { message: fault });
  return said(`refused-${code}`, { message }) ?? (message || t("error-server-more"));
}
