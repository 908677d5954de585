// The page's own words, in Fluent; what games say comes in words from the server.
import { FluentBundle, FluentResource } from "../vendor/fluent-bundle/index.js";

const bundles = new Map();
let current = null;

export async function speak(lang) {
  if (!bundles.has(lang)) {
    const text = await (await fetch(`/web/lang/${lang}.ftl`)).text();
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    bundles.set(lang, bundle);
  }
  current = bundles.get(lang);
  document.documentElement.lang = lang;
}

// A message if there is one, else undefined: for words that only some games have.
export function said(key) {
  const message = current?.getMessage(key);
  return message?.value ? current.formatPattern(message.value) : undefined;
}

export function t(key, args = {}) {
  const message = current?.getMessage(key);
  return message?.value ? current.formatPattern(message.value, args) : `<${key}>`;
}
