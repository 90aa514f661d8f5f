import { describe, expect, it, vi } from "vitest";
import { Arrangement, ERASE, type Judge } from "../../src/study/arranging/arrangement.svelte";
import { boxOf, naturesOf, standing } from "../../src/study/arranging/pieces";
import { cellsOf } from "../../src/study/arranging/position";
import type { BoardSheet, Piece } from "../../src/wire";

const NAMES = [
  ["a2", "b2"],
  ["a1", "b1"],
];
const SEATS = ["white", "black"];
const refused = (code: string): ReturnType<Judge> => Promise.resolve({ code, message: { fr: code, en: code } });

/** A game of kings, whose right to castle goes when its king has left home. */
const rules: Judge = ({ position = "" }) => {
  const [rows = "", , rights = ""] = position.split(" ");
  if (!/K/.test(rows) || !/k/.test(rows)) return refused("no-king");
  const [top = "", foot = ""] = rows.split("/");
  const right = (!rights.includes("K") || foot.startsWith("K")) && (!rights.includes("k") || top.startsWith("k"));
  return right ? Promise.resolve(undefined) : refused("no-castling");
};

function begun(position = "k1/K1 w Kk 0 1"): Arrangement {
  return new Arrangement({ position, options: { a: "b" } }, NAMES, SEATS, { sole: /k/i, castles: "Kk" }, rules);
}

