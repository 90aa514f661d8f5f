import { expect, it } from "vitest";
import { attach, carries, detach } from "../../src/analysis/attached";

const RECORD = '[Game "felon"]\n[White "Ann"]\n\n1. e2e4 {a word} 1-0\n';
const JSON_FOUND = JSON.stringify({
  seats: { white: { start: 0.5, result: 1, books: [{ ply: 1, kind: "luck", value: 0.5 }] } },
  decisions: [{ ply: 1, seat: "white", played: "e2e4", best: "é", value: 0.4, bestValue: 0.5, interval: 0 }],
  written: { 1: "{brace}" },
});
const FOUND = { depth: "standard", json: JSON_FOUND } as const;

it("a record carries its analysis in a comment, in short lines, and gives both back", async () => {
  const text = await attach(RECORD, FOUND);
  expect(text).toMatch(
    /^\[Game "felon"\]\n\[White "Ann"\]\n\n\{\[%analysis standard [^{}]*\]\}\n1\. e2e4 \{a word\} 1-0\n$/,
  );
  expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThan(100);
  expect(await detach(text)).toEqual({ record: RECORD, found: FOUND });
});

it("a record with lines of another system carries one too", async () => {
  const record = RECORD.replaceAll("\n", "\r\n");
  expect(await detach(await attach(record, FOUND))).toEqual({ record, found: FOUND });
});

it("an analysis of another record, a broken one, or one of nothing isn't shown", async () => {
  const text = await attach(RECORD, FOUND);
  const other = await detach(text.replace("Ann", "Ben"));
  expect(other).toEqual({ record: RECORD.replace("Ann", "Ben") });
  expect(await detach(text.replace(/.{40}\]\}/, "]}"))).toEqual({ record: RECORD });
  const bare = await attach(RECORD, { depth: "quick", json: '{"seats":{},"decisions":[{"ply":"x"}],"written":{}}' });
  expect(await detach(bare)).toEqual({ record: RECORD });
  expect(await detach(RECORD)).toEqual({ record: RECORD });
});

it.each([
  ["no words of what was better", { written: null }],
  ["cards that are none", { cards: [3] }],
  ["a truth of words", { truth: ["x"] }],
  ["questions without bits", { decisions: [{ ply: 1, told: {} }] }],
  ["seats that are a list", { seats: [] }],
])("%s aren't shown", async (_, wrong) => {
  const json = JSON.stringify({ ...(JSON.parse(JSON_FOUND) as object), ...wrong });
  expect(await detach(await attach(RECORD, { depth: "quick", json }))).toEqual({ record: RECORD });
});

it("a small file that unpacks to a huge one is none", async () => {
  const json = JSON_FOUND.replace(/}$/, `,"more":"${" ".repeat(5_000_000)}"}`);
  const text = await attach(RECORD, { depth: "quick", json });
  expect(text.length).toBeLessThan(20_000);
  // Nobody wants to see how two such texts differ.
  expect("found" in (await detach(text))).toBe(false);
});

it("files of other programs carry none", () => {
  expect(carries(RECORD)).toBe(true);
  expect(carries('[Event "?"]\n\n1. e4 *')).toBe(false);
  expect(carries("(;SZ[13]\n\n;B[dd])")).toBe(false);
});
