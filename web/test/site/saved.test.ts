import { expect, it } from "vitest";
import { bundleOf, idIn, savedIn } from "../../src/site/saved";

const game = (id: string): string => JSON.stringify({ zizanie: "saved game", version: 1, id, seed: "ab" });

it("a saved game is known by what it calls itself, and stays the text that it is", () => {
  const text = `  ${game("d-1")}\n`;
  expect(savedIn(text)).toEqual([text]);
  expect(idIn(text)).toBe("d-1");
});

it("several in one file come out as they went in", () => {
  const all = [game("d-1"), game("d-2")];
  expect(savedIn(bundleOf(all))).toEqual(all);
  expect(savedIn(bundleOf([]))).toEqual([]);
});

it.each([
  ["a record", '[Game "felon"]\n'],
  ["a program's answer", '{"record":"[Game \\"felon\\"]"}'],
  ["a deck", '{"cards":[],"id":"x"}'],
  ["half a file", '{"zizanie":"saved game"'],
  ["what only sounds like it", '{"zizanie":"saved games","games":7}'],
  ["nothing", "{}"],
])("%s is no saved game", (_, text) => {
  expect(savedIn(text)).toEqual([]);
});

it("a game that doesn't say which it is has no id", () => {
  expect([idIn("{"), idIn('{"id":7}'), idIn("null")]).toEqual(["", "", ""]);
});
