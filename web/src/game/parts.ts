import type { Paint } from "../board/paint";
import type { BoardView, BoardWords, Pick, Prepared } from "../board/types";
import type { Lang } from "../site/settings.svelte";
import type { Sound } from "../site/sound";
import type { At, CardText, GameInfo, LogLine, Move, Picks, Piece, Sheet } from "../wire";
import type { Component } from "svelte";
import type { Arranging } from "./arranging";
import type { AtTable, Blurb, Door, Options, Prompt, Scene } from "./given";

/** How a game lies on the shelf. */
export interface Box {
  blurb: Readonly<Record<Lang, Blurb>>;
  /** The pages that this game has, in the order in which they are offered. */
  doors: readonly Door[];
  /** Under which key this browser keeps what one makes for it, where one makes something. */
  own?: string;
  /** What is drawn on the cover, in 240 by 270 units. */
  Cover: Component;
  /** What it lends to the picture of the house, in 680 by 332 units; pieces stand on y = 315. */
  Cameo?: Component;
  /** Colours of the cover's title and ground. */
  ink: string;
  ground: string;
}

/** The two sides of the table. */
export interface Sides {
  /** Which seat, 0 or 1, sits where the ranks begin. */
  foot: 0 | 1;
  /** Both players must not look at once: one screen gets a curtain. */
  secret: boolean;
  /** A side's emblem, on strips and buttons. */
  Emblem: Component<{ side: string }>;
  /** What the sides are called, where that isn't what chess calls them. */
  names?(): Readonly<Record<string, string>>;
  /** How it ends in ways that no other game has, in a sentence: the winner's name, if there is one, and the other's. */
  ends?(): Readonly<Record<string, (winner: string, other: string) => string>>;
}

/** The board, and what a hand does on it. */
export interface BoardParts {
  /** How it is painted, where that isn't how a chessboard or a goban is. */
  paint?: Paint;
  /** It lies the same way for both; it is turned on demand only. */
  upright?: boolean;
  /** What it shows of a scene beyond its pieces. */
  picture?(scene: Scene): Partial<BoardView>;
  /** What it says aloud; `name` is its own name. */
  words(name: string, scene: Scene | null): BoardWords;
  /** A piece off the board, where a drawing of the sprite won't do. */
  Piece?: Component<{ piece: Piece }>;
  /** Where a piece could go that can't be moved now is asked of the server when one looks at that piece. */
  reaches?: boolean;
  /** Squares that are whole actions now: one chooses them on the board. */
  places?(scene: Scene): At[];
  /** The action of choosing such a square, where it isn't its name. */
  placing?(scene: Scene, at: At): string;
  /** Whether one chooses one such square after the other: those touched while one is on its way wait for it. */
  patient?(scene: Scene): boolean;
  /** Why a move may not even be announced there; undefined to say nothing. */
  missed?(scene: Scene, from: At, to: At): string | undefined;
  /** The moves that a prepared one may mean, of which one is chosen as it is prepared; none where it means one. */
  meanings?(prepared: Prepared, scene: Scene): Move[];
  /** The question when several moves lead between the same squares; undefined for the usual one. */
  which?(moves: readonly Move[]): string | undefined;
  /** What one of several moves between the same squares is called, where that isn't its token. */
  manner?(move: Move, scene: Scene): string;
  /** The sound of a change that only this game has. */
  sound?(before: Sheet, now: Sheet): Sound | undefined;
  /** How long what a sheet brings is to be read before the next is shown, in milliseconds. */
  lasting?(before: Sheet, now: Sheet): number;
}

