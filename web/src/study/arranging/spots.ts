import type { Spot } from "../../game/arranging";
import type { At } from "../../wire";
import type { Said } from "./besides";

const squares = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** The squares on which such things lie. */
export function liesOn(said: Said, { field, seat }: Spot): readonly unknown[] {
  const all = said[field];
  if (seat === undefined) return squares(all);
  return typeof all === "object" && all !== null ? squares((all as Record<string, unknown>)[seat]) : [];
}

/** The position without such things on a square, or on any; the same object where none lay there. */
export function bared(said: Said, spots: readonly Spot[], at?: At): Said {
  const there = (spot: Spot): readonly unknown[] => liesOn(said, spot).filter((one) => at === undefined || one === at);
  return spots.reduce(
    (now, spot) => there(spot).reduce<Said>((next, one) => spotted(next, spot, one as At), now),
    said,
  );
}

/** The position once such a thing lies on a square, or no longer does. */
export function spotted(said: Said, spot: Spot, at: At): Said {
  const { field, seat } = spot;
  const all = said[field];
  const owned = seat === undefined || typeof all !== "object" || all === null ? {} : (all as Record<string, unknown>);
  const before = liesOn(said, spot);
  const after = before.includes(at) ? before.filter((one) => one !== at) : [...before, at];
  return { ...said, [field]: seat === undefined ? after : { ...owned, [seat]: after } };
}
