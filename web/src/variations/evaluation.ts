/** The logarithm of the odds that a hundredth of a pawn is worth, as Lichess found for chess. */
const SLOPE = 0.00368208;
/** A chance is never so sure that it has no pawns. */
const SURE = 0.0005;

/** A chance of the first seat as PGN's programs write it: pawns by which it is ahead. */
export function pawnsOf(chance: number): string {
  const held = Math.min(1 - SURE, Math.max(SURE, chance));
  return (Math.log(held / (1 - held)) / SLOPE / 100).toFixed(2).replace("-0.00", "0.00");
}

/** The chance that `0.35` pawns or a mate in so many (`#-3`) are; undefined for anything else. */
export function chanceOf(text: string): number | undefined {
  const [, mate, sign] = /^(#)?\+?(-?)\d/.exec(text.trim()) ?? [];
  if (mate !== undefined) return sign === "-" ? 0 : 1;
  const pawns = /^[-+]?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : undefined;
  return pawns === undefined ? undefined : 1 / (1 + Math.exp(-SLOPE * 100 * pawns));
}

/** A chance of the first seat as the value of a node of SGF: from -1, lost, to 1, won. */
export const valueOf = (chance: number): string => (2 * chance - 1).toFixed(3).replace("-0.000", "0.000");

/** The chance that such a value is; undefined for one that isn't between -1 and 1. */
export function chanceOfValue(text: string): number | undefined {
  const value = text.trim() === "" ? Number.NaN : Number(text);
  return value >= -1 && value <= 1 ? (value + 1) / 2 : undefined;
}
