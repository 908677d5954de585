// A sentence that comes and goes: also read out.
/** @param {string} text */
export function toast(text) {
  const live = document.getElementById("live");
  live.textContent = text;
  for (const before of document.querySelectorAll(".toast")) before.remove();
  const box = document.createElement("div");
  box.className = "toast";
  box.textContent = text;
  document.body.append(box);
  setTimeout(() => box.remove(), 5000);
}
