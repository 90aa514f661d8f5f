import type { At, BoardSheet, Changed, Offer, Piece } from "../wire";

/** A square that changes; the piece that comes may move in another way there. */
type Change = Changed & { becomes?: string };

/** What an action will do to the board, as far as its maker can tell: what the offer says of it, and nothing else. */
export interface Afterwards {
  changes: readonly Change[];
  /** It is only announced: nothing goes this way before the answer. */
  way?: { from: At; to: At };
}

/** What comes of an action that is offered. */
export function afterwardsOf(offer: Offer, token: string): Afterwards {
  const move = offer.moves.find((one) => one.token === token);
  if (move && offer.announced) return { changes: [], way: { from: move.from, to: move.to } };
  const said = offer.after?.[token];
  if (said) return { changes: said };
  if (move) return { changes: [{ at: move.to, from: move.from, ...(move.becomes && { becomes: move.becomes }) }] };
  const { puts } = offer;
  return { changes: puts && AT.test(token) ? [{ at: token, piece: { ...puts, at: token } }] : [] };
}

/** How squares and points are named. */
const AT = /^[a-zA-Z]\d+$/;

/** The squares on which something else stands then. */
export function touchedBy({ changes, way }: Afterwards): At[] {
  return way ? [way.from, way.to] : [...new Set(changes.flatMap(({ at, from }) => (from ? [from, at] : [at])))];
}

/** The board with these changes: neither marks nor captures, for nobody has said yes. */
export function changed(board: BoardSheet, changes: readonly Change[]): BoardSheet {
  if (changes.length === 0) return board;
  const stood = new Map(board.pieces.map((piece) => [piece.at, piece]));
  const stands = new Map(stood);
  for (const { from } of changes) if (from !== undefined) stands.delete(from);
  for (const { at, from, piece, becomes } of changes) {
    const come: Piece | undefined = from === undefined ? piece : stood.get(from);
    if (come) stands.set(at, { ...come, at, ...(becomes !== undefined && { mode: becomes }) });
    else stands.delete(at);
  }
  return { ...board, pieces: [...stands.values()], last: [], check: [] };
}
