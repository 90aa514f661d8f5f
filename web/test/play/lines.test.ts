import { describe, expect, it } from "vitest";
import { pairsOf, rowsOf, standing, turnAt } from "../../src/play/lines";
import { event, line } from "./sheets";

const seats = ["white", "black"];
const log = [
  line(0),
  line(1),
  line(2),
  event(3, "white", "offer takeback"),
  event(4, "black", "accept takeback", { drops: 2 }),
  line(5, { seat: "white" }),
];

describe("standing", () => {
  it("leaves out what was taken back", () => {
    expect(standing(log).map((one) => one.n)).toEqual([0, 1, 5]);
  });

  it("counts from whatever number the log begins with", () => {
    const shifted = log.map((one) => ({ ...one, n: one.n + 1, ...(one.drops === undefined ? {} : { drops: 3 }) }));
    expect(standing(shifted).map((one) => one.token)).toEqual(["m0", "m1", "m5"]);
  });

  it("takes back over an earlier takeback", () => {
    const twice = [...log, event(6, "black", "accept takeback", { drops: 0 })];
    expect(standing(twice)).toEqual([]);
  });
});

describe("rowsOf", () => {
  it("pairs moves, and names moves taken back where they were", () => {
    const rows = rowsOf(log, seats);
    expect(rows.map((row) => row.kind)).toEqual(["moves", "event", "event", "moves"]);
    const back = rows[2];
    expect(back?.kind === "event" && back.dropped.map((one) => one.n)).toEqual([2]);
    expect(rows[3]).toMatchObject({ number: 2, cells: [{ ply: 3, line: { n: 5 } }, null] });
  });

  it("starts a new row for the second seat after an event", () => {
    const rows = rowsOf([line(0), event(1, "white", "offer draw"), line(2, { seat: "black" })], seats);
    expect(rows[2]).toMatchObject({ kind: "moves", number: 1, cells: [null, { ply: 2 }] });
  });

  it("counts turns where a game tells them, whatever replaces a move", () => {
    const place = (one: { token: string }): "cell" | "row" => (one.token.startsWith("#") ? "row" : "cell");
    const lines = [
      line(0, { token: "d2d4", turn: 1 }),
      line(1, { seat: "black", token: "#16 b8 c8", turn: 1 }),
      line(2, { seat: "white", token: "c1h6", turn: 2 }),
      line(3, { seat: "black", token: "g7h6", turn: 2 }),
    ];
    const rows = rowsOf(lines, seats, place);
    expect(rows.map((row) => row.kind !== "event" && row.number)).toEqual([1, 1, 2]);
    expect([0, 1, 2, 3, 4].map((ply) => turnAt(lines, ply))).toEqual([0, 1, 1, 2, 2]);
    expect(turnAt([line(0), line(1), line(2)], 3)).toBe(2);
  });

  it("tells takebacks in a row once, with all that went back", () => {
    const back = (n: number, drops: number) => [
      event(n, "white", "offer takeback"),
      event(n + 1, "black", "accept takeback", { drops }),
    ];
    const rows = rowsOf([line(0), line(1), line(2), ...back(3, 2), ...back(5, 0)], seats);
    expect(rows.map((row) => row.kind === "event" && row.line.n)).toEqual([3, 4]);
    expect(rows.at(-1)).toMatchObject({ dropped: [{ n: 0 }, { n: 1 }, { n: 2 }] });
  });

  it("doesn't list what chance said to an action that was taken back", () => {
    const draws = [line(0), line(1, { token: "draw" }), line(2, { seat: null, kind: "chance", token: "#duel/2" })];
    const row = (): "row" => "row";
    expect(rowsOf(draws, seats, row)).toHaveLength(3);
    const back = [...draws, event(3, "white", "offer takeback"), event(4, "black", "accept takeback", { drops: 1 })];
    expect(rowsOf(back, seats, row).map((one) => one.kind)).toEqual(["told", "event", "event"]);
  });

  it("names a move taken back twice only once", () => {
    const rows = rowsOf([...log, event(6, "black", "accept takeback", { drops: 1 })], seats);
    const last = rows.at(-1);
    expect(last?.kind === "event" && last.dropped.map((one) => one.n)).toEqual([1, 5]);
  });
});

it("a castling is drawn with two arrows, another move with one", () => {
  expect(pairsOf(["e2", "e4"])).toEqual([{ from: "e2", to: "e4" }]);
  expect(pairsOf(["e1", "g1", "h1", "f1"])).toEqual([
    { from: "e1", to: "g1" },
    { from: "h1", to: "f1" },
  ]);
  expect(pairsOf([])).toEqual([]);
});
