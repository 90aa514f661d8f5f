import { expect, it } from "vitest";
import type { Scene } from "../../src/game/given";
import { arranging } from "../../src/games/ironpond/arranging";

type Said = Readonly<Record<string, unknown>>;
const rest = (said: Said) => arranging.rest?.(said, ["white", "black"], {}) ?? [];

it("an order, the pawns and the stopwatch are chosen, and what is as usual isn't written", () => {
  const [order, pawns, clock] = rest({ diktat: "r", chrono: true });
  expect([order?.value, pawns?.value, clock?.value]).toEqual(["r", "false", "true"]);
  expect(order?.values.map(({ value }) => value)).toEqual(["", "p", "n", "b", "r"]);
  expect(order?.set("")).toEqual({ chrono: true });
  expect(pawns?.set("true")).toEqual({ diktat: "r", chrono: true, reversedPawns: true });
  expect(clock?.set("false")).toEqual({ diktat: "r" });
});

it("pieces are drawn with the marks that a position writes of them", () => {
  const at = (square: string, art: string) => ({ at: square, art, side: "white" });
  const scene = { board: { pieces: [at("d4", "chess-rook"), at("c3", "chess-knight"), at("a1", "chess-rook")] } };
  const said = {
    marks: [null, { at: "d4", magnet: true }, { at: "c3", camel: true }],
    stuck: ["d4"],
    shielded: ["c3"],
  };
  const shown = arranging.shows?.(said, scene as unknown as Scene);
  expect(shown?.board.pieces).toEqual([
    { ...at("d4", "chess-rook"), marks: ["magnet", "dunce"] },
    { ...at("c3", "camel"), marks: ["shield"] },
    at("a1", "chess-rook"),
  ]);
});
