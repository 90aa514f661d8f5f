import { words } from "../../src/games/ironpond/texts";
import { describe, expect, it } from "vitest";
import { deckSize } from "../../src/games/ironpond/cards/hand";
import { placeOf, written } from "../../src/games/ironpond/log";
import { compositionOf, needOf, squareOf } from "../../src/games/ironpond/needs";
import { endsAlone, pendingOf } from "../../src/games/ironpond/pending";
import { found } from "../../src/reading/found";
import { isGood, optionsOf, USUAL } from "../../src/games/ironpond/cards/wanted";
import { rowsOf } from "../../src/play/lines";
import type { Sheet } from "../../src/wire";
import { line } from "../play/sheets";
import { ALL, dealt, piece, scene, table } from "./fixtures";

const fr = await words.learn("fr");

const pieces = [
  piece("b1", "white", "knight"),
  piece("c1", "white", "bishop"),
  piece("b8", "black", "knight"),
  piece("g8", "black", "knight"),
  piece("d8", "black", "queen", { marks: ["neutral"] }),
];
const { need } = fr.ironpond;
const asked = (tokens: string[], complete = false, head = "#16"): string =>
  needOf(fr, scene(pieces).board, "white", { tokens, moves: [], complete }, head);

describe("what a card needs next", () => {
  it("is told by what may be picked", () => {
    expect(asked(["b1", "c1"])).toBe(need.own(""));
    expect(asked(["b8", "g8"])).toBe(need.enemy("cavalier"));
    expect(asked(["b8", "d8"])).toBe(need.pieces);
    expect(asked(["e4", "e5"])).toBe(need.empty);
    expect(asked(["e4", "b8"])).toBe(need.square);
    expect(asked(["n", "b"])).toBe(need.letter);
    expect(asked(["b1c3", "b1a3"])).toBe(need.move);
    expect(asked(["#4", "#5"])).toBe(need.card);
    expect(asked(["west", "east"])).toBe(need.side);
  });

  it("says that a set may be closed, and that a whole action is shown first unless it is secret", () => {
    expect(asked([".", "b1"])).toBe(`${need.own("cavalier")} ${need.more}`);
    expect(asked([], true)).toBe(need.ready);
    expect(dealt(() => asked([], true, "#12"))).toBe(need.readySecret);
  });

  it("shows squares on the board and anything else as buttons", () => {
    const { at, label } = compositionOf(fr, scene(pieces), ["#65", "a2"]);
    expect([at("e4"), at("b1c3"), at("."), at("n")]).toEqual(["e4", "c3", undefined, undefined]);
    expect([label("."), label("west"), label("n")]).toEqual(["Valider", "Côté ouest", "Cavalier"]);
    expect(squareOf("e7e8q")).toBe("e8");
  });
});

describe("the log", () => {
  const said = (token: string): string | undefined => written(fr, { token, text: token });

  it("writes cards and words, and leaves moves to the server", () => {
    expect(said("#16 b8 c8")).toBe("Carte 16, b8, c8");
    expect(said("#12 ?")).toBe("Carte 12, case secrète");
    expect(said("!#16 b8 c8")).toBe("Carte 16, b8, c8 (malgré la règle)");
    expect(said("guess d7 n")).toBe("répond d7, Cavalier");
    expect(said("take ?")).toBe("se sert");
    expect(said("e2e4")).toBeUndefined();
  });

  it("puts cards on rows of their own and doesn't list what only closes", () => {
    const lines = ["e2e4", "#25 d5", "pass", "end", "e7e5"].map((token, n) =>
      line(n, { token, seat: token === "e7e5" || token === "pass" ? "black" : "white" }),
    );
    const rows = rowsOf(lines, ["white", "black"], placeOf);
    expect(rows.map((row) => row.kind)).toEqual(["moves", "told", "moves"]);
    expect(rows[1]).toMatchObject({ kind: "told", cell: { ply: 4, line: { token: "#25 d5" } } });
    expect(rows[2]).toMatchObject({ number: 1, cells: [null, { ply: 5 }] });
  });
});

