import type { Lang } from "../site/settings.svelte";
import type { CardWorth } from "./cards";

/** What brought a change of a seat's chance: its own decision, what came by chance, the other side, or a closer look at the same. */
export type Kind = "decision" | "luck" | "other" | "rest";

/** One change of a chance; `ply` are the actions that stood after it. */
export interface BookLine {
  ply: number;
  kind: Kind;
  value: number;
}

/** The chances of one seat, by what it could know: start and all values add up to the result. */
export interface Books {
  start: number;
  result: number;
  books: readonly BookLine[];
}

/** Actions that could tell equally much, in bits on average: one of them, and how many others there are. */
export interface Telling {
  action: string;
  /** As people write it. */
  written: string;
  bits: number;
  others: number;
}

/** What a decision could tell its side, by what that side knew (Formats, 12.6). */
export interface Told {
  /** What was played could tell so much, the best action so much. */
  bits: number;
  bestBits?: number;
  /** The place of what was played among all that could be, from 1. */
  rank: number;
  among: number;
  /** What could tell most. */
  most: readonly Telling[];
}

/** A decision between several actions; both values are chances from 0 to 1. */
export interface Decision {
  ply: number;
  seat: string;
  played: string;
  best: string;
  value: number;
  bestValue: number;
  interval: number;
  /** Where actions tell something, and it is measured. */
  told?: Told;
}

/** A finished game, judged (Formats, 12). */
export interface Analysis {
  seats: Readonly<Record<string, Books>>;
  decisions: readonly Decision[];
  /** The chance of the first seat after each ply for whoever saw everything; absent where nothing was hidden. */
  truth?: readonly number[];
  /** What each card was worth that could be played; absent where there are none. */
  cards?: readonly CardWorth[];
  /** By seat, whom it plays like, in both languages; absent where that wasn't measured. */
  like?: Readonly<Record<string, Readonly<Record<Lang, string>>>>;
  /** How the best action at a ply is written for people, where another was played. */
  written: Readonly<Record<string, string>>;
}

/** An action with the chance that it leaves. */
export interface Weighed {
  action: string;
  /** As people write it. */
  written: string;
  value: number;
  interval: number;
  /** What it could tell, where that is measured. */
  bits?: number;
}

/** One decision looked at for longer: what was played, and the best candidates. */
export interface Closer {
  ply: number;
  seat: string;
  played: Weighed;
  candidates: readonly Weighed[];
}

/** What whoever is to act could do in a position, and what was asked about besides. */
export interface Candidates {
  seat: string;
  candidates: readonly Weighed[];
  tried?: Weighed;
}

/** The candidates, and what was played where it isn't among them; the best first. */
export function rankedOf({ played, candidates }: Closer): { weighed: Weighed; played: boolean }[] {
  const all = candidates.map((weighed) => ({ weighed, played: weighed.action === played.action }));
  return all.some((one) => one.played) ? all : [...all, { weighed: played, played: true }];
}

/** How much is thought about it. */
export type Depth = "quick" | "standard";

/** What a decision is called by the chance that it gave up. */
export type Verdict = "inaccuracy" | "mistake" | "blunder";

/** Giving up less than this is as good as the best. */
export const SLIGHT = 0.05;

const FROM: readonly (readonly [number, Verdict])[] = [
  [0.2, "blunder"],
  [0.1, "mistake"],
  [SLIGHT, "inaccuracy"],
];

/** So many decisions one looks at again. */
const WORST = 3;

/** The decisions of a seat that gave up most, the worst first; none that gave up little. */
export function worstOf(decisions: readonly Decision[], seat: string): Decision[] {
  const lost = ({ bestValue, value }: Decision): number => bestValue - value;
  return decisions
    .filter((one) => one.seat === seat && lost(one) >= SLIGHT)
    .sort((a, b) => lost(b) - lost(a))
    .slice(0, WORST);
}

/** The word for a decision; nothing for one that gave up little. */
export function verdictOf({ value, bestValue }: Decision): Verdict | undefined {
  return FROM.find(([least]) => bestValue - value >= least)?.[1];
}

