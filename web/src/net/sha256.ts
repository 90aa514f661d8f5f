import { hmac as keyed } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex as hex, utf8ToBytes as utf8 } from "@noble/hashes/utils.js";

// Browsers offer theirs to secure origins only.
export { hex, sha256 };

/** The digest of a text, in hexadecimal: how everything here is committed to. */
export function fingerprint(text: string): string {
  return hex(sha256(utf8(text)));
}

/** The keyed digest of a text: 32 bytes. */
export function hmac(key: string, text: string): Uint8Array {
  return keyed(sha256, utf8(key), utf8(text));
}
