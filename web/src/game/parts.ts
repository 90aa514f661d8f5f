import type { Component } from "svelte";
import type { BoardView, BoardWords, Pick } from "../board/types";
import type { Session } from "../play/session.svelte";
import type { Sound } from "../site/sound";
import type { Texts } from "../texts";
import type { At, BoardSheet, Diagram, GameInfo, Knowledge, Line, Move, Picks, Piece, Sheet } from "../wire";

/** What the page of a game may look at: the position on the table, now or looked back at, through somebody's eyes. */
export interface Scene {
  game: string;
  match: string;
  options: Readonly<Record<string, string>>;
  /** Seat ids in moving order. */
  seats: readonly string[];
  /** Whose eyes: a seat id, "public" or "truth". */
  viewer: string;
  board: BoardSheet;
  /** The actions that stand, up to the position shown. */
  lines: readonly Line[];
  moves: readonly Move[];
  /** It is this position that is played on. */
  live: boolean;
  flipped: boolean;
  turn: string | null;
  knowledge: Knowledge | undefined;
  pieces: Readonly<Record<string, string>> | undefined;
  diagrams: readonly Diagram[];
  /** The whole sheet, while a match is on the table. */
  sheet: Sheet | null;
}

/** What a box says on its side. */
export interface Blurb {
  sentence: string;
  pitch: string;
  more: string;
  meta: string[];
}

/** A title and a sentence. */
export interface Prompt {
  title: string;
  text: string;
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

/** Everything that the page of one game adds to what all games share. */
export interface GameParts {
  /** Which seat, 0 or 1, sits where the ranks begin. */
  foot: 0 | 1;
  /** The board lies the same way for both; it is turned on demand only. */
  upright?: boolean;
  /** Both players must not look at once: one screen gets a curtain. */
  secret: boolean;
  blurb(texts: Texts): Blurb;
  /** A side's emblem, on strips and buttons. */
  Emblem: Component<{ side: string }>;
  /** What is drawn on the lid of the box, in 240 by 270 units. */
  Lid: Component;
  /** Colours of the lid's title and ground. */
  lid: { ink: string; ground: string };
  /** What its sides are called, where that isn't what chess calls them. */
  sides?(texts: Texts): Readonly<Record<string, string>>;
  /** The sound of a change that only this game has. */
  sound?(before: Sheet, now: Sheet): Sound | undefined;
  /** What the bar and the list say besides. */
  sub(texts: Texts, options: Readonly<Record<string, string>>): string;
  note(texts: Texts, options: Readonly<Record<string, string>>): string;
  /** What the board shows and says of this scene beyond its pieces. */
  picture(texts: Texts, scene: Scene): Partial<BoardView>;
  words(texts: Texts, name: string, scene: Scene | null): BoardWords;
  /** The block when the viewer is to move. */
  prompt(texts: Texts, scene: Scene): Prompt;
  /** The block when somebody else is asked for something special; undefined when he is simply to move. */
  waiting(texts: Texts, sheet: Sheet): Prompt | undefined;
  /** The block for a man in hand. */
  Inspector: Component<{ scene: Scene; held: Pick }>;
  /** The block when the viewer's seat is asked for something that is no move. */
  Asked?: Component<{ session: Session; scene: Scene }>;
  /** Below the block: legend, notebook. */
  Companion: Component<{ scene: Scene; held: Pick | null }>;
  /** The rules at a glance, for the phone. */
  Digest: Component<{ game: string }>;
  /** The name and icon of the phone's first tab. */
  tab: "board" | "notebook";
  /** Actions besides moves. */
  Extras?: Component<{ session: Session; scene: Scene }>;
  /** `picks` is what may come next, once the server has said. */
  composition?(texts: Texts, scene: Scene, prefix: readonly string[], picks?: Picks | null): Composition;
  /** What an action of several picks has already put on the board. */
  arranged?(scene: Scene, prefix: readonly string[]): Piece[];
  /** The block when something is pending that is neither a move nor a question of `asks`, for whoever looks. */
  Pending?: Component<{ session: Session; scene: Scene }>;
  pending?(scene: Scene): boolean;
  /** At the foot of the column: what the viewer holds. */
  Hand?: Component<{ session: Session; scene: Scene }>;
  /** On the strip of a seat: what it holds, for the others. */
  Backs?: Component<{ sheet: Sheet; seat: string }>;
  /** Over the board: what has just happened, for whoever looks. */
  Announcement?: Component<{ session: Session; scene: Scene }>;
  /** How long a sheet is to be looked at before the next is shown, in milliseconds. */
  lasting?(before: Sheet, now: Sheet): number;
  /** On the phone, what lies beside the board has a tab of its own. */
  piles?: boolean;
  /** Below the list of moves when one looks back. */
  Hindsight?: Component<{ session: Session; scene: Scene }>;
  /** Squares that are whole actions now: one chooses them on the board. */
  places?(scene: Scene): At[];
  /** The action of choosing such a square, where it isn't its name. */
  placing?(scene: Scene, at: At): string;
  /** Why a man may not even be announced there; undefined to say nothing. */
  missed?(texts: Texts, scene: Scene, from: At, to: At): string | undefined;
  /** The question when several moves lead between the same squares; undefined for the usual one. */
  which?(texts: Texts, moves: readonly Move[]): string | undefined;
  /** What one of several moves between the same squares is called. */
  manner(texts: Texts, move: Move): string;
  /** How the list writes an action; undefined for the server's own text. */
  written?(texts: Texts, line: Line): string | undefined;
  /** The picture of an action of several picks. */
  Art?: Component<{ head: string }>;
  /** A picture of a pick, beside its name. */
  Token?: Component<{ head: string; token: string }>;
  /** Where the list puts an action: in the column of its seat, on a row of its own, or nowhere. */
  listed?(line: Line): "cell" | "row" | "none";
  /** What is said of an event or of a result of chance; undefined for the usual words. */
  happened?(texts: Texts, line: Line): string | undefined;
  /** What a line brought about, a sentence each. */
  tale?(texts: Texts, line: Line): string[];
  /** What is read aloud of an action; undefined for its written form. */
  told?(texts: Texts, line: Line): string | undefined;
  /** Seat ids under these options, where they depend on them. */
  seats?(game: GameInfo, options: Readonly<Record<string, string>>): string[];
  /**
   * The options of a new match; `good` says whether the server would take them. `from` is what they begin with, only what isn't
   * the default: two people who agree on a match change what the other has chosen. `resumes` says that the component reads it.
   */
  Options: Component<
    { game: GameInfo; value: Record<string, string>; good: boolean; from?: Record<string, string> },
    object,
    "value" | "good"
  >;
  resumes?: boolean;
  /** What an option is called, for the live region; undefined for its own name. */
  option?(texts: Texts, name: string): string | undefined;
  /** A sheet to print; `match` is empty for a blank one. */
  Paper?: Component<{ game: string; match: string }>;
  /** A game kept as a file. */
  Kept?: Component<{ game: string }>;
  /** What one learns by doing (`Game.lessons`): the picture of a lesson's subject, and what it is called. */
  lessons?: { Picture: Component<{ id: string }>; title(texts: Texts, id: string): string };
  /** All its cards on a page. */
  Gallery?: Component<{ game: string }>;
  /** Where one makes a card of one's own. */
  Workshop?: Component<{ game: string }>;
  Rules: Component<{ game: string }>;
  Fidelity: Component<{ game: string }>;
}
