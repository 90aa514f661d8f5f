import type { Paint } from "./paint";
import type { At, BoardSheet, Move, Piece } from "../wire";

/** What the board says aloud and writes on itself: the page gives these in the player's language. */
export interface BoardWords {
  /** Accessible name of the whole grid. */
  board: string;
  /** Full label of a square: "f3, case bleue, pion blanc, bouge comme un fou". */
  square(at: At, nature: string, piece: Piece | undefined, state: SquareState): string;
  /** Read in the assertive status when a piece is picked up, such as "f3: 5 cases possibles". */
  picked(at: At, count: number): string;
  dropped(): string;
  /** Touch confirmation button. */
  confirm: string;
  /** The same where two of one's own pieces would change places, and who they are. */
  swap?: string;
  swapped?(one: Piece, other: Piece): string;
  /** The button that lets go. */
  cancel?: string;
}

export interface SquareState {
  selected: boolean;
  /** A target of the piece picked up. */
  target: Move | undefined;
  check: boolean;
  last: boolean;
  /** It may be chosen for what the player is composing. */
  choice?: boolean;
  /** Out of play. */
  shut?: boolean;
}

/** What lies under the pieces besides the last move: squares gone, traps and the fields of magnets. */
export interface Floor {
  holes: readonly At[];
  traps: readonly At[];
  fields: readonly At[];
}

/** How the pieces of a game are drawn when the sprite alone won't do; another `key`, another picture. */
export interface Figures {
  key: string;
  /** A drawing in a box of 100 by 100 around 0, 0; undefined to stamp the sprite. */
  draw(piece: Piece): SVGElement | undefined;
}

/** What is known of a piece, on its upper right corner: how many kinds are left, or that it is certain. */
export interface Note {
  at: At;
  left: number;
}

/** A mark in a round badge on a square: upper right for rank, lower left for movement. */
export interface Badge {
  at: At;
  /** A drawing such as "mark-hijack". */
  mark: string;
  corner: "rank" | "movement";
}

/** Points of a goban that are out of play, announced or noted, drawn under the stones. */
export interface Region {
  /** "sea": closed for a while; "crater": one closed point; "arena": where an exchange is fought; "pull": where the next stone must fall; "note": noted by the viewer alone; "shown": a note that came to light. */
  kind: "sea" | "crater" | "arena" | "pull" | "note" | "shown";
  at: readonly At[];
}

/** What a card did, played once when it is new. */
export interface Happening {
  /** Another key, another event. */
  key: string;
  kind: "wave" | "flood" | "quake" | "fog" | "crater" | "shield" | "pull" | "ebb";
  /** The points it happened to. */
  at: readonly At[];
  /** Where it comes from, or goes: "south" "north" "west" "east"; empty for nowhere. */
  way: string;
}

/** What a goban shows besides its stones. */
export interface GobanView {
  regions: readonly Region[];
  shields: readonly At[];
  dead: readonly At[];
  /** Empty points and dead stones that count for a side. */
  owned: readonly { at: At; side: string }[];
  /** A stone announced and not yet true. */
  announced: { at: At; side: string } | undefined;
  /** The side of the stone that lies under the finger where a point may be chosen; empty for none. */
  stone: string;
  /** The points to choose are shown, not only under the finger. */
  hints: boolean;
  /** The points that a choice stands for. */
  area(at: At): readonly At[];
  happening: Happening | undefined;
}

/** What was said to a try, printed where it would have led. */
export interface Stamp {
  /** Another key, another answer: it is pressed on anew. */
  key: string;
  from: At;
  to: At;
  word: string;
  /** Accepted, refused, or still waiting for its answer. */
  said: "yes" | "no" | "open";
}

/** How a try looks from what is known: it must succeed, it must fail, or it is a question. */
export type Prospect = "sure" | "open" | "never";

