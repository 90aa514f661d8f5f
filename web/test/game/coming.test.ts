import { describe, expect, it } from "vitest";
import { comingOf, waysOf } from "../../src/game/coming";
import type { BoardSheet, Changed, Piece } from "../../src/wire";
import { table } from "../ironpond/fixtures";

const board = (kind: "squares" | "points", pieces: Piece[]): Pick<BoardSheet, "kind" | "pieces"> => ({ kind, pieces });

const knight: Piece = { at: "b8", art: "chess-knight", side: "black" };
const bishop: Piece = { at: "c8", art: "chess-bishop", side: "black" };
const pawn: Piece = { at: "a7", art: "chess-pawn", side: "white" };
const seen = (changed: Changed[], pieces = [knight, bishop, pawn]) =>
  comingOf(board("squares", pieces), table({ coming: { changed } }));

describe("what is announced", () => {
  it("is nothing while nothing is announced", () => {
    expect(comingOf(board("squares", [knight]), table())).toBeUndefined();
  });

  it("is a pair where two change places, told once", () => {
    const coming = seen([
      { at: "b8", from: "c8" },
      { at: "c8", from: "b8" },
    ]);
    expect(waysOf(coming)).toEqual(["b8 ⇄ c8"]);
    expect(coming?.ghosts).toEqual([]);
  });

  it("is a way and a ghost where a piece goes to a free square, and a burst where one is taken", () => {
    expect(seen([{ at: "d6", from: "b8" }])).toMatchObject({ bursts: [], ghosts: [{ at: "d6", art: "chess-knight" }] });
    expect(waysOf(seen([{ at: "c8", from: "b8" }]))).toEqual(["b8 → c8"]);
    expect(seen([{ at: "c8", from: "b8" }])).toMatchObject({ bursts: ["c8"], ghosts: [] });
    expect(seen([{ at: "b8" }])?.bursts).toEqual(["b8"]);
  });

  it("is a promotion where one goes as another of its side comes", () => {
    const queen: Piece = { at: "a8", art: "chess-queen", side: "white" };
    const coming = seen([{ at: "a8", piece: queen }, { at: "a7" }]);
    expect(waysOf(coming)).toEqual(["a7 → a8"]);
    expect(coming).toMatchObject({ bursts: [], ghosts: [queen] });
  });

  it("has no ways for stones, which are all alike", () => {
    const stone = (at: string, side: string): Piece => ({ at, side, art: `go-${side}` });
    const changed: Changed[] = [{ at: "D5", from: "D4" }, { at: "C4" }];
    const coming = comingOf(
      board("points", [stone("D4", "black"), stone("C4", "white")]),
      table({ coming: { changed, may: true } }),
    );
    expect(coming).toEqual({ arrows: [], bursts: ["D4", "C4"], ghosts: [stone("D5", "black")], may: true });
  });
});
