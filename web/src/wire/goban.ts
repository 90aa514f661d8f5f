/** What only Tsunami has. */

import type { At } from "./board";

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
