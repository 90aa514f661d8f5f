import { describe, expect, it } from "vitest";
import { Patched } from "../../src/play/patch";
import type { Patch, Sheet } from "../../src/wire";
import { toPage } from "../wire/samples";

/** Numbers below a bound, the same in every run. */
function numbers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % bound;
  };
}

/** A text of random pieces of another and random words, and the patch that says so. */
function patched(base: string, below: (bound: number) => number): { text: string; patch: Patch } {
  const copies: number[] = [];
  const texts = ["é".repeat(below(3))];
  for (let k = below(5); k > 0; k--) {
    const from = below(base.length + 1);
    copies.push(from, below(base.length - from + 1));
    texts.push(`"${below(1000)}𝄞"`);
  }
  const text = texts
    .map((part, k) => (k === 0 ? "" : base.substr(copies[2 * k - 2]!, copies[2 * k - 1])) + part)
    .join("");
  return { text, patch: { type: "patch", version: 0, of: base.length, copies, texts } as Patch };
}

describe("patches", () => {
  it("make every text of the two before it", () => {
    const below = numbers(7);
    const page = new Patched();
    const sent = ["", '{"type":"sheet"}'];
    page.keep(sent[1]!);
    for (let n = 0; n < 500; n++) {
      const { text, patch } = patched((sent.at(-2)! + sent.at(-1)!).slice(0), below);
      expect(page.apply(patch)).toBe(text);
      sent.push(text.slice(0));
      if (text.length > 2000) page.keep((sent.push("short"), "short"));
    }
  });

  it("are refused where something was lost", () => {
    const page = new Patched();
    page.keep("a sheet");
    expect(page.apply({ type: "patch", version: 1, of: 8, copies: [0, 7], texts: ["", ""] } as Patch)).toBeNull();
  });

  it("of the server turn its sheet into the next one", () => {
    const patch = toPage.find((message) => message.type === "patch") as Patch;
    const first = toPage.find((message) => message.type === "sheet") as Sheet;
    const page = new Patched();
    page.keep(JSON.stringify({ ...first, clock: undefined, claimable: undefined }));
    const next = JSON.parse(page.apply(patch)!) as Sheet;
    expect(next.version).toBe(patch.version);
    expect(next.lines.map((line) => line.token)).toEqual(["e2e4", "e7e5"]);
    expect(next.board.pieces.find((piece) => piece.at === "e5")).toBeDefined();
    expect(next.board.pieces.find((piece) => piece.at === "e7")).toBeUndefined();
  });
});
