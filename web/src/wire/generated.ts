/** Made by wire.mjs from the records of sheets: change those. */

/**
 * Which game it is, and what one viewer sees of it beside the board.
 */
export type Beside = ConfusionBeside | FelonBeside | IronPondBeside | MutationBeside | TsunamiBeside | PlainBeside;
/**
 * What stands on a square or point of one game's board.
 */
export type Piece = ConfusionPiece | FelonPiece | IronPondPiece | MutationPiece | Stone;
/**
 * What a turn of Tsunami waits for.
 */
export type GoPending = Main | Draw | Aim | Discard | Over | MustPlay | AnswerCard | Gift | Steal | AnswerMove | Exchange | Marking;
/**
 * What stands on the board of one game, as one viewer sees it.
 */
export type Board = ConfusionBoard | FelonBoard | IronPondBoard | MutationBoard | TsunamiBoard | PlainBoard;
/**
 * One card of GET /api/games/{game}/cards, in the order of their numbers.
 */
export type CardText = IronPondCard | TsunamiCard;
/**
 * PUT /api/account: one change. All but those of sessions and of what comes along take a proof of the last five minutes. Another password or other codes, a passkey less and an end of all others end all other sessions, tickets and links; this one goes on under another cookie.
 */
export type Change = SetPassword | RenewCodes | EndPasskey | EndSession | EndOthers | TakeAlong | DeleteAccount;
/**
 * What the page says over the socket of a match.
 */
export type FromPage =
  | Play
  | AskPicks
  | AskPreview
  | AskExplain
  | AskReach
  | Raise
  | Propose
  | Remove
  | Decline
  | Ready
  | Stand
  | Autopass
  | PassTurn
  | Looks
  | Claim
  | Ping;
/**
 * A displacement that is offered: its token, where it leads, and what one game says of it.
 */
export type Move = ConfusionMove | FelonMove | IronPondMove | MutationMove | PlainMove;
/**
 * POST /api/account: an account is made of a guest, under a name that is one account's.
 */
export type Made = NewPassword | NewPasskey;
/**
 * What the page says over the socket of open seats, of one game or of all.
 */
export type MeetingFromPage = Seek | Join | Unseek | Hello;
/**
 * What the server says over the socket of open seats, of one game or of all.
 */
export type MeetingToPage = Waiting | Met | Heeded | Unheeded | Present;
/**
 * POST /api/session: somebody signs in. POST /api/session/proof: whoever is signed in proves by the same, without a name, that it is they; GET says whether they have of late.
 */
export type Proof = ByPasskey | ByCode | ByPassword;
/**
 * Everything that one viewer sees of one match now: GET /api/matches/{id}, and every push of the socket.
 */
export type Sheet = {
  type: "sheet";
  id: string;
  options: {
    [k: string]: string;
  };
  seats: SeatInfo[];
  /**
   * those of the viewer's own seats for which windows are passed
   */
  autopass?: string[];
  /**
   * those for which they are passed for what is left of the other's turn
   */
  passturn?: string[];
  clock?: ClockInfo;
  /**
   * for whoever waits for the other side: what they may claim
   */
  claimable?: Claimable;
  /**
   * for those who sit at the table: how many other games the computer has to think about before this one, if it has to
   */
  ahead?: number;
  /**
   * it changes how strong its players are held to be, unless a guest sits there
   */
  rated?: true;
  /**
   * the version of the rules by which it is played, if there is a newer one
   */
  earlier?: number;
  /**
   * the id that is hashed: the match's, and ".2", ".3" … after deals that were given up
   */
  deal?: string;
  /**
   * how many were
   */
  voided?: number;
  /**
   * id, seed and both nonces were fixed before anybody could choose; otherwise it can't be checked wholly
   */
  bound?: boolean;
  /**
   * to the seed
   */
  commitment?: string;
  /**
   * what each seat had committed itself to, or ""
   */
  nonceCommitments?: string[];
  /**
   * what each seat has added to the dealing
   */
  nonces?: string[];
  /**
   * once the game is over
   */
  seed?: string;
  /**
   * once it is over: what the fingerprints of secret squares were made of, in the order of the log
   */
  seals?: Seal[];
  /**
   * the match that follows this one: its players agree on it there
   */
  again?: string;
  /**
   * a seat id or "public"
   */
  viewer: string;
  /**
   * the viewer's number of log lines; a move names the version it was made for
   */
  version: number;
  /**
   * the lines begin at this index: 0 is the whole log, more is the missing tail; none come while a kidnapping forbids looking back
   */
  since: number;
  turn: string | null;
  outcome: Outcome | null;
  /**
   * actions played so far, taken-back ones not counted
   */
  ply: number;
  /**
   * a request that waits for an answer
   */
  asked: Asked | null;
  board: Board;
  offer: Offer;
  lines: LogLine[];
} & Beside;
/**
 * What one viewer sees of the game itself.
 */
export type Shown = {
  /**
   * a seat id or "public"
   */
  viewer: string;
  /**
   * the viewer's number of log lines; a move names the version it was made for
   */
  version: number;
  /**
   * the lines begin at this index: 0 is the whole log, more is the missing tail; none come while a kidnapping forbids looking back
   */
  since: number;
  turn: string | null;
  outcome: Outcome | null;
  /**
   * actions played so far, taken-back ones not counted
   */
  ply: number;
  /**
   * a request that waits for an answer
   */
  asked: Asked | null;
  board: Board;
  offer: Offer;
  lines: LogLine[];
} & Beside;
/**
 * What the server says over the socket of a match; a refusal leaves everything as it was.
 */
export type ToPage = Sheet | Patch | LobbyInfo | Lines | Picks | Preview | Explain | Reach | Accepted | Refused | Pong;

/**
 * Done.
 */
export interface Accepted {
  type: "accepted";
  ref: number;
}
/**
 * GET /api/account: how whoever asks is known here.
 */
export interface AccountInfo {
  name: string;
  /**
   * whether there is an account; without one everything but name, games and here is empty
   */
  kept: boolean;
  passkeys: PasskeyInfo[];
  /**
   * whether it has a password
   */
  password: boolean;
  /**
   * how many recovery codes are left
   */
  codes: number;
  sessions: SessionInfo[];
  /**
   * how many matches they have
   */
  games: number;
  /**
   * how many matches this browser has as a guest, which aren't the account's
   */
  beside: number;
  here: Here;
}
/**
 * One passkey.
 */
export interface PasskeyInfo {
  id: string;
  label: string;
  created: number;
  /**
   * milliseconds since 1970, or 0
   */
  used: number;
}
/**
 * One device that is signed in.
 */
export interface SessionInfo {
  /**
   * by which it can be ended
   */
  id: string;
  /**
   * such as "Firefox, Android"; empty for a program that doesn't say
   */
  device: string;
  /**
   * milliseconds since 1970
   */
  created: number;
  /**
   * milliseconds since 1970, to the day
   */
  used: number;
  /**
   * whether it is this one
   */
  mine: boolean;
}
/**
 * What can be done at the address that was asked.
 */
export interface Here {
  /**
   * whether passkeys work here: localhost, or https under the server's public name
   */
  passkeys: boolean;
  /**
   * where other devices find this server, such as https://play.example.org; nothing if it isn't known
   */
  address: string | null;
}
/**
 * A conditional move.
 */
export interface Ahead {
  line: string;
  state: "waits" | "played" | "dropped";
  /**
   * how many of its pairs have come about
   */
  pairs: number;
}
/**
 * The stone after a card that is played before it.
 */
export interface Aim {
  what: "aim";
}
/**
 * A card on the table that hasn't taken effect.
 */
export interface Announced {
  seat: string;
  card: string;
  picks: string[];
}
/**
 * A move that may still be countered.
 */
export interface AnnouncedMove {
  at: string;
  side: string;
}
/**
 * Whether a card is countered.
 */
export interface AnswerCard {
  what: "answer-card";
  card: string;
}
/**
 * Whether a move is countered.
 */
export interface AnswerMove {
  what: "answer-move";
  at: string;
}
/**
 * A decision other than a move.
 */
export interface Ask {
  /**
   * say yes or no to a try; promote; take the briefcase; place the letters
   */
  what: "answer" | "promote" | "take" | "setup";
  /**
   * the seat that is asked
   */
  seat: string;
  /**
   * the try that waits for its answer, with where it leads; only for "answer"
   */
  move?: ConfusionMove;
  /**
   * the letter that may be promoted, or that may take the briefcase
   */
  letter?: string;
}
/**
 * A try.
 */
export interface ConfusionMove {
  token: string;
  /**
   * the letter that tries
   */
  letter: string;
  /**
   * it carries the neutral piece along ("LZ-S2"), or passes it and stays ("Z-S2"); most go alone, which goes without saying
   */
  manner?: "carry" | "pass";
  from: string;
  to: string;
  capture: boolean;
}
/**
 * Why may the last token not come after the others?
 */
