import type { Spot } from "../../game/arranging";
import type { At } from "../../wire";
import type { Said } from "./besides";

const squares = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** What is said of the piece of a square. */
interface Mark {
  at: unknown;
  [mark: string]: unknown;
}

const marks = (value: unknown): readonly Mark[] =>
  squares(value).filter((one): one is Mark => typeof one === "object" && one !== null && "at" in one);

/** The squares on which such things lie. */
export function liesOn(said: Said, { field, seat, mark }: Spot): readonly unknown[] {
  const all = said[field];
  if (mark !== undefined)
    return marks(all)
      .filter((one) => one[mark] === true)
      .map(({ at }) => at);
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
  const { field, seat, mark } = spot;
  const all = said[field];
  if (mark !== undefined) return { ...said, [field]: marked(squares(all), mark, at) };
  const owned = seat === undefined || typeof all !== "object" || all === null ? {} : (all as Record<string, unknown>);
  const before = liesOn(said, spot);
  const after = before.includes(at) ? before.filter((one) => one !== at) : [...before, at];
  return { ...said, [field]: seat === undefined ? after : { ...owned, [seat]: after } };
}

/** The objects once the one of a square says a mark of its piece, or no longer does; one that says nothing goes. */
function marked(all: readonly unknown[], mark: string, at: At): readonly unknown[] {
  const there = marks(all).find((one) => one.at === at);
  if (!there) return [...all, { at, [mark]: true }];
  const { [mark]: held, ...others } = there;
  const next = held === true ? others : { ...there, [mark]: true };
  return all.flatMap((one) => (one !== there ? [one] : Object.keys(next).length > 1 ? [next] : []));
}
