import type { At, Piece } from "../wire";

/** A man that went from one square to another. */
export interface Slide {
  from: At;
  man: Piece;
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

/** Compares two pictures; a man that is missing is the nearest one of the same art, side and letter that is new. */
export function diff(before: readonly Piece[], after: readonly Piece[], distance: (a: At, b: At) => number): Diff {
  const stood = new Map(before.map((man) => [man.at, man]));
  const turned: Slide[] = [];
  const fresh: Piece[] = [];
  for (const man of after) {
    const old = stood.get(man.at);
    if (!old || !alike(old, man)) {
      fresh.push(man);
      continue;
    }
    stood.delete(man.at);
    if (old.mode !== man.mode || faceOf(old) !== faceOf(man)) turned.push({ from: man.at, man, was: old.mode });
  }

  const left = new Set(stood.values());
  const born = new Set(fresh);
  const slides: Slide[] = [];
  for (const { old, man } of pairs(left, fresh, distance)) {
    if (!left.has(old) || !born.has(man)) continue;
    left.delete(old);
    born.delete(man);
    slides.push({ from: old.at, man, was: old.mode === man.mode ? undefined : old.mode });
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

/** What a tile shows besides its letter, and a man besides his figure. */
function faceOf({ kind, promoted, holds, marks, merged }: Piece): string {
  return JSON.stringify([kind, promoted, holds, marks, merged]);
}

/** All who may be the same man, nearest first. */
function pairs(
  left: ReadonlySet<Piece>,
  fresh: readonly Piece[],
  distance: (a: At, b: At) => number,
): { old: Piece; man: Piece; far: number }[] {
  return [...left]
    .flatMap((old) =>
      fresh.filter((man) => alike(old, man)).map((man) => ({ old, man, far: distance(old.at, man.at) })),
    )
    .sort((a, b) => a.far - b.far);
}