export interface AskExplain {
  type: "explain";
  ref: number;
  version: number;
  seat: string;
  prefix: string[];
}
/**
 * POST /api/link: somebody who can't come in would be sent a link. The answer is the same whether anybody has that name or address.
 */
export interface AskLink {
  /**
   * the name of an account, or an address
   */
  who: string;
}
/**
 * What may come next in an action that has begun so?
 */
export interface AskPicks {
  type: "picks";
  ref: number;
  version: number;
  seat: string;
  prefix: string[];
}
/**
 * What would the board be after this action?
 */
export interface AskPreview {
  type: "preview";
  ref: number;
  version: number;
  seat: string;
  action: string;
}
/**
 * Where could the piece on a square go, if its side were to act?
 */
export interface AskReach {
  type: "reach";
  ref: number;
  version: number;
  at: string;
}
/**
 * A request that waits for an answer.
 */
export interface Asked {
  what: "draw" | "takeback";
  by: string;
}
/**
 * PUT /api/people/asks: who may challenge one; "known" are those one follows, plays or is followed by.
 */
export interface Asks {
  who: "friends" | "known" | "anybody";
}
/**
 * Whether the server passes windows for this guest, each after a random while; kept for all matches.
 */
export interface Autopass {
  type: "autopass";
  ref: number;
  seat: string;
  on: boolean;
}
/**
 * POST /api/games/{game}/bench: a position that whoever asks knows wholly, and what was done in it. Nothing is kept. The answer is what the socket would have sent: a sheet, picks, a preview, an explanation, a reach, each with the number 0.
 */
export interface BenchQuestion {
  options: {
    [k: string]: string;
  };
  /**
   * as the formats write it; the start without
   */
  position?: string;
  /**
   * instead of options and position: a game that was recorded with everything in it
   */
  record?: string;
  /**
   * how many actions of the record stand; all without
   */
  ply?: number;
  seed?: string;
  /**
   * those that the player holds; none named: all of them
   */
  seats: string[];
  /**
   * lines such as "white e2e4", events among them, at most 200
   */
  done: string[];
  /**
   * "sheet" without
   */
  ask?: "sheet" | "picks" | "preview" | "explain" | "reach";
  /**
   * for "picks" and "explain"; for "reach" the square alone
   */
  prefix?: string[];
  /**
   * for "preview"
   */
  action?: string;
}
/**
 * What one viewer sees beside the board of Confusion.
 */
export interface ConfusionBeside {
  game: "confusion";
  /**
   * by seat, by letter, what its owner can tell from all that they have seen; the enemy can work it out too. No seats in mode "paper"
   */
  knowledge: {
    [k: string]: {
      [k: string]: Letter;
    };
  };
  /**
   * the letters of each seat as positions spell them, bare where this viewer can't tell
   */
  pieces: {
    [k: string]: string;
  };
  /**
   * by seat, the first diagrams of promoted letters that this viewer knows: "A12 L5"
   */
  first?: {
    [k: string]: string;
  };
  /**
   * Stronghold: words of the tokens that each seat may still play, such as "reveal", "double"
   */
  tokens?: {
    [k: string]: string[];
  };
  /**
   * with answers=cover: the cover diagram of the enemy's agent, 1 to 12, for its master alone
   */
  cover?: number;
  /**
   * what the seat to act is asked for besides a move; null when it is simply its turn
   */
  asks: Ask | null;
  /**
   * in a replay: by seat, how many assignments of its own letters are left for it, as text (12! = "479001600"); not in a running game in mode "paper"
   */
  left?: {
    [k: string]: string;
  };
}
/**
 * What is known of a letter.
 */
export interface Letter {
  /**
   * kinds that agree with the facts: 1 to 12, "?" for the agent
   */
  possible: (number | "?")[];
  /**
   * in mode "oracle": by kind, summing to 1
   */
  probabilities?: {
    [k: string]: number;
  };
}
/**
 * Le Félon has nothing beside its board.
 */
export interface FelonBeside {
  game: "felon";
}
/**
 * What one viewer sees beside the board of Iron Pond.
 */
export interface IronPondBeside {
  game: "ironpond";
  cards: CardTable;
}
/**
 * Cards as one viewer sees them. Their ids are texts: "16" in Iron Pond, "troc" in Tsunami.
 */
export interface CardTable {
  /**
   * by seat its cards, null for one that this viewer can't see
   */
  hands: {
    [k: string]: (string | null)[];
  };
  /**
   * cards in hands that lie open for everybody
   */
  open: string[];
  /**
   * how many cards are in the pile
   */
  pile: number;
  /**
   * what is in the pile, while this viewer may search it
   */
  search?: string[];
  /**
   * the oldest first
   */
  discard: string[];
  /**
   * by seat whether its card of its own turn, and its card of the opponent's turn, is played
   */
  used: {
    [k: string]: Used;
  };
  /**
   * cards on the table that haven't taken effect, the last announced last
   */
  announced: Announced[];
  /**
   * what comes of them if nobody answers any more, as far as this viewer can tell
   */
  coming?: Coming;
  /**
   * a timed decision, equal for everybody
   */
  window?: Window;
  /**
   * darts that are thrown by hand
   */
  sight?: Sight;
  /**
   * what lasts
   */
  lasting: Lasting[];
  /**
   * whether a card of the agreed deck can punish a gesture
   */
  punishes: boolean;
  /**
   * secret squares: where they are for their owner, and how many for everybody
   */
  traps: Trap[];
  /**
   * pieces out of the game for good, by the seat that lost them
   */
  out: {
    [k: string]: Lost[];
  };
  /**
   * cards of this viewer's hand that may be begun now
   */
  playable: string[];
  /**
   * cards of this viewer's hand that may be thrown away as dead now
   */
  dead: string[];
}
/**
 * Which cards a seat has played.
 */
export interface Used {
  own: boolean;
  foreign: boolean;
}
/**
 * What an announced card or move will do to the board.
 */
export interface Coming {
  /**
   * the squares on which something else stands then
   */
  changed: Changed[];
  /**
   * squares that are out of play then
   */
  gone?: string[];
  /**
   * it may turn out otherwise: something that this viewer doesn't see, or chance, decides
   */
  may?: true;
}
/**
 * A square on which something else stands than before; without from and piece it is empty then.
 */
export interface Changed {
  at: string;
  /**
   * the square on which the piece that then stands here stands now
   */
  from?: string;
  /**
   * what then stands here, if that stands nowhere now
   */
  piece?: Piece;
}
/**
 * A piece; the neutral one stands free with no letter and no side.
 */
export interface ConfusionPiece {
  at: string;
  art: "confusion-piece" | "confusion-neutral" | "confusion-briefcase";
  side: string;
  /**
   * upper case on both sides
   */
  letter?: string;
  /**
   * its diagram if this viewer sees it, 1 to 12, 13 for the agent
   */
  kind?: number;
  /**
   * it was promoted and moves as diagram 0
   */
  promoted?: true;
  /**
   * it controls the neutral piece
   */
  holds?: true;
}
/**
 * A piece.
 */
export interface FelonPiece {
  at: string;
  /**
   * "felon-garde" and so on
   */
  art: string;
  side: string;
  /**
   * a garde that goes back to its owner's first rank
   */
  back?: true;
}
/**
 * A piece.
 */
export interface IronPondPiece {
  at: string;
  /**
   * "chess-queen" and so on, "camel"
   */
  art: string;
  side: string;
  /**
   * what stands on it
   */
  marks?: ("neutral" | "camel" | "prince" | "royal" | "magnet" | "shield" | "dunce" | "frozen")[];
  /**
   * the other components of a merged piece, as drawings ("chess-bishop")
   */
  merged?: string[];
}
/**
 * A piece.
 */
export interface MutationPiece {
  at: string;
  art: "mutation-piece" | "mutation-king";
  side: string;
  /**
   * how it moves where it stands: "pawn", "knight", "bishop", "rook", "queen"; kings always move the same
   */
  mode?: string;
}
/**
 * A stone on its point.
 */
export interface Stone {
  at: string;
  art: "go-black" | "go-white";
  side: string;
}
/**
 * Who decides, how long it lasts in all, and what was left when this was sent.
 */
export interface Window {
  seat: string;
  what: "response" | "counter" | "take" | "guess" | "darts" | "search" | "move";
  millis: number;
  left: number;
}
/**
 * Where the sight is after t milliseconds, the widest swing being 1: sin(2π(t / period + phase / 1000)) across (along the rank) and along (the file); nearer than reach to the middle hits. The thrower's event is "shots 120 480 900", one to three rising times since the window began.
 */
