import type { Piece } from "../wire";
import type { Options, Scene } from "./given";

/** A field of a position that names squares: everybody's, a seat's, or with what is said of the piece there. */
export interface Spot {
  field: string;
  seat?: string;
  /** What is said of the piece, where the field has an object for each. */
  mark?: string;
  /** What lies there, such as a trap of White's. */
  name: string;
}

/** Something that a position says besides its board, such as how a piece moves; one of several values. */
export interface Saying {
  title: string;
  value: string;
  values: readonly { value: string; name: string }[];
  /** What the position says besides its board once it is another one. */
  set(value: string): Readonly<Record<string, unknown>>;
}

/** A field of a position that lists letters of a seat's pieces, such as those that were taken. */
export interface Lot {
  field: string;
  seat: string;
  name: string;
  letters: readonly { value: string; name: string }[];
}

/** What the page knows of the positions of a game to have somebody set them up. */
export interface Arranging {
  /** A position in which all pieces stand that can be put; the start of the game by default. */
  sample?(options: Options): { options: Record<string, string>; position?: string };
  /** A position text to begin with, where that isn't the sample. */
  laid?: string;
  /** What a piece of the box is called, where that isn't what the board says of it. */
  name?(piece: Piece, options: Options): string | undefined;
  /** Letters that stand once: put again, such a piece moves. */
  sole?: RegExp;
  /** The letter of a piece that others may hold: it is put on its holder. */
  held?: string;
  /** The letters of castling rights, the first seat's in upper case. */
  castles?: string;
  /** Fields of a position that tell of pieces by their squares. */
  about?: readonly string[];
  /** Fields that follow from the board. */
  follows?: readonly string[];
  /** What is chosen of a piece of the box besides its square. */
  nature?(said: Readonly<Record<string, unknown>>, piece: Piece): Saying | undefined;
  /** What is chosen of the position itself. */
  rest?(said: Readonly<Record<string, unknown>>, seats: readonly string[], options: Options): readonly Saying[];
  /** Fields of letters. */
  lots?(seats: readonly string[]): readonly Lot[];
  /** Fields of squares, such as traps. */
  spots?(seats: readonly string[]): readonly Spot[];
  /** What the scene has of the other fields. */
  shows?(said: Readonly<Record<string, unknown>>, scene: Scene): Scene;
}
