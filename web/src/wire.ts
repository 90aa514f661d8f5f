/** What the server and the page say to each other. The page knows no rules: it shows what a sheet offers. */

/** Squares are named as the game names them: "e4"; Go points "D4". */
export type At = string;

/** One game of the catalogue: GET /api/games. */
export interface GameInfo {
  id: string;
  title: string;
  /** Seat ids in moving order, such as ["white", "black"]. */
  seats: string[];
  options: OptionInfo[];
  /** Computer levels, 1 to `levels`. */
  levels: number;
}

export interface OptionInfo {
  name: string;
  /** The default. */
  value: string;
  /** The listed values; `open` says that free text is accepted besides. */
  values: string[];
  open: boolean;
}

/** GET and PUT /api/me. */
export interface Me {
  id: string;
  name: string;
}

/** POST /api/matches. */
export interface NewMatch {
  game: string;
  options: Record<string, string>;
  opponent: "computer" | "friend" | "screen";
  /** For the computer: 1 to 8. */
  level?: number;
  /** The creator's seat id, or "random"; not for "screen". */
  seat?: string;
}

/** The answer to POST /api/matches, and to POST /api/matches/{id}/seat (take the free seat). */
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

/** Everything that one viewer sees of one match now: GET /api/matches/{id}, and every push of the socket. */
export interface Sheet {
  type: "sheet";
  id: string;
  game: string;
  options: Record<string, string>;
  /** The viewer's number of log lines; a move names the version it was made for. */
  version: number;
  /** `lines` begins at this index: 0 is the whole log, more is the missing tail. */
  since: number;
  seats: SeatInfo[];
  turn: string | null;
  outcome: Outcome | null;
  /** Actions played so far, taken-back ones not counted. */
  ply: number;
  board: BoardSheet;
  /** What the viewer's seat may do now; no moves when it isn't his turn. */
  offer: Offer;
  /** A request that waits for an answer. */
  asked: { what: "draw" | "takeback"; by: string } | null;
  lines: Line[];
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
  /** For an accepted takeback: lines of kind action with n >= drops (and < this n) are taken back. */
  drops?: number;
}

export interface BoardSheet {
  kind: "squares" | "points";
  width: number;
  height: number;
  /** One letter a square, rank by rank from the first, files from a: the nature of the ground. Mutation: R Y B K W. Empty when all are alike. */
  natures: string;
  pieces: Piece[];
  /** Squares of the last action: where it came from, where it went. */
  last: At[];
  /** Squares of men in check. */
  check: At[];
  /** Squares with a printed dot: Mutation's e1 and e8, Go's star points. */
  dots: At[];
  /** Men lost, by the seat that lost them. */
  taken: Record<string, Piece[]>;
}

/** A man: `art` names the drawing ("mutation-man", "mutation-king"), `side` a seat id. */
export interface Piece {
  at: At;
  art: string;
  side: string;
  /** Mutation: how it moves where it stands: "pawn" "knight" "bishop" "rook" "queen". Absent for kings. */
  mode?: string;
}

export interface Offer {
  moves: Move[];
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
}

/** GET /api/matches/{id}/replay: the boards after each action that still stands; boards[0] is the start, boards[k] after lines[k-1]. */
export interface Replay {
  lines: Line[];
  boards: BoardSheet[];
}

/** GET /api/games/{game}/look?position=…&board=…: any position drawn, with its offers for the side to move; for pictures in the rules and previews of options. */
export interface Look {
  board: BoardSheet;
  offer: Offer;
  turn: string | null;
  /** What is unusual about the options, though they are accepted. */
  remarks: { fr: string; en: string }[];
}

/** Client to server over WS /ws/matches/{id}?have=VERSION. */
export type FromPage =
  | { type: "play"; ref: number; version: number; seat: string; action: string }
  | { type: "event"; ref: number; version: number; seat: string; event: string }
  | { type: "ping" };

/** Server to client. A refusal leaves everything as it was. */
export type ToPage =
  Sheet | { type: "accepted"; ref: number } | { type: "refused"; ref: number; error: Refusal } | { type: "pong" };

/** Every HTTP error body is { error: Refusal }. */
export interface Refusal {
  code: string;
  message: { fr: string; en: string };
}
