// @vitest-environment jsdom
import { chessboardPaint, gobanPaint } from "../../src/board/paint";
import { beforeEach, describe, expect, it, vi } from "vitest";
import fetched from "drawings:pieces";
import { createBoard } from "../../src/board/board";
import type { Board, BoardView } from "../../src/board/types";
import type { BoardSheet } from "../../src/wire";
import { king, piece, move, view } from "./fixtures";

const pieces = [king("e1"), piece("e2"), piece("d5", "queen", "black")];
const moves = [move("e2", "e4", { becomes: "queen" }), move("e2", "d5", { capture: true, becomes: "queen" })];

let board: Board;
let host: HTMLElement;
const events = { move: vi.fn(), pick: vi.fn() };

function show(shown: BoardView): void {
  document.body.replaceChildren();
  host = document.createElement("div");
  document.body.append(host);
  board = createBoard(host, shown, events);
}

function cell(at: string): HTMLElement {
  const found = host.querySelector<HTMLElement>(`[data-at="${at}"]`);
  if (!found) throw new Error(`no cell ${at}`);
  return found;
}

function key(name: string): void {
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
}

function menShown(): string[] {
  return [...host.querySelectorAll(".zb-l-pieces > g")].map((each) => each.getAttribute("transform") ?? "").sort();
}

beforeEach(() => {
  vi.clearAllMocks();
  show(view(pieces, moves));
});

describe("the grid", () => {
  it("is one named grid of rows and labelled cells with a single tab stop", () => {
    expect(host.querySelector("[role=grid]")?.getAttribute("aria-label")).toBe("Board");
    expect(host.querySelectorAll("[role=grid] > [role=row] > [role=gridcell]")).toHaveLength(64);
    expect(host.querySelectorAll("[tabindex='0']")).toHaveLength(1);
    expect(cell("e2").getAttribute("aria-label")).toBe("e2 W pawn");
  });
  it("plays from the keyboard alone", () => {
    board.focus();
    for (const name of ["ArrowUp", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "Enter"]) key(name);
    expect(events.pick).toHaveBeenLastCalledWith({ at: "e2", aim: undefined });
    expect(cell("e2").getAttribute("aria-selected")).toBe("true");
    for (const name of ["ArrowUp", "ArrowUp"]) key(name);
    expect(events.pick).toHaveBeenLastCalledWith({ at: "e2", aim: moves[0] });
    expect(host.querySelectorAll(".zb-ghost")).toHaveLength(1);
    key(" ");
    expect(events.move).toHaveBeenCalledWith([moves[0]]);
    expect(events.pick).toHaveBeenLastCalledWith(null);
  });
  it("walks to the ends of a row as the viewer sees it", () => {
    show(view(pieces, moves, { flipped: true }));
    board.focus();
    key("End");
    expect(document.activeElement).toBe(cell("a8"));
    key("Home");
    expect(document.activeElement).toBe(cell("h8"));
  });
  it("drops with Escape and says so", () => {
    cell("e2").focus();
    key("Enter");
    expect(host.querySelector("[role=status]")?.textContent).toBe("e2: 2");
    key("Escape");
    expect(host.querySelector("[role=status]")?.textContent).toBe("dropped");
  });
  it("lets a screen reader click", () => {
    cell("e2").click();
    cell("e4").click();
    expect(events.move).toHaveBeenCalledWith([moves[0]]);
  });
  it("keeps the focus through updates", () => {
    cell("e4").focus();
    board.update(view(pieces, []));
    expect(document.activeElement).toBe(cell("e4"));
  });
});

