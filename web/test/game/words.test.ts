import { describe, expect, it } from "vitest";
import { again } from "../../src/game/again";
import { wordsFor } from "../../src/games/mutation/boardWords";
import { inspect, natureAt } from "../../src/games/mutation/inspect";
import { newsOf, soundOf } from "../../src/game/news";
import { againstWhom, endTitle, isPerson, ratedWords, reasonOf, seatName, unrated } from "../../src/game/who";
import { words } from "../../src/games/mutation/texts";
import { words as ofTsunami } from "../../src/games/tsunami/texts";
import type { Move } from "../../src/wire";
import { king, piece, move, sheet as board } from "../board/fixtures";
import { event, line, sheetWith } from "../play/sheets";

const [en, fr] = [await words.learn("en"), await words.learn("fr")];
const { tsunami } = await ofTsunami.learn("fr");
const f3 = piece("f3", "bishop");
const idle = { selected: false, target: undefined, check: false, last: false };

describe("inspect", () => {
  const table = board([f3, king("e1")]);
  const at = (moves: Move[], turn: string | null = f3.side) => ({ board: table, moves, turn });

  it("says what the piece in hand does, and how far", () => {
    const said = inspect(fr, at([move("f3", "h5"), move("f3", "g4"), move("e1", "e2")]), {
      at: "f3",
      aim: undefined,
    });
    expect(said).toMatchObject({ square: "Case f3, bleue", title: "Ce pion file en diagonale." });
    expect(said?.text).toContain("2 cases");
  });

  it("says that a piece is blocked, and nothing of a reach when it isn't its turn", () => {
    const held = { at: "f3", aim: undefined };
    expect(inspect(fr, at([move("e1", "e2")]), held)?.text).toContain("Bloqué");
    const waits = inspect(fr, at([move("e1", "e2")], "black"), held)?.text;
    expect(waits).not.toMatch(/\d|Visez|Bloqué/);
  });

  it("says what it becomes where it is aimed", () => {
    const said = inspect(fr, at([]), { at: "f3", aim: move("f3", "h5", { becomes: "knight" }) });
    expect(said?.text).toBe(
      "Posé en **h5**, il sera sur du jaune\u00a0: il sautera comme un cavalier au coup suivant.",
    );
  });

  it("knows a capture, a square of the same colour, and a king", () => {
    const to = (more: object) => inspect(en, at([]), { at: "f3", aim: move("f3", "g4", more) })?.text;
    expect(to({ capture: true, becomes: "rook" })).toContain("If it captures");
    expect(to({ becomes: "bishop" })).toContain("still");
    const royal = { token: "e1e2", from: "e1", to: "e2", capture: false };
    expect(inspect(en, at([]), { at: "e1", aim: royal })?.text).toContain("still a king");
  });

  it("explains castling by both pieces", () => {
    const aim = {
      token: "e1g1",
      from: "e1",
      to: "g1",
      capture: false,
      partner: { from: "h1", to: "f1", becomes: "bishop" },
    };
    const said = inspect(fr, at([]), { at: "e1", aim })?.text;
    for (const word of ["g1", "h1", "f1", "du bleu", "diagonale"]) expect(said).toContain(word);
  });

  it("reads the ground", () => {
    expect(natureAt(table, "a1")).toBe("R");
    expect(natureAt(table, "e4")).toBe("K");
    expect(natureAt(table, "h7")).toBe("W");
  });
});

describe("board words", () => {
  const words = wordsFor(fr, "Plateau");

  it("label squares fully", () => {
    expect(words.square("f3", "B", f3, idle)).toBe("f3, case bleue, pion blanc, bouge comme un fou");
    expect(words.square("e1", "K", king("e1", "black"), { ...idle, check: true })).toBe(
      "e1, case noire, roi noir, en échec",
    );
    expect(words.square("h5", "Y", undefined, { ...idle, target: move("f3", "h5") })).toBe(
      "h5, case jaune, case possible, y deviendra cavalier",
    );
  });
});

