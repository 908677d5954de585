// What part of a drawn map is seen: wheel, drag, pinch and buttons move it; it follows who acts. Points are in units of the map.
import { still } from "./animate.js";

const kept = new Map(); // table -> {x, y, zoom}: where one looked, for when the table is drawn anew

/** @typedef {{ x: number, y: number }} Point */

export class Camera {
  // nearest and farthest: pixels a unit; margin: what is left free around the map when all of it is shown.
  /** @param {string} table */
  constructor(table, { nearest = 2.2, farthest = 0.16, margin = 90, most = 1.25, room = 75 } = {}) {
    this.table = table;
    this.range = { nearest, farthest, most };
    this.margin = margin;
    this.room = room;
    /** @type {{ x: number, y: number, zoom: number } | null} */
    this.at = kept.get(table) ?? null;
    /** @type {SVGElement | null} */
    this.element = null;
    /** @type {ResizeObserver | undefined} */
    this.watch = undefined;
    this.fingers = new Map();
    this.dragged = 0;
    this.moving = 0;
    this.fitted = false;
    this.bounds = { left: 0, top: 0, right: 100, bottom: 100 };
    this.attach = (/** @type {SVGElement | undefined} */ element) => this.#attach(element);
  }

  /** @param {SVGElement | undefined} element */
  #attach(element) {
    if (this.element === element) return;
    this.watch?.disconnect();
    this.element = element ?? null;
    if (!element) return;
    element.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    element.addEventListener("pointerdown", (event) => this.#down(event));
    element.addEventListener("pointermove", (event) => this.#move(event));
    for (const kind of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"]))
      element.addEventListener(kind, (event) => this.#up(event));
    element.addEventListener(
      "click",
      (event) => {
        if (this.dragged <= 6) return;
        event.stopPropagation();
        event.preventDefault();
      },
      true,
    );
    this.watch = new ResizeObserver(() => {
      if (this.fitted) this.at = this.#whole;
      this.#show();
    });
    this.watch.observe(element);
    this.#show();
  }

  get size() {
    const box = this.element?.getBoundingClientRect();
    return { width: box?.width || 600, height: box?.height || 400 };
  }

  get #whole() {
    const { width, height } = this.size;
    const { left, right, top, bottom } = this.bounds;
    const zoom = Math.min(width / (right - left + this.margin), height / (bottom - top + this.margin), this.range.most);
    return { x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.max(zoom, this.range.farthest) };
  }

  // All of the map; it stays whole when its frame changes, until one looks closer.
  fit() {
    this.go(this.#whole);
    this.fitted = true;
  }

  // First look: everything if it stays legible, else the neighbourhood of a point.
  /** @param {Point | null} point @param {number} legible @param {(width: number) => number} near */
  open(point, legible, near) {
    if (this.at) return;
    const { width, height } = this.size;
    const { left, right, top, bottom } = this.bounds;
    const whole = Math.min(width / (right - left + this.margin), height / (bottom - top + this.margin));
    if (whole >= legible || !point) return this.fit();
    this.at = { ...point, zoom: near(width) };
    this.#settle();
    this.#show();
  }

  // A new map: look at it afresh.
  forget() {
    cancelAnimationFrame(this.moving);
    this.at = null;
  }

  /** @param {Point | null} point */
  centre(point, zoom = 0.7) {
    if (point) this.go({ ...point, zoom: Math.max(this.at?.zoom ?? 0.9, zoom) });
  }

  // Moves only as far as needed for these points to be well inside.
  /** @param {Point[]} points */
  follow(points) {
    if (!this.at || !points.length || !this.element) return;
    const { width, height } = this.size;
    const { x, y, zoom } = this.at;
    const half = { x: Math.max(width / zoom / 2 - this.room, 20), y: Math.max(height / zoom / 2 - this.room, 20) };
    const xs = points.map((point) => point.x);
    const ys = points.map((point) => point.y);
    /** @param {number} at @param {number} low @param {number} high @param {number} room */
    const pull = (at, low, high, room) => {
      if (high - low > 2 * room) return (low + high) / 2;
      return Math.min(Math.max(at, high - room), low + room);
    };
    const next = {
      x: pull(x, Math.min(...xs), Math.max(...xs), half.x),
      y: pull(y, Math.min(...ys), Math.max(...ys), half.y),
      zoom,
    };
    if (Math.hypot(next.x - x, next.y - y) > 1) this.go(next);
  }

  /** @param {number} factor @param {Point | null} about */
  zoom(factor, about = null) {
    if (!this.at) return;
    this.fitted = false;
    const zoom = Math.min(this.range.nearest, Math.max(this.range.farthest, this.at.zoom * factor));
    const point = about ?? { x: this.at.x, y: this.at.y };
    const share = this.at.zoom / zoom;
    this.at = { x: point.x + (this.at.x - point.x) * share, y: point.y + (this.at.y - point.y) * share, zoom };
    this.#settle();
    this.#show();
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    if (!this.at) return;
    this.fitted = false;
    this.at = { ...this.at, x: this.at.x + dx / this.at.zoom, y: this.at.y + dy / this.at.zoom };
    this.#settle();
    this.#show();
  }

  /** @param {Point & { zoom: number }} target */
  go(target) {
    cancelAnimationFrame(this.moving);
    this.fitted = false;
    const from = this.at;
    const end = () => {
      this.at = target;
      this.#settle();
      this.#show();
    };
    if (!from || still()) return end();
    const began = performance.now();
    /** @param {number} now */
    const step = (now) => {
      const part = Math.min(1, (now - began) / 450);
      if (part >= 1) return end();
      const ease = part * part * (3 - 2 * part);
      this.at = {
        x: from.x + (target.x - from.x) * ease,
        y: from.y + (target.y - from.y) * ease,
        zoom: from.zoom + (target.zoom - from.zoom) * ease,
      };
      this.#show();
      this.moving = requestAnimationFrame(step);
    };
    this.moving = requestAnimationFrame(step);
  }

  #settle() {
    const { left, right, top, bottom } = this.bounds;
    this.at.x = Math.min(right, Math.max(left, this.at.x));
    this.at.y = Math.min(bottom, Math.max(top, this.at.y));
    kept.set(this.table, this.at);
  }

  #show() {
    if (!this.at || !this.element) return;
    const { width, height } = this.size;
    const { x, y, zoom } = this.at;
    this.element.setAttribute(
      "viewBox",
      `${x - width / zoom / 2} ${y - height / zoom / 2} ${width / zoom} ${height / zoom}`,
    );
    this.element.style.setProperty("--unit", String(1 / zoom)); // for what keeps its size on the screen
  }

  /** @param {{ clientX: number, clientY: number }} event */
  #point(event) {
    const box = this.element.getBoundingClientRect();
    const { x, y, zoom } = this.at;
    return {
      x: x + (event.clientX - box.left - box.width / 2) / zoom,
      y: y + (event.clientY - box.top - box.height / 2) / zoom,
    };
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    cancelAnimationFrame(this.moving);
    this.zoom(Math.exp(-event.deltaY * 0.0014), this.#point(event));
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragged = 0;
    cancelAnimationFrame(this.moving);
  }

  // What a drag leaves behind is forgotten once its own click is past.
  /** @param {PointerEvent} event */
  #up(event) {
    this.fingers.delete(event.pointerId);
    if (!this.fingers.size) setTimeout(() => (this.dragged = 0));
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
    const dx = event.clientX - before.x;
    const dy = event.clientY - before.y;
    this.dragged += Math.abs(dx) + Math.abs(dy);
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (others.length) {
      /** @param {Point} a @param {Point} b */
      const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
      const factor = apart({ x: event.clientX, y: event.clientY }, others[0]) / Math.max(apart(before, others[0]), 1);
      this.zoom(
        factor,
        this.#point({ clientX: (event.clientX + others[0].x) / 2, clientY: (event.clientY + others[0].y) / 2 }),
      );
    } else if (this.dragged > 6) this.pan(-dx, -dy);
  }
}
