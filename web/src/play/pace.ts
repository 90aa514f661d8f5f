import type { Speed } from "../site/settings.svelte";
import type { Sheet } from "../wire";

const FACTOR: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, fast: 0.5, none: 0 };

/** From one action to the next, in milliseconds: an eye follows another's move, one's own it knows. */
const BEAT = { theirs: 650, mine: 280 };

/** While a clock runs, looking costs what thinking costs. */
const HASTE = 0.3;

/** What a beat depends on besides the two sheets. */
export interface Tempo {
  speed: Speed;
  /** Less motion is wanted: there is nothing to follow, but still something to read. */
  still: boolean;
  /** How long what the sheet brings is to be read. */
  reading: number;
}

/** How long a sheet is to be looked at before the next one is shown, in milliseconds. */
export function beatOf(before: Sheet, now: Sheet, { speed, still, reading }: Tempo): number {
  const last = now.lines.slice(before.lines.length).findLast((line) => line.kind === "action");
  const mine = now.seats.some((seat) => seat.mine && seat.seat === last?.seat);
  const beat = still || last === undefined ? 0 : mine ? BEAT.mine : BEAT.theirs;
  const haste = (now.clock?.running ?? null) === null ? 1 : HASTE;
  return Math.round(Math.max(beat, reading) * FACTOR[speed] * haste);
}
