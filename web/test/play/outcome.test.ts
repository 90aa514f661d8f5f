import { describe, expect, it } from "vitest";
import { endingFor, speakerOf } from "../../src/play/outcome";
import { sheetWith } from "./sheets";

const both = sheetWith([]).seats.map((seat) => ({ ...seat, mine: true }));
const none = sheetWith([]).seats.map((seat) => ({ ...seat, mine: false }));

describe("endingFor", () => {
  it("depends on who looks", () => {
    const white = { winner: "white", reason: "checkmate" };
    expect(endingFor(sheetWith([], 0, { outcome: white }))).toBe("won");
    expect(endingFor(sheetWith([], 0, { outcome: { ...white, winner: "black" } }))).toBe("lost");
    expect(endingFor(sheetWith([], 0, { outcome: { winner: null, reason: "stalemate" } }))).toBe("drawn");
    expect(endingFor(sheetWith([], 0, { outcome: white, seats: both }))).toBe("told");
    expect(endingFor(sheetWith([], 0, { outcome: white, seats: none }))).toBe("told");
  });
});

describe("speakerOf", () => {
  it("is the viewer's own seat, or nobody", () => {
    expect(speakerOf(sheetWith([]), "resign")).toBe("white");
    expect(speakerOf(sheetWith([], 0, { seats: none }), "resign")).toBeUndefined();
  });

  it("is the right one of two seats on one screen", () => {
    const sheet = sheetWith([], 0, { seats: both, turn: "black" });
    expect(speakerOf(sheet, "resign")).toBe("black");
    expect(speakerOf(sheet, "offer takeback")).toBe("white");
  });
});
