import { describe, expect, it } from "vitest";
import { beatOf, type Tempo } from "../../src/play/pace";
import { line, sheetWith } from "./sheets";

const usual: Tempo = { speed: "normal", still: false, reading: 0 };
const before = sheetWith([line(0)], 0);
const moved = sheetWith([line(0), line(1)], 0);

describe("a beat", () => {
  it("follows an action, a longer one where there is something to read", () => {
    expect(beatOf(before, before, usual)).toBe(0);
    const beat = beatOf(before, moved, usual);
    expect(beat).toBeGreaterThan(200);
    expect(beatOf(before, moved, { ...usual, reading: 1300 })).toBe(1300);
  });

  it("is shorter after one's own move than after another's", () => {
    const by = (mine: boolean) => ({ ...moved, seats: moved.seats.map((seat) => ({ ...seat, mine })) });
    expect(beatOf(before, by(true), usual)).toBeLessThan(beatOf(before, by(false), usual));
  });

  it("is as long as one wants it, and none at all where one wants none", () => {
    const at = (speed: Tempo["speed"]): number => beatOf(before, moved, { ...usual, speed, reading: 1000 });
    expect(at("slow")).toBeGreaterThan(at("normal"));
    expect(at("fast")).toBeLessThan(at("normal"));
    expect(at("none")).toBe(0);
  });

  it("has nothing to follow without motion, but still something to read", () => {
    expect(beatOf(before, moved, { ...usual, still: true })).toBe(0);
    expect(beatOf(before, moved, { ...usual, still: true, reading: 1300 })).toBe(1300);
  });

  it("shrinks while a clock runs", () => {
    const clock = { control: "5+3", left: { white: 1000, yellow: 1000 }, running: "white" };
    const timed = { ...moved, clock };
    expect(beatOf(before, timed, usual)).toBeLessThan(beatOf(before, moved, usual) / 2);
    expect(beatOf(before, { ...moved, clock: { ...clock, running: null } }, usual)).toBe(beatOf(before, moved, usual));
  });
});
