import { describe, expect, it } from "vitest";
import type { Sheet } from "../../src/wire";
import { toPage } from "../wire/samples";

const grounds = import.meta.glob<Record<string, unknown>>("../../src/games/*/ground.json", {
  import: "default",
  eager: true,
});

/** The first sheet of each game. */
const sheets = new Map(
  (toPage as unknown as Sheet[])
    .filter((message) => "board" in message && "game" in message)
    .map((sheet) => [sheet.board.game, sheet]),
);

describe("the board that lies at a table before its match is known", () => {
  it.each(Object.keys(grounds))("%s is as large as the game's, with its dots", (file) => {
    const { natures, ...ground } = grounds[file] ?? {};
    const board = sheets.get(file.split("/").at(-2) as Sheet["board"]["game"])?.board;
    expect(board).toMatchObject(ground);
    // Colours that options decide are left out.
    expect(["", board?.natures]).toContain(natures);
  });

  it("lies at the table of every game", () => {
    expect(Object.keys(grounds)).toHaveLength(sheets.size);
  });
});
