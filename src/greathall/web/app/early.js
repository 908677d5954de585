// Before anything is drawn: the theme and the language that were chosen here or in the system, so that nothing flashes; and the
// line to the table that the document names is opened. What it says first waits for the modules (app/line.js).
{
  const root = document.documentElement;
  /** @param {string} what */
  const likes = (what) => matchMedia(what).matches;
  const usual = likes("(prefers-contrast: more)")
    ? "contrast"
    : likes("(prefers-color-scheme: dark)")
      ? "dark"
      : "light";
  root.dataset.theme = localStorage.getItem("greathall.theme") ?? usual;
  root.lang = localStorage.getItem("greathall.lang") ?? (navigator.language?.startsWith("es") ? "es" : "en");
  if (root.dataset.table) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${root.dataset.table}?lang=${root.lang}`);
    /** @type {MessageEvent[]} */
    const said = [];
    socket.onmessage = (message) => said.push(message);
    Object.assign(window, { earlyLine: { socket, said } });
  }
}
