import { expect, it } from "vitest";
import type { Closer, Decision, Told } from "../../src/analysis/analysis";
import { choicesOf } from "../../src/analysis/choices";

const DECISION: Decision = {
  ply: 3,
  seat: "white",
  played: "A-S1",
  best: "C-S2",
  value: 0.4,
  bestValue: 0.5,
  interval: 0.02,
};
const MOST = { action: "L-S2", written: "L-S2", bits: 0.9, others: 3 };
const TOLD: Told = {
  bits: 0.3,
  bestBits: 0.6,
  rank: 7,
  among: 40,
  most: [MOST, { action: "T-S1", written: "T-S1xA", bits: 0.8, others: 0 }],
};
const WRITTEN = { played: "(A-S1)", best: "C-S2" };
const CLOSER: Closer = {
  ply: 3,
  seat: "white",
  played: { action: "A-S1", written: "A-S1", value: 0.45, interval: 0.01, bits: 0.3 },
  candidates: [
    { action: "T-S1", written: "T-S1xA", value: 0.55, interval: 0.01, bits: 0.8 },
    { action: "K-N1", written: "K-N1", value: 0.5, interval: 0.01, bits: 0 },
  ],
};
const rows = (decision: Decision, closer?: Closer) =>
  choicesOf(decision, WRITTEN, closer).map(({ action, bits, chance }) => [action, bits, chance]);

it("what could tell most stands first, with what was played, what was best, and the chances that are known", () => {
  expect(rows({ ...DECISION, told: TOLD })).toEqual([
    ["L-S2", 0.9, undefined],
    ["T-S1", 0.8, undefined],
    ["C-S2", 0.6, 0.5],
    ["A-S1", 0.3, 0.4],
  ]);
  const [first, , , played] = choicesOf({ ...DECISION, told: TOLD }, WRITTEN, undefined);
  expect([first?.others, first?.played, played?.others, played?.played]).toEqual([3, false, 0, true]);
  expect(played).toMatchObject({ written: "(A-S1)", interval: 0.02 });
});

it("a closer look brings its candidates and better chances", () => {
  expect(rows({ ...DECISION, told: TOLD }, CLOSER)).toEqual([
    ["L-S2", 0.9, undefined],
    ["T-S1", 0.8, 0.55],
    ["C-S2", 0.6, 0.5],
    ["A-S1", 0.3, 0.45],
    ["K-N1", 0, 0.5],
  ]);
});

it("what was played may be what tells most, and what is best", () => {
  const told: Told = { ...TOLD, bits: 0.9, bestBits: 0.9, rank: 1, most: [{ ...MOST, action: "A-S1" }] };
  expect(choicesOf({ ...DECISION, best: "A-S1", bestValue: 0.4, told }, WRITTEN, undefined)).toEqual([
    { action: "A-S1", written: "L-S2", played: true, chance: 0.4, interval: 0.02, bits: 0.9, others: 3 },
  ]);
});

it("where nothing is told there are only the chances of a closer look", () => {
  expect(rows(DECISION)).toEqual([]);
  const candidates = CLOSER.candidates.map(({ bits: _, ...weighed }) => weighed);
  const { bits: _, ...played } = CLOSER.played;
  expect(rows(DECISION, { ...CLOSER, played, candidates })).toEqual([
    ["T-S1", undefined, 0.55],
    ["K-N1", undefined, 0.5],
    ["A-S1", undefined, 0.45],
  ]);
});
