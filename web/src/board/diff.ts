import type { At, Piece } from "../wire";

/** A piece that went from one square to another. */
export interface Slide {
  from: At;
  piece: Piece;
  /** How it moved before, when that is no longer so. */
  was: string | undefined;
}

/** What happened between two pictures: who slid, who turned where it stood, who left and who came. */
export interface Diff {
  slides: Slide[];
  turned: Slide[];
  gone: Piece[];
  born: Piece[];
}

/** Compares two pictures; a piece that is missing is the nearest one of the same art, side and letter that is new. */
export function diff(before: readonly Piece[], after: readonly Piece[], distance: (a: At, b: At) => number): Diff {
  const stood = new Map(before.map((piece) => [piece.at, piece]));
  const turned: Slide[] = [];
  const fresh: Piece[] = [];
  for (const piece of after) {
    const old = stood.get(piece.at);
    if (!old || !alike(old, piece)) {
      fresh.push(piece);
      continue;
    }
    stood.delete(piece.at);
    if (old.mode !== piece.mode || faceOf(old) !== faceOf(piece)) turned.push({ from: piece.at, piece, was: old.mode });
  }

  const left = new Set(stood.values());
  const born = new Set(fresh);
  const slides: Slide[] = [];
  for (const { old, piece } of pairs(left, fresh, distance)) {
    if (!left.has(old) || !born.has(piece)) continue;
    left.delete(old);
    born.delete(piece);
    slides.push({ from: old.at, piece, was: old.mode === piece.mode ? undefined : old.mode });
  }
  return { slides, turned, gone: [...left], born: [...born] };
}

/** True when nothing moved. */
export function nothing(change: Diff): boolean {
  return [change.slides, change.turned, change.gone, change.born].every((list) => list.length === 0);
}

function alike(a: Piece, b: Piece): boolean {
  return a.art === b.art && a.side === b.side && a.letter === b.letter;
}

/** What a tile shows besides its letter, and a piece besides its figure. */
function faceOf({ kind, promoted, holds, marks, merged }: Piece): string {
  return JSON.stringify([kind, promoted, holds, marks, merged]);
}

/** All who may be the same piece, nearest first. */
function pairs(
  left: ReadonlySet<Piece>,
  fresh: readonly Piece[],
  distance: (a: At, b: At) => number,
): { old: Piece; piece: Piece; far: number }[] {
  return [...left]
    .flatMap((old) =>
      fresh.filter((piece) => alike(old, piece)).map((piece) => ({ old, piece, far: distance(old.at, piece.at) })),
    )
    .sort((a, b) => a.far - b.far);
}
