// The live line to a table: it reconnects by itself, says so, and asks again for what was not acknowledged.
import { signal } from "../vendor/signals-core/signals-core.js";

export function openLine(table, lang, key = "") {
  const snapshot = signal(null);
  const status = signal("connecting"); // connecting, open, lost, gone, ended
  const events = signal([]);
  const waiting = new Map(); // id -> {message, resolve, reject}
  let socket = null;
  let tries = 0;
  let closed = false;
  let timer = null;
  let seat = null;

  function connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const extra = key ? `&key=${encodeURIComponent(key)}` : "";
    socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${table}?lang=${lang}${extra}`);
    socket.onopen = () => {
      tries = 0;
      if (seat !== null) socket.send(JSON.stringify({ type: "seat", seat }));
      for (const { message } of waiting.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = ({ data }) => take(JSON.parse(data));
    socket.onclose = ({ code }) => {
      if (closed) return;
      if (code === 4404) return void (status.value = "gone");
      if (code === 4401) return void (status.value = "ended");
      status.value = "lost";
      tries += 1;
      timer = setTimeout(connect, Math.min(8000, 300 * 2 ** Math.min(tries, 5)));
    };
  }

  function take(message) {
    if (message.type === "snapshot") {
      const known = events.value.filter((event) => event.i < message.from);
      const fresh = message.events.filter((event) => !events.value.some((old) => old.i === event.i && old.text === event.text));
      events.value = [...known, ...message.events];
      const note = message.note ?? snapshot.value?.note ?? "";
      snapshot.value = { ...message, note, fresh: snapshot.value ? fresh : [] };
      status.value = "open";
      return;
    }
    const open = waiting.get(message.id);
    if (!open) return;
    waiting.delete(message.id);
    if (message.type === "refused") open.reject(message);
    else open.resolve(message);
  }

  function send(message) {
    const id = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
    const whole = { ...message, id };
    return new Promise((resolve, reject) => {
      waiting.set(id, { message: whole, resolve, reject });
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(whole));
    });
  }

  connect();
  return {
    snapshot,
    status,
    events,
    send,
    look(number) {
      seat = number;
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: "seat", seat: number }));
    },
    close() {
      closed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}