describe("somebody sets up a position", () => {
  it("and puts pieces, which move if they stand once, and go if they are put again", async () => {
    const one = begun();
    one.tool = "P";
    await one.put("b2");
    await one.put("b1");
    await one.put("b1");
    expect(one.base).toEqual({ options: { a: "b" }, position: "kP/K1 w Kk 0 1" });
    one.tool = "k";
    await one.put("b1");
    expect(one.base.position).toBe("1P/Kk w K 0 1");
    await one.move("b2", "a1");
    expect(one.fault).toMatchObject({ code: "no-king" });
  });

  it("who is told what is missing, and can take it back", async () => {
    const one = begun();
    expect(one.undoable).toBe(false);
    await one.change(new Map());
    expect(one.fault).toMatchObject({ code: "no-king" });
    await one.undo();
    expect(one.fault).toBeUndefined();
    one.tool = ERASE;
    await one.put("a1");
    expect(one.base.position).toBe("k1/2 w Kk 0 1");
    expect(one.undoable).toBe(true);
  });

  it("keeps the castling that still holds, and hears why another one doesn't", async () => {
    const one = begun();
    await one.move("a1", "b1");
    expect([one.rights, one.fault]).toEqual(["k", undefined]);
    await one.grant("K", true);
    expect([one.rights, one.fault]).toMatchObject(["Kk", { code: "no-castling" }]);
    await one.grant("K", false);
    expect([one.rights, one.fault]).toEqual(["k", undefined]);
    await one.undo();
    expect([one.rights, one.fault]).toEqual(["Kk", undefined]);
  });

  it("and hears that what stands beside the board can't be read", async () => {
    const one = new Arrangement(
      { position: '{"fen":"k1/K1 w - 0 1","hands":{}}', options: {} },
      NAMES,
      SEATS,
      {},
      ({ position = "" }) => rules({ options: {}, position: (JSON.parse(position) as { fen: string }).fen }),
    );
    expect(one.says).toBe(true);
    one.besides = '{"hands":{"white":[1]}';
    await one.judge();
    expect([one.fault, one.refused, one.said]).toEqual(["json", true, {}]);
    one.besides += "}";
    await one.judge();
    expect([one.fault, one.refused]).toEqual([undefined, false]);
    expect(one.base.position).toBe('{"fen":"k1/K1 w - 0 1","hands":{"white":[1]}}');
    one.besides = '{"turn":"white"}';
    expect(await one.settled()).toBeUndefined();
    expect(one.fault).toBe("twice");
  });

  it("with what is held put on its holder, and away from it", async () => {
    const one = new Arrangement(
      { position: "A*/b1 w - 0 1", options: {} },
      NAMES,
      SEATS,
      { sole: /./, held: "*" },
      () => Promise.resolve(undefined),
    );
    one.tool = "*";
    await one.put("a2");
    expect(one.base.position).toBe("A!1/b1 w - 0 1");
    one.tool = "A";
    await one.put("b1");
    expect(one.base.position).toBe("2/bA! w - 0 1");
    one.tool = "*";
    await one.put("a2");
    expect(one.base.position).toBe("*1/bA w - 0 1");
  });

  /** A judge whose answers come when a test says so. */
  function slow(): { judge: Judge; asked: string[]; answer: () => void } {
    const waiting: (() => void)[] = [];
    const asked: string[] = [];
    const judge: Judge = ({ position = "" }) => {
      asked.push(position);
      return new Promise((resolve) => waiting.push(() => void rules({ options: {}, position }).then(resolve)));
    };
    return { judge, asked, answer: () => waiting.shift()?.() };
  }

  it("who puts what is no piece, and takes it back; what can't be read stays to be mended", async () => {
    const hole = { field: "holes", name: "" };
    const cards = '{"board":["k.","K."],"turn":"white","holes":["a1"]}';
    const one = new Arrangement({ position: cards, options: {} }, NAMES, SEATS, {}, () => Promise.resolve(undefined), [
      hole,
    ]);
    one.tool = { field: "holes", name: "" };
    await one.put("b2");
    expect(one.said).toEqual({ holes: ["a1", "b2"] });
    await one.undo();
    expect(one.said).toEqual({ holes: ["a1"] });
    one.tool = ERASE;
    await one.put("b1");
    expect(one.undoable).toBe(false);
    await one.put("a1");
    expect([one.cells.get("a1"), one.said]).toEqual([undefined, { holes: ["a1"] }]);
    await one.put("a1");
    expect(one.said).toEqual({ holes: [] });
    await one.undo();
    expect(one.bare).toBe(false);
    await one.clear();
    expect([one.bare, one.said]).toEqual([true, { holes: [] }]);
    await one.undo();
    expect([one.cells.size, one.said]).toEqual([1, { holes: ["a1"] }]);
    one.tool = { field: "holes", name: "" };
    one.besides = '{"holes":';
    await one.put("b2");
    expect([one.besides, one.fault]).toEqual(['{"holes":', "json"]);
  });

  it("and what was done meanwhile is judged, one thing at a time", async () => {
    const { judge, asked, answer } = slow();
    const one = new Arrangement({ position: "k1/K1 w Kk 0 1", options: {} }, NAMES, SEATS, { castles: "Kk" }, judge);
    const done = Promise.all([one.change(new Map()), one.change(new Map([["a1", "K"]])), one.undo(), one.undo()]);
    expect(asked).toEqual(["2/2 w Kk 0 1"]);
    answer();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    answer();
    await done;
    expect(asked[1]).toBe("k1/K1 w Kk 0 1");
    expect([one.fault, one.rights]).toEqual([undefined, "Kk"]);
  });

  it("and loses no castling because nobody could be asked", async () => {
    let busy = false;
    const judge: Judge = (base) => (busy ? refused("too-many") : rules(base));
    const one = new Arrangement({ position: "k1/K1 w Kk 0 1", options: {} }, NAMES, SEATS, { castles: "Kk" }, judge);
    busy = true;
    await one.move("a1", "b1");
    expect([one.rights, one.refused]).toEqual(["Kk", false]);
    expect(await one.settled()).toBeUndefined();
    busy = false;
    await one.judge(true);
    expect((await one.settled())?.position).toBe("k1/1K w k 0 1");
  });
});

it("pieces show how they move where they are put", () => {
  const board = { natures: "rwbw", width: 2 } as BoardSheet;
  const piece = (at: string, side: string, mode?: string): Piece =>
    ({ at, art: mode ? "pion" : "king", side, ...(mode && { mode }) }) as Piece;
  const natures = naturesOf(board, NAMES);
  const drawn = [
    piece("a1", "white", "rook"),
    piece("b1", "white"),
    piece("a2", "black", "bishop"),
    piece("b2", "black"),
  ];
  const box = boxOf(drawn, cellsOf("pk/PK w - 0 1", NAMES), natures);
  expect([...box.pieces.keys()]).toEqual(["P", "p", "K", "k"]);
  expect(standing(box, new Map([["a2", "P"]]), natures)).toEqual([piece("a2", "white", "bishop")]);
  expect(standing(box, new Map([["a1", "k"]]), natures)).toEqual([piece("a1", "black")]);
});
