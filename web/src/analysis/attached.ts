import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Depth } from "./analysis";
import { isAnalysis } from "./shape";

/** An analysis that a file carries with its record. */
export interface Attached {
  depth: Depth;
  json: string;
}

/** A comment of a record: how deep, of which record, and the analysis, deflated. Readers that don't know it pass over it. */
const FORM = /\{\[%analysis (quick|standard) ([0-9a-f]{64})\s([\w+/=\s]+)\]\}\n/;
const WIDTH = 76;
/** Far more than the longest game has, in bytes: a small file may unpack to hundreds of megabytes. */
const LARGEST = 4_000_000;

/** A record of ours, its tags apart from its actions. */
const OURS = /^\s*\[Game "[^]*?\r?\n\r?\n/;

/** Whether a file can carry an analysis: one of other programs can't. */
export const carries = (record: string): boolean => OURS.test(record);

/** The digest of a record, by which its analysis is known. */
export const digestOf = (record: string): string => bytesToHex(sha256(utf8ToBytes(record)));

/** Passes bytes through; throws `RangeError` where more than `most` come out. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  form: CompressionStream | DecompressionStream,
  most = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const body = new Response(bytes).body?.pipeThrough(form).getReader();
  for (let part = await body?.read(); part && !part.done; part = await body?.read()) {
    length += part.value.length;
    if (length > most) {
      await body?.cancel();
      throw new RangeError(`more than ${most} bytes`);
    }
    parts.push(part.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A record with its analysis, which whoever opens the file has at once. */
export async function attach(record: string, { depth, json }: Attached): Promise<string> {
  const packed = await through(new TextEncoder().encode(json), new CompressionStream("deflate-raw"));
  const lines =
    btoa(packed.reduce((text, byte) => text + String.fromCharCode(byte), "")).match(new RegExp(`.{1,${WIDTH}}`, "g")) ??
    [];
  const comment = `{[%analysis ${depth} ${digestOf(record)}\n${lines.join("\n")}]}\n`;
  // Behind the tags, before the first action.
  return record.replace(OURS, (tags) => tags + comment);
}

/** A record without the analysis that it carries, and that analysis, unless it is of another record or none at all. */
export async function detach(text: string): Promise<{ record: string; found?: Attached }> {
  const [comment, depth, digest, packed = ""] = FORM.exec(text) ?? [];
  if (comment === undefined) return { record: text };
  const record = text.replace(comment, "");
  if (digest !== digestOf(record)) return { record };
  try {
    const bytes = Uint8Array.from(atob(packed.replace(/\s/g, "")), (sign) => sign.charCodeAt(0));
    const json = new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"), LARGEST));
    return isAnalysis(JSON.parse(json))
      ? { record, found: { depth: depth === "quick" ? "quick" : "standard", json } }
      : { record };
  } catch {
    // What can't be read is none.
    return { record };
  }
}