export interface Sight {
  reach: number;
  across: Swing;
  along: Swing;
}
/**
 * One of the two swings of a sight.
 */
export interface Swing {
  period: number;
  phase: number;
}
/**
 * What lasts: "diktat" (value: the type's letter), "chrono", "reversed" (seat ""), "regency", "barred" (value: the move that may not be made again, "e2e4"), "gesture" (value: the kind that the other seat may punish).
 */
export interface Lasting {
  what: string;
  seat: string;
  value?: string;
}
/**
 * A secret square.
 */
export interface Trap {
  seat: string;
  card: string;
  at?: string;
}
/**
 * A piece that is lost: it stands nowhere.
 */
export interface Lost {
  at: string;
  art: string;
  side: string;
}
/**
 * Chess Mutation has nothing beside its board.
 */
export interface MutationBeside {
  game: "mutation";
}
/**
 * What one viewer sees beside the goban.
 */
export interface TsunamiBeside {
  game: "tsunami";
  cards: CardTable;
  /**
   * where the turn stands
   */
  go: GoTurn;
}
/**
 * Where a turn of Tsunami stands, the same for everybody.
 */
export interface GoTurn {
  /**
   * whose turn it is, even while the other seat decides something
   */
  by: string;
  /**
   * eight stones had been played when it began
   */
  opened: boolean;
  drew: boolean;
  cardLeft: boolean;
  /**
   * the turn before was dry
   */
  dryBefore: boolean;
  /**
   * play goes on after a dispute over dead stones: no cards any more
   */
  resumed: boolean;
  /**
   * where the countered move would have been
   */
  barred?: string;
  deck: GoDeck;
  pending: GoPending;
}
/**
 * The deck that is played with; whether it is a club's own.
 */
export interface GoDeck {
  id: string;
  size: number;
  hash: string;
  own: boolean;
}
/**
 * A stone, or a card before it.
 */
export interface Main {
  what: "main";
}
/**
 * A card is to be drawn.
 */
export interface Draw {
  what: "draw";
}
/**
 * A card too many is to be thrown away.
 */
export interface Discard {
  what: "discard";
}
/**
 * Nothing: the game is over.
 */
export interface Over {
  what: "over";
}
/**
 * A card that was drawn must be played at once.
 */
export interface MustPlay {
  what: "must-play";
  card: string;
}
/**
 * What is given to the other seat.
 */
export interface Gift {
  what: "gift";
  card: string;
}
/**
 * What is taken from the other seat.
 */
export interface Steal {
  what: "steal";
  card: string;
}
/**
 * The next step of an exchange.
 */
export interface Exchange {
  what: "exchange";
  card: string;
  step: number;
  steps: ExchangeStep[];
}
/**
 * A step of an exchange.
 */
export interface ExchangeStep {
  seat: string;
  rule: string;
  optional: boolean;
}
/**
 * Which stones are dead.
 */
export interface Marking {
  what: "marking";
  /**
   * the other seat has agreed to these marks
   */
  agreed: boolean;
}
/**
 * A game that nobody has drawn yet.
 */
export interface PlainBeside {
  game: "plain";
}
/**
 * A blank card that somebody has filled in (docs/rules/ironpond.md).
 */
export interface BlankCard {
  /**
   * 100 to 127
   */
  no: number;
  timing: "PRE" | "INS" | "POST";
  name: Said;
  text: Said;
  /**
   * the words that the square of each pick must fit
   */
  params?: string[][];
  pre?: string[];
  /**
   * verbs with the places of their picks, from 1
   */
  effect: (number | string)[][];
  duration?: string;
}
/**
 * A sentence in both languages.
 */
export interface Said {
  fr: string;
  en: string;
}
/**
 * GET /api/games/ironpond/blanks: the words of blank cards, and cards that use them.
 */
export interface Blanks {
  pieces: string[];
  free: string[];
  places: string[];
  fromFirst: string[];
  needs: string[];
  /**
   * by verb what it takes: "m" a piece, "e" a free square
   */
  verbs: {
    [k: string]: string;
  };
  neverRoyal: string[];
  examples: BlankCard[];
}
/**
 * The board of Confusion.
 */
export interface ConfusionBoard {
  game: "confusion";
  kind: "squares";
  width: number;
  height: number;
  /**
   * all squares are alike: nothing
   */
  natures: string;
  pieces: ConfusionPiece[];
  /**
   * squares of the last action: where it came from, where it went
   */
  last: string[];
  /**
   * none
   */
  check: string[];
  /**
   * none
   */
  dots: string[];
  /**
   * pieces lost, by the seat that lost them
   */
  taken: {
    [k: string]: ConfusionPiece[];
  };
  /**
   * squares out of play (variant 2)
   */
  shut?: string[];
}
/**
 * The board of Le Félon.
 */
export interface FelonBoard {
  game: "felon";
  kind: "squares";
  width: number;
  height: number;
  /**
   * one letter a square, rank by rank from the first, files from a: O for orange
   */
  natures: string;
  pieces: FelonPiece[];
  /**
   * squares of the last action: where it came from, where it went
   */
  last: string[];
  /**
   * squares of kings in check
   */
  check: string[];
  /**
   * squares with a printed dot: none
   */
  dots: string[];
  /**
   * pieces lost, by the seat that lost them
   */
  taken: {
    [k: string]: FelonPiece[];
  };
  /**
   * where the félon stands that the side to move may hijack now
   */
  hijack?: string;
}
/**
 * The board of Iron Pond.
 */
export interface IronPondBoard {
  game: "ironpond";
  kind: "squares";
  width: number;
  height: number;
  /**
   * all squares are alike: nothing
   */
  natures: string;
  pieces: IronPondPiece[];
  /**
   * squares of the last action: where it came from, where it went
   */
  last: string[];
  /**
   * squares of royals in check
   */
  check: string[];
  /**
   * none
   */
  dots: string[];
  /**
   * pieces lost, by the seat that lost them
   */
  taken: {
    [k: string]: Lost[];
  };
  /**
   * squares that are holes
   */
  holes?: string[];
  /**
   * the board is hidden from this viewer while a kidnapping lasts
   */
  blank?: true;
}
/**
 * The board of Chess Mutation.
 */
export interface MutationBoard {
  game: "mutation";
  kind: "squares";
  width: number;
  height: number;
  /**
   * one letter a square, rank by rank from the first, files from a: R Y B K W
   */
  natures: string;
  pieces: MutationPiece[];
  /**
   * squares of the last action: where it came from, where it went
   */
  last: string[];
  /**
   * squares of kings in check
   */
  check: string[];
  /**
   * squares with a printed dot
   */
  dots: string[];
  /**
   * pieces lost, by the seat that lost them
   */
  taken: {
    [k: string]: MutationPiece[];
  };
}
/**
 * The goban of Tsunami.
 */
export interface TsunamiBoard {
  game: "tsunami";
  kind: "points";
  width: number;
  height: number;
  /**
   * all points are alike: nothing
   */
  natures: string;
  pieces: Stone[];
  /**
   * points of the last action that still hold a stone
   */
  last: string[];
  /**
   * none
   */
  check: string[];
  /**
   * the star points
   */
  dots: string[];
  /**
   * none: captured stones are counted
   */
  taken: {
    [k: string]: Stone[];
  };
  goban: Goban;
}
/**
 * What lies on a goban besides its stones.
 */
export interface Goban {
  /**
   * by seat, how many stones it has captured
   */
  captured: {
    [k: string]: number;
  };
  /**
   * stones played so far, captured ones too
   */
  played: number;
  /**
   * a move that the other side may still counter
   */
  announced?: AnnouncedMove;
  /**
   * a card that the other side may still counter
   */
  card?: string;
  /**
   * the block of an exchange that is going on
   */
  block?: string[];
  running: Lasts[];
  /**
   * secret notes in play
   */
  notes: Noted[];
  /**
   * notes that have come to light, the oldest first
   */
  shown: Noted[];
  /**
   * while and after dead stones are marked, like the four that follow
   */
  dead?: string[];
  territory?: {
    [k: string]: string[];
  };
  area?: {
    [k: string]: number;
  };
  nobody?: number;
  komi?: number;
}
/**
 * An effect that lasts.
 */
export interface Lasts {
  what: "ban" | "closed" | "fog" | "shield" | "pull";
  by: string;
  /**
   * the seats it touches
   */
  on: string[];
  at: string[];
  /**
   * how many turns after this one it lasts
   */
  turns: number;
}
/**
 * A secret note.
 */
export interface Noted {
  seat: string;
  card: string;
  /**
   * where, for its author
   */
  at?: string[];
  /**
   * the other seat's turns that are left
   */
  turns?: number;
}
/**
 * The board of a game that nobody has drawn yet: there is none.
 */
