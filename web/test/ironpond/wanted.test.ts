import { describe, expect, it } from "vitest";
import { blanksOf, deckOf, optionsOf, USUAL, wantedOf, withBlanks } from "../../src/games/ironpond/cards/wanted";
import { ALL, CARDS } from "./fixtures";

const card = (no: number) => ({ no, timing: "INS", name: { fr: "Un", en: "One" }, text: { fr: "u", en: "o" } });

describe("what is proposed", () => {
  it("is read back as it was written", () => {
    const all: Record<string, string>[] = [
      {},
      { deck: "68" },
      { deck: "none" },
      { deck: "1,2,3", darts: "skill", revealed: "2:0", pub: "true", gestures: "false" },
      { open: "true", emptyPile: "stop", freeDiscard: "true", fundamental: "strict" },
      { custom: JSON.stringify([card(100)]) },
    ];
    for (const options of all) expect(optionsOf(wantedOf(options, CARDS))).toEqual(options);
    for (const options of all) expect(optionsOf(wantedOf(options, []))).toEqual(options);
    expect(wantedOf({}, CARDS)).toEqual({ ...USUAL, own: ALL });
  });

  it("names a deck that has a name", () => {
    expect(deckOf(CARDS, ALL)).toBe("72");
    expect(
      deckOf(
        CARDS,
        ALL.filter((one) => !["11", "71", "72"].includes(one)),
      ),
    ).toBe("nochance");
    expect(deckOf(CARDS, ALL.slice(1))).toBe("own");
  });
});

describe("blank cards", () => {
  it("are read one by one or as a list, and anything else is none", () => {
    expect(blanksOf(JSON.stringify(card(100)))).toHaveLength(1);
    expect(blanksOf(JSON.stringify([card(100), 7, { no: "x" }]))).toHaveLength(1);
    expect(blanksOf("nonsense")).toEqual([]);
  });

  it("get free numbers when they are put together", () => {
    const all = withBlanks([card(100), card(127)], [card(100), card(127)]);
    expect(all.map((one) => one.no)).toEqual([100, 127, 101, 102]);
  });
});
