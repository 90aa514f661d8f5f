import { expect, it } from "vitest";
import { freeOf, prepares, tried } from "../../src/game/premove";
import type { Sheet } from "../../src/wire";
import { line, sheetWith } from "../play/sheets";

const at = (square: string, side: string, art = "chess-pawn") => ({ at: square, art, side });
const move = (token: string) => ({ token, from: token.slice(0, 2), to: token.slice(2, 4), capture: false });

function sheet(plies: number, more: Partial<Sheet> = {}): Sheet {
  const log = Array.from({ length: plies }, (_, n) => line(n));
  const plain = sheetWith(log, 0, { turn: plies % 2 === 0 ? "white" : "black", ...more });
  return { ...plain, board: { ...plain.board, pieces: [at("e2", "white"), at("d7", "black")], ...more.board } };
}
const offering = (...tokens: string[]): Partial<Sheet> => ({
  offer: { moves: tokens.map(move), heads: [], words: [] },
});
const cards = (more: object): Partial<Sheet> => ({
  cards: { announced: [], ...more } as unknown as NonNullable<Sheet["cards"]>,
});
const before = sheet(1);
const e4 = { from: "e2", to: "e4" };

it("is prepared while another is to move, and not at one screen, in a window, or before a question", () => {
  expect(prepares(before, ["white"])).toBe(true);
  expect(prepares(sheet(2), ["white"])).toBe(false);
  expect(prepares(before, ["white", "black"])).toBe(false);
  expect(prepares(before, [])).toBe(false);
  const window = { seat: "black", what: "response", millis: 9, left: 9 };
  expect(prepares(sheet(1, cards({ window })), ["white"])).toBe(false);
});

it("goes from one's own pieces, or to points without a stone", () => {
  expect(freeOf(before, "white")).toEqual({ free: ["e2"], points: [] });
  const board = { ...before.board, kind: "points" as const, width: 9, height: 9, pieces: [at("D4", "white")] };
  const { points } = freeOf({ ...before, board }, "white");
  expect(points).toHaveLength(80);
  expect(points).not.toContain("D4");
});

it("is made if the next offer has it, asked about if it may mean several moves, and dropped otherwise", () => {
  expect(tried(e4, before, sheet(2, offering("e2e4", "e2e3")), "white")).toEqual({ moves: [move("e2e4")] });
  expect(tried(e4, before, sheet(2, offering("e2e4q", "e2e4r")), "white")).toMatchObject({ moves: [{}, {}] });
  expect(tried(e4, before, sheet(2, offering("e2e3")), "white")).toBe("drop");
  const words = { offer: { moves: [], heads: [], words: ["D4"] } };
  expect(tried({ to: "D4" }, before, sheet(2, words), "white")).toEqual({ word: "D4" });
  expect(tried({ to: "D5" }, before, sheet(2, words), "white")).toBe("drop");
});

it("waits while the turn is still another's", () => {
  expect(tried(e4, before, sheet(1), "white")).toBe("wait");
});

it("is dropped by a card, by a time to respond, and when its piece is another", () => {
  const offer = offering("e2e4");
  const played = sheet(2, offer);
  const carded = { ...played, lines: [line(0), line(1, { token: "#16 a1" })] };
  expect(tried(e4, before, carded, "white")).toBe("drop");
  expect(tried(e4, before, sheet(2, { ...offer, ...cards({ announced: [{}] }) }), "white")).toBe("drop");
  const window = { seat: "white", what: "response", millis: 9, left: 9 };
  expect(tried(e4, before, sheet(2, { ...offer, ...cards({ window }) }), "white")).toBe("drop");
  const other = { ...played, board: { ...played.board, pieces: [at("e2", "white", "chess-queen")] } };
  expect(tried(e4, before, other, "white")).toBe("drop");
  expect(tried(e4, before, sheet(0, offer), "white")).toBe("drop");
});

it("is dropped when one learns something of one's own pieces, and kept over other answers", () => {
  const known = (white: number[], black: number[]): Partial<Sheet> => ({
    ...offering("e2e4"),
    knowledge: { white: { A: { kinds: white } }, black: { A: { kinds: black } } } as unknown as NonNullable<
      Sheet["knowledge"]
    >,
  });
  const asked = sheet(1, known([1, 2], [3, 4]));
  expect(tried(e4, asked, sheet(2, known([1], [3, 4])), "white")).toBe("drop");
  expect(tried(e4, asked, sheet(2, known([1, 2], [3])), "white")).toEqual({ moves: [move("e2e4")] });
});
