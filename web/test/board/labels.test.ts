import { expect, it } from "vitest";
import { labelOf } from "../../src/board/labels";
import { EMPTY, step } from "../../src/board/selection";
import { king, piece, move, sheet, view } from "./fixtures";

const pieces = [king("e1"), piece("e2")];
const moves = [move("e2", "e4", { becomes: "queen" })];
const shown = view(pieces, moves, { board: sheet(pieces, { check: ["e1"], last: ["d5"] }) });
const idle = step(EMPTY, { do: "offer", moves, pieces: pieces }).next;
const held = step(idle, { do: "choose", at: "e2", careful: false }).next;

it("tells the nature and the piece of a square", () => {
  expect(labelOf(shown, idle, "e2")).toBe("e2 W pawn");
});
it("tells what the piece in hand becomes on a target", () => {
  expect(labelOf(shown, idle, "e4")).toBe("e4 K");
  expect(labelOf(shown, held, "e4")).toBe("e4 K to queen");
});
it("tells selection, check and last move", () => {
  expect(labelOf(shown, held, "e2")).toBe("e2 W pawn selected");
  expect(labelOf(shown, held, "e1")).toBe("e1 K check");
  expect(labelOf(shown, held, "d5")).toBe("d5 K last");
});