describe("what is pending", () => {
  const announced = [{ seat: "black", card: "53", picks: ["f4"] }];
  const window = { seat: "white", what: "response" as const, millis: 12000, left: 8000 };

  it("is the card announced last, and whose answer it waits for", () => {
    expect(pendingOf(scene([], table({ announced, window })))).toMatchObject({ what: "announced", mine: true });
    const theirs = scene([], table({ announced, window }), { turn: "black" });
    expect(pendingOf(theirs)).toMatchObject({ what: "announced", mine: false, card: "53" });
  });

  it("is the end of one's own turn, or a mate to be admitted, but nobody else's", () => {
    const offer = { moves: [], heads: ["discard"], words: ["end", "resign"] };
    expect(pendingOf(scene([], table(), { offer }))).toEqual({ what: "moved", mine: true });
    const mate = { moves: [], heads: [], words: ["concede"] };
    expect(pendingOf(scene([], table(), { offer: mate }))).toEqual({ what: "mated", mine: true });
    expect(pendingOf(scene([], table(), { offer, turn: "black" }))).toBeUndefined();
  });

  it("hides everything but the blindfold while the board is blank", () => {
    const board = { ...scene([]).board, blank: true as const };
    const blind = scene([], table({ window: { ...window, seat: "black", what: "take" } }), { turn: "black", board });
    expect(pendingOf(blind)).toEqual({ what: "blank", mine: false });
    const thief = scene([], table({ window: { ...window, what: "take" } }));
    expect(pendingOf(thief)).toEqual({ what: "take", mine: true });
  });

  it("is nothing before an ordinary move", () => {
    expect(pendingOf(scene(pieces))).toBeUndefined();
  });
});

describe("the options", () => {
  it("send only what was changed, and nothing about cards without cards", () => {
    expect(optionsOf(USUAL)).toEqual({});
    expect(optionsOf({ ...USUAL, deck: "none", darts: "skill" })).toEqual({ deck: "none" });
    expect(optionsOf({ ...USUAL, deck: "own", own: ["40", "5"], gestures: false, revealed: ["3", "0"] })).toEqual({
      deck: "5,40",
      gestures: "false",
      revealed: "3:0",
    });
  });

  it("want twenty cards at least", () => {
    expect(isGood({ ...USUAL, deck: "own", own: ALL.slice(0, 19) })).toBe(false);
    expect(isGood({ ...USUAL, deck: "own", own: ALL.slice(0, 20) })).toBe(true);
  });

  it("tell how many cards there are", () => {
    const given: Record<string, string>[] = [{}, { deck: "68" }, { deck: "none" }, { darts: "excluded" }];
    expect(given.map(deckSize)).toEqual([undefined, undefined, 0, undefined]);
    dealt(() => {
      expect(given.map(deckSize)).toEqual([72, 68, 0, 71]);
      expect(deckSize({ deck: "68", darts: "excluded", pub: "true" })).toBe(69);
      expect(deckSize({ deck: "1,2,71", darts: "excluded" })).toBe(2);
    });
  });
});

describe("the gallery", () => {
  const card = (id: string, fr: string, en: string, text: string) => ({
    id,
    timing: "POST",
    name: { fr, en },
    text: { fr: text, en: text },
  });
  const cards = [card("1", "Cassation", "Quashed", "annule un coup"), card("13", "Éléphant", "Elephant", "coup")];

  it("finds numbers, and words without their accents", () => {
    const ids = (typed: string): string[] => found(cards, typed, "fr").map((one) => one.id);
    expect(ids("1")).toEqual(["1"]);
    expect(ids("elephant")).toEqual(["13"]);
    expect(ids("coup quashed")).toEqual(["1"]);
    expect(ids("")).toEqual(["1", "13"]);
    expect(ids("rien")).toEqual([]);
  });
});

describe("a turn that ends by itself", () => {
  const offer = { words: ["end", "resign", "offer draw", "gesture gg"], heads: [], moves: [] };
  const sheet = (kind: "computer" | "guest", more: object = {}) =>
    ({
      seats: [
        { mine: true, kind: "guest" },
        { mine: false, kind },
      ],
      offer: { ...offer, ...more },
    }) as unknown as Sheet;

  it("does so when nothing else can be done, against the computer alone", () => {
    expect(endsAlone(sheet("computer"))).toBe(true);
    expect(endsAlone(sheet("guest"))).toBe(false);
    expect(endsAlone(sheet("computer", { heads: ["#63"] }))).toBe(false);
    expect(endsAlone(sheet("computer", { heads: ["discard"] }))).toBe(false);
    expect(endsAlone(sheet("computer", { words: ["concede"] }))).toBe(false);
  });
});
