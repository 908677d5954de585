// What the page uses of lit-html. A drawing may stand wherever a word may, so it has no type of its own.

type Drawn = any;

export function html(strings: TemplateStringsArray, ...values: unknown[]): Drawn;
export function svg(strings: TemplateStringsArray, ...values: unknown[]): Drawn;
export function render(content: unknown, container: HTMLElement | DocumentFragment): unknown;
export const nothing: any;
