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
  /** Confusion: the twelve diagrams, the promoted piece (number 0) and the agent (number 13), in this order: 1 to 12, 0, 13. */
  diagrams?: Diagram[];
}

/** A way of moving, seen by its owner: N is forward. */
export interface Diagram {
  number: number;
  /** "N", "NE" … in the order of the compass; none for the agent. */
  ways: string[];
  /** The longest distance in squares; 0 for the agent. */
  reach: number;
  promotable: boolean;
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

/** Games with cards, as one viewer sees them. Card ids are texts: "16" in Iron Pond, "troc" in Tsunami. */
export interface CardTable {
  /** By seat: its cards, null for one that this viewer can't see. */
  hands: Record<string, (string | null)[]>;
  /** Cards in hands that lie open for everybody. */
  open: string[];
  /** How many cards are in the pile. */
  pile: number;
  /** What is in the pile, while this viewer may search it. */
  search?: string[];
  /** The oldest first. */
  discard: string[];
  /** By seat: whether its card of its own turn, and its card of the opponent's turn, is played. */
  used: Record<string, { own: boolean; foreign: boolean }>;
  /** Cards on the table that haven't taken effect, the last announced last. */
  announced: { seat: string; card: string; picks: string[] }[];
  /** A timed decision: who decides, how long it lasts in all, and what was left when this was sent. Equal for everybody. */
  window?: {
    seat: string;
    what: "response" | "counter" | "take" | "guess" | "darts" | "search" | "move";
    millis: number;
    left: number;
  };
  /**
   * Darts thrown by hand (window "darts"): where the sight is after t milliseconds, the widest swing being 1, is
   * sin(2π(t / period + phase / 1000)) across (along the rank) and along (the file); nearer than `reach` to the middle hits. The
   * thrower's event is "shots 120 480 900", one to three rising times since the window began.
   */
  sight?: { reach: number; across: { period: number; phase: number }; along: { period: number; phase: number } };
  /**
   * What lasts: "diktat" (value: the type's letter), "chrono", "reversed" (seat ""), "regency", "barred" (value: the move that may
   * not be made again, "e2e4"), "gesture" (value: the kind that the other seat may punish).
   */
  lasting: { what: string; seat: string; value?: string }[];
  /** Secret squares: where they are for their owner, and how many for everybody. */
  traps: { seat: string; card: string; at?: At }[];
  /** Men out of the game for good, by the seat that lost them. */
  out: Record<string, Piece[]>;
  /** Cards of this viewer's hand that he could begin to play now. */
  playable: string[];
  /** Cards of this viewer's hand that he may throw away as dead now. */
  dead: string[];
}

/** One card of GET /api/games/{game}/cards, in the order of their numbers. */
export interface CardText {
  id: string;
  /** "PRE", "INS", "POST", "R-MOVE", "R-CHK", "R-CARD", "R-CAP", "R-LOSS", "ANY"; Tsunami: "BEFORE", "INSTEAD", "COUNTER", "IMMEDIATE". */
  timing: string;
  name: { fr: string; en: string };
  text: { fr: string; en: string };
  /** Tsunami: when it is played, also for an immediate card: "BEFORE", "INSTEAD", "COUNTER". */
  plays?: string;
  /** Tsunami: how many there are in the deck. */
  copies?: number;
  /** Tsunami: its picks are noted secretly. */
  secret?: boolean;
  /** Tsunami: its first operation, such as "Remove". */
  op?: string;
  /** Tsunami: what is picked, one after another: "edge1" "corner4" "block3" "stone0" "line" "way" "point" "stone" "target" "chain" "note1". */
  picks?: string[];
}

/** POST /api/games/tsunami/deck with { text }: a club's deck file; a wrong one is refused with the place of the fault. */
export interface DeckFile {
  id: string;
  origin: string;
  size: number;
  hash: string;
  /** What the option `deck` wants. */
  word: string;
  cards: CardText[];
}

/** Tsunami: where a turn stands, the same for everybody. */
export interface GoTurn {
  /** Whose turn it is, even while the other seat decides something. */
  by: string;
  /** Eight stones had been played when it began. */
  opened: boolean;
  drew: boolean;
  cardLeft: boolean;
  /** The turn before was dry. */
  dryBefore: boolean;
  /** Play goes on after a dispute over dead stones: no cards any more. */
  resumed: boolean;
  /** Where the countered move would have been. */
  barred?: At;
  deck: { id: string; size: number; hash: string; own: boolean };
  pending: GoPending;
}

/** What a turn waits for. */
export type GoPending =
  | { what: "main" | "draw" | "aim" | "discard" | "over" }
  | { what: "must-play" | "answer-card" | "gift" | "steal"; card: string }
  | { what: "answer-move"; at: At }
  | { what: "exchange"; card: string; step: number; steps: { seat: string; rule: string; optional: boolean }[] }
  /** `agreed`: the other seat has agreed to these marks. */
  | { what: "marking"; agreed: boolean };

/** What lies on a goban besides its stones. */
export interface Goban {
  /** By seat, how many stones it has captured. */
  captured: Record<string, number>;
  /** Stones played so far, captured ones too. */
  played: number;
  /** A move that the other side may still counter. */
  announced?: { at: At; side: string };
  /** A card that the other side may still counter. */
  card?: string;
  /** The block of an exchange that is going on. */
  block?: At[];
  /** `on`: the seats it touches; `turns`: how many turns after this one it lasts. */
  running: { what: "ban" | "closed" | "fog" | "shield" | "pull"; by: string; on: string[]; at: At[]; turns: number }[];
  /** Secret notes in play; where, for their author. `turns`: the other seat's turns that are left. */
  notes: { seat: string; card: string; at?: At[]; turns?: number }[];
  /** Notes that have come to light, the oldest first. */
  shown: { seat: string; card: string; at?: At[]; turns?: number }[];
  /** While and after dead stones are marked. */
  dead?: At[];
  territory?: Record<string, At[]>;
  area?: Record<string, number>;
  nobody?: number;
  komi?: number;
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
  /** Squares out of play (Confusion's variant 2). */
  shut?: At[];
  /** Iron Pond: holes; and the board is hidden from this viewer while a kidnapping lasts. */
  holes?: At[];
  blank?: boolean;
  /** Le Félon: where the félon stands that the side to move may hijack now. */
  hijack?: At;
  /** Tsunami. */
  goban?: Goban;
}

/** A man: `art` names the drawing ("mutation-man", "mutation-king"), `side` a seat id. */
export interface Piece {
  at: At;
  art: string;
  side: string;
  /** Mutation: how it moves where it stands: "pawn" "knight" "bishop" "rook" "queen". Absent for kings. */
  mode?: string;
  /** Confusion: its letter, upper case on both sides. The neutral piece stands free as { art: "confusion-neutral", side: "" }. */
  letter?: string;
  /** Confusion: its diagram if this viewer sees it, 1 to 12, 13 for the agent. */
  kind?: number;
  /** Confusion: it was promoted and moves as diagram 0. */
  promoted?: boolean;
  /** Confusion: it controls the neutral piece. */
  holds?: boolean;
  /** Iron Pond: marks that stand on the man. */
  marks?: ("neutral" | "camel" | "prince" | "royal" | "magnet" | "shield" | "dunce" | "frozen")[];
  /** Iron Pond: the other components of a merged man, as drawings ("chess-bishop"). */
  merged?: string[];
  /** Le Félon: a garde that goes back to its owner's first rank. */
  back?: boolean;
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

/** A sentence in both languages. */
export interface Said {
  fr: string;
  en: string;
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

/** One pick of a blank card: the words that its square must fit. */
export type BlankPick = string[];

/** A blank card of Iron Pond that somebody has filled in (docs/rules/ironpond.md). */
export interface BlankCard {
  /** 100 to 127. */
  no: number;
  timing: "PRE" | "INS" | "POST";
  name: Said;
  text: Said;
  params?: BlankPick[];
  pre?: string[];
  /** Verbs with the places of their picks, from 1. */
  effect: (string | number)[][];
  duration?: string;
}

/** GET /api/games/ironpond/blanks: the words of blank cards, and cards that use them. */
export interface Blanks {
  men: string[];
  free: string[];
  places: string[];
  fromFirst: string[];
  needs: string[];
  /** By verb what it takes: "m" a man, "e" a free square. */
  verbs: Record<string, string>;
  neverRoyal: string[];
  examples: BlankCard[];
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

/** Client to server over WS /ws/matches/{id}?have=NUMBER, the number of log lines the page has. */
export type FromPage =
  | { type: "play"; ref: number; version: number; seat: string; action: string }
  | { type: "picks"; ref: number; version: number; seat: string; prefix: string[] }
  | { type: "preview"; ref: number; version: number; seat: string; action: string }
  | { type: "explain"; ref: number; version: number; seat: string; prefix: string[] }
  | { type: "event"; ref: number; version: number; seat: string; event: string }
  /** In a lobby: options with their new values; a card that the guest would leave out, or not; his agreement; leaving his seat. */
  | { type: "propose"; ref: number; version: number; options: Record<string, string> }
  | { type: "remove"; ref: number; version: number; card: string; on: boolean }
  | { type: "ready"; ref: number; version: number; on: boolean; nonce: string }
  | { type: "stand"; ref: number }
  /** Whether the server passes windows for this guest, each after a random while; kept for all his matches. */
  | { type: "autopass"; ref: number; seat: string; on: boolean }
  | { type: "ping" };

/** Server to client. A refusal leaves everything as it was. */
export type ToPage =
  | Sheet
  | Lobby
  | ({ type: "picks"; ref: number } & Picks)
  | { type: "preview"; ref: number; board: BoardSheet }
  | { type: "explain"; ref: number; message: { fr: string; en: string } }
  | { type: "accepted"; ref: number }
  | { type: "refused"; ref: number; error: Refusal }
  | { type: "pong" };

/** Every HTTP error body is { error: Refusal }. */
export interface Refusal {
  code: string;
  message: { fr: string; en: string };
}
