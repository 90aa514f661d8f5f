import { words } from "../../src/games/confusion/texts";
import { beforeEach, describe, expect, it } from "vitest";
import { pictureOf, stampLasting } from "../../src/games/confusion/picture";
import { arrangedBy, compositionOf, promptOf } from "../../src/games/confusion/prompts";
import { wordsFor } from "../../src/games/confusion/words";
import { drawTile } from "../../src/games/confusion/tiles";
import type { SquareState } from "../../src/board/types";
import { sheetWith } from "../play/sheets";
import { action, diagrams, piece, scene } from "./fixtures";

const fr = await words.learn("fr");

beforeEach(() => localStorage.clear());

const plain: SquareState = { selected: false, target: undefined, check: false, last: false };
const known = { yellow: { C: { possible: [8, 9, 11] }, V: { possible: [9] } } };

describe("the board of Confusion", () => {
  const pieces = [
    piece("c2", "yellow", "C"),
    piece("d4", "yellow", "V"),
    piece("e5", "yellow", "H", { promoted: true }),
    piece("f9", "white", "L", { kind: 1 }),
  ];

  it("counts the kinds left on own pieces only, and not on promoted ones", () => {
    expect(pictureOf(fr, scene(pieces, { knowledge: known })).notes).toEqual([
      { at: "c2", left: 3 },
      { at: "d4", left: 1 },
    ]);
    expect(pictureOf(fr, scene(pieces, { knowledge: known, viewer: "public" })).notes).toEqual([]);
  });

  it("stamps the last try with its answer, until something else happens", () => {
    const board = { ...scene(pieces).board, last: ["f10", "f9"] };
    const lines = [action(0, "white", "L-S1", { answer: "yes" })];
    const { stamp } = pictureOf(fr, scene(pieces, { board, lines }));
    expect(stamp).toMatchObject({ from: "f10", to: "f9", word: "OUI", said: "yes" });
    expect(pictureOf(fr, scene(pieces, { lines })).stamp).toBeUndefined();
  });

  it("keeps what was said to one's own try while the other side tries, in words and on the board", () => {
    const own = action(0, "yellow", "C-N2", { answer: "no" });
    const theirs = action(1, "white", "L-S1", { answer: "yes" });
    const kept = (lines: (typeof own)[]) => pictureOf(fr, scene(pieces, { lines })).kept;
    expect(kept([own])).toBeUndefined();
    expect(kept([own, theirs])).toMatchObject({ from: "c2", to: "c4", word: "NON", said: "no" });
    expect(kept([{ ...own, answer: "yes" }, theirs])).toMatchObject({ to: "c2", said: "yes" });
    expect(kept([own, theirs, action(2, "yellow", "V-N1", { answer: "yes" })])).toBeUndefined();
    const { text } = promptOf(fr, scene(pieces, { lines: [own, theirs] }));
    expect(text).toMatch(/^Vous.: .*Réponse.: non\..*Réponse.: oui\./);
  });

  it("says how each try looks from what is known", () => {
    const moves = ["C-E1", "C-N1", "C-S1", "H-N2"].map((token) => ({
      token,
      from: token.startsWith("H") ? "e5" : "c2",
      to: "a1",
      capture: false,
      letter: token.charAt(0),
    }));
    const { prospects } = pictureOf(fr, scene(pieces, { knowledge: known, moves }));
    expect(Object.fromEntries(prospects ?? [])).toEqual({
      "C-E1": "open",
      "C-N1": "never",
      "C-S1": "open",
      "H-N2": "sure",
    });
  });

  it("is read aloud with letters and what is known", () => {
    const words = wordsFor(fr, "Plateau", scene(pieces, { knowledge: known }));
    const said = (at: string) =>
      words.square(
        at,
        "",
        pieces.find((one) => one.at === at),
        plain,
      );
    expect(said("c2")).toBe("c2, votre pièce C, possible\u00a0: Lavette, Crabe ou Cardinal");
    expect(said("d4")).toBe("d4, votre pièce V, c’est Crabe");
    expect(said("e5")).toBe("e5, votre pièce H, promue");
    expect(said("f9")).toBe("f9, Blancs, pièce L, Fusée");
    expect(said("a11")).toBe("a11, votre rangée de but");
    expect(said("a1")).toBe("a1, rangée de but adverse");
    expect(words.square("k4", "", undefined, { ...plain, shut: true })).toBe("k4, hors jeu");
  });

  it("draws letters, diagrams, crowns and the neutral piece", () => {
    const drawn = (piece: Parameters<typeof drawTile>[0]) =>
      drawTile(piece, { diagrams, up: "yellow", briefcase: true }).outerHTML;
    expect(drawn(piece("a1", "yellow", "K"))).toContain(">K<");
    expect(drawn(piece("a1", "white", "K", { kind: 2 })).match(/<circle/g)).toHaveLength(9);
    expect(drawn(piece("a1", "white", "K", { kind: 2, promoted: true })).match(/<circle/g)).toHaveLength(16);
    expect(drawn(piece("a1", "white", "K", { kind: 13 }))).toContain("confusion-agent");
    expect(drawn(piece("a1", "white", "K", { holds: true }))).toContain("confusion-briefcase");
    expect(drawn({ at: "f6", art: "confusion-briefcase", side: "" })).toContain("confusion-briefcase");
  });
});

describe("what is asked of a player", () => {
  it("is a reply when the neutral piece stands on its first row", () => {
    const threat = [piece("f1", "white", "T", { holds: true })];
    expect(promptOf(fr, scene(threat)).title).toBe(fr.confusion.prompt.claim("la pièce neutre"));
    expect(promptOf(fr, scene([piece("f2", "white", "T", { holds: true })])).title).toBe(fr.confusion.prompt.idle);
  });

  it("tells what the other side just heard", () => {
    const lines = [action(0, "white", "L-S2", { answer: "no" })];
    expect(promptOf(fr, scene([], { lines })).text).toBe(
      "Blancs\u00a0: L, 2 cases vers le bas. Réponse\u00a0: non. Le but\u00a0: porter Z, la pièce neutre, jusqu’à la rangée d’en face.",
    );
  });

  it("points at the pieces that may be picked", () => {
    const pieces = [piece("c2", "yellow", "C"), piece("c10", "white", "C")];
    const composition = compositionOf(fr, scene(pieces), ["swap", "A"]);
    expect([composition.at("C"), composition.label("C")]).toEqual(["c2", "Pièce C"]);
    expect(compositionOf(fr, scene(pieces), ["cover"]).label("12")).toBe("Abbé");
  });

  it("shows the letters placed so far", () => {
    expect(arrangedBy(scene([]), ["setup", "c2", "d1"]).map(({ at, letter }) => [at, letter])).toEqual([
      ["c2", "A"],
      ["d1", "C"],
    ]);
    expect(arrangedBy(scene([]), ["swap", "A"])).toEqual([]);
  });
});

describe("the answer to a try", () => {
  it("stays for a second or more, a try alone doesn't", () => {
    const log = [action(0, "white", "H-S1"), action(1, "yellow", "no"), action(2, "yellow", "C-N2")];
    const upTo = (count: number) => sheetWith(log.slice(0, count), 0);
    expect(stampLasting(upTo(1), upTo(2))).toBeGreaterThanOrEqual(1000);
    expect(stampLasting(upTo(2), upTo(3))).toBe(0);
    // Where nobody is asked, the answer comes with the try.
    const told = sheetWith([action(0, "white", "L-S2", { answer: "yes" })], 0);
    expect(stampLasting(sheetWith([], 0), told)).toBeGreaterThanOrEqual(1000);
  });
});
