import { describe, expect, it } from "vitest";
import { declined, endingFor, speakerOf } from "../../src/play/outcome";
import { event, line, sheetWith } from "./sheets";

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

describe("declined", () => {
  const asked = [line(0), event(1, "white", "offer draw"), event(2, "black", "decline draw")];

  it("says what the other has just declined, until something is played", () => {
    expect(declined(sheetWith(asked), "draw")).toBe(true);
    expect(declined(sheetWith(asked), "takeback")).toBe(false);
    expect(declined(sheetWith([...asked, line(3)]), "draw")).toBe(false);
    expect(declined(sheetWith([...asked, event(3, "black", "accept takeback")]), "draw")).toBe(false);
    expect(declined(sheetWith(asked.slice(0, 2)), "draw")).toBe(false);
  });

  it("is about what the viewer asked for", () => {
    expect(declined(sheetWith([event(0, "white", "decline draw")]), "draw")).toBe(false);
    expect(declined(sheetWith(asked, 0, { seats: both }), "draw")).toBe(false);
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
