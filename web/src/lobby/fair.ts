import { isCopied, isHere } from "../net/near";
import { fingerprint, hex, hmac, sha256 } from "../net/sha256";
import type { Part } from "../play/part";
import type { Dealt, LogLine, Sheet } from "../wire";

/** What of a deal can be wrong; `k` counts from 1. */
export interface Fact {
  what: "seed" | "kept" | "nonce" | "draw" | "seal";
  k: number;
}

/** What was checked of a finished match's deal, and the first fact that is wrong. */
export interface Verdict {
  /** How many nonces fit what was committed to, and whether this browser knows what stood before. */
  nonces: number;
  kept: boolean;
  /** How many draws were made again; undefined while they aren't known. */
  draws: number | undefined;
  seals: number;
  wrong: Fact | null;
}

/** The little of a sheet that is judged. */
export type Judged = Pick<
  Sheet,
  "id" | "lines" | "seats" | "seed" | "seals" | "commitment" | "bound" | "deal" | "nonces" | "nonceCommitments"
>;

/** Whether a device dealt a match: nobody has promised anything. */
export const dealtHere = (id: string): boolean => isHere(id) || isCopied(id);

/** The fingerprints of secret squares that the log shows. */
export function sealedIn(sheet: { lines: readonly LogLine[] }): string[] {
  return sheet.lines.flatMap((line) => line.sealed ?? []);
}

/** The result that a digest of 32 bytes picks among so many, counted from 0. */
export function pick(digest: Uint8Array, count: number): number {
  const limit = Math.floor(2 ** 32 / count) * count;
  const view = new DataView(digest.buffer, digest.byteOffset);
  for (let at = 0; at < digest.length; at += 4) {
    const word = view.getUint32(at);
    if (word < limit) return word % count;
  }
  return pick(sha256(digest), count);
}

/** The text that a draw is made from. */
export function textOf(deal: string, nonces: readonly string[], last: string): string {
  return `${deal}|${nonces[0] ?? ""}|${nonces[1] ?? ""}|${last}`;
}

/** Whether what this browser saw before it opened its nonce is what was dealt from. */
function asKept(sheet: Judged, part: Part): boolean {
  const { nonces = [], nonceCommitments = [] } = sheet;
  const mine = nonces.indexOf(part.nonce);
  return mine >= 0 && part.server === sheet.commitment && (nonceCommitments[1 - mine] ?? "") === part.other;
}

function wrongNonce({ nonces = [], nonceCommitments = [] }: Judged): Fact | undefined {
  if (nonces.join("") === "") return { what: "nonce", k: 1 };
  const k = nonces.findIndex((nonce, seat) => (nonce && fingerprint(nonce)) !== nonceCommitments[seat]);
  return k < 0 ? undefined : { what: "nonce", k: k + 1 };
}

/** Whether a draw is what seed, id and nonces give. */
function rightDraw(sheet: Judged, seed: string, draw: Dealt, k: number): boolean {
  const { index, offered, result } = draw;
  const ordered = offered.every((one, at) => at === 0 || (offered[at - 1] ?? "") < one);
  const digest = hmac(seed, textOf(sheet.deal ?? sheet.id, sheet.nonces ?? [], String(index)));
  return index <= k && ordered && offered[pick(digest, offered.length)] === result;
}

function wrongDraw(sheet: Judged, seed: string, draws: readonly Dealt[]): Fact | undefined {
  const wrong = draws.findIndex((draw, k) => !rightDraw(sheet, seed, draw, k));
  if (wrong >= 0) return { what: "draw", k: wrong + 1 };
  // What we were told in the game comes in this order; some draws are hidden from us, or shown to nobody.
  let at = 0;
  for (const { kind, token } of sheet.lines) {
    if (kind !== "chance" || token.includes("?")) continue;
    at = draws.findIndex((draw, k) => k >= at && draw.result === token) + 1;
    if (at === 0) return { what: "draw", k: draws.length + 1 };
  }
  return undefined;
}

/** A seal's nonce comes from the same seed as the cards. */
function wrongSeal(sheet: Judged, seed: string): Fact | undefined {
  const { seals = [], nonces = [] } = sheet;
  const told = sealedIn(sheet);
  for (let k = 0; k < Math.max(seals.length, told.length); k++) {
    const seal = seals[k];
    const nonce = hex(hmac(seed, textOf(sheet.deal ?? sheet.id, nonces, `note|${k}`)));
    if (!seal || seal.nonce !== nonce || fingerprint(`${nonce}|${seal.square}`) !== told[k])
      return { what: "seal", k: k + 1 };
  }
  return undefined;
}

/** What is found of a deal, of one on a device its draws alone; undefined while the match runs. `draws` are those of a finished match, once they are known. */
export function judged(
  sheet: Judged,
  draws: readonly Dealt[] | undefined,
  part: Part | undefined,
): Verdict | undefined {
  const { seed } = sheet;
  if (seed === undefined) return undefined;
  const kept = sheet.bound === true && part?.opened && part.deal === sheet.deal ? part : undefined;
  const wrong =
    (dealtHere(sheet.id) || fingerprint(seed) === sheet.commitment ? undefined : ({ what: "seed", k: 1 } as const)) ??
    (sheet.bound ? wrongNonce(sheet) : undefined) ??
    (kept && !asKept(sheet, kept) ? ({ what: "kept", k: 1 } as const) : undefined) ??
    (draws && wrongDraw(sheet, seed, draws)) ??
    wrongSeal(sheet, seed) ??
    null;
  return {
    nonces: sheet.bound ? (sheet.nonces ?? []).filter((nonce) => nonce !== "").length : 0,
    kept: kept !== undefined,
    draws: draws?.length,
    seals: sheet.seals?.length ?? 0,
    wrong,
  };
}
