import { expect, it } from "vitest";
import { Told } from "../../src/game/news";
import type { Sheet } from "../../src/wire";
import { line, sheetWith } from "../play/sheets";

const both = (viewer: string, plies: number): Sheet => {
  const log = Array.from({ length: plies }, (_, n) => line(n));
  const sheet = sheetWith(log, 0, { viewer });
  return { ...sheet, seats: sheet.seats.map((seat) => ({ ...seat, kind: "guest", mine: true })) };
};
const fresh = (since: Sheet | undefined, now: Sheet) =>
  since && now.lines.slice(since.lines.length).map((one) => one.n);

it("two at one screen are each told what happened since they looked, and nobody while it changes hands", () => {
  const told = new Told();
  const sheets = [
    both("white", 0),
    both("white", 1),
    both("public", 1),
    both("black", 1),
    both("black", 2),
    both("public", 2),
  ];
  const heard = [...sheets, both("white", 4)].map((now, k) => fresh(told.since(now, true, sheets[k - 1] ?? null), now));
  expect(heard).toEqual([undefined, [0], undefined, [0], [1], undefined, [1, 2, 3]]);
});

it("one who comes back to a screen is told what was done since they last acted", () => {
  const told = new Told();
  const now = both("white", 4);
  expect(fresh(told.since(now, true, both("public", 4)), now)).toEqual([3]);
});

it("where nothing is hidden news go on whoever is to act", () => {
  const told = new Told();
  const [before, now] = [both("white", 1), both("black", 2)];
  expect(told.since(now, false, before)).toBe(before);
});
