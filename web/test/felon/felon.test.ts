import { words } from "../../src/games/felon/texts";
import { describe, expect, it } from "vitest";
import { inspect } from "../../src/games/felon/inspect";
import { pictureOf, placesOf } from "../../src/games/felon/picture";
import { promptOf, waitingOf } from "../../src/games/felon/prompts";
import { changedIn, phaseOf } from "../../src/games/felon/setting";
import { sayOf, wordsFor } from "../../src/games/felon/words";
import type { Move } from "../../src/wire";
import { sheetWith } from "../play/sheets";
import { board, kings, line, piece, move, scene } from "./fixtures";

const [en, fr] = [await words.learn("en"), await words.learn("fr")];

const idle = { selected: false, target: undefined, check: false, last: false };

describe("placing", () => {
  const yellow = piece("felon", "g1");
  const red = piece("felon", "c13", "red");

  it("tells its parts from the pieces on the board", () => {
    expect(phaseOf(board([piece("garde", "a2")]))).toBe("first");
    expect(phaseOf(board([red]))).toBe("second");
    expect(phaseOf(board([red, yellow]))).toBe("rows");
    expect(phaseOf(board([red, yellow, piece("roi", "f1")]))).toBe("rows");
    expect(phaseOf(board([...kings, red, yellow]))).toBe("play");
  });

  it("asks each for the other's félon, on the other's rank", () => {
    expect(promptOf(fr, scene([], { board: board([]) })).title).toBe("Placez le félon rouge sur la rangée 13.");
    expect(promptOf(fr, scene([], { board: board([red]) })).title).toBe("Placez le félon jaune sur la rangée 1.");
    expect(promptOf(en, scene([], { board: board([red, yellow]) })).title).toContain("line up");
    expect(waitingOf(fr, { board: board([]) })?.title).toBe("L’adversaire place votre félon.");
    expect(waitingOf(fr, { board: board(kings) })).toBeUndefined();
  });

  it("makes squares of the offered words only", () => {
    const offer = { moves: [], heads: [], words: ["a13", "m13", "resign", "offer draw"] };
    const sheet = sheetWith([], 0, { offer });
    expect(placesOf(scene([], { board: board([]), sheet }))).toEqual(["a13", "m13"]);
    expect(placesOf(scene([], { board: board([]), sheet, live: false }))).toEqual([]);
    expect(placesOf(scene([], { sheet }))).toEqual([]);
  });
});

describe("the board", () => {
  it("marks the félon to hijack and the gardes that come back", () => {
    const now = scene([]);
    const back = piece("garde", "d9", "yellow", { back: true });
    const { badges } = pictureOf(fr, { ...now, board: board([...kings, back], { hijack: "e7" }) });
    expect(badges).toEqual([
      { at: "d9", mark: "mark-back", corner: "movement" },
      { at: "e7", mark: "mark-hijack", corner: "rank" },
    ]);
  });

  it("says orange, pieces, hijack, swaps and conversions aloud", () => {
    const now = scene([], { board: board(kings, { hijack: "e7" }) });
    const words = wordsFor(fr, "Plateau", now);
    expect(words.square("e7", "O", piece("felon", "e7", "red"), idle)).toBe(
      "e7, case orange, félon rouge, peut être détourné",
    );
    const aim = (more: Partial<Move>) =>
      words.square("b9", ".", piece("garde", "b9", "red"), { ...idle, target: move("b1", "b9", more) });
    expect(aim({ swap: true })).toContain("échange possible");
    expect(aim({ swap: true, convert: true })).toContain("change de camp");
    expect(aim({ capture: true, hijack: true })).toBe("b9, garde rouge, prise possible, détournement possible");
  });
});

