import { describe, expect, it } from "vitest";
import { analysedFile, type Judged } from "../../src/variations/analysed";
import { chanceOf, chanceOfValue, pawnsOf, valueOf } from "../../src/variations/evaluation";
import { readPgn } from "../../src/variations/pgn";
import { readSgf } from "../../src/variations/sgf";
import type { LogLine } from "../../src/wire";

const lines = (seats: readonly string[], ...tokens: string[]): LogLine[] =>
  tokens.map((token, n) => ({ n, seat: seats[n % 2] ?? "", kind: "action", token, text: token }));

const judged = (seats: readonly string[], better: string, ...tokens: string[]): Judged => ({
  lines: lines(seats, ...tokens),
  seats,
  chances: [0.5, 0.6, 0.2],
  remarks: new Map([[2, { note: "blunder", better: { token: better, text: better } }]]),
});

const COURT = ["yellow", "red"];
const START = '[Event "?"]\n[White "?"]\n[Black "?"]\n[Result "*"]\n[Termination "unterminated"]\n[Variant "V"]\n\n*\n';

describe("an analysed game", () => {
  it("is a PGN file with chances, words and what was better, under the names of its record", () => {
    const record = '[Game "felon"]\n[Yellow "Ann \\"A\\""]\n[Red "Ben"]\n[Result "1-0"]\n\n1. a2a3 a12a11 1-0\n';
    const text = analysedFile({ format: "pgn", text: START }, record, 13, judged(COURT, "b12b11", "a2a3", "a12a11"));
    expect(text).toBe(
      '[Event "?"]\n[White "Ann \\"A\\""]\n[Black "Ben"]\n[Result "1-0"]\n[Variant "V"]\n\n' +
        "{[%eval 0.00]} 1. a2a3 {[%eval 1.10]} 1... a12a11 {[%eval -3.76] blunder} (1...\nb12b11) 1-0\n",
    );
    const back = readPgn(text ?? "");
    expect(back?.result).toBe("1-0");
    expect(back?.root.after[0]?.chance).toBeCloseTo(0.6, 2);
    expect(back?.root.after[0]?.after.map(({ word }) => word)).toEqual(["a12a11", "b12b11"]);
  });

  it("that was opened from such a file keeps all that the file says of itself", () => {
    const record = '[White "Ann"]\n[Result "0-1"]\n\n1. e4 e5 0-1\n';
    const text = analysedFile({ format: "pgn", text: START }, record, 8, judged(["white", "black"], "c5", "e4", "e5"));
    expect(text).toMatch(/^\[White "Ann"\]\n\[Result "0-1"\]\n\n\{\[%eval 0\.00\]\} 1\. e4 .*\s0-1\n$/s);
  });

  it("is an SGF file with values for Black, the first seat", () => {
    const record = '[Game "tsunami"]\n[Black "A]nn"]\n[White "Ben"]\n[Result "0-1"]\n\n1. D10 K4 0-1\n';
    const start = "(;FF[4]SZ[13]PB[?]PW[?]PL[B])\n";
    const seats = ["black", "white"];
    const text = analysedFile({ format: "sgf", text: start }, record, 13, judged(seats, "D4", "D10", "K4"));
    expect(text).toBe(
      "(;FF[4]SZ[13]PB[A\\]nn]PW[Ben]RE[W+]PL[B]\nV[0.000];B[dd]V[0.200](;W[jj]V[-0.600]C[blunder])(;W[dj]))\n",
    );
    expect(readSgf(text ?? "")?.root.after[0]?.chance).toBeCloseTo(0.6, 3);
    const counted = judged(seats, "D4", "D10", "agree");
    expect(analysedFile({ format: "sgf", text: start }, record, 13, counted)).toBeUndefined();
  });
});

it.each([0.01, 0.5, 0.731, 0.99])("a chance of %d is written and read", (chance) => {
  expect(chanceOf(pawnsOf(chance))).toBeCloseTo(chance, 2);
  expect(chanceOfValue(valueOf(chance))).toBeCloseTo(chance, 3);
});

it.each([
  ["#3", 1],
  ["#-3", 0],
  ["0", 0.5],
  ["+0.00", 0.5],
  ["word", undefined],
  ["", undefined],
])("an evaluation of %s is a chance of %s", (text, chance) => expect(chanceOf(text)).toBe(chance));

it.each(["", "2", "x"])("a value of %s is no chance", (text) => expect(chanceOfValue(text)).toBeUndefined());