export interface PlainBoard {
  game: "plain";
  kind: "squares";
  width: number;
  height: number;
  natures: string;
  pieces: Piece[];
  last: string[];
  check: string[];
  dots: string[];
  taken: {
    [k: string]: string[];
  };
}
/**
 * A browser on which somebody is told.
 */
export interface Browser {
  /**
   * the SHA-256 of its address at the push service, in hex
   */
  id: string;
  /**
   * such as "Firefox, Android"; empty if it doesn't say
   */
  label: string;
  /**
   * in milliseconds since 1970
   */
  since: number;
}
/**
 * By one of the recovery codes, which is spent then.
 */
export interface ByCode {
  name?: string;
  code: string;
}
/**
 * By a passkey, which says itself whose it is. All texts are base64url.
 */
export interface ByPasskey {
  /**
   * the passkey's
   */
  id: string;
  /**
   * the one of Ceremony
   */
  challenge: string;
  /**
   * clientDataJSON
   */
  client: string;
  /**
   * authenticatorData
   */
  data: string;
  signature: string;
}
/**
 * By the password.
 */
export interface ByPassword {
  name?: string;
  password: string;
}
/**
 * A printed card of Iron Pond.
 */
export interface IronPondCard {
  id: string;
  /**
   * "PRE", "INS", "POST", "R-MOVE", "R-CHK", "R-CARD", "R-CAP", "R-LOSS", "ANY"
   */
  timing: string;
  name: Said;
  /**
   * for the player of the card
   */
  text: Said;
  /**
   * for everybody else, with "{self}" and "{opp}" for the names of the sides; left out where the text speaks to nobody
   */
  told?: Said;
  /**
   * what one may ask of a card instead of knowing its number
   */
  traits: (
    | "annuls"
    | "takes_over"
    | "rewinds"
    | "secret"
    | "blindfolds"
    | "throws"
    | "searches"
    | "punishes"
    | "hurries"
    | "orders"
    | "brief"
    | "departs"
    | "sets"
    | "physical"
    | "advertises"
  )[];
  /**
   * the decks with a name that it belongs to
   */
  decks: ("72" | "68" | "nochance")[];
}
/**
 * A card of a deck of Tsunami.
 */
export interface TsunamiCard {
  id: string;
  /**
   * "BEFORE", "INSTEAD", "COUNTER", "IMMEDIATE"
   */
  timing: string;
  name: Said;
  /**
   * for the player of the card
   */
  text: Said;
  /**
   * for everybody else, with "{self}" and "{opp}" for the names of the sides; left out of a deck that doesn't come with the game
   */
  told?: Said;
  /**
   * when it is played, also for an immediate card
   */
  plays: "BEFORE" | "INSTEAD" | "COUNTER";
  /**
   * how many there are in the deck
   */
  copies: number;
  /**
   * its picks are noted secretly
   */
  secret: boolean;
  /**
   * its first operation, such as "Remove"
   */
  op: string;
  /**
   * what is picked, one after another: "edge1" "corner4" "block3" "stone0" "line" "way" "point" "stone" "target" "chain" "note1"
   */
  picks: string[];
}
/**
 * PUT /api/carry: who comes to another device; nothing is taken yet. With take this device becomes theirs, and the token is spent. POST /api/carry/waiting asks whether an own token still waits for another device.
 */
export interface Carried {
  token: string;
  take: boolean;
}
/**
 * The answer to POST /api/carry: who asks may be the same on one other device.
 */
export interface Carry {
  /**
   * for Carried; once
   */
  token: string;
  /**
   * the whole address that the other device opens; nothing if the server doesn't know where others find it
   */
  address: string | null;
  /**
   * how long it holds
   */
  millis: number;
}
/**
 * The answer to POST /api/passkeys, what a browser needs to make or to use a passkey; once, within five minutes.
 */
export interface Ceremony {
  /**
   * base64url
   */
  challenge: string;
  /**
   * the relying party's id, a host
   */
  site: string;
  /**
   * base64url, by which an authenticator knows the account
   */
  user: string;
  /**
   * the ids of passkeys that the account has, base64url
   */
  known: string[];
}
/**
 * One of GET /api/challenges: a match whose free seat is kept for somebody who hasn't answered. POST /api/people/{id}/challenges makes it of a NewMatch against a "friend" that doesn't begin "now"; sitting down accepts it, DELETE /api/challenges/{id} declines or withdraws it.
 */
export interface Challenged {
  /**
   * of the match
   */
  id: string;
  game: string;
  /**
   * one has made it oneself
   */
  mine: boolean;
  kind: "guest" | "account" | "gone";
  /**
   * of the other; empty for a guest who has chosen none
   */
  name: string;
  /**
   * how long each may think; empty for no clock
   */
  clock: string;
  /**
   * when it goes by itself, in milliseconds since 1970
   */
  until: number;
}
/**
 * text is the password from now on; an empty one takes it away if there is a passkey.
 */
export interface SetPassword {
  what: "password";
  text: string;
}
/**
 * New recovery codes instead of the old ones.
 */
export interface RenewCodes {
  what: "codes";
}
/**
 * The passkey whose id is text ends.
 */
export interface EndPasskey {
  what: "passkey";
  text: string;
}
/**
 * The session whose id is text ends.
 */
export interface EndSession {
  what: "session";
  text: string;
}
/**
 * All sessions but this one end.
 */
export interface EndOthers {
  what: "others";
}
/**
 * What this browser had as a guest comes along.
 */
export interface TakeAlong {
  what: "along";
}
/**
 * The account goes; text is its name, so that nobody does it by mistake.
 */
export interface DeleteAccount {
  what: "delete";
  text: string;
}
/**
 * GET /api/people: whom one knows.
 */
export interface Circle {
  /**
   * whom one follows or blocks, the latest first, and then those who follow
   */
  people: Person[];
  /**
   * who may challenge one
   */
  asks: "friends" | "known" | "anybody";
  /**
   * the games of which one waits for somebody to play them
   */
  wishes: Wish[];
}
/**
 * Somebody whom one knows, or who sits opposite: the answer to GET /api/matches/{id}/opposite and PUT /api/people.
 */
export interface Person {
  /**
   * by which one names them here; it means nothing to anybody else
   */
  id: string;
  /**
   * "account" for somebody whose name is theirs alone, "gone" for somebody whose account was deleted
   */
  kind: "guest" | "account" | "gone";
  /**
   * empty for a guest who has chosen none
   */
  name: string;
  /**
   * one follows them
   */
  follows: boolean;
  /**
   * they follow
   */
  followed: boolean;
  /**
   * one blocks them
   */
  blocked: boolean;
  /**
   * a friend, each following the other, who sits connected at a table now
   */
  here: boolean;
}
/**
 * A game that one waits for.
 */
export interface Wish {
  game: string;
  /**
   * milliseconds since 1970
   */
  until: number;
}
/**
 * The other side isn't coming: the win, or a draw, as the sheet says that it may be claimed.
 */
export interface Claim {
  type: "claim";
  ref: number;
  draw: boolean;
}
/**
 * What somebody may claim who waits for the other side: the win or a draw of a game that the other has left, or the end without a result of one that the other never began.
 */
export interface Claimable {
  why: "left" | "unplayed";
  /**
   * milliseconds before they may; 0 if they may now
   */
  after: number;
}
/**
 * What each seat has left to think, in milliseconds, and whose clock runs: from a seat's second action on, over days from the first turn on, and not in windows.
 */
export interface ClockInfo {
  /**
   * minutes and seconds added after each turn (10+5), or given back of what it took (10d5), or minutes and periods of so many seconds (10+3x30), or days for each move (7d)
   */
  control: string;
  /**
   * before the flag falls, with all periods
   */
  left: {
    [k: string]: number;
  };
  running: string | null;
  /**
   * what is left of a seat's time in windows, once it has taken any
   */
  reserve?: {
    [k: string]: number;
  };
  /**
   * how long seats will still be away whose time stands still, in milliseconds
   */
  away?: {
    [k: string]: number;
  };
}
/**
 * The answer to PUT /api/carry.
 */
export interface Comer {
  /**
   * of who comes; empty if they have chosen none
   */
  name: string;
  /**
   * whether they have an account
   */
  kept: boolean;
  /**
   * how many matches they have
   */
  games: number;
  /**
   * how many matches whoever is at this device has, which they leave behind
   */
  left: number;
}
/**
 * The answer to POST /api/seeds: the server has drawn a seed for a match that this guest is about to create.
 */
export interface Commitment {
  commitment: string;
}
/**
 * The answer to PUT /api/mail/confirmation, which takes a Carried: whose address a link confirms, or has confirmed.
 */
export interface Confirmed {
  /**
   * of the account
   */
  name: string;
  address: string;
}
/**
 * A card or a deck of the account. GET /api/creations lists them; writing one answers how it is kept, under another id where somebody else's edit came first.
 */
