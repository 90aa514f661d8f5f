import { beforeEach, describe, expect, it } from "vitest";
import { learning, learnt, offers } from "../../src/practice/learning";
import { keep } from "../../src/site/store";

beforeEach(() => localStorage.clear());

describe("a first game", () => {
  it("is offered to whoever has neither played nor been led nor declined", () => {
    expect(offers("felon", false)).toBe(true);
    expect(offers("felon", true)).toBe(false);
    learnt("felon", { declined: true });
    expect(offers("felon", false)).toBe(false);
  });

  it("is gone on with, whoever has played meanwhile, until it is over", () => {
    learnt("felon", { lines: ["yellow g13", "red g1"], step: 2, steps: 8 });
    expect(offers("felon", true)).toBe(true);
    expect(learning("felon")).toMatchObject({ lines: ["yellow g13", "red g1"], step: 2, done: false });
    expect(learning("mutation").step).toBe(0);
    learnt("felon", { done: true, lines: [] });
    expect(offers("felon", false)).toBe(false);
  });

  it("reads nothing into what somebody else has kept", () => {
    keep("learn.felon", { lines: [1, "red g1"], step: "x" });
    expect(learning("felon")).toMatchObject({ lines: ["red g1"], step: 0, steps: 0 });
    keep("learn.felon", "nonsense");
    expect(learning("felon").lines).toEqual([]);
  });
});
