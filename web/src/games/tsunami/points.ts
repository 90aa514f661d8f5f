import { nameOf, placeOf, type Place } from "../../board/geometry";
import type { At, Piece } from "../../wire";

/** Lines of the goban. */
export const LINES = 13;

const BOARD = { kind: "points", width: LINES, height: LINES } as const;

/** Whether a token is a point of the goban. */
export function isPoint(token: string): boolean {
  return placeOf(BOARD, token) !== undefined;
}

function where(inside: (place: Place) => boolean): At[] {
  const all: At[] = [];
  for (let rank = 0; rank < LINES; rank++)
    for (let file = 0; file < LINES; file++) if (inside({ file, rank })) all.push(nameOf("points", { file, rank }));
  return all;
}

/** The square of that odd width around a point, as far as it lies on the board. */
export function blockOf(centre: At, width: number): At[] {
  const place = placeOf(BOARD, centre);
  if (!place) return [];
  const half = (width - 1) / 2;
  return where(({ file, rank }) => Math.max(Math.abs(file - place.file), Math.abs(rank - place.rank)) <= half);
}

/** The square of that width in a corner. */
export function cornerOf(corner: At, width: number): At[] {
  const place = placeOf(BOARD, corner);
  if (!place) return [];
  return where(({ file, rank }) => Math.abs(file - place.file) < width && Math.abs(rank - place.rank) < width);
}

/** The line of that number, from 1, along an edge. */
export function edgeOf(way: string, line: number): At[] {
  return where(({ file, rank }) => {
    const from = { south: rank, north: LINES - 1 - rank, west: file, east: LINES - 1 - file }[way];
    return from === line - 1;
  });
}

/** A whole column ("C") or row ("7"). */
export function lineOf(name: string): At[] {
  return where((place) => {
    const at = nameOf("points", place);
    return /^\d/.test(name) ? at.slice(1) === name : at.charAt(0) === name;
  });
}

/** The part of a line that lies towards one edge. */
export function halfOf(name: string, way: string): At[] {
  const middle = (LINES - 1) / 2;
  return lineOf(name).filter((at) => {
    const place = placeOf(BOARD, at);
    if (!place) return false;
    return (
      { south: place.rank < middle, north: place.rank > middle, west: place.file < middle, east: place.file > middle }[
        way
      ] ?? false
    );
  });
}

/** Where one touches the board to mean a line: at its ends; the four outer lines have a corner each. */
export function endsOf(name: string): At[] {
  const corners: Readonly<Record<string, At>> = { A: "A1", N: "N13", "1": "N1", "13": "A13" };
  const corner = corners[name];
  if (corner !== undefined) return [corner];
  const line = lineOf(name);
  return [line[0], line.at(-1)].flatMap((at) => at ?? []);
}

/** Where one touches the board to mean an edge: each corner belongs to one of the two. */
export function shoreOf(way: string): At[] {
  const last: Readonly<Record<string, At>> = { south: "N1", east: "N13", north: "A13", west: "A1" };
  return edgeOf(way, 1).filter((at) => at !== last[way]);
}

/** The stones that hang together with the one on a point. */
export function chainOf(pieces: readonly Piece[], at: At): At[] {
  const sides = new Map(pieces.map((piece) => [piece.at, piece.side]));
  const side = sides.get(at);
  if (side === undefined) return [];
  const chain = new Set([at]);
  for (const one of chain) {
    const place = placeOf(BOARD, one);
    if (!place) continue;
    for (const [df, dr] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = nameOf("points", { file: place.file + df, rank: place.rank + dr });
      if (sides.get(next) === side) chain.add(next);
    }
  }
  return [...chain];
}
