import { describe, expect, it } from "vitest";
import { called } from "../../src/play/called";
import type { SeatInfo } from "../../src/wire";

const seat = (id: string, mine: boolean, kind: SeatInfo["kind"] = "guest"): SeatInfo => ({
  seat: id,
  kind,
  name: "",
  level: 0,
  mine,
  here: true,
});
const seats = [seat("white", true), seat("black", false)];

describe("a match calls the viewer", () => {
  it("when it is their turn, or the other side wants an answer", () => {
    expect(called({ seats, turn: "white", outcome: null })).toBe(true);
    expect(called({ seats, turn: "black", outcome: null })).toBe(false);
    expect(called({ seats, turn: "black", outcome: null, asked: { what: "draw", by: "black" } })).toBe(true);
    expect(called({ seats, turn: "black", outcome: null, asked: { what: "draw", by: "white" } })).toBe(false);
  });

  it("not when it is over, nobody sits opposite, both sides are theirs, or neither is", () => {
    expect(called({ seats, turn: "white", outcome: { winner: "white", reason: "checkmate" } })).toBe(false);
    expect(called({ seats: [seat("white", true), seat("black", false, "open")], turn: "white", outcome: null })).toBe(
      false,
    );
    expect(called({ seats: [seat("white", true), seat("black", true)], turn: "white", outcome: null })).toBe(false);
    expect(called({ seats: seats.map((one) => ({ ...one, mine: false })), turn: "white", outcome: null })).toBe(false);
  });
});