export interface Creation {
  id: string;
  game: string;
  name: Said;
  /**
   * a blank card, or a deck file, as its game reads it
   */
  text: string;
  /**
   * what an edit names
   */
  version: number;
  /**
   * in milliseconds since 1970
   */
  changed: number;
}
/**
 * POST /api/matches/{id}/deal: a player's part of the two rounds that fix the deal of a match that hasn't begun. Where nobody else adds a nonce both parts may come at once.
 */
export interface DealPart {
  /**
   * the deal it is for: DealRounds.id
   */
  deal: string;
  /**
   * the SHA-256 of the nonce, in hexadecimal; another one than before once a nonce is open says that one's own is lost, or that the other keeps one waiting: the deal is given up
   */
  commitment?: string;
  /**
   * at most 64 of A-Z a-z 0-9 _ -
   */
  nonce?: string;
  /**
   * with a nonce: the commitment of the other seat as it was seen, or nothing
   */
  other?: string;
}
/**
 * How far the deal of a match is fixed that hasn't begun (Architecture, 4.4). Nonces are shown when it has.
 */
export interface DealRounds {
  /**
   * what is hashed: the match's id, and ".2", ".3" … after deals that were given up
   */
  id: string;
  /**
   * how many were
   */
  voided: number;
  /**
   * the seats that add a nonce: one for each person
   */
  due: string[];
  /**
   * by seat what it has committed itself to, or ""
   */
  commitments: {
    [k: string]: string;
  };
  /**
   * the seats that have opened their nonce
   */
  opened: string[];
  /**
   * everything is agreed on, so that nonces may be opened once all commitments stand
   */
  opening: boolean;
}
/**
 * An answer of chance: GET /api/matches/{id}/draws lists those of a game that is over, in the order of the log, so that a page can deal them again.
 */
export interface Dealt {
  /**
   * the counter that was hashed: the answers that stood before
   */
  index: number;
  /**
   * what could have been the answer, in the order from which the digest picks
   */
  offered: string[];
  /**
   * what was
   */
  result: string;
}
/**
 * The answer to POST /api/games/tsunami/deck.
 */
export interface DeckFile {
  id: string;
  origin: string;
  size: number;
  hash: string;
  /**
   * what the option deck wants
   */
  word: string;
  cards: TsunamiCard[];
}
/**
 * POST /api/games/tsunami/deck: a club’s deck file; a wrong one is refused with the place of the fault.
 */
export interface DeckText {
  text: string;
}
/**
 * In a lobby: a card that the other would leave out stays, and off their list it goes.
 */
export interface Decline {
  type: "decline";
  ref: number;
  version: number;
  card: string;
}
/**
 * A way of moving, seen by its owner: N is forward.
 */
export interface Diagram {
  number: number;
  /**
   * "N", "NE" … in the order of the compass; none for the agent
   */
  ways: string[];
  /**
   * the longest distance in squares; 0 for the agent
   */
  reach: number;
  promotable: boolean;
}
/**
 * An order that was carried out.
 */
export interface Done {
  /**
   * the number of the line in one's log
   */
  n: number;
  /**
   * it was let happen, or something was played, or that could not be played any more
   */
  what: "passed" | "played" | "gone";
}
/**
 * DELETE /api/creations/{id}.
 */
export interface DroppedCreation {
  /**
   * what was seen; another one stays
   */
  version: number;
}
/**
 * PUT /api/creations/{id}.
 */
export interface EditedCreation {
  game: string;
  text: string;
  /**
   * what was edited; where that isn't the one that stands, both are kept
   */
  version: number;
}
/**
 * Why something isn't allowed, or that it is.
 */
export interface Explain {
  type: "explain";
  ref: number;
  message: Said;
  /**
   * the rule that forbids it
   */
  rule?: Rule;
}
/**
 * The paragraph of a game's rule book that a sentence rests on.
 */
export interface Rule {
  game: string;
  /**
   * such as "3.7", "R12" or "card 21"; the sentence says it, or the name of the card
   */
  number: string;
}
/**
 * A game in a format of other programs.
 */
export interface ExportText {
  /**
   * "pgn" or "sgf", which is also how its files end
   */
  format: string;
  text: string;
}
/**
 * Something that a line of the log brought about.
 */
export interface Fact {
  /**
   * "card" (its fate); pieces: "moved" "taken" "out" "back" "turned" "merged" "neutral" "crowned" "prince" "became" "promoted" "kept" "away"; squares: "hole" "magnet" "shield" "dunce" "sprung" "barred"; "armed", "reversed", "upright"
   */
  what: string;
  at?: string;
  to?: string;
  art?: string;
  side?: string;
  seat?: string;
  card?: string;
  /**
   * it took effect, had none, was stopped by another card, or went back to its hand
   */
  fate?: "counts" | "void" | "countered" | "back";
  /**
   * which part of the fundamental rule annulled a card that stayed without effect
   */
  rule?: "F1" | "F2" | "F3" | "F4";
}
/**
 * Every body of an HTTP error: problem details (RFC 9457) with our refusal.
 */
export interface Failure {
  /**
   * always "about:blank": error has the code
   */
  type: string;
  /**
   * of the HTTP status
   */
  title: string;
  status: number;
  /**
   * the refusal's sentence in the language of whoever asked
   */
  detail: string;
  error: Refusal;
}
/**
 * Why something was refused: a code of the docs, and a sentence.
 */
export interface Refusal {
  code: string;
  message: Said;
  /**
   * the rule that forbids it, where one does
   */
  rule?: Rule;
}
/**
 * The answer to POST /api/feed: where somebody's notifications and turns can be read from now on, which is told this once.
 */
export interface FeedInfo {
  /**
   * an address of an Atom feed
   */
  atom: string;
  /**
   * an address of an iCalendar
   */
  calendar: string;
}
/**
 * A move.
 */
export interface FelonMove {
  token: string;
  from: string;
  to: string;
  capture: boolean;
  /**
   * the two pieces change places
   */
  swap?: true;
  /**
   * the one met changes sides
   */
  convert?: true;
  /**
   * an enemy félon is moved for one turn
   */
  hijack?: true;
  /**
   * where the piece taken stands when it isn't where the move leads
   */
  takes?: string;
}
/**
 * POST /api/matches/{id}/foreseen: what might come of a game over days, to choose conditional moves from. It is worked out from what one sees, in states that agree with it, so it tells nothing of what is possible now. The answer is what the socket would have sent: a sheet, picks, a preview, an explanation, a reach, each with the number 0.
 */
export interface ForeseenQuestion {
  /**
   * what is foreseen, from now on: lines such as "white e2e4", 64 at most; * stands for all other words of an action, or for all that a side does
   */
  done: string[];
  /**
   * "sheet" without
   */
  ask?: "sheet" | "picks" | "preview" | "explain" | "reach";
  /**
   * for "picks" and "explain"; for "reach" the square alone
   */
  prefix?: string[];
  /**
   * for "preview"
   */
  action?: string;
}
/**
 * An action as a whole.
 */
export interface Play {
  type: "play";
  ref: number;
  version: number;
  seat: string;
  action: string;
}
/**
 * An event such as resign or offer draw.
 */
export interface Raise {
  type: "event";
  ref: number;
  version: number;
  seat: string;
  event: string;
}
/**
 * In a lobby: options with their new values.
 */
export interface Propose {
  type: "propose";
  ref: number;
  version: number;
  options: {
    [k: string]: string;
  };
  /**
   * such as 10+5, 10d5 or 10+3x30, or nothing for no clock; absent to leave it as it is
   */
  clock?: string;
}
/**
 * In a lobby: a card that the guest would leave out, or not.
 */
export interface Remove {
  type: "remove";
  ref: number;
  version: number;
  card: string;
  on: boolean;
}
/**
 * In a lobby: the guest agrees, or no more.
 */
export interface Ready {
  type: "ready";
  ref: number;
  version: number;
  on: boolean;
  /**
   * refused unless empty: one commits oneself first, see house.DealPart
   */
  nonce?: string;
}
/**
 * In a lobby: the guest leaves the seat.
 */
export interface Stand {
  type: "stand";
  ref: number;
}
/**
 * Whether the server passes windows for a seat until that seat is to act of its own accord: what is left of the other's turn.
 */
export interface PassTurn {
  type: "passturn";
  ref: number;
  seat: string;
  on: boolean;
}
/**
 * Two at one screen: who looks at it from now on, so that it shows what that seat may see; nobody, while it changes hands.
 */
export interface Looks {
  type: "looks";
  ref: number;
  seat?: string;
}
/**
 * Is anybody there?
 */
export interface Ping {
  type: "ping";
}
/**
 * One game of the catalogue: GET /api/games.
 */
