import { beforeEach, expect, it } from "vitest";
import { arranging } from "../../src/games/confusion/arranging";
import { site } from "../../src/site/site.svelte";
import type { GameInfo } from "../../src/wire";
import { diagrams } from "./fixtures";

beforeEach(() => {
  site.games = [{ id: "confusion", diagrams } as unknown as GameInfo];
});

const pieces = { white: "A1 C2 E+", yellow: "A1 C? E3" };
const nature = (said: object, side: string, letter: string) =>
  arranging.nature?.(said as Readonly<Record<string, unknown>>, { at: "", art: "", side, letter });

it("a diagram changes places with that of another letter of the side", () => {
  const chosen = nature({ pieces }, "white", "A");
  expect(chosen?.value).toBe("1");
  expect(chosen?.set("2")).toEqual({ pieces: { ...pieces, white: "A2 C1 E+" } });
  expect(chosen?.set("1")).toEqual({ pieces });
  expect(chosen?.set("+")).toEqual({ pieces: { ...pieces, white: "A+ C2 E+" } });
});

it("a letter that was promoted leaves a free diagram behind, and is spoken of no longer", () => {
  const said = { pieces, first: { white: "E4", yellow: "A2" } };
  expect(nature(said, "white", "E")?.set("1")).toEqual({
    pieces: { ...pieces, white: "A3 C2 E1" },
    first: { yellow: "A2" },
  });
  expect(nature(said, "white", "C")?.set("3")).toEqual({ ...said, pieces: { ...pieces, white: "A1 C3 E+" } });
});

it("an agent isn't promoted, and another letter may be it where there is one", () => {
  const offered = (side: string, letter: string) => nature({ pieces }, side, letter)?.values.map(({ value }) => value);
  expect(offered("yellow", "C")).not.toContain("+");
  expect(offered("yellow", "A")).toEqual(expect.arrayContaining(["+", "?", "1"]));
  expect(offered("white", "A")).not.toContain("?");
  expect(nature({ pieces }, "yellow", "A")?.set("?")).toEqual({ pieces: { ...pieces, yellow: "A? C1 E3" } });
});

it("nothing is chosen of the neutral piece, or where nobody can read what is said", () => {
  expect(arranging.nature?.({ pieces }, { at: "", art: "", side: "" })).toBeUndefined();
  expect(nature({ pieces: 3 }, "white", "A")).toBeUndefined();
});

it("what covers an agent, and who is exposed, are chosen in the spies' edition alone", () => {
  const rest = (said: object, options: Record<string, string>) =>
    arranging.rest?.(said as Readonly<Record<string, unknown>>, ["white", "red"], options) ?? [];
  expect(rest({}, { edition: "abbott" })).toEqual([]);
  expect(rest({}, { edition: "spies", honor: "true" })).toEqual([]);
  expect(rest({}, { edition: "spies", answers: "ask" })).toHaveLength(2);
  const [cover, seen, , other] = rest({ cover: { white: 3, red: 1 } }, { edition: "spies", answers: "cover" });
  expect([cover?.value, seen?.value]).toEqual(["3", "false"]);
  expect(cover?.values.map(({ value }) => value)).not.toContain("0");
  expect(cover?.set("2")).toEqual({ cover: { white: 2, red: 1 } });
  expect(cover?.set("")).toEqual({ cover: { red: 1 } });
  expect(other?.set("true")).toEqual({ cover: { white: 3, red: 1 }, exposed: ["red"] });
});
