/** More than any deck or card; whatever unpacks to more is none of ours. */
const LARGEST = 500_000;

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const whole = new ReadableStream({
    start(line) {
      line.enqueue(bytes);
      line.close();
    },
  });
  const reader = whole.pipeThrough(stream).getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const out: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    out.push(...part.value);
    if (out.length > LARGEST) throw new RangeError("too large");
  }
  return Uint8Array.from(out);
}

/** A text as a piece of an address, made small. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text in such a piece; undefined when it isn't one. */
export async function unpacked(piece: string): Promise<string | undefined> {
  try {
    const letters = atob(piece.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (sign) => sign.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      await through(bytes, new DecompressionStream("deflate-raw")),
    );
  } catch {
    return undefined;
  }
}
