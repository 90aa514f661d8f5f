import type { Spot } from "../../game/parts";
import type { At } from "../../wire";
import type { Said } from "./besides";

const squares = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** The position once such a thing lies on a square, or no longer does. */
export function spotted(said: Said, { field, seat }: Spot, at: At): Said {
  const all = said[field];
  const owned = seat === undefined || typeof all !== "object" || all === null ? {} : (all as Record<string, unknown>);
  const before = squares(seat === undefined ? all : owned[seat]);
  const after = before.includes(at) ? before.filter((one) => one !== at) : [...before, at];
  return { ...said, [field]: seat === undefined ? after : { ...owned, [seat]: after } };
}
