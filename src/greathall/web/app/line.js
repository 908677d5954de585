// The live line to a table: it reconnects by itself, says so, and asks again for what was not acknowledged.
import { signal } from "../vendor/signals-core/signals-core.js";
import { get } from "./api.js";

/** @import { Happening } from "./types.js" */

// Why the server closes a line for good; whatever else happens, it is tried again.
/** @type {Record<number, string>} */
const CLOSED = { 4404: "gone", 4410: "broken", 4401: "ended" };

// A socket to an address: the one that was opened before the modules were there (app/early.js), with what it said, or a new one.
/** @param {string} url @returns {{ socket: WebSocket, said: MessageEvent[] }} */
function earlyLine(url) {
  const early = /** @type {any} */ (window).earlyLine;
  Object.assign(window, { earlyLine: null });
  if (early?.socket.url === url && early.socket.readyState <= WebSocket.OPEN) return early;
  early?.socket.close();
  return { socket: new WebSocket(url), said: [] };
}

/** @typedef {ReturnType<typeof openLine>} Line */

/** @param {string} table @param {string} lang */
export function openLine(table, lang) {
  const snapshot = signal(/** @type {any} */ (null));
  const status = signal("connecting"); // connecting, open, lost, gone, broken, ended
  const events = signal(/** @type {Happening[]} */ ([]));
  const waiting = new Map(); // id -> {message, resolve, reject}
  /** @type {WebSocket | null} */
  let socket = null;
  let tries = 0;
  let closed = false;
  let timer = 0;
  /** @type {number | null} */
  let seat = null;

  const live = () => socket?.readyState === WebSocket.OPEN;
  /** @param {object} message */
  const write = (message) => live() && socket.send(JSON.stringify(message));

  function connect() {
    clearTimeout(timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const early = earlyLine(`${scheme}://${location.host}/ws/tables/${table}?lang=${lang}`);
    socket = early.socket;
    socket.onopen = () => {
      tries = 0;
      if (seat !== null) write({ type: "seat", seat, id: "look" });
      for (const { message } of waiting.values()) write(message);
    };
    socket.onmessage = ({ data }) => take(JSON.parse(data));
    socket.onclose = ({ code }) => {
      if (closed) return;
      status.value = CLOSED[code] ?? "lost";
      if (status.value !== "lost") return;
      tries += 1;
      if (tries > 3) read();
      timer = setTimeout(connect, Math.min(8000, 300 * 2 ** Math.min(tries, 5)));
    };
    for (const message of early.said) socket.onmessage(message);
  }

  // Where no socket gets through, the table can at least be read.
  const read = () =>
    get(`/api/tables/${table}?lang=${lang}`)
      .then((found) => status.value === "lost" && keep(found))
      .catch(() => {});

  /** @param {any} message */
  function keep(message) {
    const known = events.value.filter((event) => event.i < message.from);
    const fresh = message.events.filter(
      (/** @type {any} */ event) => !events.value.some((old) => old.i === event.i && old.text === event.text),
    );
    events.value = [...known, ...message.events];
    const before = snapshot.value;
    const note = message.note ?? before?.note ?? "";
    const first = !before || before.seat !== message.seat;
    snapshot.value = { ...message, note, fresh: first ? [] : fresh, at: performance.now() };
  }

  /** @param {any} message */
  function take(message) {
    if (message.type === "snapshot" || message.type === "change") {
      const whole = message.type === "snapshot" ? message : merged(snapshot.value, message);
      status.value = "open";
      const healed = snapshot.value?.trouble && !whole.trouble;
      keep(whole);
      if (healed) for (const { message: unkept } of waiting.values()) write(unkept);
      return;
    }
    const open = waiting.get(message.id);
    if (!open) return;
    if (message.code === "store") {
      again(open); // nothing was kept: it waits for the disk, as the table does
      return;
    }
    waiting.delete(message.id);
    if (message.type === "refused") open.reject(message);
    else open.resolve(message);
  }

  // The same message with the same name, as long as nobody has answered it.
  /** @param {any} open */
  function again(open) {
    setTimeout(() => waiting.get(open.message.id) === open && write(open.message), 3000);
  }

  /** @param {any} message */
  function send(message) {
    const id = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
    const whole = { ...message, id };
    return new Promise((resolve, reject) => {
      waiting.set(id, { message: whole, resolve, reject });
      write(whole);
    });
  }

  const wake = () => status.value === "lost" && socket?.readyState === WebSocket.CLOSED && connect();
  addEventListener("online", wake);
  connect();
  return {
    snapshot,
    status,
    events,
    send,
    /** @param {number} number */
    look(number) {
      seat = number;
      write({ type: "seat", seat: number, id: "look" });
    },
    close() {
      closed = true;
      clearTimeout(timer);
      removeEventListener("online", wake);
      socket?.close();
    },
  };
}

// A message that tells only what has changed, laid over what was known.
/** @param {any} before @param {any} change */
function merged(before, change) {
  const view = change.view.reduce((/** @type {any} */ now, /** @type {any} */ step) => laid(now, step), before.view);
  return { ...before, ...change.set, type: "snapshot", n: change.n, view, events: change.events, from: change.from };
}

// One step: the keys and indices that lead to a place of the view, and what lies there now. What did not change stays the
// same object.
/** @param {any} value @param {any[]} step */
function laid(value, step, at = 0) {
  if (at === step.length - 1) return step[at];
  const copy = Array.isArray(value) ? [...value] : { ...value };
  copy[step[at]] = laid(copy[step[at]], step, at + 1);
  return copy;
}
