import type { Analysis } from "./analysis";

/** What a card was worth at a decision: if it was played, against the best without one; if not, against what was done (Formats, 12.8). */
export interface CardWorth {
  ply: number;
  seat: string;
  /** As actions name it. */
  card: string;
  played: boolean;
  gain: number;
  interval: number;
  /** The chance once it is countered. */
  countered?: number;
}

const PLAYED = 3;
const KEPT = 2;

/** What a kept card must gain to be named: an inaccuracy. */
const NAMED = 0.05;

/** The cards of a game that changed most when they were played, and those that were kept though they gained much; in the order of the game. */
export function notableOf({ cards = [] }: Pick<Analysis, "cards">): CardWorth[] {
  const most = [...cards].sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain));
  const kept: CardWorth[] = [];
  for (const one of most)
    if (!one.played && one.gain >= NAMED && !kept.some(({ card, seat }) => card === one.card && seat === one.seat))
      kept.push(one);
  return [...most.filter(({ played }) => played).slice(0, PLAYED), ...kept.slice(0, KEPT)].sort(
    (a, b) => a.ply - b.ply,
  );
}
