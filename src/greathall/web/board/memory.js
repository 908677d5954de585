// What outlives a drawing, for the table that is shown: another one begins anew.

/**
 * @template {object} T
 * @param {(table: string) => T} begin
 * @returns {(table: string) => T}
 */
export function remembering(begin) {
  let shown = "";
  /** @type {T | null} */
  let kept = null;
  return (table) => {
    if (!kept || shown !== table) kept = begin(table);
    shown = table;
    return kept;
  };
}