/** The signs of the field for each word. */
export const SIGNS: Readonly<Record<Verdict, string>> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

/** The chance of a seat after each ply, from 0 to `last`. */
export function curveOf({ start, books }: Books, last: number): number[] {
  const changes = new Array<number>(last + 1).fill(0);
  for (const { ply, value } of books) if (ply <= last) changes[ply] = (changes[ply] ?? 0) + value;
  let chance = start;
  return changes.map((change) => Math.min(1, Math.max(0, (chance += change))));
}

/** What all changes of one kind come to. */
export function sumOf({ books }: Books, kind: Kind): number {
  return books.reduce((sum, line) => (line.kind === kind ? sum + line.value : sum), 0);
}

/** How many decisions a seat had, and what one of them gave up on average. */
export function rateOf({ decisions }: Analysis, seat: string): { count: number; rate: number } {
  const own = decisions.filter((one) => one.seat === seat);
  const given = own.reduce((sum, { value, bestValue }) => sum + bestValue - value, 0);
  return { count: own.length, rate: own.length === 0 ? 0 : given / own.length };
}

/** Where a game turned: a decision that gave up much, or much luck. */
export interface Moment {
  ply: number;
  seat: string;
  value: number;
  decision?: Decision;
}

/** Where what a seat thought parted from the truth; both are chances of that seat. */
export interface Parting {
  ply: number;
  seat: string;
  known: number;
  truth: number;
}

/** So many partings are told, so far from each other, and none that is smaller. */
const PARTINGS = 3;
const APART = 6;
const WIDE = 0.25;

/** The moments at which a seat thought most wrongly, for longer than one action, in the order of the game. The end tells everybody. */
export function partingsOf(curves: Readonly<Record<string, readonly number[]>>, truth: readonly number[]): Parting[] {
  const all = Object.entries(curves)
    .flatMap(([seat, curve], k) => {
      const gaps = truth.map((first, ply) => (curve[ply] ?? 0.5) - (k === 0 ? first : 1 - first));
      return gaps.slice(1, -1).map((gap, before) => {
        const ply = before + 1;
        const beside = [gaps[ply - 1] ?? 0, gaps[ply + 1] ?? 0];
        const lasts = beside.some((other) => Math.abs(other) >= WIDE && other * gap > 0);
        return { ply, seat, known: curve[ply] ?? 0.5, gap: lasts ? gap : 0 };
      });
    })
    .filter(({ gap }) => Math.abs(gap) >= WIDE)
    .sort((one, other) => Math.abs(other.gap) - Math.abs(one.gap));
  const told: Parting[] = [];
  for (const { ply, seat, known, gap } of all)
    if (told.length < PARTINGS && told.every((other) => Math.abs(other.ply - ply) >= APART))
      told.push({ ply, seat, known, truth: known - gap });
  return told.sort((one, other) => one.ply - other.ply);
}

/** So many moments tell a game. */
const MOST = 5;
/** What changes less turned nothing. */
const LEAST = 0.05;

/** The largest changes, in the order of the game. What is one side's luck alone is told once. */
export function momentsOf({ seats, decisions }: Analysis): Moment[] {
  const lucks = Object.entries(seats).flatMap(([seat, { books }]) => {
    const sums = new Map<number, number>();
    for (const { ply, kind, value } of books) if (kind === "luck") sums.set(ply, (sums.get(ply) ?? 0) + value);
    return [...sums].map(([ply, value]): Moment => ({ ply, seat, value }));
  });
  const mistakes = decisions.map((decision): Moment => ({
    ply: decision.ply,
    seat: decision.seat,
    value: decision.value - decision.bestValue,
    decision,
  }));
  const largest = [...mistakes, ...lucks]
    .filter(({ value }) => Math.abs(value) >= LEAST)
    .sort((one, other) => Math.abs(other.value) - Math.abs(one.value));
  const told = largest.filter(
    (one, k) => one.decision || !largest.slice(0, k).some((other) => !other.decision && other.ply === one.ply),
  );
  return told.slice(0, MOST).sort((one, other) => one.ply - other.ply);
}
