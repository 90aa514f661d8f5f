import { expect, it } from "vitest";
import { textOf } from "../../src/site/bytes";

const sgf = (set: string, name: number[]): Uint8Array =>
  new Uint8Array([...`(;GM[1]CA[${set}]SZ[9]PB[`].map((c) => c.charCodeAt(0)).concat(name, [0x5d, 0x29]));

it.each([
  ["gb2312", [0xba, 0xda], "黑"],
  ["Big5", [0xb6, 0xc2], "黑"],
  ["Shift_JIS", [0x95, 0x5c], "表"],
  ["EUC-KR", [0xc8, 0xe6], "흑"],
  ["ISO-8859-1", [0xe9], "é"],
  ["UTF-8", [0xe9, 0xbb, 0x91], "黑"],
  ["UTF-8", [0xe9], "é"],
  ["nonsense", [0xe9, 0xbb, 0x91], "黑"],
])("SGF is read in the set that it names: %s", (set, bytes, name) => {
  expect(textOf(sgf(set, bytes))).toBe(`(;GM[1]CA[${set}]SZ[9]PB[${name}])`);
});

it("anything else is UTF-8 if it can be, and Latin-1 if not", () => {
  const text = '[White "Jörg"]\n\n1. e4 {(; CA[gb2312])} *';
  expect(textOf(new TextEncoder().encode(text))).toBe(text);
  expect(textOf(new TextEncoder().encode("\ufeff" + text))).toBe(text);
  expect(textOf(new Uint8Array([...text].map((c) => c.charCodeAt(0))))).toBe(text);
});
