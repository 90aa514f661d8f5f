import { hall } from "../site/hall.svelte";
import type { Kept, Line } from "../wire";
import type { Scene } from "./parts";

/** What lies on the table of a kept game after so many of its standing actions, through somebody's eyes. */
export function seen(kept: Kept, stood: readonly Line[], shown: number, viewer: string): Scene | null {
  const board = kept.boards[shown];
  if (!board) return null;
  return {
    game: kept.game,
    match: "",
    options: kept.options,
    seats: kept.seats,
    viewer,
    board,
    lines: stood.slice(0, shown),
    moves: [],
    live: false,
    flipped: false,
    turn: null,
    knowledge: kept.beside?.[shown]?.knowledge,
    cards: kept.beside?.[shown]?.cards,
    pieces: undefined,
    diagrams: hall.diagrams(kept.game),
    sheet: null,
  };
}
