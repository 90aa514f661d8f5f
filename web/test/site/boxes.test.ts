import { describe, expect, it } from "vitest";
import { counterpart } from "../../src/frame/counterpart";
import type { Door } from "../../src/game/given";
import { box as confusion } from "../../src/games/confusion/box";
import { confusion as confusionParts } from "../../src/games/confusion";
import { pages as confusionPages } from "../../src/games/confusion/pages";
import { box as felon } from "../../src/games/felon/box";
import { felon as felonParts } from "../../src/games/felon";
import { pages as felonPages } from "../../src/games/felon/pages";
import { box as ironpond } from "../../src/games/ironpond/box";
import { ironpond as ironpondParts } from "../../src/games/ironpond";
import { pages as ironpondPages } from "../../src/games/ironpond/pages";
import { box as mutation } from "../../src/games/mutation/box";
import { mutation as mutationParts } from "../../src/games/mutation";
import { pages as mutationPages } from "../../src/games/mutation/pages";
import { box as tsunami } from "../../src/games/tsunami/box";
import { tsunami as tsunamiParts } from "../../src/games/tsunami";
import { pages as tsunamiPages } from "../../src/games/tsunami/pages";

const games: [string, readonly Door[], Partial<Record<Door, unknown>>][] = [
  ["ironpond", ironpond.doors, { ...ironpondPages, lessons: ironpondParts.lessons }],
  ["confusion", confusion.doors, { ...confusionPages, lessons: confusionParts.lessons }],
  ["mutation", mutation.doors, { ...mutationPages, lessons: mutationParts.lessons }],
  ["felon", felon.doors, { ...felonPages, lessons: felonParts.lessons }],
  ["tsunami", tsunami.doors, { ...tsunamiPages, lessons: tsunamiParts.lessons }],
];

describe("the doors of a box", () => {
  it.each(games)("lead to every page that %s has, and to no other", (_, doors, pages) => {
    // Every game has the board to think on.
    const there = Object.entries({ ...pages, board: true }).flatMap(([page, there]) => (there ? [page] : []));
    expect([...doors].sort()).toEqual(there.sort());
  });
});

describe("another game's page of the same kind", () => {
  it("is its own page where it has none such", () => {
    expect(counterpart({ page: "rules", game: "felon" }, "mutation", mutation.doors)).toBe("/rules/mutation");
    expect(counterpart({ page: "workshop", game: "ironpond" }, "felon", felon.doors)).toBe("/games/felon");
    expect(counterpart({ page: "practice", game: "ironpond", id: "16" }, "felon", felon.doors)).toBe("/practice/felon");
  });
});