/** What is announced and not yet true: ways of pieces, what goes, and what comes or becomes of what stands there. */
export interface Coming {
  arrows: readonly Arrow[];
  bursts: readonly At[];
  ghosts: readonly Piece[];
  /** It may turn out otherwise. */
  may: boolean;
}

/** A way on the board; `both` where two change places. */
export interface Arrow {
  from: At;
  to: At;
  both?: boolean;
}

/** Everything the board draws; equal input, equal picture. */
export interface BoardView {
  game: string;
  board: BoardSheet;
  /** Moves that may be made now; empty for a picture or when it isn't the viewer's turn. */
  moves: Move[];
  /** True when the second seat looks from its side. */
  flipped: boolean;
  coordinates: boolean;
  /** A still picture without grid role or keyboard: rules pages, previews. `chosen` draws the targets of that piece. */
  still: boolean;
  chosen: At | null;
  arrows: readonly Arrow[];
  /** Squares that somebody has ringed. */
  rings?: readonly At[];
  coming?: Coming | undefined;
  /** What a lesson points at. */
  hint?: At | undefined;
  /** What asks for a second touch before it is played: a finger, any pointer, or nothing. */
  confirm: "touch" | "always" | "never";
  words: BoardWords;
  /** How its ground is painted; undefined for a chessboard, or a goban. */
  paint?: Paint;
  figures?: Figures;
  notes?: readonly Note[];
  badges?: readonly Badge[];
  stamp?: Stamp | undefined;
  /** An earlier one that is still to be read. */
  kept?: Stamp | undefined;
  /** By token of a move. */
  prospects?: ReadonlyMap<string, Prospect>;
  /** By square, where a piece that can't be moved now could go: it is shown while one looks at that piece. */
  reach?: ReadonlyMap<At, readonly At[]>;
  /** Squares that may be chosen now, instead of moves. */
  choose?: readonly At[];
  /** Squares that were chosen already. */
  chose?: readonly At[];
  /** Nobody has said yet which squares may be chosen: a touch of any is passed on. */
  unsure?: boolean;
  floor?: Floor;
  /** On points. */
  goban?: GobanView;
  /** Squares of a move of the viewer's that the server hasn't confirmed. */
  pending?: readonly At[];
  /** Squares of pieces that may be sent anywhere although it isn't their turn, and what was so prepared. */
  free?: readonly At[];
  prepared?: Prepared | null;
}

/** A move that is to be tried when the turn comes: a piece from somewhere, or a stone. */
export interface Prepared {
  from?: At;
  to: At;
  /** What a pawn is to become there. */
  promotes?: string;
}

/** What the player has in hand: the piece picked up and, while it hovers, aims or points with the keyboard, the target. */
export interface Pick {
  at: At;
  aim: Move | undefined;
}

export interface BoardEvents {
  /** Two moves may share from and to (promotion); the page then asks which. Mutation never has two. */
  move(moves: Move[]): void;
  pick(pick: Pick | null): void;
  /** The piece in hand was put where nothing is offered: the page may say why. */
  miss?(from: At, to: At): void;
  /** A move is to be tried when the turn comes, or no more. */
  prepare?(move: Prepared | null): void;
  /** One of the squares to choose was chosen. */
  choose?(at: At): void;
  /** What a first touch meant waits for a second one, or no more; where nobody hears it, the board has buttons of its own. */
  wait?(waiting: Waiting | null): void;
}

/** What a first touch meant: in words, and the word that does it. */
export interface Waiting {
  what: string;
  yes: string;
}

export interface Board {
  /** Redraws; pieces that changed place slide there (by comparing the two pictures), unless motion is reduced. */
  update(view: BoardView): void;
  /** Does what waits for a second touch. */
  confirm(): void;
  /** Drops what is in hand. */
  release(): void;
  /** Types a coordinate such as "e2" or "e2e4": picks or plays; false when nothing answers to it. */
  type(text: string): boolean;
  focus(): void;
  destroy(): void;
}
