import { expect, it } from "vitest";
import { helpedHere, timesHelped } from "../../src/play/helped";
import type { LogLine } from "../../src/wire";

const lines = (...said: string[]): { lines: LogLine[] } => ({
  lines: said.map((text, n) => {
    const [kind = "", token = ""] = text.split(": ");
    return { n, seat: "white", kind: kind as LogLine["kind"], token, text: token };
  }),
});

it.each([
  ["nobody asked", [], 0, false],
  ["just now", ["action: e2e4", "event: help"], 1, true],
  ["a refusal changes nothing", ["event: help", "event: decline draw"], 1, true],
  ["since then something was played", ["event: help", "action: e2e4"], 1, false],
  ["chance has answered", ["event: help", "chance: #12"], 1, false],
  ["a request may be answered by the rules", ["event: help", "event: offer draw"], 1, false],
  ["for each position anew", ["event: help", "action: e2e4", "event: help"], 2, true],
  ["a move of that name", ["action: help"], 0, false],
] as const)("help: %s", (_, said, times, here) => {
  expect(timesHelped(lines(...said))).toBe(times);
  expect(helpedHere(lines(...said))).toBe(here);
});