describe("the piece in hand", () => {
  it("teaches what its kind does under the options", () => {
    const squire = scene([piece("ecuyer", "a1")]);
    const held = { at: "a1", aim: undefined };
    expect(inspect(fr, squire, held)?.title).toBe("L’écuyer saute comme un cavalier.");
    expect(inspect(fr, { ...squire, options: { ecuyer: "rook" } }, held)?.title).toContain("tour");
  });

  it.each<[Partial<Move>, string]>([
    [{ swap: true }, "Rien n’est pris"],
    [{ swap: true, convert: true }, "passera dans votre camp"],
    [{ hijack: true }, "c’est tout votre tour"],
    [{ hijack: true, capture: true }, "un des siens"],
    [{ capture: true, takes: "c7" }, "en passant le garde de **c7**"],
    [{ capture: true }, "Prise en **c8**"],
  ])("explains %o", (more, said) => {
    const now = scene([piece("ministre", "c1"), piece("garde", "c8", "red")]);
    expect(inspect(fr, now, { at: "c1", aim: move("c1", "c8", more) })?.text).toContain(said);
  });

  it("warns of the far rank and of the orange", () => {
    const now = scene([piece("garde", "c12"), piece("felon", "d5"), piece("garde", "k2", "red")]);
    const text = (from: string, to: string, options = {}) =>
      inspect(fr, { ...now, options }, { at: from, aim: move(from, to) })?.text;
    expect(text("c12", "c13")).toContain("passera à l’adversaire");
    expect(text("c12", "c13", { gardeFarRank: "RETURN" })).toContain("fera demi-tour");
    expect(text("k2", "k1")).toContain("passera à l’adversaire");
    expect(text("d5", "d7")).toContain("détourner");
    expect(text("d5", "d4")).not.toContain("détourner");
  });

  it("may be the enemy's félon, now or never", () => {
    const now = scene([piece("felon", "d7", "red")], { moves: [move("d7", "d8", { hijack: true })] });
    const held = { at: "d7", aim: undefined };
    expect(inspect(fr, now, held)?.title).toContain("maintenant ou jamais");
    const lasting = { ...now, options: { felonHijack: "WHILE_IN_ZONE" } };
    expect(inspect(fr, lasting, held)?.title).not.toContain("jamais");
    const right = { ...now, board: board(now.board.pieces, { hijack: "d7" }) };
    expect(promptOf(fr, right).text).toContain("d7");
    expect(promptOf(fr, { ...right, moves: [] }).title).toBe("À vous de jouer.");
  });
});

describe("the list", () => {
  it("writes placings in words and swaps with arrows", () => {
    expect(sayOf(fr, line("g13")).written).toBe("félon en g13");
    expect(sayOf(en, line("reversed")).written).toBe("pieces from right to left");
    expect(sayOf(fr, line("d1d9", "Vd1<>d9")).written).toBe("Vd1↔d9");
    expect(sayOf(fr, line("a2a4", "a2-a4")).written).toBe("a2-a4");
    expect(sayOf(en, line("b1c3", "Eb1-c3+")).written).toBe("Sb1-c3+");
    expect(sayOf(en, line("d7d8", "!Fd7xd8")).written).toBe("!Fd7xd8");
    expect(sayOf(fr, line("b1c3", "Eb1-c3+")).written).toBe("Eb1-c3+");
  });

  it("tells a move aloud", () => {
    expect(sayOf(fr, line("c1c9", "Mc1<>c9*+")).aloud).toBe(
      "Ministre de c1 s’échange avec c9, le garde change de camp, échec",
    );
    expect(sayOf(fr, line("d7d8", "!Fd7xd8")).aloud).toBe("détournement, Félon de d7 prend en d8");
    expect(sayOf(en, line("a2a4", "a2-a4#")).aloud).toBe("Guard, a2 to a4, mate");
  });

  it("names only what is unusual about the options", () => {
    expect(changedIn(fr, { felonHijack: "IMMEDIATE", orangeZone: "6-8" })).toBe("");
    expect(changedIn(fr, { ecuyer: "ROOK", gardeFarRank: "return" })).toBe("gardes qui reviennent, écuyer tour");
  });
});
