import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { judged, pick, sealedIn, textOf, type Judged } from "../../src/lobby/fair";
import { fingerprint, hex, hmac } from "../../src/net/sha256";
import type { Part } from "../../src/play/part";
import type { Dealt, LogLine } from "../../src/wire";

interface Vectors {
  seed: string;
  commitment: string;
  nonces: [string, string];
  nonceCommitments: [string, string];
  draws: { id: string; nonces: string[]; index: number; text: string; digest: string; offered: number; pick: number }[];
  sealed: { text: string; nonce: string; square: string; commitment: string };
}

const doc = readFileSync(join(import.meta.dirname, "../../../docs/fairness.md"), "utf8");
const vectors = JSON.parse(/```json\n([^]*?)```/.exec(doc)?.[1] ?? "") as Vectors;

it("the test vectors of docs/fairness.md are made here too", () => {
  expect(fingerprint(vectors.seed)).toBe(vectors.commitment);
  expect(vectors.nonces.map(fingerprint)).toEqual(vectors.nonceCommitments);
  for (const draw of vectors.draws) {
    expect(textOf(draw.id, draw.nonces, String(draw.index))).toBe(draw.text);
    const digest = hmac(vectors.seed, draw.text);
    expect(hex(digest)).toBe(draw.digest);
    expect(pick(digest, draw.offered)).toBe(draw.pick);
  }
  const { text, nonce, square, commitment } = vectors.sealed;
  expect(hex(hmac(vectors.seed, text))).toBe(nonce);
  expect(fingerprint(`${nonce}|${square}`)).toBe(commitment);
});

const { seed, nonces } = vectors;
const [ones, others] = nonces;
const offered = ["#1", "#2", "#3", "#4", "#5", "#6", "#7"];
const draws: Dealt[] = Array.from({ length: 4 }, (_, index) => ({
  index,
  offered,
  result: offered[pick(hmac(seed, textOf("m1.2", nonces, String(index))), offered.length)] ?? "",
}));
const line = (n: number, kind: LogLine["kind"], token: string, sealed?: string): LogLine => ({
  n,
  seat: kind === "chance" ? null : "black",
  kind,
  token,
  text: token,
  ...(sealed === undefined ? {} : { sealed }),
});
const sealNonce = hex(hmac(seed, textOf("m1.2", nonces, "note|0")));
const seal = fingerprint(`${sealNonce}|a6`);
const over: Judged = {
  id: "m1",
  deal: "m1.2",
  bound: true,
  seed,
  commitment: vectors.commitment,
  nonces: [...nonces],
  nonceCommitments: [...vectors.nonceCommitments],
  seats: [],
  lines: [
    line(0, "chance", draws[0]!.result),
    line(1, "chance", "?"),
    line(2, "chance", draws[2]!.result),
    line(3, "action", "#12 ?", seal),
  ],
  seals: [{ square: "a6", nonce: sealNonce, commitment: seal }],
};
const part: Part = {
  deal: "m1.2",
  nonce: ones,
  commitment: fingerprint(ones),
  server: vectors.commitment,
  other: fingerprint(others),
  opened: true,
};

describe("a finished match", () => {
  it("is found right in everything that can be checked", () => {
    expect(sealedIn(over)).toEqual([seal]);
    expect(judged(over, draws, part)).toEqual({ nonces: 2, kept: true, draws: 4, seals: 1, wrong: null });
    expect(judged(over, undefined, undefined)).toEqual({
      nonces: 2,
      kept: false,
      draws: undefined,
      seals: 1,
      wrong: null,
    });
  });

  it("is refused with the first wrong fact", () => {
    const wrong = (more: Partial<Judged>, all: readonly Dealt[] = draws, kept: Part | undefined = part) =>
      judged({ ...over, ...more }, all, kept)?.wrong;
    expect(wrong({ seed: "ab" })).toEqual({ what: "seed", k: 1 });
    expect(wrong({ commitment: fingerprint("ab") })).toEqual({ what: "seed", k: 1 });
    expect(wrong({ nonces: ["x", others] })).toEqual({ what: "nonce", k: 1 });
    expect(wrong({ nonces: [ones, ""] })).toEqual({ what: "nonce", k: 2 });
    expect(wrong({ nonces: ["", ""] })).toEqual({ what: "nonce", k: 1 });
    expect(wrong({}, draws, { ...part, server: "c" })).toEqual({ what: "kept", k: 1 });
    expect(wrong({}, draws, { ...part, other: "c" })).toEqual({ what: "kept", k: 1 });
    expect(wrong({}, draws, { ...part, nonce: "c" })).toEqual({ what: "kept", k: 1 });
    expect(wrong({}, draws, { ...part, nonce: "c", opened: false })).toBeNull();
    expect(wrong({ deal: "m1" }, draws, undefined)?.what).toBe("draw");
    for (let k = 0; k < draws.length; k++) {
      const other = offered.find((one) => one !== draws[k]?.result) ?? "";
      expect(wrong({}, draws.with(k, { ...draws[k]!, result: other }))).toEqual({ what: "draw", k: k + 1 });
    }
    expect(wrong({}, draws.with(1, { ...draws[1]!, offered: [...offered].reverse() }))).toEqual({ what: "draw", k: 2 });
    expect(wrong({ lines: [...over.lines, line(4, "chance", "#9")] })).toEqual({ what: "draw", k: 5 });
    expect(wrong({ lines: [line(0, "action", "#12 ?", fingerprint("x"))] })).toEqual({ what: "seal", k: 1 });
    expect(wrong({ seals: [] })).toEqual({ what: "seal", k: 1 });
  });

  it("from before both rounds, its nonces are what they are", () => {
    const old: Judged = { ...over, bound: false, deal: "m1.2", nonceCommitments: ["", ""] };
    expect(judged(old, draws, undefined)).toEqual({ nonces: 0, kept: false, draws: 4, seals: 1, wrong: null });
  });
});

it("nothing is judged before the end", () => {
  const { seed: _, ...running } = over;
  expect(judged(running, undefined, part)).toBeUndefined();
});
