import { JSDOM } from "jsdom";
import { extent, geometryOf } from "../src/board/geometry";
import { drawEngraving, drawGround, drawSquares } from "../src/board/ground";
import { chessboardPaint, gobanPaint } from "../src/board/paint";
import { draw } from "../src/board/svg";
import { open } from "../src/games/index.svelte";
import type { BoardSheet } from "../src/wire";

type Ground = Pick<BoardSheet, "kind" | "width" | "height" | "natures" | "dots">;

const grounds = import.meta.glob<Ground>("../src/games/*/ground.json", { import: "default", eager: true });

/** The board of a game as its options usually have it, with nothing on it, as SVG: what stands at a table before a position is known. */
export async function groundOf(game: string): Promise<string> {
  const ground = grounds[`../src/games/${game}/ground.json`];
  if (!ground) return "";
  globalThis.document ??= new JSDOM("<svg/>", { contentType: "image/svg+xml" }).window.document;
  const board = { ...ground, pieces: [], last: [], check: [], taken: {} } as unknown as BoardSheet;
  const paint = (await open(game))?.board.paint ?? (board.kind === "points" ? gobanPaint : chessboardPaint);
  const geometry = geometryOf(board, false, true);
  const { width, height } = extent(geometry);
  const drawn = [
    ...drawGround(geometry, paint, true),
    ...drawSquares(geometry, paint, board),
    ...drawEngraving(geometry, paint, board),
  ];
  return draw("svg", { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, ...drawn).outerHTML;
}
