import type { At, Move, Piece } from "../wire";
import type { Pick } from "./types";

/** What the machine knows: the moves offered, the pieces standing, and what the player has in hand. */
export interface Selection {
  readonly moves: readonly Move[];
  readonly pieces: readonly Piece[];
  /** Squares of pieces that may be sent anywhere, though it isn't their turn: such a move is tried later. */
  readonly free: readonly At[];
  readonly held: At | null;
  /** The target hovered, pointed at with the keyboard, or touched once. */
  readonly aim: At | null;
  /** The aim was touched once and waits for a second touch or the button. */
  readonly armed: boolean;
  /** What the last touch might have meant as well: it is played if it is confirmed. */
  readonly meant: readonly Move[];
  /** Picked up by the press that is still down, so its release must not drop it again. */
  readonly fresh: boolean;
}

/** Everything a hand can do to a board, whatever the device. */
export type Input =
  | { do: "offer"; moves: readonly Move[]; pieces: readonly Piece[]; free?: readonly At[] }
  | { do: "press"; at: At }
  | { do: "lift"; at: At; careful: boolean }
  | { do: "choose"; at: At; careful: boolean }
  | { do: "drop"; at: At | undefined; careful: boolean }
  | { do: "aim"; at: At | undefined }
  | { do: "confirm" }
  | { do: "escape" };

/** The next selection, and the moves to play if this input played (several when the page must ask which). */
export interface Step {
  next: Selection;
  play: Move[];
}

/** Nothing offered, nothing in hand. */
export const EMPTY: Selection = {
  moves: [],
  pieces: [],
  free: [],
  held: null,
  aim: null,
  armed: false,
  fresh: false,
  meant: [],
};

const HANDS_FREE = { held: null, aim: null, armed: false, fresh: false, meant: [] } as const;

/** The machine itself: it knows offered moves only, never a rule. */
export function step(now: Selection, input: Input): Step {
  switch (input.do) {
    case "offer":
      return only(offered({ ...now, free: input.free ?? [] }, input.moves, input.pieces));
    case "press":
      return only(pressed(now, input.at));
    case "lift":
      return now.fresh && input.at === now.held ? only({ ...now, fresh: false }) : chosen(now, input.at, input.careful);
    case "choose":
      return chosen(now, input.at, input.careful);
    case "drop":
      return dropped(now, input.at, input.careful);
    case "aim":
      return only(aimed(now, input.at));
    case "confirm":
      if (now.meant.length > 0) return { next: { ...now, ...HANDS_FREE }, play: [...now.meant] };
      return now.armed && now.aim !== null ? played(now, now.aim) : only(now);
    case "escape":
      return only(now.held === null ? now : { ...now, ...HANDS_FREE });
  }
}

/** The offered moves of the piece in hand; towards one square when `to` is given. One that is to be tried later has no token. */
export function targets(now: Selection, to?: At): Move[] {
  if (to !== undefined && now.held !== null && to !== now.held && now.free.includes(now.held))
    return [{ token: "", from: now.held, to, capture: false }];
  return now.moves.filter((move) => move.from === now.held && (to === undefined || move.to === to));
}

/** What the page is told. */
export function pickOf(now: Selection): Pick | null {
  return now.held === null ? null : { at: now.held, aim: now.aim === null ? undefined : targets(now, now.aim)[0] };
}

/** Reads "e2", "e2e4", "e2-e4", "e4" with e2 in hand, or a token such as "O-O"; undefined when nothing answers to it. */
export function typed(now: Selection, text: string): Step | undefined {
  const wanted = plain(text);
  if (wanted === "") return undefined;
  const whole = now.moves.filter((move) => plain(move.from + move.to) === wanted);
  const named = whole.length > 0 ? whole : now.moves.filter((move) => plain(move.token) === wanted);
  if (named.length > 0) return { next: { ...now, ...HANDS_FREE }, play: named };
  const target = targets(now).find((move) => plain(move.to) === wanted);
  if (target) return played(now, target.to);
  const piece = now.pieces.find((piece) => plain(piece.at) === wanted);
  return piece && only(picked(now, piece.at));
}

/** Without hyphens, spaces and the x of a capture, which is no file of any of our boards. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-wyz0-9]/g, "");
}

function only(next: Selection): Step {
  return { next, play: [] };
}

function played(now: Selection, to: At): Step {
  return { next: { ...now, ...HANDS_FREE }, play: targets(now, to) };
}

function picked(now: Selection, at: At): Selection {
  return { ...now, ...HANDS_FREE, held: at };
}

/** The hand turns to another piece; that the two might change places is kept, to be confirmed. */
function turned(now: Selection, at: At): Selection {
  return { ...picked(now, at), meant: targets(now, at).filter((one) => one.token !== "") };
}

function pieceAt(pieces: readonly Piece[], at: At | null): Piece | undefined {
  return pieces.find((piece) => piece.at === at);
}

/** Whether another of one's own pieces stands there: touching it takes it in hand, though the one in hand could go there. */
function another(now: Selection, at: At): boolean {
  if (at === now.held) return false;
  if (now.free.includes(at)) return true;
  const [held, there] = [pieceAt(now.pieces, now.held), pieceAt(now.pieces, at)];
  return (
    held !== undefined && there !== undefined && there.side === held.side && targets(now, at).every((one) => one.swap)
  );
}

function pressed(now: Selection, at: At): Selection {
  if (another(now, at)) return { ...turned(now, at), fresh: true };
  if (targets(now, at).length > 0) return aimed(now, at);
  if (at === now.held || !pieceAt(now.pieces, at)) return now;
  return { ...picked(now, at), fresh: true };
}

function chosen(now: Selection, at: At, careful: boolean): Step {
  if (another(now, at)) return only(turned(now, at));
  if (targets(now, at).length > 0) {
    const sure = !careful || (now.armed && now.aim === at);
    return sure ? played(now, at) : only({ ...now, aim: at, armed: true, fresh: false });
  }
  if (at !== now.held && pieceAt(now.pieces, at)) return only(picked(now, at));
  return only({ ...now, ...HANDS_FREE });
}

function dropped(now: Selection, at: At | undefined, careful: boolean): Step {
  if (at !== undefined && targets(now, at).length > 0)
    return careful ? only({ ...now, aim: at, armed: true, fresh: false }) : played(now, at);
  return only(at === now.held ? { ...now, aim: null, armed: false, fresh: false } : { ...now, ...HANDS_FREE });
}

function aimed(now: Selection, at: At | undefined): Selection {
  const aim = at !== undefined && targets(now, at).length > 0 ? at : null;
  if (aim === now.aim || (aim === null && now.armed)) return now;
  return { ...now, aim, armed: false };
}

/** A new offer keeps the piece in hand only if that very piece still stands there, and the aim only if its moves are the same. */
function offered(now: Selection, moves: readonly Move[], pieces: readonly Piece[]): Selection {
  const next: Selection = { ...now, moves, pieces };
  if (now.held === null) return next;
  if (!same(pieceAt(now.pieces, now.held), pieceAt(pieces, now.held))) return { ...next, ...HANDS_FREE };
  if (now.meant.length > 0 && !same(now.moves, moves)) return { ...next, meant: [] };
  const kept =
    now.aim !== null && targets(next, now.aim).length > 0 && same(targets(now, now.aim), targets(next, now.aim));
  return kept ? next : { ...next, aim: null, armed: false };
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
