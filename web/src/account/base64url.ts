/** Bytes as the letters that an address may hold, without padding. */
export function lettersOf(bytes: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** The bytes that such letters stand for; throws where they stand for none. */
export function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
