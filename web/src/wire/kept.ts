/** Positions and games looked at without a match. */

import type { BoardSheet } from "./board";
import type { CardTable } from "./cards";
import type { Outcome } from "./matches";
import type { Knowledge, Line, Offer } from "./sheet";
import type { Said } from "./socket";

/**
 * GET /api/matches/{id}/replay?eyes=white|yellow|…|truth: the boards as one viewer saw them; without `eyes` the guest's own. While
 * the game runs only the guest's own eyes are given (`not-seated` otherwise); afterwards all of them, and "truth" sees everything.
 * Boards after each action that still stands; boards[0] is the start, boards[k] after lines[k-1]. */
export interface Replay {
  lines: Line[];
  boards: BoardSheet[];
  /** Confusion: one a board. After the end with probabilities, before it as the notebook mode allows. */
  knowledge?: Knowledge[];
  /** Confusion: by seat, one number a board: how many assignments of its own letters are left for it, as text (12! = "479001600"); not in a running game in mode "paper". */
  left?: Record<string, string[]>;
  /** Games with cards: one a board; nothing is playable there, and nothing runs. */
  cards?: CardTable[];
}

/**
 * POST /api/replay with { record: text of a record file, eyes?: seat id or "truth" (default) }: a game that was kept as a file, such
 * as the shipped example /examples/confusion.txt. A wrong record is refused (`bad-record`, with its line).
 */
export interface Kept extends Replay {
  game: string;
  options: Record<string, string>;
  /** Seat ids in moving order. */
  seats: string[];
  /** The header tags, such as White, Date, Result. */
  tags: Record<string, string>;
  outcome: Outcome | null;
}

/** GET /api/games/{game}/look?position=…&board=…: any position drawn, with its offers for the side to move; for pictures in the rules and previews of options. */
export interface Look {
  board: BoardSheet;
  offer: Offer;
  turn: string | null;
  /** What is unusual about the options, though they are accepted. */
  remarks: { fr: string; en: string }[];
}

/** GET /api/games/{game}/lessons: positions in which one learns one thing by doing it. */
export interface Lesson {
  /** In a game with cards, the card that one learns. */
  id: string;
  options: Record<string, string>;
  position: string;
  /** For what chance decides. */
  seed: string;
  /** The learner's seat. */
  learner: string;
  steps: LessonStep[];
  goal: Said;
  close: Said;
}

/** What happens next in a lesson: with `by` that seat plays its one action; without, the learner plays one of them. */
export interface LessonStep {
  by?: string;
  /** The first is the one to show. "*" stands for anything, "place *" for anything that begins so. */
  actions: string[];
}

/**
 * POST /api/games/{game}/bench: a position that we know wholly, and what was done in it. Nothing is kept. The answer is what the
 * socket would have sent: a sheet, picks, a preview, an explanation, each with ref 0.
 */
export interface BenchQuestion {
  options: Record<string, string>;
  /** As FORMATS writes it; empty for the start. */
  position: string;
  seed: string;
  /** The seats that we hold. */
  seats: string[];
  /** Lines such as "white e2e4", events among them, at most 200. */
  done: string[];
  ask: "sheet" | "picks" | "preview" | "explain";
  /** For "picks" and "explain". */
  prefix?: string[];
  /** For "preview". */
  action?: string;
}
