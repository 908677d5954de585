export function repeat<T>(
  items: Iterable<T>,
  key: (item: T, index: number) => unknown,
  draw: (item: T, index: number) => unknown,
): unknown;