describe("the picture", () => {
  it("marks each target with what the piece becomes", () => {
    board.type("e2");
    expect(host.querySelectorAll(".zb-target:not(.zb-case)")).toHaveLength(1);
    expect(host.querySelectorAll(".zb-capture:not(.zb-case)")).toHaveLength(1);
    const glyphs = [...host.querySelectorAll(".zb-l-tgt use")].map((use) => use.getAttribute("href"));
    expect(glyphs).toEqual(["#mode-queen", "#mode-queen"]);
  });
  it("engraves empty squares only", () => {
    expect(host.querySelectorAll(".zb-engraved")).toHaveLength(61);
  });
  it("shows in a window the glyph and the colour of the mode", () => {
    const pane = host.querySelector(".zb-piece.side-black .zb-pane");
    expect(pane?.querySelector("use")?.getAttribute("href")).toBe("#mode-queen");
    expect(pane?.querySelector("circle")?.getAttribute("fill")).toBe("var(--mu-black)");
  });
  it("is right after many updates in a row", () => {
    const end = [king("g1"), piece("f1", "bishop"), piece("d5", "queen")];
    board.update(view([king("e1"), piece("e4", "queen"), piece("d5", "queen", "black")], []));
    board.update(view(end, []));
    const after = menShown();
    show(view(end, []));
    expect(after).toEqual(menShown());
  });
  it("follows a page that changes its own objects", () => {
    const shown = view([piece("e2")], []);
    show(shown);
    shown.board.pieces[0] = piece("e4", "queen");
    board.update(shown);
    expect(host.querySelector(".zb-l-pieces .zb-pane use")?.getAttribute("href")).toBe("#mode-queen");
  });
  it("draws thirteen squares and thirteen points from data", () => {
    const large: BoardSheet = { ...view([], []).board, width: 13, height: 13, natures: "", dots: [] };
    board.update(view([], [], { game: "felon", paint: chessboardPaint, board: large }));
    expect(host.querySelectorAll(".zb-l-square rect")).toHaveLength(169);
    board.update(
      view([], [], { game: "tsunami", paint: gobanPaint, board: { ...large, kind: "points", dots: ["D4", "G7"] } }),
    );
    expect(host.querySelectorAll(".zb-l-square rect")).toHaveLength(0);
    expect(host.querySelectorAll(".zb-l-engr circle")).toHaveLength(2);
    expect(host.querySelector("[data-at=J13]")).not.toBeNull();
  });
});

describe("a still picture", () => {
  beforeEach(() => show(view(pieces, moves, { still: true, chosen: "e2" })));

  it("is an image without tab stops", () => {
    expect(host.querySelector("svg")?.getAttribute("role")).toBe("img");
    expect(host.querySelectorAll("[tabindex], button")).toHaveLength(0);
  });
  it("draws the targets of the chosen piece and tells nobody", () => {
    expect(host.querySelectorAll(".zb-capture:not(.zb-case)")).toHaveLength(1);
    expect(events.pick).not.toHaveBeenCalled();
  });
});

describe("the rest of the contract", () => {
  it("types moves", () => {
    expect(board.type("e2e4")).toBe(true);
    expect(events.move).toHaveBeenCalledWith([moves[0]]);
    expect(board.type("h5")).toBe(false);
  });
  it("reports a piece without moves", () => {
    board.type("d5");
    expect(events.pick).toHaveBeenLastCalledWith({ at: "d5", aim: undefined });
  });
  it("tells the page when an update takes the piece out of the hand", () => {
    board.type("e2");
    board.update(view([king("e1")], []));
    expect(events.pick).toHaveBeenLastCalledWith(null);
  });
  it("leaves nothing behind", () => {
    board.destroy();
    expect(host.childElementCount).toBe(0);
  });
});

describe("the drawings", () => {
  it("hold all the pieces and modes of Mutation, with ids that are unique", async () => {
    const drawings = Object.keys(await fetched());
    for (const name of [
      "mutation-piece",
      "mutation-king",
      "mode-pawn",
      "mode-knight",
      "mode-bishop",
      "mode-rook",
      "mode-queen",
    ]) {
      expect(drawings).toContain(name);
    }
    show(view(pieces, moves));
    await vi.waitUntil(() => document.querySelector("#zz-sprite"));
    const ids = [...document.querySelectorAll("#zz-sprite [id]")].map((each) => each.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain("mutation-piece");
  });
});
