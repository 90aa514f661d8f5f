import { expect, it } from "vitest";
import { helpedHere, mayBeHelped, wasHelped } from "../../src/play/helped";
import type { LogLine, Sheet } from "../../src/wire";

const lines = (...said: string[]): { lines: LogLine[] } => ({
  lines: said.map((text, n) => {
    const [kind = "", token = ""] = text.split(": ");
    return { n, seat: "white", kind: kind as LogLine["kind"], token, text: token };
  }),
});

it.each([
  ["nobody asked", [], false, false],
  ["just now", ["action: e2e4", "event: help"], true, true],
  ["a refusal changes nothing", ["event: help", "event: decline draw"], true, true],
  ["since then something was played", ["event: help", "action: e2e4"], true, false],
  ["chance has answered", ["event: help", "chance: #12"], true, false],
  ["a request may be answered by the rules", ["event: help", "event: offer draw"], true, false],
  ["for each position anew", ["event: help", "action: e2e4", "event: help"], true, true],
  ["a move of that name", ["action: help"], false, false],
] as const)("help: %s", (_, said, ever, here) => {
  expect(wasHelped(lines(...said))).toBe(ever);
  expect(helpedHere(lines(...said))).toBe(here);
});

it("helps whoever is to act, and nobody who may not look at the board", () => {
  const sheet = (turn: string, blank?: boolean): Sheet => ({ turn, board: { ...(blank && { blank }) } }) as Sheet;
  expect(mayBeHelped(sheet("white"), "white")).toBe(true);
  expect(mayBeHelped(sheet("black"), "white")).toBe(false);
  expect(mayBeHelped(sheet("white", true), "white")).toBe(false);
});
