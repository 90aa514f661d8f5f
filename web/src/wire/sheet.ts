/** What one viewer sees of one match. */

import type { At, BoardSheet } from "./board";
import type { CardTable } from "./cards";
import type { GoTurn } from "./goban";
import type { Outcome, SeatInfo } from "./matches";

/** Everything that one viewer sees of one match now: GET /api/matches/{id}, and every push of the socket. */
export interface Sheet {
  type: "sheet";
  id: string;
  game: string;
  options: Record<string, string>;
  /** The viewer's number of log lines; a move names the version it was made for. */
  version: number;
  /** `lines` begins at this index: 0 is the whole log, more is the missing tail. None come while a kidnapping forbids looking back. */
  since: number;
  seats: SeatInfo[];
  turn: string | null;
  outcome: Outcome | null;
  /** Actions played so far, taken-back ones not counted. */
  ply: number;
  board: BoardSheet;
  /** What the viewer's seat may do now; no moves when it isn't his turn. */
  offer: Offer;
  /** What each seat has left to think, in milliseconds, and whose clock runs. A clock runs from a seat's second action on, and not in windows. */
  clock?: { control: string; left: Record<string, number>; running: string | null };
  /** A request that waits for an answer. */
  asked: { what: "draw" | "takeback"; by: string } | null;
  lines: Line[];
  /** The viewer, a seat id or "public". */
  viewer: string;
  /** Games dealt in secret: the commitment to the seed; the seed itself once the game is over. */
  commitment?: string;
  seed?: string;
  /** What each seat has added to the dealing. */
  nonces?: string[];
  /** Once it is over: what the fingerprints of secret squares were made of, in the order of the log. */
  seals?: Seal[];
  /** The match that follows this one: its players agree on it there. */
  again?: string;
  /** Confusion: who knows what, as the notebook mode allows: no seats in mode "paper". */
  knowledge?: Knowledge;
  /** Confusion: the letters of each seat as positions spell them, bare where this viewer can't tell. */
  pieces?: Record<string, string>;
  /** Confusion, Stronghold: words of the tokens that each seat may still play, such as ["reveal", "double"]. */
  tokens?: Record<string, string[]>;
  /** Confusion, `answers=cover`: the cover diagram of the enemy's agent, 1 to 12, for its master alone. */
  cover?: number;
  /** Games with cards: hands, piles, what is announced. */
  cards?: CardTable;
  /** Those of the viewer's own seats for which windows are passed. */
  autopass?: string[];
  /** Tsunami: where the turn stands. */
  go?: GoTurn;
  /** What the seat to act is asked for besides a move; null when it is simply its turn. */
  asks?: Ask | null;
}

/** A secret square: `commitment` is the SHA-256 of "nonce|square", in hexadecimal. */
export interface Seal {
  square: string;
  nonce: string;
  commitment: string;
}

/** By seat, by letter, what its owner can tell from all that he has seen; the enemy can work it out too. */
export type Knowledge = Record<string, Record<string, Letter>>;

export interface Letter {
  /** Kinds that agree with the facts: 1 to 12, "?" for the agent. */
  possible: (number | "?")[];
  /** In mode "oracle": by kind, summing to 1. */
  probabilities?: Record<string, number>;
}

/** A decision other than a move. */
export interface Ask {
  /** "answer": say yes or no to a try; "promote"; "take" the briefcase; "setup": place the letters. */
  what: "answer" | "promote" | "take" | "setup";
  /** The seat that is asked. */
  seat: string;
  /** The try that waits for its answer, as "L-S2" with where it leads; only for "answer". */
  move?: Move;
  /** The letter that may be promoted, or that may take the briefcase. */
  letter?: string;
}

/** A log line as the viewer sees it. */
export interface Line {
  n: number;
  seat: string | null;
  kind: "action" | "chance" | "event";
  /** Tokens of FORMATS, such as "e2e4", "offer draw". */
  token: string;
  /** The written form for people, such as "e2-e4", "f3xg5+", "O-O". */
  text: string;
  /** The fingerprint of the square that a card keeps secret, for everybody (see Seal). */
  sealed?: string;
  /** Confusion: what was said to the try of this line. */
  answer?: "yes" | "no";
  /** Iron Pond: what the line brought about, as the viewer saw it, in the order in which it happened. */
  told?: Fact[];
  /** For an accepted takeback: lines of kind action with n >= drops (and < this n) are taken back. */
  drops?: number;
}

/** Something that a line of the log brought about. */
export interface Fact {
  /**
   * "card" (its fate); men: "moved" "taken" "out" "back" "turned" "merged" "neutral" "crowned" "prince" "became" "promoted" "kept" "away";
   * squares: "hole" "magnet" "shield" "dunce" "sprung" "barred"; "armed", "reversed", "upright".
   */
  what: string;
  at?: At;
  to?: At;
  art?: string;
  side?: string;
  seat?: string;
  card?: string;
  /** It took effect, had none, was stopped by another card, or went back to its hand. */
  fate?: "counts" | "void" | "countered" | "back";
  /** Which part of the fundamental rule annulled a card that stayed without effect. */
  rule?: "F1" | "F2" | "F3" | "F4";
}

export interface Offer {
  moves: Move[];
  /** First tokens of actions of several picks, such as "swap", "reveal", "#16": ask for the next ones with `picks`. */
  heads: string[];
  /** Actions of one word for the seat to act ("claim"), and events that the viewer may raise ("resign", "offer draw", "accept draw", "decline draw", "offer takeback" …). */
  words: string[];
}

export interface Move {
  token: string;
  from: At;
  to: At;
  capture: boolean;
  /** Mutation: the mode the man will have where it lands. */
  becomes?: string;
  /** Castling: the partner's displacement, and what it will become. */
  partner?: { from: At; to: At; becomes: string };
  /** Le Félon: the two men change places, and the one met changes sides; an enemy félon is moved for one turn; where the man taken stands when it isn't `to`. */
  swap?: boolean;
  convert?: boolean;
  hijack?: boolean;
  takes?: At;
  /** The letter of a promotion, when the token has one. */
  promotes?: string;
  /** Confusion: the letter that tries. */
  letter?: string;
  /** Confusion: it carries the neutral piece along ("LZ-S2"), or passes it and stays ("Z-S2"). */
  manner?: "alone" | "carry" | "pass";
}

/** What may come next in an action that has begun with some picks. */
export interface Picks {
  /** Next tokens, sorted; squares, letters, numbers, words. */
  tokens: string[];
  /** Those of them that are displacements. */
  moves: Move[];
  /** The picks so far are a whole action: nothing comes next. */
  complete: boolean;
}
