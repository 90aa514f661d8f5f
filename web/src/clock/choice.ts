import type { Control } from "./control";

/** The clocks that the page offers; the server takes others too. */
const USUAL: readonly string[] = ["", "3+2", "5+3", "10+5", "15+10", "30+20", "60+30"];
const PERIODS: readonly string[] = ["5+3x20", "10+3x30", "20+5x30"];

/** What one begins with who wants another clock. */
export const OWN = "10+5";

/** Where moves take days. */
export const DAYS: readonly string[] = ["1d", "2d", "3d", "5d", "7d", "10d", "14d"];

/** The clocks offered for a game, whose players may be used to periods. */
export function controlsFor(periods: boolean): readonly string[] {
  return periods ? [...USUAL, ...PERIODS] : USUAL;
}

/** The text of a control. */
export function textOf({ kind, minutes, periods, seconds }: Control): string {
  return kind === "periods"
    ? `${minutes}+${periods}x${seconds}`
    : `${minutes}${kind === "bronstein" ? "d" : "+"}${seconds}`;
}
