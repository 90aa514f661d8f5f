import { nearEnd } from "../../src/games/tsunami/table";
// @vitest-environment jsdom
import { words } from "../../src/games/tsunami/texts";
import { beforeAll, describe, expect, it } from "vitest";
import { soundOf, happeningOf, pictureOf, placesOf, placingOf } from "../../src/games/tsunami/picture";
import { placeOf, sayOf } from "../../src/games/tsunami/log";
import { pendingOf } from "../../src/games/tsunami/pending";
import { compositionOf } from "../../src/games/tsunami/picks";
import { contestedOf } from "../../src/games/tsunami/marking";
import { isKomi, optionsOf, wantedOf } from "../../src/games/tsunami/wanted";
import { tsunami } from "../../src/games/tsunami";
import { tableOf } from "../../src/game/scene";
import type { LogLine, Sheet } from "../../src/wire";
import { board, goban, known, scene, stone, turn } from "./fixtures";

const fr = await words.learn("fr");

beforeAll(known);

const stones = [stone("D4", "black"), stone("D5", "black"), stone("K10", "white")];
const main = turn({ what: "main" });
const said = (token: string, text = token, seat = "black"): LogLine => ({ n: 7, seat, kind: "action", token, text });

describe("what may be touched", () => {
  const offer = { moves: [], heads: ["#duel"], words: ["E5", "F6", "pass", "draw", "resign"] };

  it("is where a stone may go, under the finger only", () => {
    const now = scene(board(stones), main, [], { offer });
    expect(placesOf(now)).toEqual(["E5", "F6"]);
    const view = tableOf(fr, tsunami, now, { composing: null, moving: null, moves: [] });
    expect(view.choose).toEqual(["E5", "F6"]);
    expect(view.goban).toMatchObject({ stone: "black", hints: false });
  });

  it("is nothing for who has to wait", () => {
    expect(placesOf(scene(board(stones), main, [], { offer, turn: "white" }))).toEqual([]);
  });

  it("is every stone while dead ones are marked, and marks or unmarks its chain", () => {
    const marked = board(stones, goban({ dead: ["K10"], territory: { black: [], white: [] } }));
    const now = scene(marked, turn({ what: "marking", agreed: false }), [], {
      offer: { moves: [], heads: [], words: [] },
    });
    expect(placesOf(now)).toEqual(["D4", "D5", "K10"]);
    expect(placingOf(now, "D4")).toBe("dead D4");
    expect(placingOf(now, "K10")).toBe("alive K10");
    expect(pictureOf(fr, now).goban?.area("D4")).toEqual(["D4", "D5"]);
  });
});

describe("the picks of a card", () => {
  const composing = (prefix: string[], tokens: string[]) =>
    tableOf(fr, tsunami, scene(board(stones), main), {
      composing: { prefix, picks: { tokens, moves: [], complete: false } },
      moving: null,
      moves: [],
    });

  it("cover what they stand for", () => {
    const corners = composing(["#maree_haute"], ["A1", "N13"]);
    expect(corners.choose).toHaveLength(32);
    expect(corners.goban?.area("B2")).toHaveLength(16);
    expect(corners.goban?.stone).toBe("");
    const edges = composing(["#tsunami"], ["south", "north"]);
    expect(edges.choose).toHaveLength(24);
    expect(edges.goban?.area("G13")).toContain("A13");
    expect(composing(["#duel"], ["G7"]).goban?.area("G7")).toHaveLength(25);
    expect(composing(["#seisme", "C"], ["north", "south"]).goban?.area("C12")).toContain("C8");
    expect(composing(["#bouclier"], ["D4", "D5"]).goban?.area("D5")).toEqual(["D5", "D4"]);
    expect(composing(["#coup_double"], ["E5"]).goban?.stone).toBe("black");
  });

  it("are asked for in words, and what is secret is no picture", () => {
    const ask = (prefix: string[], complete = false): string =>
      compositionOf(fr, scene(board(stones), main), prefix, { tokens: ["G7"], moves: [], complete }).text;
    expect(ask(["#duel"])).toContain("5 × 5");
    expect(ask(["#piege"])).toContain("l’adversaire ne la verra pas");
    expect(ask(["#piege", "G7"], true)).toContain("Vous seul verrez");
    expect(ask(["#duel", "G7"], true)).toContain("Vous confirmez");
  });

  it("have buttons where a point alone would not say it", () => {
    const composition = compositionOf(fr, scene(board(stones), main), ["#tsunami"], null);
    expect(composition.at("south")).toBeUndefined();
    expect(composition.label("south")).toBe("bord sud");
    expect(compositionOf(fr, scene(board(stones), main), ["#duel"], null).at("G7")).toBe("G7");
  });
});

describe("what a card did", () => {
  it("is shown once nobody can counter it", () => {
    const waiting = scene(board([], goban({ card: "tsunami" })), turn({ what: "answer-card", card: "tsunami" }), [
      said("#tsunami south"),
    ]);
    expect(happeningOf(waiting)).toBeUndefined();
    const through = scene(board([]), main, [said("#tsunami south"), said("pass", "lets", "white")]);
    expect(happeningOf(through)).toMatchObject({ key: "m:7", kind: "wave", way: "south" });
    expect(happeningOf(through)?.at).toHaveLength(13);
  });

  it("is heard once, when it is a wave", () => {
    const sheet = (...lines: LogLine[]): Sheet => {
      const { sheet: made, board: now } = scene(board([]), main, lines);
      return { ...(made as Sheet), board: now, lines };
    };
    const [laid, through] = [said("#tsunami south"), said("pass", "lets", "white")];
    const before = sheet();
    const after = sheet(laid, through);
    expect(soundOf(before, after)).toBe("wave");
    expect(soundOf(after, after)).toBeUndefined();
    expect(soundOf(before, sheet(said("#duel G7"), through))).toBeUndefined();
  });

  it("is nothing when it was countered, or long ago", () => {
    expect(
      happeningOf(scene(board([]), main, [said("#tsunami south"), said("#non", "#non", "white")])),
    ).toBeUndefined();
    expect(happeningOf(scene(board([]), main, [said("#tsunami south"), said("E5")]))).toBeUndefined();
  });

  it("differs by card", () => {
    const kind = (token: string): string | undefined => happeningOf(scene(board([]), main, [said(token)]))?.kind;
    expect(kind("#maree_haute A1")).toBe("flood");
    expect(kind("#seisme C north")).toBe("quake");
    expect(kind("#brouillard")).toBe("fog");
    expect(kind("#duel G7")).toBeUndefined();
  });
});

