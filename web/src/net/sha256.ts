/** SHA-256 and HMAC (FIPS 180-4, RFC 2104): browsers offer theirs to secure origins only. */

const BLOCK = 64;

/** The first 32 bits of the fractional parts of a root of the first primes. */
function constants(count: number, root: (prime: number) => number): number[] {
  const out: number[] = [];
  for (let n = 2; out.length < count; n++)
    if (!Array.from({ length: n - 2 }, (_, k) => k + 2).some((k) => n % k === 0))
      out.push(((root(n) % 1) * 2 ** 32) | 0);
  return out;
}

const K = constants(64, Math.cbrt);
const START = constants(8, Math.sqrt);

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const at = (words: ArrayLike<number>, k: number): number => words[k] ?? 0;

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const out = new Uint8Array(length);
  out.set(bytes);
  out[bytes.length] = 0x80;
  const view = new DataView(out.buffer);
  view.setUint32(length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(length - 4, (bytes.length * 8) >>> 0);
  return view;
}

function compress(hash: readonly number[], words: Int32Array): number[] {
  for (let t = 16; t < 64; t++) {
    const x = at(words, t - 15);
    const y = at(words, t - 2);
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    words[t] = at(words, t - 16) + s0 + at(words, t - 7) + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + at(K, t) + at(words, t)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, k) => (word + at(hash, k)) | 0);
}

/** The digest of bytes: 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes);
  let hash = START;
  for (let from = 0; from < view.byteLength; from += BLOCK) {
    const words = new Int32Array(64);
    for (let t = 0; t < 16; t++) words[t] = view.getInt32(from + 4 * t);
    hash = compress(hash, words);
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, k) => out.setInt32(4 * k, word));
  return new Uint8Array(out.buffer);
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const out = new Uint8Array(one.length + other.length);
  out.set(one);
  out.set(other, one.length);
  return out;
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Bytes in hexadecimal. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The digest of a text, in hexadecimal: how everything here is committed to. */
export function fingerprint(text: string): string {
  return hex(sha256(utf8(text)));
}

/** The keyed digest of a text: 32 bytes. */
export function hmac(key: string, text: string): Uint8Array {
  const given = utf8(key);
  const whole = new Uint8Array(BLOCK);
  whole.set(given.length > BLOCK ? sha256(given) : given);
  const masked = (mask: number): Uint8Array => whole.map((byte) => byte ^ mask);
  return sha256(joined(masked(0x5c), sha256(joined(masked(0x36), utf8(text)))));
}
