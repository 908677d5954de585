// An address as a QR code, for phones.

import { t } from "../app/words.js";
import { html, svg } from "../vendor/lit-html/lit-html.js";
import { qrcode } from "../vendor/qrcode/qrcode.js";

/** @param {string} text */
export function qr(text) {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const cells = [];
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (code.isDark(row, column)) cells.push(`M${column} ${row}h1v1h-1z`);
  return html`<svg class="qr" viewBox=${`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label=${t("invite-qr")}>
    ${svg`<rect x="-2" y="-2" width=${size + 4} height=${size + 4} fill="#fff"/><path d=${cells.join("")} fill="#000"/>`}</svg>`;
}
