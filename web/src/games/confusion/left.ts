import type { LogLine, Replay } from "../../wire";
import type { Answered } from "./tries";

/** The binary logarithm of a whole number as text, however long. */
export function bitsOf(count: string): number {
  const digits = count.replace(/^0+/, "");
  if (digits === "") return 0;
  const head = digits.slice(0, 15);
  return Math.log2(Number(head)) + (digits.length - head.length) * Math.log2(10);
}

/** By seat, one number a board: how many assignments of its own letters were left for it. */
export function leftOf(replay: Replay | null | undefined): Record<string, string[]> | undefined {
  const boards = replay?.beside ?? [];
  const seats = Object.keys(boards[0]?.left ?? {});
  return seats.length === 0
    ? undefined
    : Object.fromEntries(seats.map((seat) => [seat, boards.map(({ left }) => left?.[seat] ?? "")]));
}

/** What one try told its owner, in bits, with how many possibilities it left. */
export interface Gain {
  ply: number;
  answered: Answered;
  bits: number;
  left: string;
}

/** What each try told, from the counts on each board; `plyOf` gives the board after the answer. */
export function gainsOf(
  tries: readonly Answered[],
  left: Readonly<Record<string, readonly string[]>>,
  plyOf: (answered: Answered) => number,
): Gain[] {
  return tries.flatMap((answered) => {
    const counts = left[answered.line.seat ?? ""];
    const ply = plyOf(answered);
    const [before, after] = [counts?.[ply - 1], counts?.[ply]];
    if (before === undefined || after === undefined) return [];
    return [{ ply, answered, bits: Math.max(0, bitsOf(before) - bitsOf(after)), left: after }];
  });
}

/** The number of the board after each try was answered. */
export function plyAfter(stood: readonly LogLine[]): (answered: Answered) => number {
  return ({ line }) => {
    const k = stood.findIndex((one) => one.n === line.n);
    const next = stood[k + 1]?.token;
    return k + (next === "yes" || next === "no" ? 2 : 1);
  };
}
