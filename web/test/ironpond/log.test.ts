import { words } from "../../src/games/ironpond/texts";
import { afterEach, describe, expect, it } from "vitest";
import { effectsOf, happened, localized, placeOf, sayOf, spelt } from "../../src/games/ironpond/log";
import { actsOf, lasting } from "../../src/games/ironpond/announcement";
import { settings } from "../../src/site/settings.svelte";
import type { LogLine, Sheet } from "../../src/wire";
import { line } from "../play/sheets";
import { dealt, scene, table } from "./fixtures";

const [en, fr] = [await words.learn("en"), await words.learn("fr")];

const lang = settings.lang;
afterEach(() => {
  settings.lang = lang;
});

const hole: LogLine["told"] = [
  { what: "card", seat: "white", card: "25", fate: "counts" },
  { what: "hole", at: "e5" },
];

describe("moves in words", () => {
  it("have French letters in French only", () => {
    settings.lang = "fr";
    expect(["Nf3", "exd8=Q+", "O-O", "Cxb4", "QRh1#"].map(localized)).toEqual([
      "Cf3",
      "exd8=D+",
      "O-O",
      "Chxb4",
      "DTh1#",
    ]);
    settings.lang = "en";
    expect(localized("Nf3")).toBe("Nf3");
  });

  it("are spelt for those who listen", () => {
    expect(spelt(fr, "Nxf3+")).toBe("cavalier prend f3, échec");
    expect(spelt(en, "e8=Q#")).toBe("pawn e8 = queen, mate");
    expect(spelt(fr, "O-O-O")).toBe("grand roque");
    expect(sayOf(en, line(0, { token: "pass", told: hole })).aloud).toBe(
      "lets it happen; “Card 25” takes effect; A hole on e5",
    );
  });
});

describe("what lines brought about", () => {
  it("is told a sentence each", () => {
    expect(effectsOf(en, { told: hole })).toEqual(["“Card 25” takes effect", "A hole on e5"]);
    const moved = { what: "moved", at: "b8", to: "c8", art: "chess-knight", side: "black" };
    expect(effectsOf(fr, { told: [moved] })).toEqual(["cavalier des Noirs\u00a0: de b8 en c8"]);
    expect(effectsOf(fr, { told: [{ what: "something new" }] })).toEqual([]);
    // A takeback brings nothing about.
    expect(effectsOf(fr, { told: [moved], drops: 3 })).toEqual([]);
  });

  it("lists a pass only when it brought something about, and darts though chance throws them", () => {
    expect(placeOf({ token: "pass", kind: "action" })).toBe("none");
    expect(placeOf({ token: "pass", kind: "action", told: hole })).toBe("row");
    expect(["3", "hit", "#40", "look"].map((token) => placeOf({ token, kind: "chance" }))).toEqual([
      "row",
      "row",
      "none",
      "none",
    ]);
    expect(happened(en, { token: "1", kind: "chance" })).toBe("The dart hits.");
    expect(happened(en, { token: "gesture nudge", kind: "event" })).toBe("a nudge");
    expect(happened(en, { token: "offer draw", kind: "event" })).toBeUndefined();
  });
});

describe("announcements", () => {
  const before = scene([], table()).sheet as Sheet;
  const after = (more: Partial<LogLine>, cards = table()): Sheet => ({
    ...before,
    lines: [...before.lines, line(before.lines.length, { seat: "black", ...more })],
    cards,
  });

  it("shows a card of the other's, and what it does, for long enough", () => {
    const announced = [{ seat: "black", card: "25", picks: ["e5"] }];
    const laid = after({ token: "#25 e5" }, table({ announced }));
    expect(actsOf(en, before, laid)).toMatchObject([{ kind: "announced", card: "25", sentences: ["e5"] }]);
    expect(lasting(en, before, laid)).toBeGreaterThan(500);
    const done = after({ token: "pass", told: hole });
    expect(actsOf(en, before, done)).toMatchObject([{ kind: "result", fate: "counts", sentences: ["A hole on e5"] }]);
  });

  it("says nothing of an ordinary move, of one's own announcement, nor while the board is hidden", () => {
    expect(actsOf(en, before, after({ token: "e7e5" }))).toEqual([]);
    const announced = [{ seat: "white", card: "25", picks: ["e5"] }];
    const own = after({ token: "#25 e5", seat: "white" }, table({ announced }));
    expect(actsOf(en, before, own)).toEqual([]);
    const blank = { ...after({ token: "pass", told: hole }), board: { ...before.board, blank: true as const } };
    expect(actsOf(en, before, blank)).toEqual([]);
  });

  it("throws the darts of a hand again for everybody", () => {
    const sight = { reach: 0.4, across: { period: 900, phase: 0 }, along: { period: 700, phase: 0 } };
    const thrown = actsOf(
      en,
      { ...before, cards: table({ sight }) },
      after({ token: "shots 1 20 300", kind: "event" }),
    );
    expect(thrown).toMatchObject([{ kind: "darts", reach: 0.4, spots: [{}, {}, {}] }]);
  });

  it("draws the darts of chance on the target, all that stick", () => {
    const dart = (n: number, token: string): LogLine => line(n, { kind: "chance", seat: null, token, text: token });
    const thrown = [line(0, { token: "#71 d7" }), dart(1, "4"), dart(2, "2"), dart(3, "1")];
    const at = (count: number): Sheet => ({ ...before, lines: thrown.slice(0, count) });
    const [act, ...more] = dealt(() => actsOf(fr, at(2), at(4)));
    expect(more).toEqual([]);
    expect(act).toMatchObject({ kind: "darts", card: "71", sentences: ["À côté.", "La fléchette touche."] });
    const inside = act?.spots.map(({ x, y }) => Math.hypot(x, y) < (act.reach ?? 0));
    expect(inside).toEqual([false, false, true]);
    expect(new Set(act?.spots.map(({ x }) => x)).size).toBe(3);
  });
});

describe("a card against the rule", () => {
  const told: LogLine["told"] = [{ what: "card", seat: "white", card: "23", fate: "void", rule: "F2" }];

  it("is named with the part of the rule that annuls it", () => {
    expect(effectsOf(fr, { told })[0]).toContain("un roi pourrait être pris (F2)");
    expect(effectsOf(en, { told })[0]).toContain("breaks the fundamental rule");
    expect(effectsOf(fr, { told: [{ what: "card", seat: "white", card: "23", fate: "void" }] })[0]).toMatch(
      /reste sans effet$/,
    );
  });
});
