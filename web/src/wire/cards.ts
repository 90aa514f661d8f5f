/** Hands, piles and the texts of cards. */

import type { At, Piece } from "./board";
import type { Said } from "./socket";

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
