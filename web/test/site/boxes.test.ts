import { describe, expect, it } from "vitest";
import { counterpart } from "../../src/frame/counterpart";
import type { Door, GameParts } from "../../src/game/parts";
import { box as confusion } from "../../src/games/confusion/box";
import { confusion as confusionParts } from "../../src/games/confusion";
import { box as felon } from "../../src/games/felon/box";
import { felon as felonParts } from "../../src/games/felon";
import { box as ironpond } from "../../src/games/ironpond/box";
import { ironpond as ironpondParts } from "../../src/games/ironpond";
import { box as mutation } from "../../src/games/mutation/box";
import { mutation as mutationParts } from "../../src/games/mutation";
import { box as tsunami } from "../../src/games/tsunami/box";
import { tsunami as tsunamiParts } from "../../src/games/tsunami";

const games: [string, readonly Door[], GameParts][] = [
  ["ironpond", ironpond.doors, ironpondParts],
  ["confusion", confusion.doors, confusionParts],
  ["mutation", mutation.doors, mutationParts],
  ["felon", felon.doors, felonParts],
  ["tsunami", tsunami.doors, tsunamiParts],
];

describe("the doors of a box", () => {
  it.each(games)("lead to every page that %s has, and to no other", (_, doors, { pages }) => {
    expect([...doors].sort()).toEqual(Object.keys(pages).sort());
  });
});

describe("another game's page of the same kind", () => {
  it("is its own page where it has none such", () => {
    expect(counterpart({ page: "rules", game: "felon" }, "mutation", mutation.doors)).toBe("/rules/mutation");
    expect(counterpart({ page: "workshop", game: "ironpond" }, "felon", felon.doors)).toBe("/games/felon");
    expect(counterpart({ page: "practice", game: "ironpond", id: "16" }, "felon", felon.doors)).toBe("/practice/felon");
  });
});
