import { describe, expect, it } from "vitest";
import {
  centreOf,
  cornerOf,
  distance,
  extent,
  geometryOf,
  natureOf,
  placeOf,
  rowsOf,
  squareAt,
  stepped,
} from "../../src/board/geometry";
import { sheet } from "./fixtures";

const chess = { kind: "squares", width: 8, height: 8 } as const;
const court = { kind: "squares", width: 13, height: 13 } as const;
const goban = { kind: "points", width: 13, height: 13 } as const;

describe("names", () => {
  it("run from a1 at the lower left to h8", () => {
    const rows = rowsOf(geometryOf(chess, false, true));
    expect(rows.at(-1)?.[0]).toBe("a1");
    expect(rows[0]?.[7]).toBe("h8");
  });
  it("are turned round for the second seat", () => {
    const rows = rowsOf(geometryOf(chess, true, true));
    expect(rows[0]?.[0]).toBe("h1");
    expect(rows.at(-1)?.at(-1)).toBe("a8");
  });
  it("go to m13 on a large board", () => {
    expect(rowsOf(geometryOf(court, false, true))[0]?.at(-1)).toBe("m13");
    expect(placeOf(court, "i10")).toEqual({ file: 8, rank: 9 });
  });
  it("leave out the I on points", () => {
    expect(rowsOf(geometryOf(goban, false, true))[0]?.join(" ")).toBe(
      "A13 B13 C13 D13 E13 F13 G13 H13 J13 K13 L13 M13 N13",
    );
    expect(placeOf(goban, "I5")).toBeUndefined();
  });
  it.each(["", "e", "e0", "e9", "i1", "E4", "4e", "e1.5"])("refuse %j on a chess board", (at) => {
    expect(placeOf(chess, at)).toBeUndefined();
  });
});

describe("places on the drawing", () => {
  const g = geometryOf(chess, false, true);
  it("start after the border", () => {
    expect(cornerOf(g, "a8")).toEqual({ x: 32, y: 32 });
    expect(extent(g)).toEqual({ width: 864, height: 864 });
  });
  it("are opposite when flipped", () => {
    expect(cornerOf(geometryOf(chess, true, true), "h1")).toEqual({ x: 32, y: 32 });
  });
  it("are found again from a point, in every orientation", () => {
    for (const board of [chess, court, goban]) {
      for (const flipped of [false, true]) {
        const seen = geometryOf(board, flipped, true);
        for (const at of rowsOf(seen).flat()) {
          const { x, y } = centreOf(seen, at);
          expect(squareAt(seen, x, y)).toBe(at);
        }
      }
    }
  });
  it("are none in the border", () => {
    expect(squareAt(g, 10, 400)).toBeUndefined();
    expect(squareAt(g, 400, 840)).toBeUndefined();
  });
});

describe("steps", () => {
  it("follow the screen", () => {
    expect(stepped(geometryOf(chess, false, true), "e4", 0, -1)).toBe("e5");
    expect(stepped(geometryOf(chess, true, true), "e4", 0, -1)).toBe("e3");
    expect(stepped(geometryOf(chess, true, true), "e4", 1, 0)).toBe("d4");
  });
  it("stop at the edge", () => {
    expect(stepped(geometryOf(chess, false, true), "h4", 1, 0)).toBe("h4");
    expect(stepped(geometryOf(chess, false, true), "e4", -8, 0)).toBe("a4");
  });
});

it("measures as the crow flies", () => {
  expect(distance(chess, "a1", "d5")).toBe(5);
});

it("reads the nature of a square rank by rank from the first", () => {
  const board = sheet([]);
  expect(["a1", "e1", "e2", "d4", "f3", "h8"].map((at) => natureOf(board, at)).join("")).toBe("RKWKBR");
});
