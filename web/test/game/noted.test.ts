import { expect, it } from "vitest";
import { notedUnder } from "../../src/game/noted";
import { line } from "../play/sheets";

const game = (tags: Record<string, string>, ...tokens: string[]) =>
  notedUnder({ tags, lines: tokens.map((token, n) => line(n, { token })) });

it("marks about a recorded game are those of its match, or of the game that was played", () => {
  expect([game({ Id: "k3vq" }, "L-S2"), game({ Id: "k3vq.2" })]).toEqual(["k3vq", "k3vq"]);
  expect(game({}, "L-S2", "C-N2")).toMatch(/^record\.[0-9a-f]{16}$/);
  expect(game({ Id: "device" }, "L-S2")).toBe(game({ White: "Ann" }, "L-S2"));
  expect(game({}, "L-S2")).not.toBe(game({}, "L-S1"));
});
