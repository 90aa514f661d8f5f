import { describe, expect, it } from "vitest";
import { followed } from "../../src/parts/following.svelte";

describe("choices that follow a proposal", () => {
  const before = { deck: "72", own: ["1", "2"], rule: "assist" };

  it("takes up what the other side changed, and nothing else", () => {
    expect(followed({ ...before }, before, { ...before, rule: "strict" })).toEqual({ rule: "strict" });
  });

  it("keeps what is half chosen here, also when the other side changes the same", () => {
    const mine = { ...before, deck: "own", own: ["7"] };
    expect(followed(mine, before, { ...before, rule: "strict" })).toEqual({ rule: "strict" });
    expect(followed(mine, before, { ...before, deck: "68", own: ["3"] })).toEqual({});
  });

  it("isn't thrown back by its own choice when that comes home", () => {
    const mine = { ...before, deck: "68" };
    expect(followed({ ...mine, deck: "none" }, before, mine)).toEqual({});
    expect(followed(mine, mine, { ...mine, deck: "72" })).toEqual({ deck: "72" });
  });
});
