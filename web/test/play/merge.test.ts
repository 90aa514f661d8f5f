import { describe, expect, it } from "vitest";
import { merge } from "../../src/play/merge";
import { line, sheetWith } from "./sheets";

const log = [line(0), line(1), line(2)];

describe("merge", () => {
  it("takes a whole log as it is", () => {
    const whole = sheetWith(log);
    expect(merge(null, whole)).toBe(whole);
    expect(merge(sheetWith([line(0)]), whole)).toBe(whole);
  });

  it("adds the missing tail", () => {
    const merged = merge(sheetWith(log.slice(0, 2)), sheetWith(log, 2));
    expect(merged?.lines).toEqual(log);
    expect(merged?.since).toBe(0);
  });

  it("overwrites what the tail repeats", () => {
    const better = { ...line(1), text: "e7-e6" };
    expect(merge(sheetWith(log.slice(0, 2)), sheetWith([line(0), better, line(2)], 1))?.lines[1]).toEqual(better);
  });

  it("takes an empty tail, such as when somebody only came or went", () => {
    expect(merge(sheetWith(log), sheetWith(log, 3))?.lines).toEqual(log);
  });

  it("refuses a tail that leaves a hole", () => {
    expect(merge(sheetWith(log.slice(0, 1)), sheetWith(log, 2))).toBeNull();
    expect(merge(null, sheetWith(log, 1))).toBeNull();
  });

  it("refuses a tail of another match, or one that ends short of its version", () => {
    expect(merge({ ...sheetWith(log), id: "other" }, sheetWith(log, 2))).toBeNull();
    expect(merge(sheetWith(log), { ...sheetWith(log, 2), version: 9 })).toBeNull();
  });
});
