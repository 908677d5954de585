export function qrcode(
  size: number,
  correction: "L" | "M" | "Q" | "H",
): {
  addData(text: string): void;
  make(): void;
  getModuleCount(): number;
  isDark(row: number, column: number): boolean;
};