describe("what is pending", () => {
  it("says whose it is", () => {
    const exchange = turn({ what: "exchange", card: "duel", step: 1, steps: [] });
    expect(pendingOf(scene(board([]), exchange, [], { turn: "white" }))).toMatchObject({
      what: "exchange",
      mine: false,
    });
    expect(pendingOf(scene(board([]), exchange))).toMatchObject({ mine: true });
    expect(pendingOf(scene(board([]), main, [], { turn: "white" }))).toBeUndefined();
    expect(pendingOf(scene(board([]), main))).toMatchObject({ what: "main", by: "black" });
  });

  it("leaves room for an invitation", () => {
    const now = scene(board([]), main);
    const seats = (now.sheet?.seats ?? []).map((seat) => (seat.mine ? seat : { ...seat, kind: "open" as const }));
    expect(pendingOf(scene(board([]), main, [], { seats }))).toBeUndefined();
  });
});

describe("the list", () => {
  it("puts moves in columns, cards on rows, and leaves out who lets something happen", () => {
    expect(placeOf(said("D4"))).toBe("cell");
    expect(placeOf(said("pass"))).toBe("cell");
    expect(placeOf(said("pass", "lets"))).toBe("none");
    expect(placeOf(said("D4", "step D4"))).toBe("row");
    expect(placeOf(said("#duel G7"))).toBe("row");
  });

  it("says what was drawn to who may know it, and nothing to the others", () => {
    const dealt = (token: string): LogLine => ({ n: 1, seat: null, kind: "chance", token, text: token });
    expect(placeOf(dealt("#duel/2"))).toBe("row");
    expect(sayOf(fr, dealt("#duel/2")).written).toContain("Nom de duel");
    expect(placeOf(dealt("?"))).toBe("none");
    expect(sayOf(fr, dealt("?")).written).toBeUndefined();
  });

  it("calls things by name", () => {
    expect(sayOf(fr, said("#tsunami south")).written).toBe("Nom de tsunami, bord sud");
    expect(sayOf(fr, said("#piege ?")).written).toContain("note secrète");
    expect(sayOf(fr, said("D4")).written).toBeUndefined();
    expect(sayOf(fr, said("D4", "gift D4")).written).toContain("cadeau");
    expect(sayOf(fr, said("dead D4")).written).toContain("comme mort");
    expect(sayOf(fr, said("discard #non")).written).toBe("défausse Nom de non");
  });
});

describe("the dead stones", () => {
  const lines = (...tokens: string[]): LogLine[] =>
    tokens.map((one, n) => {
      const [seat = "", ...token] = one.split(" ");
      return { n, seat, kind: "action", token: token.join(" "), text: token.join(" ") } as LogLine;
    });

  it("are contested when the other side marks otherwise after one's agreement", () => {
    expect(contestedOf(lines("black dead D4", "black agree", "white alive D4", "white agree"), "black")).toEqual({
      by: "white",
      at: ["D4"],
    });
    expect(contestedOf(lines("white dead D4", "white agree"), "black")).toBeUndefined();
    expect(contestedOf(lines("black agree", "white resume"), "black")).toBeUndefined();
    expect(contestedOf(lines("black agree", "white dead D4", "black alive D4"), "black")).toBeUndefined();
  });
});

describe("the options of a new match", () => {
  const usual = { deck: "projet-1", word: "", ko: "nssk", komi: "7.5", empties: false, size: "13" } as const;

  it("are sent where they differ from the defaults", () => {
    expect(optionsOf(usual)).toEqual({});
    expect(optionsOf({ ...usual, deck: "own", word: "{}", ko: "psk", komi: "0", empties: true })).toEqual({
      deck: "{}",
      ko: "psk",
      komi: "0",
      emptyPileDiscardsHands: "true",
    });
    expect(optionsOf({ ...usual, deck: "none", empties: true })).toEqual({ deck: "none" });
  });

  it("drop the cards on nine lines, whatever the deck", () => {
    const nine = { ...usual, size: "9", deck: "own", word: "{}", empties: true } as const;
    expect(optionsOf(nine)).toEqual({ size: "9", deck: "none" });
    expect(wantedOf({ size: "9", deck: "none" }, ["projet-1", "none"]).size).toBe("9");
  });

  it("take komi in half points", () => {
    expect(["7.5", "0", "-3", "100.5"].every(isKomi)).toBe(true);
    expect(["", "7.25", "a", "7,5", "1000"].some(isKomi)).toBe(false);
  });
});

describe("a pass", () => {
  it("may well be meant once half of the board is filled", () => {
    const filled = (count: number) => ({
      width: 9,
      height: 9,
      pieces: Array.from({ length: count }, (_, k) => ({ at: `A${k}`, art: "go-black", side: "black" })),
    });
    expect(nearEnd(filled(40))).toBe(false);
    expect(nearEnd(filled(41))).toBe(true);
  });
});