describe("results", () => {
  const over = (winner: string | null, reason: string) => sheetWith([], 0, { outcome: { winner, reason } });

  it("are told with their reason", () => {
    expect(reasonOf(fr, over("white", "checkmate"))).toBe("Échec et mat.");
    expect(reasonOf(fr, over("white", "resignation"))).toBe("Les Noirs ont abandonné.");
    expect(reasonOf(en, over(null, "bare-kings"))).toContain("kings");
    for (const reason of ["fifty-moves", "fivefold-repetition", "seventy-five-moves", "dead-position"])
      for (const texts of [fr, en])
        expect(reasonOf(texts, over(null, reason))).not.toBe(texts.game.result.reasons.other());
    expect(reasonOf(en, over("white", "flag"))).toBe("Black ran out of time.");
    expect(reasonOf(en, over(null, "flag"))).toContain("can no longer mate");
    expect(reasonOf(fr, over(null, "flag"))).toContain("ne peut plus mater");
  });

  it("speak to the player who lost by it, and of the others to whoever looks on", () => {
    const seen = (mine: readonly string[], reason: string) => {
      const { outcome, seats } = over("black", reason);
      return { outcome, seats: seats.map((seat) => ({ ...seat, mine: mine.includes(seat.seat) })) };
    };
    expect(reasonOf(en, seen(["white"], "resignation"))).toBe("You resigned.");
    expect(reasonOf(fr, seen(["white"], "resignation"))).toBe("Vous avez abandonné.");
    expect(reasonOf(en, seen(["white"], "flag"))).toBe("You ran out of time.");
    expect(reasonOf(en, seen(["white"], "checkmate"))).toBe("Checkmate.");
    for (const mine of [["black"], [], ["white", "black"]])
      expect(reasonOf(en, seen(mine, "resignation"))).toBe("White resigned.");
  });

  it("are told in a game's own words where it has some", () => {
    const ends = { line: (side: string, other: string) => `${side} before ${other}` };
    const own = { sides: { ends: () => ends } };
    expect(reasonOf(en, over("white", "line"), own)).toBe("White before Black");
    expect(reasonOf(en, over("white", "line"))).toBe(en.game.result.reasons.other());
    expect(reasonOf(en, over("white", "resignation"), own)).toBe("Black resigned.");
  });

  it("survive a reason that the page does not know yet", () => {
    expect(reasonOf(fr, over(null, "toString"))).toBe("La partie est finie.");
  });

  it("have a title for who looks", () => {
    const sheet = over("black", "checkmate");
    expect(endTitle(fr, sheet, "lost")).toBe("Vous avez perdu.");
    expect(endTitle(fr, sheet, "told")).toBe("Les Noirs ont gagné.");
  });
});

describe("a seat", () => {
  const [seat] = sheetWith([]).seats.filter((one) => !one.mine);

  it("is a person's as long as somebody may come back to it", () => {
    if (!seat) throw new Error("no seat");
    const kinds = (["guest", "account", "gone", "computer", "open"] as const).filter((kind) =>
      isPerson({ ...seat, kind }),
    );
    expect(kinds).toEqual(["guest", "account"]);
  });

  it("says whose account was deleted", () => {
    if (!seat) throw new Error("no seat");
    expect(seatName(fr, { ...seat, kind: "gone", name: "" }, false)).toBe("Compte supprimé");
    const seats = [
      { ...seat, mine: true },
      { ...seat, kind: "gone" as const },
    ];
    expect(againstWhom(en, { seats })).toBe("against a deleted account");
  });
});

describe("what counts for standing", () => {
  const seat = { seat: "white", kind: "account" as const, name: "", level: 0, mine: true, here: true };
  const other = (kind: "account" | "guest" | "gone") => ({ seats: [seat, { ...seat, kind }], rated: true as const });

  it("does between accounts, and not where a guest sits", () => {
    expect([ratedWords(fr, other("account")), unrated(other("account"))]).toEqual(["partie classée", false]);
    expect([ratedWords(fr, other("guest")), unrated(other("guest"))]).toEqual(["partie non classée", true]);
    expect(unrated(other("gone"))).toBe(false);
    expect(ratedWords(fr, { seats: [seat] })).toBe("");
  });
});

describe("news", () => {
  it("reads new moves and events aloud", () => {
    const before = sheetWith([line(0, { text: "e2-e4" })]);
    const now = sheetWith([...before.lines, line(1, { text: "d7-d5" }), event(2, "white", "offer draw")]);
    expect(newsOf(fr, before, now)).toBe("Noirs\u00a0: d7-d5 ; Blancs\u00a0: nulle proposée");
    expect(newsOf(fr, now, now)).toBe("");
  });

  it("makes the right sound", () => {
    const before = sheetWith([line(0)], 0, { board: board([f3, piece("g4")]) });
    const next = [line(0), line(1)];
    expect(soundOf(before, sheetWith(next, 0, { board: board([f3, piece("h5")]) }))).toBe("move");
    expect(soundOf(before, sheetWith(next, 0, { board: board([f3]) }))).toBe("capture");
    expect(soundOf(before, sheetWith(next, 0, { board: board([f3], { check: ["e1"] }) }))).toBe("check");
    expect(soundOf(before, sheetWith(next, 0, { outcome: { winner: null, reason: "stalemate" } }))).toBe("end");
    expect(soundOf(before, before)).toBeUndefined();
  });
});

describe("again", () => {
  it("changes sides and keeps the rest", () => {
    expect(again(sheetWith([]))).toEqual({
      game: "mutation",
      options: { board: "CM-1" },
      opponent: "computer",
      level: 5,
      seat: "black",
    });
  });

  it("knows two on one screen", () => {
    const sheet = sheetWith([]);
    const both = { ...sheet, seats: sheet.seats.map((seat) => ({ ...seat, mine: true })) };
    expect(again(both).opponent).toBe("screen");
    expect(againstWhom(en, both)).toBe("two players, one screen");
  });
});

describe("the sides of go", () => {
  const parts = { sides: { names: () => tsunami.sides } };
  const over = (reason: string) => ({
    outcome: { winner: "black", reason },
    seats: [{ seat: "black" }, { seat: "white" }],
  });

  it("are called by one, those of chess by many", () => {
    expect(reasonOf(fr, over("score"), parts)).toBe("Noir a gagné aux points.");
    expect(reasonOf(fr, over("resignation"), parts)).toBe("Blanc a abandonné.");
    expect(reasonOf(fr, over("resignation"))).toBe("Les Blancs ont abandonné.");
    expect(endTitle(fr, over("score"), "told", parts)).toBe("Noir a gagné.");
  });
});
