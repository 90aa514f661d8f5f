/** Matches before and beside their play: made, agreed on, listed. */

/** POST /api/matches. */
export interface NewMatch {
  game: string;
  options: Record<string, string>;
  opponent: "computer" | "friend" | "screen";
  /** For the computer: 1 to 8. */
  level?: number;
  /** The creator's seat id (as the options name it: "red" in Confusion's edition "spies"), or "random"; not for "screen". */
  seat?: string;
  /**
   * With a friend: "now" (the default), "seated" (what is dealt, is dealt once both sit) or "ready" (once both have agreed on the
   * options, see Lobby).
   */
  begin?: "now" | "seated" | "ready";
  /** With a friend: how long each may think, "minutes+seconds" (1 to 180, 0 to 60 added after each turn); nothing for no clock. */
  clock?: string;
  /** The commitment that POST /api/seeds gave out for this match, and what the creator adds to the dealing: at most 64 of A-Z a-z 0-9 _ -. */
  commitment?: string;
  nonce?: string;
}

/** The answer to POST /api/seeds: the server has drawn a seed for a match that this guest is about to create. */
export interface Commitment {
  commitment: string;
}

/**
 * A match that two people are agreeing on: what GET /api/matches/{id} and the socket give instead of a sheet until both are ready.
 * Nothing in it is secret.
 */
export interface Lobby {
  type: "lobby";
  id: string;
  game: string;
  /** How often the proposal changed; whoever changes it or agrees names the version that he saw. */
  version: number;
  seats: SeatInfo[];
  /** Seats that have agreed to this version. */
  ready: string[];
  /** The seat that changed it last. */
  by: string | null;
  /** Every option as proposed, before cards are removed. */
  proposed: Record<string, string>;
  /** Every option as it will be if both agree now. */
  options: Record<string, string>;
  /** "minutes+seconds", or "" for no clock. */
  clock: string;
  /** Cards that may be talked about, and by seat those it would leave out: a card leaves if both would. */
  cards: string[];
  removals: Record<string, string[]>;
  /** What is unusual about the options, though they are accepted. */
  remarks: { fr: string; en: string }[];
  /** It begins as soon as both sit. */
  quick: boolean;
  commitment: string;
}

/** The answer to POST /api/matches, POST /api/matches/{id}/seat (take the free seat) and POST /api/matches/{id}/again
 * (play once more with sides changed); the last two take { nonce }. */
export interface Seated {
  id: string;
  /** The seats that this guest holds. */
  seats: string[];
}

/** One row of GET /api/matches (the guest's own matches, newest first). */
export interface MatchRow {
  id: string;
  game: string;
  seats: SeatInfo[];
  turn: string | null;
  outcome: Outcome | null;
  actions: number;
  /** Its players have agreed on how to play it. */
  begun: boolean;
  /** Milliseconds since 1970. */
  updated: number;
}

export interface SeatInfo {
  seat: string;
  kind: "guest" | "computer" | "open";
  /** Empty for a seat still open, for the computer (say its level) and for a guest who has chosen none. */
  name: string;
  level: number;
  /** The viewer himself sits here. */
  mine: boolean;
  /** Somebody is connected there now (always true for the computer). */
  here: boolean;
}

export interface Outcome {
  winner: string | null;
  /** "checkmate", "stalemate", "repetition", "hundred-moves", "bare-kings", "resignation", "agreement" … */
  reason: string;
}