export interface GameInfo {
  id: string;
  title: string;
  /**
   * ids in moving order, such as "white", "black"
   */
  seats: string[];
  options: OptionInfo[];
  /**
   * of the computer, from 1
   */
  levels: number;
  /**
   * in a game whose pieces move by diagrams
   */
  diagrams?: Diagram[];
}
/**
 * An option.
 */
export interface OptionInfo {
  name: string;
  /**
   * the default
   */
  value: string;
  /**
   * those that are listed
   */
  values: string[];
  /**
   * free text is accepted besides
   */
  open: boolean;
}
/**
 * GET /health.
 */
export interface Health {
  status: "ok" | "broken";
  database: "ok" | "broken";
  version: string;
}
/**
 * Done.
 */
export interface Heeded {
  type: "heeded";
  ref: number;
}
/**
 * Is anybody there?
 */
export interface Hello {
  type: "hello";
}
/**
 * A move.
 */
export interface IronPondMove {
  token: string;
  from: string;
  to: string;
  capture: boolean;
  /**
   * the letter of a promotion, when the token has one
   */
  promotes?: string;
  /**
   * castling: the rook's displacement
   */
  partner?: Partner;
}
/**
 * The piece that castles with the king.
 */
export interface Partner {
  from: string;
  to: string;
  /**
   * how it will move where it lands; empty where that doesn't change
   */
  becomes: string;
}
/**
 * Let me play whoever looks for an opponent there.
 */
export interface Join {
  type: "join";
  ref: number;
  game: string;
  /**
   * the search, as it was shown on this socket
   */
  sought: string;
}
/**
 * The answer to POST /api/replay: a game that was kept as a file. A wrong record is refused (bad-record, with its line).
 */
export interface Kept {
  game: string;
  options: {
    [k: string]: string;
  };
  /**
   * in moving order
   */
  seats: string[];
  /**
   * the header tags, such as White, Date, Result
   */
  tags: {
    [k: string]: string;
  };
  outcome: Outcome | null;
  /**
   * every line, requests and what was taken back among them
   */
  log: LogLine[];
  /**
   * whole seconds that were then left to the seat, by the numbers of lines; for a game with a clock
   */
  left?: {
    [k: string]: number;
  };
  /**
   * whether it was dealt as its tags say; unbound if its id could be chosen last, sealed while its seed isn't told, device if it came from a seed that nobody vouches for
   */
  deal?: "right" | "unbound" | "wrong" | "sealed" | "device";
  lines: LogLine[];
  /**
   * after each action that still stands; the first is the start, the others after one line each
   */
  boards: Board[];
  /**
   * one a board, in games that show something beside it
   */
  beside?: Beside[];
}
/**
 * How a match ended.
 */
export interface Outcome {
  /**
   * "checkmate", "stalemate", "repetition", "hundred-moves", "bare-kings", "resignation", "agreement" …
   */
  reason: string;
  winner: string | null;
}
/**
 * A log line as the viewer sees it.
 */
export interface LogLine {
  n: number;
  seat: string | null;
  kind: "action" | "chance" | "event";
  /**
   * such as "e2e4", "offer draw"
   */
  token: string;
  /**
   * the written form for people, such as "e2-e4", "f3xg5+", "O-O"
   */
  text: string;
  /**
   * Confusion: what was said to the try of this line
   */
  answer?: "yes" | "no";
  /**
   * the fingerprint of the square that a card keeps secret, for everybody (see Seal)
   */
  sealed?: string;
  /**
   * for an accepted takeback: lines of kind action with n >= drops (and < this n) are taken back
   */
  drops?: number;
  /**
   * in which turn of both players it stands, from 1 on, where a game counts them and the viewer may know it
   */
  turn?: number;
  /**
   * Iron Pond: what the line brought about, as the viewer saw it, in the order in which it happened
   */
  told?: Fact[];
}
/**
 * POST /api/replay: the text of a record file, such as the shipped example /examples/confusion.txt.
 */
export interface KeptRecord {
  record: string;
  /**
   * a seat id, or "truth", as without
   */
  eyes?: string;
}
/**
 * PUT /api/me/vacation: one takes some days off, or is back.
 */
export interface Leave {
  /**
   * how many, 1 to 30; 0 ends the vacation that one is on, or that is to come
   */
  days: number;
  /**
   * after how many minutes they begin; 0 for at once
   */
  in: number;
}
/**
 * POST /api/games/{game}/first: a match against the computer that goes on where somebody was led.
 */
export interface Led {
  /**
   * what was done so far in the first game, lines such as "white e2e4"
   */
  done: string[];
}
/**
 * One of GET /api/games/{game}/lessons, or GET /api/games/{game}/first: a position in which one learns by doing.
 */
export interface Lesson {
  /**
   * in a game with cards, the card that one learns
   */
  id: string;
  options: {
    [k: string]: string;
  };
  /**
   * the start of the game if it is empty
   */
  position: string;
  /**
   * for what chance decides
   */
  seed: string;
  /**
   * the learner's seat
   */
  learner: string;
  steps: LessonStep[];
  goal: Said;
  close: Said;
}
/**
 * What happens next: with a seat, that seat plays its one action; without, the learner plays one of them.
 */
export interface LessonStep {
  by?: string;
  /**
   * the first is the one to show; "*" stands for anything, "place *" for anything that begins so
   */
  actions: string[];
  /**
   * what is to be done, where more than the goal is said
   */
  task?: Said;
  /**
   * what is answered to anything else
   */
  aside?: Said;
}
/**
 * A part of a log that is too long for one message, before the sheet that has the rest of it.
 */
export interface Lines {
  type: "lines";
  /**
   * the lines begin at this index; those that were known from there on don't count
   */
  since: number;
  lines: LogLine[];
}
/**
 * A match that two people are agreeing on: what GET /api/matches/{id} and the socket give instead of a sheet until both are ready. Nothing in it is secret. After its first one a socket gives of the options only those that have changed since.
 */
export interface LobbyInfo {
  type: "lobby";
  id: string;
  game: string;
  /**
   * how often the proposal changed; whoever changes it or agrees names the version that they saw
   */
  version: number;
  seats: SeatInfo[];
  /**
   * seats that have agreed to this version
   */
  ready: string[];
  /**
   * the seat that changed it last
   */
  by: string | null;
  /**
   * every option as proposed, before cards are removed
   */
  proposed: {
    [k: string]: string;
  };
  /**
   * every option as it will be if both agree now
   */
  options: {
    [k: string]: string;
  };
  /**
   * such as 10+5, 10d5 or 10+3x30, or "" for no clock
   */
  clock: string;
  /**
   * those that may be talked about
   */
  cards: string[];
  /**
   * by seat those it would leave out: a card leaves if both would
   */
  removals: {
    [k: string]: string[];
  };
  /**
   * what is unusual about the options, though they are accepted
   */
  remarks: Said[];
  /**
   * it begins as soon as both sit
   */
  quick: boolean;
  /**
   * something will be dealt or hidden, so that there is something to check afterwards
   */
  dealt: boolean;
  /**
   * it changes how strong its players are held to be
   */
  rated?: true;
  /**
   * to the server's seed
   */
  commitment: string;
  /**
   * how far it is fixed, if something will be dealt
   */
  deal?: DealRounds;
}
/**
 * Who sits at a seat.
 */
export interface SeatInfo {
  seat: string;
  /**
   * "account" for somebody whose name is theirs alone, "gone" for somebody whose account was deleted
   */
  kind: "guest" | "account" | "gone" | "computer" | "open";
  /**
   * empty for an open seat, for the computer (say its level) and for a guest who has chosen none
   */
  name: string;
  level: number;
  /**
   * the viewer sits here
   */
  mine: boolean;
  /**
   * somebody is connected there now (always true for the computer)
   */
  here: boolean;
}
/**
 * GET /api/games/{game}/look?position=…&board=…: any position drawn, with its offers for the side to move; for pictures in the rules and previews of options.
 */
export interface Look {
  board: Board;
  offer: Offer;
  turn: string | null;
  /**
   * what is unusual about the options, though they are accepted
   */
  remarks: Said[];
}
/**
 * What the viewer's seat may do now.
 */
export interface Offer {
  /**
   * none when it isn't the viewer's turn
   */
  moves: Move[];
  /**
   * first tokens of actions of several picks, such as "swap", "reveal", "#16": ask for the next ones with picks
   */
  heads: string[];
  /**
   * actions of one word for the seat to act ("claim"), and events that the viewer may raise ("resign", "offer draw", "accept draw", "decline draw", "offer takeback" …)
   */
  words: string[];
  /**
   * moves are only announced: nothing on the board changes before the answer
   */
  announced?: true;
  /**
   * what a word that names a square puts there, unless after names the word
   */
  puts?: Piece;
  /**
   * by move or word the squares that it changes, as its maker foresees it if nobody answers. A move that isn't named only leads its piece to its square, where it becomes what the move says
   */
  after?: {
    [k: string]: Changed[];
  };
}
/**
 * A move.
 */
