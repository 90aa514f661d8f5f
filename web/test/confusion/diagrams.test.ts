import { describe, expect, it } from "vitest";
import { accepts, layOut, opposite } from "../../src/games/confusion/diagrams";
import { diagrams } from "./fixtures";

const box = { x: 38, y: 9, width: 51, height: 72, step: 15 };

describe("a diagram", () => {
  it("has a dot on every square of every arm", () => {
    const probe = layOut({ ways: ["N", "SE", "SW"], reach: 3 }, box, false);
    expect(probe.arms).toHaveLength(3);
    expect(probe.dots).toHaveLength(9);
  });

  it("stays inside its box, whatever it is", () => {
    for (const diagram of diagrams.filter((one) => one.reach > 0))
      for (const turned of [false, true])
        for (const { cx, cy } of layOut(diagram, box, turned).dots) {
          expect(cx).toBeGreaterThanOrEqual(box.x);
          expect(cx).toBeLessThanOrEqual(box.x + box.width);
          expect(cy).toBeGreaterThanOrEqual(box.y);
          expect(cy).toBeLessThanOrEqual(box.y + box.height);
        }
  });

  it("is turned by half a turn for whoever sits across the board", () => {
    const up = layOut({ ways: ["N"], reach: 4 }, box, false);
    const down = layOut({ ways: ["N"], reach: 4 }, box, true);
    expect(up.arms[0]!.y2).toBeLessThan(up.arms[0]!.y1);
    expect(down.arms[0]!.y2).toBeGreaterThan(down.arms[0]!.y1);
    expect(down.arms[0]!.x2).toBe(down.arms[0]!.x1);
  });

  it("accepts its ways up to its reach", () => {
    const crab = diagrams.find((one) => one.number === 9)!;
    expect(accepts(crab, "NE", 2)).toBe(true);
    expect(accepts(crab, "NE", 3)).toBe(false);
    expect(accepts(crab, "N", 1)).toBe(false);
  });

  it("knows opposite ways", () => {
    expect(["N", "NE", "E", "SE"].map(opposite)).toEqual(["S", "SW", "W", "NW"]);
  });
});
