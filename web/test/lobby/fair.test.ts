import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { judged, sealedIn } from "../../src/lobby/fair";
import type { Line } from "../../src/wire";

const sha = (text: string): string => createHash("sha256").update(text).digest("hex");
const line = (n: number, sealed?: string): Line => ({
  n,
  seat: "black",
  kind: "action",
  token: "#12 ?",
  text: "#12 ?",
  ...(sealed === undefined ? {} : { sealed }),
});
const told = (commitment: string) => [{ square: "a6", nonce: "00ff", commitment }];

it("a seed and squares that were announced are found right, others are not", async () => {
  const seal = sha("00ff|a6");
  const over = { seed: "ab12", commitment: sha("ab12"), lines: [line(0), line(1, seal)], seals: told(seal) };
  expect(sealedIn(over)).toEqual([seal]);
  expect(await judged(over)).toEqual({ seed: true, seals: true });
  expect(await judged({ ...over, seed: "ab13" })).toEqual({ seed: false, seals: true });
  const other = sha("00ff|a7");
  expect(await judged({ ...over, lines: [line(1, other)], seals: told(other) })).toEqual({ seed: true, seals: false });
  expect(await judged({ ...over, seals: [] })).toEqual({ seed: true, seals: false });
});

it("nothing is judged before the end", async () => {
  expect(await judged({ commitment: sha("ab12"), lines: [line(0)] })).toBeUndefined();
});