export interface MutationMove {
  token: string;
  from: string;
  to: string;
  capture: boolean;
  /**
   * how the piece will move where it lands
   */
  becomes?: string;
  /**
   * castling: the other piece's displacement, and what it will become
   */
  partner?: Partner;
}
/**
 * A displacement of which there is nothing more to say.
 */
export interface PlainMove {
  token: string;
  from: string;
  to: string;
  capture: boolean;
}
/**
 * How the viewer looks for an opponent.
 */
export interface Looking {
  pace: "fast" | "calm" | "long" | "days" | "any";
  rated?: true;
  /**
   * others see by which name
   */
  named?: true;
  /**
   * for how many milliseconds
   */
  since: number;
}
/**
 * One with a password.
 */
export interface NewPassword {
  name?: string;
  password: string;
}
/**
 * One with a passkey; POST /api/account/passkeys adds such a one to an account, which has a name already. All texts of a passkey are base64url.
 */
export interface NewPasskey {
  name?: string;
  /**
   * the one of Ceremony
   */
  challenge: string;
  /**
   * clientDataJSON
   */
  client: string;
  /**
   * attestationObject
   */
  attestation: string;
  /**
   * what the passkey is called
   */
  label?: string;
}
/**
 * PUT /api/mail/address: where somebody would be written to, once they have confirmed it.
 */
export interface MailAddress {
  address: string;
}
/**
 * PUT /api/mail: what somebody is written to about, and how often at most; see MailInfo.
 */
export interface MailChoice {
  matters: string[];
  every: "hour" | "day";
}
/**
 * GET /api/mail: what somebody reads elsewhere, and the answer to whatever changes it.
 */
export interface MailInfo {
  /**
   * whether this server sends e-mail
   */
  offered: boolean;
  /**
   * that they have confirmed; empty if there is none
   */
  address: string;
  /**
   * another that they haven't confirmed yet; empty if there is none
   */
  wanted: string;
  /**
   * what they are written to about: "turns", "endings", "challenges", "wishes"
   */
  matters: string[];
  /**
   * how often at most; challenges come at once
   */
  every: "hour" | "day";
  /**
   * when their feed was made, in milliseconds since 1970; 0 if they have none
   */
  feed: number;
}
/**
 * One row of GET /api/matches: the guest's own matches, those that wait for them first, then the newest.
 */
export interface MatchRow {
  id: string;
  game: string;
  seats: SeatInfo[];
  turn: string | null;
  outcome: Outcome | null;
  actions: number;
  /**
   * its players have agreed on how to play it
   */
  begun: boolean;
  /**
   * milliseconds since 1970
   */
  updated: number;
  /**
   * it changes how strong its players are held to be
   */
  rated?: true;
  /**
   * something there is for the guest to do
   */
  waits?: true;
  /**
   * it is agreed on, and dealt once the guest opens its table
   */
  deals?: true;
  /**
   * how strong the other player is held to be at that game, if anything is known
   */
  rating?: RatingInfo;
  /**
   * until when it has to be done, by whoever it is for, in milliseconds since 1970
   */
  due?: number;
}
/**
 * How strong somebody is held to be at a game.
 */
export interface RatingInfo {
  /**
   * 1500 for a new player
   */
  points: number;
  /**
   * too little is known yet
   */
  unsure: boolean;
  /**
   * how many were counted
   */
  games: number;
}
/**
 * GET and PUT /api/me: who we are.
 */
export interface Me {
  id: string;
  name: string;
  /**
   * whether there is an account, see Account; a guest is known by one browser's cookie
   */
  kept: boolean;
  /**
   * how many notifications we haven't seen
   */
  news: number;
}
/**
 * Find me an opponent.
 */
export interface Seek {
  type: "seek";
  ref: number;
  pace: "fast" | "calm" | "long" | "days" | "any";
  /**
   * it should count, if the other wants that too
   */
  rated: boolean;
  /**
   * others may see by which name
   */
  named?: boolean;
}
/**
 * No more.
 */
export interface Unseek {
  type: "unseek";
  ref: number;
}
/**
 * Everything of a game, at first and whenever something of it has changed.
 */
export interface Waiting {
  type: "waiting";
  game: string;
  /**
   * the latest first, fifty at most
   */
  seats: OpenSeat[];
  /**
   * who looks for an opponent but the viewer, the first first, fifty at most
   */
  sought: Sought[];
  /**
   * how many others look for an opponent
   */
  others: number;
  /**
   * the viewer's own, once a game of theirs was counted
   */
  rating: RatingInfo | null;
  /**
   * how the viewer looks for an opponent, if they do
   */
  looking: Looking | null;
}
/**
 * A seat that anybody may take: POST /api/matches/{id}/seat with this version sits down and agrees.
 */
export interface OpenSeat {
  match: string;
  /**
   * of what is proposed; another one is another proposal
   */
  version: number;
  /**
   * the one that is free
   */
  seat: string;
  /**
   * of the host, as in SeatInfo
   */
  kind: "guest" | "account";
  /**
   * of the host; empty for a guest who has chosen none
   */
  name: string;
  rating: RatingInfo | null;
  /**
   * those that aren't the game's usual ones; a long value is cut, "…" ends it
   */
  options: {
    [k: string]: string;
  };
  /**
   * as in Lobby
   */
  clock: string;
  rated?: true;
  /**
   * whether it is the viewer's own
   */
  mine?: true;
}
/**
 * Somebody who looks for an opponent, as others see them.
 */
export interface Sought {
  /**
   * names this search on this socket, and tells nothing of whose it is
   */
  id: string;
  pace: "fast" | "calm" | "long" | "days" | "any";
  rated?: true;
  rating: RatingInfo | null;
  /**
   * empty unless they chose to be seen by name
   */
  name: string;
}
/**
 * An opponent was found: they meet at this match.
 */
export interface Met {
  type: "met";
  match: string;
}
/**
 * Not done.
 */
export interface Unheeded {
  type: "unheeded";
  ref: number;
  error: Refusal;
}
/**
 * Somebody is there.
 */
export interface Present {
  type: "present";
}
/**
 * The answer to whatever changes an account.
 */
export interface NewCodes {
  account: AccountInfo;
  /**
   * new recovery codes, which are told this once; each signs in once
   */
  codes: string[];
}
/**
 * POST /api/creations: a card or a deck that is to be kept in the account.
 */
export interface NewCreation {
  game: string;
  text: string;
}
/**
 * POST /api/matches.
 */
export interface NewMatch {
  game: string;
  options: {
    [k: string]: string;
  };
  /**
   * "anybody" is a friend whose seat is shown to all who would play; it begins once they agree
   */
  opponent: "computer" | "friend" | "anybody" | "screen";
  /**
   * for the computer: 1 to 8
   */
  level?: number;
  /**
   * the creator's seat id (as the options name it: "red" in Confusion's edition "spies"), or "random", as without; not for "screen"
   */
  seat?: string;
  /**
   * "now", as without: what is dealt is dealt at once, so that not everybody adds to it and it can't be checked wholly; "seated" (once all sit) or "ready" (with a friend: once both have agreed on the options, see Lobby), and once the deal is fixed, see DealPart
   */
  begin?: "now" | "seated" | "ready";
  /**
   * with a friend: how long each may think, "minutes+seconds" (1 to 180, 0 to 60 added after each turn); nothing for no clock
   */
  clock?: string;
  /**
   * what POST /api/seeds gave out for this match
   */
  commitment?: string;
  /**
   * with "now" what the creator adds to the dealing: at most 64 of A-Z a-z 0-9 _ -
   */
  nonce?: string;
  /**
   * with a friend or anybody, by an account: it changes how strong the two are held to be
   */
  rated?: boolean;
}
/**
 * Something that somebody is told who isn't there.
 */
export interface NotificationItem {
  /**
   * grows with each of theirs
   */
  number: number;
  /**
   * in milliseconds since 1970
   */
  at: number;
  kind: "turn" | "due" | "over" | "begun" | "deal" | "challenged" | "declined" | "wanted";
  game: string;
  /**
   * where it leads; to the page of the game if it is about none
   */
  match?: string;
  /**
   * name of the person it is about; empty if nobody has one
   */
  other: string;
  /**
   * when it has to be done by, in milliseconds since 1970; 0 if nobody counts
   */
  due: number;
  seen: boolean;
}
/**
 * GET /api/notifications: what somebody is told who isn't there.
 */
