import type { At, BoardSheet, Piece } from "../../wire";
import type { Cells } from "./position";

/** What the letters of positions look like on a board. */
export interface Box {
  /** By letter, as they lie in the box: both sides in the order in which the first one's stand. */
  pieces: ReadonlyMap<string, Piece>;
  /** How those pieces move that move as their square says, by the square's nature. */
  modes: ReadonlyMap<string, string>;
  moving: ReadonlySet<string>;
}

/** A piece of which nothing is known, and on which nothing stands. */
function bare({ at, art, side, letter, back }: Piece): Piece {
  return { at, art, side, ...(letter !== undefined && { letter }), ...(back && { back }) } as Piece;
}

/** The nature of each square of a board, whose names are given the highest rank first. */
export function naturesOf({ natures, width }: BoardSheet, names: readonly (readonly At[])[]): ReadonlyMap<At, string> {
  return new Map(
    [...names].reverse().flatMap((row, rank) => row.map((at, file) => [at, natures.charAt(rank * width + file)])),
  );
}

/** Learns what letters look like from a board on which they all stand. */
export function boxOf(board: readonly Piece[], letters: Cells, natures: ReadonlyMap<At, string>): Box {
  const order = [...new Set(board.map(({ at }) => letters.get(at)?.toLowerCase() ?? ""))];
  const place = ([letter]: readonly [string, Piece]): number => order.indexOf(letter.toLowerCase());
  const shown = board.map((piece) => [letters.get(piece.at) ?? "", bare(piece)] as const);
  const moved = board.flatMap(({ at, art, mode }) => (mode === undefined ? [] : [{ at, art, mode }]));
  return {
    pieces: new Map(shown.sort((a, b) => place(a) - place(b))),
    modes: new Map(moved.map(({ at, mode }) => [natures.get(at) ?? "", mode])),
    moving: new Set(moved.map(({ art }) => art)),
  };
}

/** The pieces that stand on a board. */
export function standing({ pieces, modes, moving }: Box, cells: Cells, natures: ReadonlyMap<At, string>): Piece[] {
  return [...cells].flatMap(([at, sign]) => {
    const piece = pieces.get(sign) ?? pieces.get(sign.charAt(0));
    const mode = piece && moving.has(piece.art) ? modes.get(natures.get(at) ?? "") : undefined;
    const holds = sign.endsWith("!");
    return piece ? [{ ...piece, at, ...(mode !== undefined && { mode }), ...(holds && { holds }) }] : [];
  });
}
