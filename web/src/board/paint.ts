import { paintOfNature, type ModePaint } from "../art/modes";
import type { Place } from "./geometry";
import type { Figures } from "./types";

/** How the board of one game is painted; a game to come is one more row of data. */
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
  /** Squares on which dark men and dark marks need a light edge. */
  dark(nature: string): boolean;
  /** Printed dots: where in the square, how large, what colour. */
  dot: { x: number; y: number; r: number; fill: string };
  /** Side of a man, and how far his middle lies above that of the square. */
  man: { size: number; up: number };
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

function chequered(light: string, dark: string): Paint["square"] {
  return (_, { file, rank }) => ((file + rank) % 2 === 0 ? dark : light);
}

const fallback: Paint = {
  frame: "var(--ip-frame)",
  letters: "var(--white-fill)",
  square: chequered("var(--ip-light)", "var(--ip-dark)"),
  grid: "",
  glyph: none,
  tint: true,
  dark: () => false,
  dot: starPoint,
  man: { size: 94, up: 1 },
  rules: [],
  fenced: "",
  goals: false,
};

const paints: Readonly<Record<string, Paint>> = {
  mutation: {
    ...fallback,
    frame: "var(--mu-frame)",
    letters: "var(--mu-white)",
    square: (nature) => paintOfNature(nature)?.fill ?? "var(--mu-white)",
    grid: "var(--mu-frame)",
    glyph: paintOfNature,
    tint: false,
    dark: (nature) => nature === "K",
    dot: { x: 88, y: 12, r: 5, fill: "var(--mu-white)" },
    man: { size: 92, up: 1 },
  },
  confusion: {
    ...fallback,
    frame: "var(--cf-frame)",
    square: (_, { file, rank }) =>
      file === 0 || file === 10 ? "var(--cf-lane)" : rank < 2 || rank > 8 ? "var(--cf-home)" : "var(--cf-ground)",
    grid: "var(--cf-line)",
    man: { size: 84, up: -2 },
    rules: [1, 8],
    goals: true,
  },
  felon: {
    ...fallback,
    frame: "var(--fe-frame)",
    square: (nature, place) =>
      nature === "O"
        ? chequered("var(--fe-orange-light)", "var(--fe-orange-dark)")(nature, place)
        : chequered("var(--fe-light)", "var(--fe-dark)")(nature, place),
    man: { size: 98, up: 0 },
    fenced: "O",
  },
};

const goban: Paint = {
  ...fallback,
  frame: "var(--go-ground)",
  letters: "var(--go-star)",
  square: () => "none",
  grid: "var(--go-line)",
  man: { size: 95, up: 0 },
};

/** The paint of a game's board. */
export function paintOf(game: string, kind: "squares" | "points"): Paint {
  return kind === "points" ? goban : (paints[game] ?? fallback);
}
