import type { BoardWords, SquareState } from "../../board/types";
import { pick } from "../../texts";
import type { Texts } from "./texts";
import type { At, Piece } from "../../wire";
import type { Scene } from "../../game/given";
import { floorOf } from "./picture";

/** What a drawing of a piece is called, such as "cavalier". */
export function artName(texts: Texts, art: string): string {
  return pick<string>(texts.ironpond.pieces, art, art);
}

/** A piece with what cards made of it: "fou des Blancs, neutre". */
export function pieceName(texts: Texts, piece: Piece): string {
  const { spoken, sides } = texts.ironpond;
  return [spoken.piece(artName(texts, piece.art), pick<string>(sides, piece.side, "")), ...marksOf(texts, piece)].join(
    ", ",
  );
}

/** What cards made of a piece, in words. */
export function marksOf(texts: Texts, piece: Piece): string[] {
  const { merged, and, marks } = texts.ironpond;
  const others = (piece.merged ?? []).map((art) => artName(texts, art)).join(and);
  return [...(others ? [merged(others)] : []), ...(piece.marks ?? []).map((mark) => pick<string>(marks, mark, mark))];
}

/** What the board of Iron Pond says aloud. */
export function wordsFor(texts: Texts, name: string, scene: Scene | null): BoardWords {
  const { spoken } = texts.ironpond;
  const floor = scene && floorOf(scene);
  return {
    board: name,
    square(at, _, piece, state) {
      const parts: string[] = [at];
      if (piece) parts.push(pieceName(texts, piece));
      if (floor?.holes.includes(at)) parts.push(spoken.hole);
      if (floor?.traps.includes(at)) parts.push(spoken.trap);
      if (floor?.fields.includes(at)) parts.push(spoken.field);
      return [...parts, ...stateIn(spoken, state)].join(", ");
    },
    picked: (at: At, count: number) => spoken.picked(at, count),
    dropped: () => spoken.dropped,
    confirm: spoken.confirm,
  };
}

function stateIn(spoken: Texts["ironpond"]["spoken"], state: SquareState): string[] {
  const said: string[] = [];
  if (state.check) said.push(spoken.check);
  if (state.last) said.push(spoken.last);
  if (state.selected) said.push(spoken.selected);
  if (state.choice) said.push(spoken.choice);
  if (state.target) said.push(state.target.capture ? spoken.capture : spoken.target);
  return said;
}
