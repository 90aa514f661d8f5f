import type { Lot } from "../../game/arranging";
import type { Said } from "./besides";

function listsOf(said: Said, field: string): Readonly<Record<string, unknown>> {
  const all = said[field];
  return typeof all === "object" && all !== null ? (all as Record<string, unknown>) : {};
}

/** The letters of a field, as they are listed. */
export function lettersOf(said: Said, { field, seat }: Lot): readonly string[] {
  const all = listsOf(said, field)[seat];
  return Array.isArray(all) ? (all as unknown[]).map(String) : [];
}

/** The position once a letter is listed too. */
export function listed(said: Said, lot: Lot, letter: string): Said {
  return { ...said, [lot.field]: { ...listsOf(said, lot.field), [lot.seat]: [...lettersOf(said, lot), letter] } };
}

/** The position once the letter of a place in the list is listed no longer. */
export function unlisted(said: Said, lot: Lot, place: number): Said {
  const left = lettersOf(said, lot).filter((_, k) => k !== place);
  return { ...said, [lot.field]: { ...listsOf(said, lot.field), [lot.seat]: left } };
}
