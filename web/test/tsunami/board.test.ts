// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createBoard } from "../../src/board/board";
import type { Board, BoardView, GobanView } from "../../src/board/types";
import { board, stone } from "./fixtures";

const events = { move: vi.fn(), pick: vi.fn(), choose: vi.fn() };
let host: HTMLElement;
let shown: Board;

const bare: GobanView = {
  regions: [],
  shields: [],
  dead: [],
  owned: [],
  announced: undefined,
  stone: "black",
  hints: false,
  area: (at) => [at],
  happening: undefined,
};

function view(more: Partial<GobanView> = {}, last: string[] = [], choose = ["E5", "F6"]): BoardView {
  return {
    game: "tsunami",
    board: { ...board([stone("D4", "black"), stone("K10", "white")]), last },
    moves: [],
    flipped: false,
    coordinates: true,
    still: false,
    chosen: null,
    arrows: [],
    confirm: "touch",
    words: { board: "Goban", square: (at) => at, picked: () => "", dropped: () => "", confirm: "Poser" },
    choose,
    goban: { ...bare, ...more },
  };
}

function show(what: BoardView): void {
  document.body.replaceChildren();
  host = document.createElement("div");
  document.body.append(host);
  shown = createBoard(host, what, events);
}

const count = (selector: string): number => host.querySelectorAll(selector).length;
const cell = (at: string): HTMLElement => {
  const found = host.querySelector<HTMLElement>(`[data-at="${at}"]`);
  if (!found) throw new Error(at);
  return found;
};

beforeEach(() => {
  vi.clearAllMocks();
  show(view());
});

describe("a goban", () => {
  it("has lines, grain, coordinates without the I, and stones on points", () => {
    expect(count(".zb-grain path")).toBeGreaterThan(10);
    const letters = [...host.querySelectorAll(".zb-coord")].map((one) => one.textContent);
    expect(letters).toContain("N");
    expect(letters).not.toContain("I");
    expect(count(".zb-l-pieces > g")).toBe(2);
    expect(cell("N13")).toBeTruthy();
  });

  it("marks the newest stone in the other colour", () => {
    shown.update(view({}, ["K10"]));
    expect(count(".zb-newest.zb-on-white")).toBe(1);
  });

  it("shows the stone that the cursor would place, and Enter places it", () => {
    cell("E5").focus();
    expect(count(".zb-ghost-stone")).toBe(1);
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(events.choose).toHaveBeenCalledWith("E5");
    cell("A1").focus();
    expect(count(".zb-ghost-stone")).toBe(0);
  });

  it("goes to a point that is typed, without placing anything", () => {
    expect(shown.type("f6")).toBe(false);
    expect(document.activeElement).toBe(cell("F6"));
    expect(events.choose).not.toHaveBeenCalled();
  });

  it("draws what is closed, noted, shielded, announced, dead and owned", () => {
    show(
      view({
        regions: [
          { kind: "sea", at: ["A1", "B1"] },
          { kind: "crater", at: ["G7"] },
          { kind: "arena", at: ["C3"] },
          { kind: "pull", at: ["L11"] },
          { kind: "note", at: ["H8"] },
        ],
        shields: ["D4"],
        dead: ["K10"],
        owned: [
          { at: "K10", side: "black" },
          { at: "K11", side: "black" },
        ],
        announced: { at: "C6", side: "white" },
      }),
    );
    for (const mark of ["sea", "hole", "arena", "field", "note", "shielded", "cross", "announced.zb-case"])
      expect(count(`.zb-${mark}`), mark).toBe(1);
    expect(count(".zb-owned.zb-of-black")).toBe(2);
    expect(count(".zb-l-pieces .zb-dead")).toBe(1);
  });

  it("hints at what may be picked, and shows what a pick stands for", () => {
    show(view({ stone: "", hints: true, area: () => ["E5", "E6", "F5", "F6"] }, [], ["E5", "K10"]));
    expect(count(".zb-hint")).toBe(1);
    expect(count(".zb-eligible.zb-case")).toBe(1);
    cell("E5").focus();
    expect(count(".zb-area-wash")).toBe(1);
    expect(count(".zb-ghost-stone")).toBe(0);
  });
});
