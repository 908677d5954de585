// What the page uses of signals.

export interface Signal<T> {
  value: T;
  peek(): T;
}

export function signal<T>(value: T): Signal<T>;
export function effect(run: () => unknown): () => void;
export function untracked<T>(run: () => T): T;
