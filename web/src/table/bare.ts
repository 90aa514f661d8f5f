import { extent, geometryOf } from "../board/geometry";
import { drawEngraving, drawGround, drawSquares } from "../board/ground";
import { chessboardPaint, gobanPaint } from "../board/paint";
import { draw } from "../board/svg";
import { open } from "../games/index.svelte";
import { near } from "../net/near";
import { settings } from "../site/settings.svelte";
import type { BoardSheet } from "../wire";

/** The empty board of a game as its options usually have it. */
type Ground = Pick<BoardSheet, "kind" | "width" | "height" | "natures" | "dots">;

const grounds = import.meta.glob<Ground>("../games/*/ground.json", { import: "default" });

/** A table before the position on it is known: where its regions will stand, and its board with nothing on it, as SVG. */
export interface Bare {
  over: boolean;
  bookish: boolean;
  handy: boolean;
  ground: string;
}

/** The table of a game, seen by a player; undefined for a game that the page doesn't know yet. Throws without a line. */
export async function bareOf(game: string, over = false, flipped = false): Promise<Bare | undefined> {
  const parts = await open(game);
  const ground = await grounds[`../games/${game}/ground.json`]?.();
  if (!parts) return undefined;
  const { beside, hand, board: of } = parts;
  const regions = { over, bookish: beside.tab === "notebook", handy: hand !== undefined };
  if (!ground) return { ...regions, ground: "" };
  const board = { ...ground, pieces: [], last: [], check: [], taken: {} } as unknown as BoardSheet;
  const paint = of.paint ?? (ground.kind === "points" ? gobanPaint : chessboardPaint);
  const { coordinates } = settings;
  const geometry = geometryOf(board, flipped && !of.upright, coordinates);
  const { width, height } = extent(geometry);
  const drawn = [
    ...drawGround(geometry, paint, coordinates),
    ...drawSquares(geometry, paint, board),
    ...drawEngraving(geometry, paint, board),
  ];
  const svg = draw("svg", { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, ...drawn);
  return { ...regions, ground: svg.outerHTML };
}

/** The table of a match on this device, by what lists say of it: it is seen before the program has come. Throws where nothing is kept. */
export async function bareHere(id: string): Promise<Bare | undefined> {
  const row = (await (await near()).rows()).find((one) => one.id === id)?.row;
  if (!row) return undefined;
  const { foot } = (await open(row.game))?.sides ?? { foot: 0 };
  const mine = row.seats.flatMap((seat, k) => (seat.mine ? [k] : []));
  return bareOf(row.game, row.outcome !== null, mine.length === 1 && mine[0] !== foot);
}
