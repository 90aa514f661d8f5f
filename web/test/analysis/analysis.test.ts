import { expect, it } from "vitest";
import {
  curveOf,
  momentsOf,
  partingsOf,
  rankedOf,
  rateOf,
  sumOf,
  verdictOf,
  type Analysis,
  type Decision,
} from "../../src/analysis/analysis";

const decision = (ply: number, seat: string, value: number, bestValue: number): Decision => ({
  ply,
  seat,
  played: "a",
  best: "b",
  value,
  bestValue,
  interval: 0,
});
const WHITE = {
  start: 0.5,
  result: 1,
  books: [
    { ply: 0, kind: "luck", value: 0.06 },
    { ply: 1, kind: "decision", value: -0.01 },
    { ply: 2, kind: "other", value: 0.3 },
    { ply: 3, kind: "luck", value: 0.1 },
    { ply: 3, kind: "rest", value: 0.05 },
  ],
} as const;
const GAME: Analysis = {
  seats: { white: WHITE, black: { start: 0.5, result: 0, books: [{ ply: 0, kind: "luck", value: -0.06 }] } },
  decisions: [decision(1, "white", 0.55, 0.56), decision(2, "black", 0.2, 0.5), decision(3, "white", 0.8, 0.86)],
  written: {},
};

it("a curve adds up what the books hold, ply by ply, and ends with the result", () => {
  expect(curveOf(WHITE, 3).map((chance) => Math.round(chance * 100))).toEqual([56, 55, 85, 100]);
  expect(sumOf(WHITE, "luck")).toBeCloseTo(0.16);
});

it("a decision has a word by what it gave up", () => {
  const words = [0.5, 0.455, 0.44, 0.3, 0.38].map((value) => verdictOf(decision(1, "white", value, 0.5)));
  expect(words).toEqual([undefined, undefined, "inaccuracy", "blunder", "mistake"]);
  const { count, rate } = rateOf(GAME, "white");
  expect([count, rate.toFixed(3)]).toEqual([2, "0.035"]);
  expect(rateOf(GAME, "red")).toEqual({ count: 0, rate: 0 });
});

it("a game turned where most changed; what both had of one chance is told once", () => {
  const told = momentsOf(GAME).map(({ ply, seat, decision: judged }) => [ply, seat, judged !== undefined]);
  expect(told).toHaveLength(4);
  expect(told).toEqual(
    expect.arrayContaining([
      [2, "black", true],
      [3, "white", false],
      [3, "white", true],
    ]),
  );
  expect(told.filter(([ply]) => ply === 0)).toHaveLength(1);
});

it("what a side thought is told where it was furthest from the truth, moments apart, and never of the end", () => {
  const truth = Array.from({ length: 31 }, (_, ply) => (ply === 30 ? 1 : ply < 10 ? 0.5 : 0.9));
  const white = truth.map((_, ply) => (ply === 12 ? 0.3 : ply === 13 ? 0.35 : ply === 20 || ply === 30 ? 0 : 0.8));
  const black = truth.map((chance, ply) => (ply === 4 || ply === 5 ? 1 : 1 - chance));
  expect(partingsOf({ white, black }, truth)).toEqual([
    { ply: 4, seat: "black", known: 1, truth: 0.5 },
    { ply: 12, seat: "white", known: 0.3, truth: expect.closeTo(0.9) as number },
  ]);
  expect(partingsOf({ white, black }, [])).toEqual([]);
});

it("what was played stands among the candidates, or after them", () => {
  const one = (action: string, value: number) => ({ action, written: action, value, interval: 0 });
  const candidates = [one("a", 0.6), one("b", 0.5)];
  const ranked = (action: string) =>
    rankedOf({ ply: 1, seat: "white", played: one(action, 0.1), candidates }).map(({ weighed, played }) => [
      weighed.action,
      played,
    ]);
  expect(ranked("b")).toEqual([
    ["a", false],
    ["b", true],
  ]);
  expect(ranked("c")).toEqual([
    ["a", false],
    ["b", false],
    ["c", true],
  ]);
});
