// Is the chance of a finished game what was promised before it? The same checks as tools/verify_fair.py, by the page itself.
import { blake2b, bytesOf, hexOf, unhex } from "./blake2b.js";

export class Unfair extends Error {
  /** @param {string} code */
  constructor(code, args = {}) {
    super(code);
    this.code = code;
    this.args = args;
  }
}

/** @param {string} seed @param {string} salt */
export function commitment(seed, salt) {
  if (!salt) return hexOf(blake2b(bytesOf(seed), 16, { person: "greathall-commit" }));
  return hexOf(blake2b(joined([unhex(salt), bytesOf(seed)]), 32, { person: "greathall-commit" }));
}

/** @param {Uint8Array[]} parts */
function joined(parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

// The server's part and the words of all players in the order of the seats, each with its length before it.
/** @param {string} server @param {(string | null)[]} words */
export function gameSeed(server, words) {
  if (!words.length) return server;
  /** @param {string | null} text */
  const part = (text) => {
    if (text === null) return new Uint8Array([255, 255, 255, 255]);
    const data = bytesOf(text);
    const size = new Uint8Array(4);
    new DataView(size.buffer).setUint32(0, data.length, true);
    return joined([size, data]);
  };
  return hexOf(blake2b(joined([server, ...words].map(part)), 32, { person: "greathall-words" }));
}

// The stream of a seed, read draw by draw.
class Chance {
  /** @param {string} seed */
  constructor(seed) {
    this.key = blake2b(bytesOf(seed), 32, { person: "greathall-seed" });
    this.block = new Uint8Array();
    this.number = 0;
    this.at = 0;
    this.used = 0;
  }

  byte() {
    if (this.at === this.block.length) {
      const counter = new Uint8Array(8);
      new DataView(counter.buffer).setBigUint64(0, BigInt(this.number), true);
      this.block = blake2b(counter, 64, { key: this.key });
      this.number += 1;
      this.at = 0;
    }
    this.used += 1;
    return this.block[this.at++];
  }

  /** @param {number} n */
  below(n) {
    const width = n <= 256 ? 1 : n <= 65536 ? 2 : 4;
    const all = 256 ** width;
    const limit = all - (all % n);
    for (;;) {
      let value = 0;
      for (let i = 0; i < width; i += 1) value += this.byte() * 256 ** i;
      if (value < limit) return value % n;
    }
  }

  /** @param {number[]} cards */
  shuffled(cards) {
    const lie = [...cards];
    for (let i = lie.length - 1; i > 0; i -= 1) {
      const j = this.below(i + 1);
      [lie[i], lie[j]] = [lie[j], lie[i]];
    }
    return lie;
  }
}

/** @param {number[]} a @param {number[]} b */
const same = (a, b) => a.length === b.length && a.every((card, i) => card === b[i]);

/** @param {Chance} chance @param {any} step @param {any} checked */
function draws(chance, step, checked) {
  for (const draw of step.draws) {
    if (draw.length === 2) {
      const [size, result] = draw;
      if (chance.below(Math.abs(size)) + (size > 0 ? 1 : 0) !== result) throw new Unfair("chance", { n: step.n });
      if (size > 0) checked.dice += 1;
      else checked.numbers += 1;
    } else {
      if (!same(chance.shuffled(draw[1]), draw[2])) throw new Unfair("shuffle", { n: step.n, pile: draw[0] || "?" });
      checked.shuffles += 1;
      checked.cards += draw[1].length;
    }
  }
}

/** @param {number[]} cards @returns {Map<number, number>} */
const counted = (cards) => cards.reduce((count, card) => count.set(card, (count.get(card) ?? 0) + 1), new Map());
/** @param {Map<number, number>} some @param {Map<number, number>} all */
const beyond = (some, all) =>
  [...some].reduce((sum, [card, count]) => sum + Math.max(0, count - (all.get(card) ?? 0)), 0);

// Where the cards lie, from the deal to the end.
class Piles {
  // After the deal every pile is what was shuffled, less what was dealt from its end; and hands hold what was dealt.
  /** @param {any} deal @param {any} checked */
  constructor(deal, checked) {
    this.lying = new Map(deal.zones.map((/** @type {any} */ [name, pool, cards]) => [name, { pool, cards }]));
    this.known = new Map(); // pool -> all the cards that its piles had
    this.piles = new Set();
    const shuffled = new Map(
      deal.draws
        .filter((/** @type {any[]} */ draw) => draw.length === 3 && draw[0])
        .map((/** @type {any[]} */ draw) => [draw[0], draw]),
    );
    const gone = new Map(); // pool -> what was dealt
    for (const [name, { pool, cards }] of this.lying) {
      if (!shuffled.has(name)) continue;
      const [, before, after] = shuffled.get(name);
      if (!same(after.slice(0, cards.length), cards)) throw new Unfair("pile", { n: 0, pile: name });
      gone.set(pool, [...(gone.get(pool) ?? []), ...after.slice(cards.length)]);
      this.known.set(pool, [...(this.known.get(pool) ?? []), ...before]);
      this.piles.add(name);
      checked.piles += 1;
      checked.dealt += after.length - cards.length;
    }
    for (const [pool, dealt] of gone) {
      const held = [...this.lying].filter(([name, zone]) => zone.pool === pool && !this.piles.has(name));
      if (beyond(counted(held.flatMap(([, zone]) => zone.cards)), counted(dealt)))
        throw new Unfair("hand", { pile: held.map(([name]) => name).join(", ") });
    }
  }

  // A pile loses cards from its top only; what is new lies under it or on it.
  /** @param {any} step @param {any} checked */
  follow(step, checked) {
    const shuffled = new Map(
      step.draws
        .filter((/** @type {any[]} */ draw) => draw.length === 3 && draw[0])
        .map((/** @type {any[]} */ draw) => [draw[0], draw]),
    );
    const listed = new Set();
    for (const [name, pool, under, kept, top] of step.zones) {
      const lay = shuffled.has(name) ? shuffled.get(name)[2] : (this.lying.get(name)?.cards ?? []);
      if ((this.lying.get(name)?.pool ?? pool) !== pool || !(kept >= 0 && kept <= lay.length))
        throw new Unfair("pile", { n: step.n, pile: name });
      if (shuffled.has(name)) this.piles.add(name);
      if (this.piles.has(name)) {
        checked.drawn += lay.length - kept;
        checked.back += top.length - beyond(counted(top), counted(lay.slice(kept)));
      }
      this.lying.set(name, { pool, cards: [...under, ...lay.slice(0, kept), ...top] });
      listed.add(name);
    }
    for (const [name, draw] of shuffled) {
      const zone = this.lying.get(name);
      if (zone && !listed.has(name)) throw new Unfair("pile", { n: step.n, pile: name });
      if (zone && this.known.has(zone.pool) && beyond(counted(draw[1]), counted(this.known.get(zone.pool))))
        throw new Unfair("foreign", { n: step.n, pile: name });
    }
    for (const [pool, known] of this.known) {
      const held = [...this.lying.values()].filter((zone) => zone.pool === pool).flatMap((zone) => zone.cards);
      checked.others = Math.max(checked.others, beyond(counted(held), counted(known)));
    }
  }
}

// What was checked; Unfair if anything differs. `promised` are the commitments that were shown while the game ran.
/** @param {string} text @param {string[]} promised */
export function check(text, promised) {
  const lines = text.split("\n");
  if (lines.length < 4 || lines.pop() !== "") throw new Unfair("cut");
  const end = JSON.parse(lines.pop());
  if (hexOf(blake2b(bytesOf(lines.map((line) => `${line}\n`).join("")), 16)) !== end.digest) throw new Unfair("cut");
  const [header, deal, ...steps] = lines.map((line) => JSON.parse(line));
  if (header["greathall-fair"] !== 2) throw new Unfair("format");
  const committed = commitment(header.server, header.salt);
  if (committed !== header.commitment || promised.some((one) => one && one !== committed))
    throw new Unfair("commitment");
  if (gameSeed(header.server, header.words) !== header.seed) throw new Unfair("words");
  const checked = {
    dice: 0,
    numbers: 0,
    shuffles: 0,
    cards: 0,
    piles: 0,
    dealt: 0,
    drawn: 0,
    back: 0,
    others: 0,
    used: 0,
  };
  const chance = new Chance(header.seed);
  if (deal.n !== 0) throw new Unfair("format");
  draws(chance, deal, checked);
  const piles = new Piles(deal, checked);
  let moment = 0;
  for (const step of steps) {
    if (step.n <= moment || step.n > header.answers) throw new Unfair("format");
    moment = step.n;
    draws(chance, step, checked);
    piles.follow(step, checked);
  }
  const words = header.words.filter((/** @type {any} */ word) => word).length;
  return { ...checked, used: chance.used, words, chosen: header.chosen, sampled: header.begins === "state" };
}
