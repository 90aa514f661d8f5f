import { afterEach, describe, expect, it, vi } from "vitest";
import {
  cardsOf,
  choosing,
  customOf,
  fileOf,
  FRESH,
  groupsOf,
  placeOf,
  toggled,
  sharedIn,
  verbOf,
  whyOf,
  without,
} from "../../src/games/ironpond/workshop/blank";
import type { BlankCard, Refusal } from "../../src/wire";
import { packed } from "../../src/parts/packed";

const words = {
  pieces: ["bishop", "enemy", "movable", "own", "notRoyal", "pawn"],
  places: ["centre", "kingStep"],
  fromFirst: ["kingStep"],
};

const refusal = (place: string, fr: string, en: string): Refusal => ({
  code: "bad-option",
  message: { fr: `Cette option n’est pas bonne. ${place} : ${fr}.`, en: `This option is not good. ${place}: ${en}.` },
});

describe("a blank card", () => {
  it("sorts the words, and looks from nowhere in its first pick", () => {
    expect(groupsOf(words, true)).toEqual({
      whose: ["own", "enemy"],
      what: ["pawn", "bishop"],
      except: ["movable", "notRoyal"],
      where: ["centre"],
    });
    expect(groupsOf(words, false).where).toEqual(["centre", "kingStep"]);
  });

  it("takes one word of a group, and several of the others", () => {
    expect(choosing(["own", "pawn"], ["pawn", "bishop"], "bishop")).toEqual(["own", "bishop"]);
    expect(choosing(["own", "pawn"], ["pawn", "bishop"], "")).toEqual(["own"]);
    expect(choosing(["own"], ["centre"], "centre")).toEqual(["own", "centre"]);
    expect(toggled(["own"], "movable")).toEqual(["own", "movable"]);
    expect(toggled(["own", "movable"], "movable")).toEqual(["own"]);
  });

  it("keeps its effects in step with its picks", () => {
    const card: BlankCard = {
      ...FRESH,
      params: [["own"], ["enemy"], ["empty"]],
      effect: [
        ["swap", 1, 2],
        ["hole", 3],
      ],
    };
    expect(without(card, 0)).toMatchObject({
      params: [["enemy"], ["empty"]],
      effect: [
        ["swap", 1, 1],
        ["hole", 2],
      ],
    });
    expect(without(card, 2)).toMatchObject({
      params: [["own"], ["enemy"]],
      effect: [
        ["swap", 1, 2],
        ["hole", 2],
      ],
    });
    expect(verbOf("swap", "mm", ["drop", 2])).toEqual(["swap", 2, 2]);
    expect(verbOf("drop", "m", ["swap", 2, 1])).toEqual(["drop", 2]);
  });

  it("is numbered by its place in the list", () => {
    expect(JSON.parse(customOf([FRESH, FRESH]))).toMatchObject([{ no: 100 }, { no: 101 }]);
  });

  it("travels in an address, accents and all, small, and links of old are read", async () => {
    const card: BlankCard = { ...FRESH, name: { fr: "Œil-de-bœuf « à gogo »", en: "Bull’s eye ?+/=&" } };
    const text = JSON.stringify(card);
    const old = Buffer.from(text).toString("base64url");
    const piece = await packed(text);
    expect(piece).toMatch(/^[\w-]+$/);
    expect(piece.length).toBeLessThan(old.length);
    for (const one of [piece, old]) expect(cardsOf((await sharedIn(one)) ?? "")).toEqual([card]);
    for (const bad of ["%%%", btoa("\xff\xfe"), old.slice(0, -9)]) expect(await sharedIn(bad)).toBeUndefined();
  });

  it("is read from files of one or many, and of nothing else", () => {
    expect(cardsOf(JSON.stringify(FRESH))).toEqual([FRESH]);
    expect(cardsOf(JSON.stringify([FRESH, FRESH]))).toHaveLength(2);
    for (const text of ["", "{", "[]", "[1]", "7", "null", '["x"]']) expect(cardsOf(text), text).toBeUndefined();
    expect(fileOf({ ...FRESH, name: { fr: "Œuf à la coque !", en: "" } })).toBe("uf-a-la-coque.json");
    expect(fileOf({ ...FRESH, name: { fr: "§", en: "" } })).toBe("carte.json");
  });

  it("says where it is wrong", () => {
    const one = refusal("custom[0].name.fr", "un texte", "a text");
    expect(placeOf(one)).toBe("name.fr");
    expect(whyOf(one, "fr")).toBe("un texte.");
    expect(placeOf(refusal("custom[12].effect", "rien", "nothing"))).toBe("effect");
    expect(whyOf(refusal("custom[0]", "il manque no", "no is missing"), "en")).toBe("no is missing.");
    expect(placeOf(refusal("custom", "x", "x"))).toBe("");
    expect(placeOf(null)).toBe("");
  });
});

describe("the shelf of kept cards", () => {
  afterEach(() => {
    localStorage.clear();
    vi.resetModules();
  });

  it("keeps, changes and forgets, and survives a reload", async () => {
    const first = await import("../../src/games/ironpond/workshop/kept.svelte");
    const one = await first.shelf.put(JSON.stringify(FRESH), null, "browser");
    await first.shelf.put(JSON.stringify({ ...FRESH, timing: "PRE" }), null, "browser");
    await first.shelf.put(JSON.stringify({ ...FRESH, timing: "INS" }), one, "browser");
    first.draft.set({ ...FRESH, timing: "PRE" });
    vi.resetModules();
    const { shelf, draft, keptCards } = await import("../../src/games/ironpond/workshop/kept.svelte");
    expect(keptCards().map(({ card }) => card.timing)).toEqual(["INS", "PRE"]);
    expect(draft.get()?.timing).toBe("PRE");
    draft.forget();
    expect(draft.get()).toBeUndefined();
    await shelf.drop(one);
    expect(keptCards().map(({ card }) => card.timing)).toEqual(["PRE"]);
  });

  it("reads what was kept before there were decks beside cards", async () => {
    localStorage.setItem("zizanie.blanks", JSON.stringify([{ id: "a", card: FRESH }]));
    const { keptCards, shelf } = await import("../../src/games/ironpond/workshop/kept.svelte");
    expect(keptCards().map(({ card }) => card)).toEqual([FRESH]);
    expect(shelf.inBrowser.map(({ name }) => name)).toEqual([FRESH.name]);
  });

  it("doesn't stumble over what something else has stored there", async () => {
    localStorage.setItem("zizanie.blanks", '[1,{"id":"x"},{"id":"y","card":{}},null,{"id":"z","text":"{"}]');
    localStorage.setItem("zizanie.blank-draft", "[]");
    const { keptCards, draft } = await import("../../src/games/ironpond/workshop/kept.svelte");
    expect(keptCards()).toEqual([]);
    expect(draft.get()).toBeUndefined();
  });
});
