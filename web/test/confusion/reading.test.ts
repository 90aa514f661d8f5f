import { expect, test } from "vitest";
import { lettersOf } from "../../src/games/confusion/reading";
import { piece, scene } from "./fixtures";

test("a promoted letter keeps the diagram that the board shows its viewer", () => {
  const shown = scene(
    [piece("a1", "white", "A", { kind: 12, promoted: true }), piece("c1", "white", "C", { kind: 8 })],
    {
      pieces: { white: "A+ C8 E+ H", yellow: "A" },
    },
  );
  shown.board.taken["white"] = [piece("", "white", "E", { kind: 5, promoted: true })];
  expect(lettersOf(shown, "white")).toEqual([
    { letter: "A", kind: 12, promoted: true },
    { letter: "C", kind: 8, promoted: false },
    { letter: "E", kind: 5, promoted: true },
    { letter: "H", kind: undefined, promoted: false },
  ]);
});
