/** Where SGF names its character set; ASCII in all sets that it can be written in. */
const NAMED = /(?<![A-Za-z])CA\s*\[\s*([A-Za-z0-9_:.()+-]{1,40})\s*\]/;
const SGF = /^[^([]*\(\s*;/;

function decoded(bytes: Uint8Array, set: string): string | undefined {
  try {
    return new TextDecoder(set, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function named(bytes: Uint8Array): string | undefined {
  const ascii = new TextDecoder("latin1").decode(bytes);
  return SGF.test(ascii) ? NAMED.exec(ascii)?.[1] : undefined;
}

/**
 * The text of a file of a game, whatever program wrote it: in the set that a byte order mark or
 * SGF's property CA names, else UTF-8 if it is, else ISO 8859-1, as PGN has it (Formats, 4.4.7).
 */
export function textOf(bytes: Uint8Array): string {
  const mark =
    bytes[0] === 0xfe && bytes[1] === 0xff
      ? "utf-16be"
      : bytes[0] === 0xff && bytes[1] === 0xfe
        ? "utf-16le"
        : undefined;
  if (mark) return new TextDecoder(mark).decode(bytes);
  const set = named(bytes);
  return (set && decoded(bytes, set)) ?? decoded(bytes, "utf-8") ?? new TextDecoder("windows-1252").decode(bytes);
}
