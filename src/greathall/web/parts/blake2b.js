// BLAKE2b, written from its description in RFC 7693: what the page needs to check the chance of a game by itself.
const MASK = (1n << 64n) - 1n;
// The first 64 bits of the fractional parts of the square roots of the first eight primes.
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
// Which words of the message a round mixes in, in which order; the last two rounds begin again.
const SIGMA = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
  "0123456789abcdef",
  "ea489fd61c02b753",
].map((row) => [...row].map((digit) => parseInt(digit, 16)));
const BLOCK = 128;

/** @param {bigint} x @param {bigint} by */
const turned = (x, by) => ((x >> by) | (x << (64n - by))) & MASK;

/**
 * @param {bigint[]} v
 * @param {number} a @param {number} b @param {number} c @param {number} d
 * @param {bigint} x @param {bigint} y
 */
function mix(v, a, b, c, d, x, y) {
  v[a] = (v[a] + v[b] + x) & MASK;
  v[d] = turned(v[d] ^ v[a], 32n);
  v[c] = (v[c] + v[d]) & MASK;
  v[b] = turned(v[b] ^ v[c], 24n);
  v[a] = (v[a] + v[b] + y) & MASK;
  v[d] = turned(v[d] ^ v[a], 16n);
  v[c] = (v[c] + v[d]) & MASK;
  v[b] = turned(v[b] ^ v[c], 63n);
}

// One block of the message; `count` bytes were read with it.
/** @param {bigint[]} h @param {bigint[]} words @param {number} count @param {boolean} last */
function compress(h, words, count, last) {
  const v = [...h, ...IV];
  v[12] ^= BigInt(count);
  if (last) v[14] ^= MASK;
  for (const row of SIGMA) {
    const m = (/** @type {number} */ k) => words[row[k]];
    mix(v, 0, 4, 8, 12, m(0), m(1));
    mix(v, 1, 5, 9, 13, m(2), m(3));
    mix(v, 2, 6, 10, 14, m(4), m(5));
    mix(v, 3, 7, 11, 15, m(6), m(7));
    mix(v, 0, 5, 10, 15, m(8), m(9));
    mix(v, 1, 6, 11, 12, m(10), m(11));
    mix(v, 2, 7, 8, 13, m(12), m(13));
    mix(v, 3, 4, 9, 14, m(14), m(15));
  }
  for (let i = 0; i < 8; i += 1) h[i] ^= v[i] ^ v[i + 8];
}

/** @param {Uint8Array} bytes */
function words(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return [...Array(bytes.length / 8).keys()].map((k) => view.getBigUint64(8 * k, true));
}

// The hash of some bytes, of `size` bytes; with a key, and a person (at most 16 characters) that tells what it is for.
/** @param {any} message */
export function blake2b(message, size = 64, { key = new Uint8Array(), person = "" } = {}) {
  const parameters = new Uint8Array(64);
  parameters.set([size, key.length, 1, 1]);
  parameters.set(new TextEncoder().encode(person), 48);
  const h = words(parameters).map((word, i) => word ^ IV[i]);
  const before = key.length ? BLOCK : 0; // a key is a block of its own before the message
  const total = before + message.length;
  const padded = new Uint8Array(Math.max(1, Math.ceil(total / BLOCK)) * BLOCK);
  padded.set(key);
  padded.set(message, before);
  for (let at = 0; at < padded.length; at += BLOCK) {
    const last = at + BLOCK >= padded.length;
    compress(h, words(padded.subarray(at, at + BLOCK)), last ? total : at + BLOCK, last);
  }
  const out = new DataView(new ArrayBuffer(64));
  for (const [i, word] of h.entries()) out.setBigUint64(8 * i, word, true);
  return new Uint8Array(out.buffer, 0, size);
}

/** @param {string} text */
export const bytesOf = (text) => new TextEncoder().encode(text);
/** @param {Uint8Array} bytes */
export const hexOf = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
/** @param {string} text */
export const unhex = (text) =>
  new Uint8Array((text.match(/../g) ?? []).map((/** @type {string} */ pair) => parseInt(pair, 16)));
