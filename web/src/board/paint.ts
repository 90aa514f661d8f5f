import type { ModePaint } from "../art/modes";
import type { Place } from "./geometry";
import type { Figures } from "./types";

/** How the board of one game is painted. */
export interface Paint {
  frame: string;
  /** Colour of the coordinates. */
  letters: string;
  /** Fill of a square. */
  square(nature: string, place: Place): string;
  /** Colour of the grid; empty for none. */
  grid: string;
  /** Engraved on an empty square. */
  glyph(nature: string): ModePaint | undefined;
  /** Whether selection and last move may tint a square: never when its colour is a rule. */
  tint: boolean;
  /** Squares on which dark pieces and dark marks need a light edge. */
  dark(nature: string): boolean;
  /** Printed dots: where in the square, how large, what colour. */
  dot: { x: number; y: number; r: number; fill: string };
  /** Side of a piece, how far its middle lies above that of the square, and where in 100 by 100 its window is that shows its mode. */
  piece: { size: number; up: number; window?: { x: number; y: number; r: number } };
  /** Ranks, counted from 0, with a heavy line above them. */
  rules: readonly number[];
  /** Nature of the squares that a line of ink parts from the others; empty for none. */
  fenced: string;
  /** The first and last rank are goals: chevrons point out of the board. */
  goals: boolean;
  figures?: Figures | undefined;
}

const none = (): undefined => undefined;
const starPoint = { x: 50, y: 50, r: 10, fill: "var(--go-star)" };

/** Two colours by turns. */
export function chequered(light: string, dark: string): Paint["square"] {
  return (_, { file, rank }) => ((file + rank) % 2 === 0 ? dark : light);
}

/** A chessboard: what a game leaves as it is. */
export const chessboardPaint: Paint = {
  frame: "var(--ip-frame)",
  letters: "var(--white-fill)",
  square: chequered("var(--ip-light)", "var(--ip-dark)"),
  grid: "",
  glyph: none,
  tint: true,
  dark: () => false,
  dot: starPoint,
  piece: { size: 94, up: 1 },
  rules: [],
  fenced: "",
  goals: false,
};

/** A goban. */
export const gobanPaint: Paint = {
  ...chessboardPaint,
  frame: "var(--go-ground)",
  letters: "var(--go-star)",
  square: () => "none",
  grid: "var(--go-line)",
  piece: { size: 95, up: 0 },
};
