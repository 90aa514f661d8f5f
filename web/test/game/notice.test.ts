import { describe, expect, it } from "vitest";
import { noticeOf } from "../../src/game/notice";
import { en } from "../../src/texts/en";
import type { LogLine, SeatInfo, Sheet } from "../../src/wire";
import { toPage } from "../wire/samples";

const sheet = toPage.find((one) => one.type === "sheet") as Sheet;
const seat = (id: string, kind: SeatInfo["kind"], mine: boolean): SeatInfo => ({
  seat: id,
  kind,
  name: mine ? "Ann" : "Ben",
  level: 3,
  mine,
  here: true,
});
const event = (by: string, token: string): LogLine => ({ n: 9, seat: by, kind: "event", token, text: token });

/** What White is told when a line comes, against whom. */
function told(kind: SeatInfo["kind"], by: string, token: string): string {
  const before = { ...sheet, seats: [seat("white", "guest", true), seat("black", kind, false)] };
  return noticeOf(en, before, { ...before, lines: [...before.lines, event(by, token)] });
}

describe("an answer to a request", () => {
  it("is told with a reason by the computer, and with a name by a person", () => {
    expect(told("computer", "black", "decline draw")).toBe("Draw declined: the computer plays on.");
    expect(told("computer", "black", "accept takeback")).toMatch(/^Taken back/);
    expect(told("guest", "black", "decline takeback")).toMatch(/^Ben /);
  });

  it("is no news to whoever gave it, nor is anything else", () => {
    expect(told("guest", "white", "decline draw")).toBe("");
    expect(told("guest", "black", "offer draw")).toBe("");
  });
});
