import type { Waiting } from "../board/types";
import type { Session } from "../play/session.svelte";
import type { OfAGame } from "../site/router";
import type { Lang } from "../site/settings.svelte";
import type { At, BoardSheet, CardTable, Diagram, Kept, Knowledge, LogLine, Move, Sheet, Why } from "../wire";

/** What the page of a game may look at: the position on the table, now or looked back at, through somebody's eyes. */
export interface Scene {
  game: string;
  match: string;
  options: Options;
  /** Seat ids in moving order. */
  seats: readonly string[];
  /** Whose eyes: a seat id, "public" or "truth". */
  viewer: string;
  board: BoardSheet;
  /** The actions that stand, up to the position shown. */
  lines: readonly LogLine[];
  moves: readonly Move[];
  /** It is this position that is played on. */
  live: boolean;
  flipped: boolean;
  turn: string | null;
  /** Where the piece in hand could go that can't be moved now, once the server has said. */
  reach?: Reach | null;
  knowledge: Knowledge | undefined;
  /** The cards of that position, as far as those eyes see them. */
  cards: CardTable | undefined;
  pieces: Readonly<Record<string, string>> | undefined;
  diagrams: readonly Diagram[];
  /** The whole sheet, while a match is on the table. */
  sheet: Sheet | null;
}

/** Where the piece on a square could go if its side were to act. */
export interface Reach {
  at: At;
  to: readonly At[];
  /** Why it has no move, where it is the viewer's to move it. */
  why?: Why;
}

/** The options of a match by their names. */
export type Options = Readonly<Record<string, string>>;

/** A title and a sentence. */
export interface Prompt {
  title: string;
  text: string;
  /** The piece that it is about, drawn beside it instead of the side's emblem. */
  figure?: { art: string; side: string };
}

/** What a first touch of the board meant, and what is then done or dropped. */
export interface Touched extends Waiting {
  confirm(): void;
  cancel(): void;
}

/** What is to be said twice. */
export type Confirming = "resign" | "draw" | "takeback";

/** What a component at the table is given. */
export interface AtTable {
  session: Session;
  scene: Scene;
}

/** What stands on the side of a box. */
export interface Blurb {
  /** What the game is, in one line. */
  sentence: string;
  /** Players, what is hidden, how long. */
  meta: readonly string[];
  /** What one is after, how one wins, and what is unlike anything else: a short line each. */
  aim: string;
  win: string;
  twist: string;
  /** Where it comes from. */
  origin: string;
}

/** A few actions of a recorded game that show what is unlike anything else in it. */
export interface Glimpse extends Kept {
  /** What is told at each of its boards, in both languages. */
  said: readonly (Readonly<Record<Lang, string>> | null)[];
}

/** Where one can go from the page of a game. */
export type Door = OfAGame | "lessons" | "sheet";
