import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { draftOf, faultOf, fileOf, nameOf, sizeOf, whyOf } from "../../src/games/tsunami/decks/draft";
import { packed, unpacked } from "../../src/parts/packed";

const FILE = readFileSync("../rules/src/main/resources/fr/zizanie/rules/tsunami/deck/projet-1.json", "utf8");

const wrong = (en: string) => ({ code: "bad-option", message: { fr: en, en } });

describe("a club's deck", () => {
  it("is the file that it came from but for its name, and leaves out what has no copies", () => {
    const draft = draftOf(FILE);
    if (!draft) throw new Error("no deck");
    const { cards, size } = JSON.parse(FILE) as { cards: unknown[]; size: number };
    expect(JSON.parse(fileOf(draft))).toMatchObject({ size, cards });
    const first = draft.cards[0];
    if (first) first.copies = 0;
    expect(sizeOf(draft)).toBe(size - 1);
    expect((JSON.parse(fileOf(draft)) as { cards: unknown[] }).cards).toHaveLength(cards.length - 1);
    const second = draft.cards[1]?.id;
    expect(faultOf(wrong("Not right. cards[0].name.fr: a text is needed."), draft)).toEqual({
      card: second,
      field: "name.fr",
    });
  });

  it("has a name of small letters, whatever the club is called", () => {
    expect(nameOf("Été à Clermont-Ferrand !")).toBe("ete-a-clermont-ferrand");
    expect(nameOf("63")).toBe("club");
  });

  it("says what is wrong without where", () => {
    expect(whyOf(wrong("This option value is not allowed. cards[3].name.fr: a text of 1 to 60."), "en")).toBe(
      "A text of 1 to 60.",
    );
  });

  it("is no deck when the text is something else", () => {
    for (const text of ["", "[]", "{}", '{"cards":[{"id":"a"}]}', "(;GM[1])"]) expect(draftOf(text)).toBeUndefined();
  });
});

describe("a text in an address", () => {
  it("comes back, is smaller, and is refused when it is spoilt or swells", async () => {
    const piece = await packed(FILE);
    expect(piece).toMatch(/^[\w-]+$/);
    expect(piece.length).toBeLessThan(FILE.length / 2);
    expect(await unpacked(piece)).toBe(FILE);
    expect(await unpacked(`${piece.slice(0, 40)}!`)).toBeUndefined();
    expect(await unpacked(piece.slice(0, -20))).toBeUndefined();
    expect(await unpacked(await packed("a".repeat(400_000)))).toHaveLength(400_000);
    await expect(packed("a".repeat(600_000)).then(unpacked)).resolves.toBeUndefined();
  });
});