/** The block of the column that says what is to be done now. */
export interface Turn {
  /** When the viewer is to move. */
  prompt(scene: Scene): Prompt;
  /** When somebody else is asked for something special; undefined when they are simply to move. */
  waiting?(scene: Scene): Prompt | undefined;
  /** What the piece in hand would do where it is aimed. */
  aims?(scene: Scene, held: Pick): string;
  /** For a piece in hand. */
  Inspector: Component<{ scene: Scene; held: Pick }>;
  /** When the viewer's seat is asked for something that is no move (`sheet.asks`). */
  Asked?: Component<AtTable>;
  /** When something is pending that is neither a move nor a question of `asks`, for whoever looks. */
  pending?: { is(scene: Scene): boolean; Block: () => Promise<{ default: Component<AtTable> }> };
  /** What the other side has done that concerns the viewer beyond its place in the log. */
  notice?(sheet: Sheet): string | undefined;
  /** Actions besides moves. */
  Extras?: Component<AtTable>;
}

/** How an action of several picks is put into words, and shown on the board. */
export interface Composition extends Prompt {
  /** What one token is called. */
  label(token: string): string;
  /** The square on the board that stands for a token. */
  at(token: string): At | undefined;
  /** On points: where one may touch the board to choose a token, and the points that it stands for. */
  covers?(token: string): readonly At[];
  area?(token: string): readonly At[];
  /** On points: the side of the stone that a pick places; empty for none. */
  stone?: string;
  /** Squares are chosen on the board alone, without buttons of their own. */
  onBoard?: boolean;
  /** The game's `Art` has a picture of it. */
  drawn?: boolean;
}

/** Actions of several picks. */
export interface Picking {
  /** The words of one; `picks` is what may come next, once the server has said. */
  composition(scene: Scene, prefix: readonly string[], picks?: Picks | null): Composition;
  /** What it has already put on the board. */
  arranged?(scene: Scene, prefix: readonly string[]): Piece[];
  /** Its picture. */
  Art?: Component<{ head: string }>;
  /** A picture of a pick, beside its name. */
  Token?: Component<{ head: string; token: string }>;
}

/** Cards in hands. */
export interface Hand {
  /** At the foot of the column: what the viewer holds. */
  Cards: Component<AtTable>;
  /** A card to be read whole, as the viewer of the scene should read it; and its name. */
  Large: Component<{ id: string; scene: Scene | null }>;
  name(id: string): string;
  /** On the strip of a seat: what it holds, for the others. */
  Backs: Component<{ sheet: Sheet; seat: string }>;
  /** Over the board: what has just happened, for whoever looks. */
  /** Above the board: what has just happened, for whoever looks. */
  Announcement?: () => Promise<{ default: Component<AtTable> }>;
  /** What a request may cost whoever makes it, where it may cost something. */
  costly?(sheet: Sheet): string | undefined;
  /** On the phone, what lies beside the board has a tab of its own. */
  piles?: boolean;
}

/** A line of the log in words; what is left out is said in the usual way. */
export interface Said {
  /** In the list. */
  written?: string | undefined;
  /** For the ear, where that isn't what is written. */
  aloud?: string | undefined;
  /** What it brought about, a sentence each. */
  effects?: readonly string[];
  /** The cards that it names. */
  cards?: readonly string[];
}

/** How the viewer sees the board, where that matters for what is said: which way is up, and by which options. */
export interface Seen {
  flipped: boolean;
  options: Options;
}

/** The list of moves. */
export interface List {
  /** What stands beside its title. */
  note?(options: Options): string;
  /** Where it puts an action or a result of chance: in the column of its seat, on a row of its own, or nowhere. */
  place?(line: LogLine): "cell" | "row" | "none";
  /** The one way in which a line is put into words. */
  say?(line: LogLine, seen: Seen): Said;
}

/** What the eyes are called through which a game may be looked back at. */
export interface EyesWords {
  eyes: string;
  mine: string;
  theirs: string;
  truth: string;
  of: (side: string) => string;
}