export interface NotificationList {
  /**
   * the latest first
   */
  notifications: NotificationItem[];
  /**
   * how many they haven't seen, of all that are kept
   */
  unseen: number;
}
/**
 * GET /api/matches/{id}/orders: what one has left to be done in a game over days, and what came of it. Nobody else gets it, and it goes when the game is over.
 */
export interface Orders {
  /**
   * how often it was changed
   */
  version: number;
  /**
   * how many lines one's log has: where a new line counts from
   */
  at: number;
  /**
   * whether the game has windows, or tries that are answered
   */
  answers: boolean;
  orders: string[];
  lines: Ahead[];
  /**
   * what was said for one, the last twenty
   */
  done: Done[];
}
/**
 * PUT /api/matches/{id}/orders: what one leaves to be done in a game over days, instead of what one left before. Answered by Orders; stale if another page has changed it since.
 */
export interface OrdersRequest {
  /**
   * the one of Orders
   */
  version: number;
  /**
   * for windows, 40 at most; the first that applies decides, and where none does one is asked: "anything: ask", "card: pass", "card 35: play #39", "move: pass"; in Confusion "anything: play yes" answers truly, and yes for the double agent
   */
  orders: string[];
  /**
   * conditional moves, 20 at most with 10 pairs each: the number of the line in one's log from which on it counts, then by turns what they do and what one plays, "12: e7e5 > g1f3 > * > f1b5"; several actions of a turn stand with commas between them, and * stands for a word, for all other words of an action, or for anything; one's turn then ends, unless "ask" stands last
   */
  lines: string[];
}
/**
 * A sheet by what it changes: its JSON is texts[0], the first piece, texts[1], the second piece … the last text. Pieces are of the JSON of the sheet before the last one of this socket, followed by that of the last one: what may be done in one's turn is most like what could be in the turn before.
 */
export interface Patch {
  type: "patch";
  /**
   * as in the sheet
   */
  version: number;
  /**
   * how many UTF-16 units the text has that the pieces are of
   */
  of: number;
  /**
   * where each piece begins in that text and how long it is
   */
  copies: number[];
  /**
   * one more than there are pieces
   */
  texts: string[];
}
/**
 * What may come next in an action that has begun with some picks.
 */
export interface Picked {
  /**
   * sorted; squares, letters, numbers, words
   */
  tokens: string[];
  /**
   * those of them that are displacements
   */
  moves: Move[];
  /**
   * the picks so far are a whole action: nothing comes next
   */
  complete: boolean;
}
/**
 * What may come next in an action that has begun with some picks.
 */
export interface Picks {
  type: "picks";
  ref: number;
  /**
   * sorted; squares, letters, numbers, words
   */
  tokens: string[];
  /**
   * those of them that are displacements
   */
  moves: Move[];
  /**
   * the picks so far are a whole action: nothing comes next
   */
  complete: boolean;
}
/**
 * Somebody is there.
 */
export interface Pong {
  type: "pong";
}
/**
 * POST /api/games/{game}/position, asked as the bench is: the position after what was done, as the formats write it, with the options under which it is read again.
 */
export interface PositionText {
  position: string;
  options: {
    [k: string]: string;
  };
  /**
   * the same as a file of other programs, if they can show it
   */
  export?: ExportText;
}
/**
 * The board after an action, as far as the seat can foresee it.
 */
export interface Preview {
  type: "preview";
  ref: number;
  board: Board;
}
/**
 * GET /api/notifications/push: what somebody is told on browsers that have no page open.
 */
export interface PushInfo {
  /**
   * with which a browser subscribes, a point of P-256 in base64url
   */
  key: string;
  /**
   * what they want to be told: "turns", "endings", "challenges", "wishes"
   */
  matters: string[];
  /**
   * on which they are told, the oldest first
   */
  browsers: Browser[];
}
/**
 * What a push service carries to a browser, encrypted.
 */
export interface PushMessage {
  /**
   * in which the browser tells it
   */
  language: "fr" | "en";
  notice: NotificationItem;
}
/**
 * POST /api/notifications/push: this browser is told from now on. DELETE /api/notifications/push/{id} ends it.
 */
export interface PushSubscriber {
  /**
   * its address at the push service
   */
  endpoint: string;
  /**
   * its public key, a point of P-256 in base64url
   */
  p256dh: string;
  /**
   * its secret, 16 bytes in base64url
   */
  auth: string;
  /**
   * in which it is told
   */
  language: "fr" | "en";
}
/**
 * PUT /api/notifications/push: what somebody wants to be told on browsers that have no page open.
 */
export interface PushTopics {
  /**
   * as PushInfo has them
   */
  matters: string[];
}
/**
 * How far the piece goes that stands on a square.
 */
export interface Reach {
  type: "reach";
  ref: number;
  at: string;
  /**
   * where it could go if its side were to act
   */
  to: string[];
  /**
   * it has no move now, where it is the viewer's to move it
   */
  why?: Why;
}
/**
 * Why something isn't allowed, or that it is.
 */
export interface Why {
  message: Said;
  /**
   * the rule that forbids it
   */
  rule?: Rule;
}
/**
 * How far a piece goes.
 */
export interface Reached {
  /**
   * where it could go if its side were to act
   */
  to: string[];
  /**
   * it has no move now, where it is the viewer's to move it
   */
  why?: Why;
}
/**
 * Not done.
 */
export interface Refused {
  type: "refused";
  ref: number;
  error: Refusal;
}
/**
 * PUT /api/me.
 */
export interface Rename {
  name: string;
}
/**
 * GET /api/matches/{id}/replay?eyes=white|yellow|…|truth: the boards as one viewer saw them; without eyes the guest's own. While the game runs only the guest's own eyes are given (not-seated otherwise); afterwards all of them, and "truth" sees everything.
 */
export interface Replay {
  lines: LogLine[];
  /**
   * after each action that still stands; the first is the start, the others after one line each
   */
  boards: Board[];
  /**
   * one a board, in games that show something beside it
   */
  beside?: Beside[];
}
/**
 * What a browser hears over the socket /ws/me: at first, and when something is new to somebody.
 */
export interface Rung {
  /**
   * how many notifications they haven't seen
   */
  unseen: number;
  /**
   * the latest of them, if it wasn't told over this socket
   */
  notice?: NotificationItem;
}
/**
 * A secret square that has come to light.
 */
export interface Seal {
  square: string;
  nonce: string;
  /**
   * the SHA-256 of "nonce|square", in hexadecimal
   */
  commitment: string;
}
/**
 * One of GET /api/matches/{id}/ratings: how strong whoever sits at a seat is held to be.
 */
export interface SeatRating {
  seat: string;
  /**
   * now; null for a guest and for who hasn't played a rated game
   */
  rating: RatingInfo | null;
  /**
   * the rating before this match was counted; absent if it hasn't been
   */
  before?: number;
  /**
   * the rating that it made of it
   */
  after?: number;
}
/**
 * The answer to POST /api/matches, POST /api/matches/{id}/seat (take the free seat), POST /api/matches/{id}/again (play once more with sides changed) and POST /api/matches/{id}/deal.
 */
export interface Seated {
  id: string;
  /**
   * those that this guest holds
   */
  seats: string[];
  /**
   * what is still to be dealt: the id for DealPart
   */
  deal?: string;
  /**
   * with it: the server's, to its seed
   */
  commitment?: string;
}
/**
 * PUT /api/notifications/seen: somebody has seen all that they were told.
 */
export interface SeenNotifications {
  /**
   * the number of the last that they were shown
   */
  upTo: number;
}
/**
 * POST /api/matches/{id}/seat and /again.
 */
export interface Sit {
  /**
   * refused unless empty: one commits oneself first, see DealPart
   */
  nonce?: string;
  /**
   * for a seat: the proposal that was seen, and that whoever sits agrees to
   */
  version?: number;
}
/**
 * From when until when, in milliseconds since 1970.
 */
export interface Span {
  from: number;
  /**
   * the first moment at which one is back
   */
  until: number;
}
/**
 * PUT /api/people: what one makes of somebody, who is named in one way.
 */
export interface Tie {
  /**
   * the id of Person
   */
  person?: string;
  /**
   * of an account
   */
  name?: string;
  what: "follow" | "block";
  /**
   * false to take it back
   */
  on: boolean;
}
/**
 * GET /api/me/vacation: when one is away, so that none of one's days run.
 */
export interface Vacation {
  /**
   * the vacation that one is on, or that is to come
   */
  away?: Span;
  /**
   * how many whole days one may still take within a year
   */
  left: number;
  /**
   * from when one may leave again, in milliseconds since 1970
   */
  earliest: number;
}
/**
 * PUT /api/people/wishes: one would like to know when somebody wants to play a game.
 */
export interface WishRequest {
  game: string;
  /**
   * false for no longer
   */
  on: boolean;
}
