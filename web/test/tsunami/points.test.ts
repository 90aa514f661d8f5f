import { describe, expect, it } from "vitest";
import {
  blockOf,
  chainOf,
  cornerOf,
  edgeOf,
  endsOf,
  halfOf,
  isPoint,
  lineOf,
  shoreOf,
} from "../../src/games/tsunami/points";
import { stone } from "./fixtures";

describe("points of the goban", () => {
  it("skip the I and end at 13", () => {
    expect(["A1", "N13", "J9"].every(isPoint)).toBe(true);
    expect(["I5", "O1", "A14", "a1", "pass", "south"].some(isPoint)).toBe(false);
  });

  it("make blocks, corners, edges and lines", () => {
    expect(blockOf("C3", 3)).toEqual(["B2", "C2", "D2", "B3", "C3", "D3", "B4", "C4", "D4"]);
    expect(cornerOf("N13", 4)).toHaveLength(16);
    expect(cornerOf("A1", 2)).toEqual(["A1", "B1", "A2", "B2"]);
    expect(edgeOf("north", 1)).toHaveLength(13);
    expect(edgeOf("east", 1)).toContain("N7");
    expect(lineOf("C")).toHaveLength(13);
    expect(lineOf("7")).toContain("N7");
    expect(halfOf("C", "north")).toEqual(["C8", "C9", "C10", "C11", "C12", "C13"]);
  });

  it("name every line and every edge by points of its own", () => {
    const lines = [..."ABCDEFGHJKLMN", ...Array.from({ length: 13 }, (_, k) => String(k + 1))];
    const ends = lines.flatMap(endsOf);
    expect(new Set(ends).size).toBe(ends.length);
    expect(ends).toHaveLength(48);
    const shores = ["south", "east", "north", "west"].flatMap(shoreOf);
    expect(new Set(shores).size).toBe(48);
  });

  it("hang together as chains", () => {
    const stones = [stone("D4", "black"), stone("D5", "black"), stone("E5", "black"), stone("E4", "white")];
    expect(chainOf([...stones, stone("F6", "black")], "D4").sort()).toEqual(["D4", "D5", "E5"]);
    expect(chainOf(stones, "K10")).toEqual([]);
  });
});
