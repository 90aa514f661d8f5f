import { settings } from "../site/settings.svelte";
import type { Said } from "../wire";

/** When a card is played, as the band of the card shows it: one colour, one icon, one word each. */
export type Moment = "before" | "instead" | "after" | "react" | "now" | "counter" | "any";

const MOMENTS: Readonly<Record<string, Moment>> = {
  PRE: "before",
  BEFORE: "before",
  INS: "instead",
  INSTEAD: "instead",
  POST: "after",
  "R-MOVE": "react",
  "R-CHK": "react",
  "R-CARD": "react",
  "R-CAP": "react",
  "R-LOSS": "react",
  IMMEDIATE: "now",
  COUNTER: "counter",
  ANY: "any",
};

const NAMED: readonly string[] = ["before", "instead", "after", "react", "now", "counter", "any"] satisfies Moment[];

/** The moment of a timing code of either game, or of its own name; the responses to moves, cards and losses are one moment. */
export function momentOf(timing: string): Moment {
  return MOMENTS[timing] ?? (NAMED.includes(timing) ? (timing as Moment) : "any");
}

/** The icon of a moment in 22 units: the dot is the move, the little card the card. */
export interface MomentIcon {
  line: string;
  solid?: string;
}

const CARD_LEFT = "M5 4H10A2 2 0 0 1 12 6V16A2 2 0 0 1 10 18H5A2 2 0 0 1 3 16V6A2 2 0 0 1 5 4Z";
const CARD_RIGHT = "M13 4H18A2 2 0 0 1 20 6V16A2 2 0 0 1 18 18H13A2 2 0 0 1 11 16V6A2 2 0 0 1 13 4Z";

/** Stroke 2.1, round ends. */
export const momentIcons: Readonly<Record<Moment, MomentIcon>> = {
  before: { line: "M14.4 11a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0", solid: CARD_LEFT },
  instead: {
    line: "M7 2.5H15A2.5 2.5 0 0 1 17.5 5V17A2.5 2.5 0 0 1 15 19.5H7A2.5 2.5 0 0 1 4.5 17V5A2.5 2.5 0 0 1 7 2.5ZM7.8 11a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M7.5 16L14.5 6",
  },
  after: { line: "M1.2 11a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0", solid: CARD_RIGHT },
  react: { line: "M18 17V10A4.5 4.5 0 0 0 13.5 5.5H4M8.5 1L4 5.5L8.5 10" },
  now: { line: "", solid: "M12.5 1.5L4.5 12.5H10.5L9 20.5L17.5 9H11.5Z" },
  counter: { line: "M7 2.5H15L20 7.5V15.5L15 20.5H7L2 15.5V7.5ZM6.5 11.5H15.5" },
  any: {
    line: "M1.2 11a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M17 11a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0",
    solid:
      "M9.5 4H12.5A1.5 1.5 0 0 1 14 5.5V16.5A1.5 1.5 0 0 1 12.5 18H9.5A1.5 1.5 0 0 1 8 16.5V5.5A1.5 1.5 0 0 1 9.5 4Z",
  },
};

/** What is read of a card by others than its player, the sides by name; undefined where nobody wrote that. */
export function toldOf(told: Said | undefined, self: string, opp: string): string | undefined {
  return told?.[settings.lang].replaceAll("{self}", self).replaceAll("{opp}", opp);
}

/** The share of a window that is left, from 0 to 1, for the bar under an announced card. */
export function shareLeft(left: number, whole: number): number {
  return whole > 0 ? Math.min(1, Math.max(0, left / whole)) : 0;
}

/** Whether a name needs three lines, or a smaller picture, on a card of 80 pixels. */
export function isLong(name: string): boolean {
  return name.length > 16 || name.split(/[\s-]/).some((word) => word.length > 11);
}

/** How many letters the longest part of a name has that can't be broken. */
export function longestOf(name: string): number {
  return Math.max(
    ...breakable(name)
      .split(/[\s\u00ad-]/)
      .map((part) => part.length),
  );
}

/** A name whose long words may break where a syllable ends: a small card is narrow. */
export function breakable(name: string): string {
  return name.replace(/\p{L}{11,}/gu, (word) => {
    const ends = [...Array(word.length).keys()].filter((at) => at > 2 && at < word.length - 3 && begins(word, at));
    const [at] = ends.reverse().sort((a, b) => Math.abs(2 * a - word.length) - Math.abs(2 * b - word.length));
    return at === undefined ? word : `${word.slice(0, at)}\u00ad${word.slice(at)}`;
  });
}

/** What a syllable may begin with, before its vowel. */
const ONSET = /^(?:[cpst]h[lr]?|[bcdfgkptv][lr]|[b-df-hj-np-tv-z])(?=[aeiouyéèê])/;

/** Whether a syllable begins there, and what it begins with doesn't begin earlier. */
function begins(word: string, at: number): boolean {
  const length = (from: number): number => ONSET.exec(word.slice(from))?.[0].length ?? 0;
  return length(at) > 0 && length(at - 1) < 2 && length(at - 2) < 3;
}