/** What lies beside the board. */
export interface Beside {
  /** Below the block: legend, notebook. */
  Companion: Component<{ scene: Scene; held: Pick | null }>;
  /** The name and icon of the phone's first tab. */
  tab: "board" | "notebook";
  /** The rules at a glance, for the phone. */
  Digest: () => Promise<{ default: Component<{ game: string }> }>;
  /** Through whose eyes a game that is over may be seen, where they don't all see the same. */
  eyes?(options: Options): EyesWords | undefined;
  /** Below the list of moves when one looks back. */
  Hindsight?: () => Promise<{ default: Component<AtTable> }>;
}

/** Options that aren't the default, in a few words each: the same for all values, by value, or made of the value. */
export type ChosenWords = Readonly<
  Record<string, string | Readonly<Record<string, string>> | ((value: string) => string)>
>;

/** What is told before a match. */
export interface Before {
  /** What the computer knows, and what it doesn't. */
  computer: string;
  /** Options that aren't the default, in a few words each. */
  chosen: ChosenWords;
}

/**
 * The choice of a match's options: those that aren't the default, whether the server would take them, and what they begin with: two
 * people who agree on a match change what the other has chosen.
 */
export interface Choosing {
  game: GameInfo;
  value: Record<string, string>;
  good: boolean;
  from?: Record<string, string>;
}

/** The options of a game to choose from. */
export type Choices = Component<Choosing, object, "value" | "good">;

/** What is chosen before a match. */
export interface MatchParts {
  words(): Before;
  /** The options, fetched when they are opened. */
  Options: () => Promise<{ default: Choices }>;
  /** The cards of somebody's own that these options bring, to be read before one agrees; undefined where there are none. */
  reading?(options: Options): (() => Promise<{ default: Component<{ options: Options }> }>) | undefined;
  /** What an option is called, for the live region; undefined for its own name. */
  option?(name: string): string | undefined;
  /** Seat ids under these options, where they depend on them. */
  seats?(game: GameInfo, options: Options): string[];
  /** Options that are usual where moves take days. */
  slow?: Options;
  /** Its players are used to clocks with periods after the main time. */
  periods?: boolean;
  /** What the bar says of them beside the title. */
  sub?(options: Options): string;
}

/** What one may leave to be done while one is away, where that isn't the same in all games; fetched when it is asked for. */
export interface Away {
  /** What a conditional move looks like, by an example or two. */
  hint: Readonly<Record<Lang, string>>;
  /** Letters of pieces are typed as chess players of the visitor's language write them. */
  letters?: boolean;
  /** Whether windows that an order can answer may open under these options; they may where nothing is said. */
  answers?(options: Options): boolean;
  /** An order says how a try is answered, and nothing else. */
  tries?: boolean;
  /** An order may be about the other side's moves. */
  moves?: boolean;
  /** The cards that an order may be about; throws `Refused`. */
  cards?(sheet: Sheet): Promise<readonly CardText[]>;
}

/** A page of a game's own, fetched when it is opened; `id` is what the address names besides the game. */
export type Page = () => Promise<{ default: Component<{ game: string; id: string }> }>;

/** The pages of a game besides its table. */
export interface Pages {
  rules: Page;
  /** What the sources say, and what is our own. */
  fidelity: Page;
  /** All its cards. */
  cards?: Page;
  /** Where one makes a card of one's own. */
  workshop?: Page;
  /** Where a club makes its deck. */
  decks?: Page;
  /** A game kept as a file. */
  replay?: Page;
  /** A sheet to print; `id` is a match, or empty for a blank one. */
  sheet?: Page;
}

/** Everything that the page of one game adds to what all games share. */
export interface GameParts {
  sides: Sides;
  board: BoardParts;
  turn: Turn;
  picking?: Picking;
  hand?: Hand;
  list: List;
  beside: Beside;
  match: MatchParts;
  away: () => Promise<{ away: Away }>;
  /** What one learns by doing (`Game.lessons`): the picture of a lesson's subject, and what it is called. */
  lessons?: { Picture: Component<{ id: string }>; title(id: string): string };
  /** How its positions are set up by hand, where the start of the game doesn't tell all of it. */
  arranging?: () => Promise<{ arranging: Arranging }>;
}
