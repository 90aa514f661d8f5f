import { words } from "../../src/games/ironpond/texts";
import { describe, expect, it } from "vitest";
import { figures, magnetFields, shownMarks } from "../../src/games/ironpond/pieces";
import { floorOf } from "../../src/games/ironpond/picture";
import { wordsFor } from "../../src/games/ironpond/words";
import { piece, scene, table } from "./fixtures";

const fr = await words.learn("fr");

const quiet = { selected: false, target: undefined, check: false, last: false };

describe("the pieces of Iron Pond", () => {
  it("show one mark a corner, the newer one", () => {
    const marked = piece("e4", "white", "bishop", { marks: ["neutral", "magnet", "frozen", "shield"] });
    expect(shownMarks(marked).map(({ mark, x, y }) => [mark, Math.sign(x), Math.sign(y)])).toEqual([
      ["neutral", 1, -1],
      ["shield", 1, 1],
      ["frozen", -1, 1],
    ]);
  });

  it("are plain stamps without marks, striped when neutral, with a second piece when merged", () => {
    expect(figures.draw(piece("a1", "white", "rook"))).toBeUndefined();
    const neutral = figures.draw(piece("a1", "white", "rook", { marks: ["neutral"] }));
    expect(neutral?.querySelector(".side-neutral use")?.getAttribute("href")).toBe("#chess-rook");
    const merged = figures.draw(piece("a1", "white", "rook", { merged: ["chess-knight"] }));
    expect([...(merged?.querySelectorAll("use") ?? [])].map((one) => one.getAttribute("href"))).toEqual([
      "#chess-rook",
      "#chess-knight",
    ]);
  });

  it("dash what passes", () => {
    const frozen = figures.draw(piece("a1", "white", "rook", { marks: ["frozen", "royal"] }));
    expect(frozen?.querySelectorAll(".zb-passing").length).toBe(1);
    expect(frozen?.querySelectorAll(".zb-mark").length).toBe(2);
  });
});

describe("what lies on the squares", () => {
  it("has the fields of magnets, cut at the edge", () => {
    const magnet = piece("a1", "white", "rook", { marks: ["magnet"] });
    expect(magnetFields([magnet])).toEqual(["a2", "b1", "b2"]);
  });

  it("shows the traps that these eyes see, now or looking back", () => {
    const traps = [
      { seat: "white", card: "12", at: "d5" },
      { seat: "black", card: "28" },
    ];
    expect(floorOf(scene([], table({ traps }))).traps).toEqual(["d5"]);
    const past = { ...scene([], table({ traps })), live: false };
    expect(floorOf({ ...past, cards: undefined }).traps).toEqual([]);
    const open = [{ seat: "black", card: "12", at: "e5" }];
    expect(floorOf({ ...past, viewer: "truth", cards: table({ traps: open }) }).traps).toEqual(["e5"]);
  });

  it("is said aloud", () => {
    const bishop = piece("e4", "black", "bishop", { marks: ["neutral"], merged: ["chess-rook"] });
    const traps = [{ seat: "white", card: "12", at: "e4" }];
    const words = wordsFor(fr, "plateau", scene([bishop], table({ traps })));
    expect(words.square("e4", "", bishop, { ...quiet, check: true })).toBe(
      "e4, fou des Noirs, fusionné avec tour, neutre\u00a0: les deux joueurs peuvent le jouer, votre piège, en échec",
    );
  });
});
