import type { Arranging, Saying } from "../../game/arranging";
import { site } from "../../site/site.svelte";
import { sideName } from "../../game/who";
import { pick } from "../../texts";
import type { Piece } from "../../wire";
import { AGENT, PROMOTED } from "./diagrams";
import { texts } from "./texts";
import { kindName } from "./words";

/** How positions write a promoted letter and the agent (Formats, 3.5.3). */
const SIGNS: Readonly<Record<string, number>> = { "+": PROMOTED, "?": AGENT };

/** The first diagrams of promoted letters (Formats, 3.5.4), without those that a letter moves by again. */
function firsts(first: unknown, side: string, kinds: ReadonlyMap<string, string>): object {
  const { [side]: written, ...others } = (first ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof written !== "string") return {};
  const held = new Set(kinds.values());
  const left = written.split(/\s+/).filter((one) => kinds.get(one.charAt(0)) === "+" && !held.has(one.slice(1)));
  return { first: left.length > 0 ? { ...others, [side]: left.join(" ") } : others };
}

/** How a piece moves: a diagram that another one of its side has changes places with its own. */
function nature(said: Readonly<Record<string, unknown>>, { side, letter }: Piece): Saying | undefined {
  const all = said["pieces"] as Readonly<Record<string, unknown>> | undefined;
  const written = all?.[side];
  if (letter === undefined || typeof written !== "string") return undefined;
  const kinds = new Map(written.split(/\s+/).map((one) => [one.charAt(0), one.slice(1)]));
  const value = kinds.get(letter);
  if (value === undefined) return undefined;
  const t = texts();
  const numbers = site.diagrams("confusion").map(({ number }) => number);
  const diagrams = numbers.filter((number) => number !== PROMOTED && number !== AGENT).map(String);
  const held = new Set(kinds.values());
  // An agent isn't promoted; it may be another letter.
  const values = [...diagrams, ...(value === "?" ? [] : ["+"]), ...(held.has("?") ? ["?"] : [])];
  return {
    title: t.confusion.notebook.moves(letter),
    value,
    values: values.map((kind) => ({ value: kind, name: kindName(t, SIGNS[kind] ?? Number(kind)) })),
    set(chosen) {
      const holder = chosen === "+" ? undefined : [...kinds].find(([, kind]) => kind === chosen)?.[0];
      const next = new Map(kinds).set(letter, chosen);
      const free = value === "+" ? diagrams.find((kind) => !held.has(kind)) : undefined;
      if (holder !== undefined && holder !== letter) next.set(holder, free ?? value);
      const pieces = { ...all, [side]: [...next].map(([one, kind]) => one + kind).join(" ") };
      return { ...said, pieces, ...firsts(said["first"], side, next) };
    },
  };
}

/** What the position says of the agents of the spies' edition. */
function rest(
  said: Readonly<Record<string, unknown>>,
  seats: readonly string[],
  options: Readonly<Record<string, string>>,
): readonly Saying[] {
  const { edition, honor, answers } = options;
  if (edition !== "spies" || honor === "true") return [];
  const t = texts();
  const { arranged } = t.confusion;
  const covers = (said["cover"] ?? {}) as Readonly<Record<string, unknown>>;
  const exposed = Array.isArray(said["exposed"]) ? (said["exposed"] as unknown[]) : [];
  const kinds = site.diagrams("confusion").flatMap(({ number }) => {
    const named = { value: String(number), name: kindName(t, number) };
    return number === PROMOTED || number === AGENT ? [] : [named];
  });
  return seats.flatMap((seat) => {
    const { [seat]: cover, ...others } = covers;
    const side = sideName(t, seat);
    const answered: Saying = {
      title: arranged.cover(side),
      value: typeof cover === "number" ? String(cover) : "",
      values: [{ value: "", name: arranged.gone }, ...kinds],
      set: (value) => ({ ...said, cover: value === "" ? others : { ...others, [seat]: Number(value) } }),
    };
    const seen: Saying = {
      title: arranged.exposed(side),
      value: String(exposed.includes(seat)),
      values: [
        { value: "false", name: arranged.unseen },
        { value: "true", name: arranged.seen },
      ],
      set: (value) => {
        const left = exposed.filter((one) => one !== seat);
        return { ...said, exposed: value === "true" ? [...left, seat] : left };
      },
    };
    return answers === "cover" ? [answered, seen] : [seen];
  });
}

/** The letters of an edition and the neutral piece. */
export const arranging: Arranging = {
  sample: ({ edition, honor }) => ({
    options: { ...(edition !== undefined && { edition }), ...(honor !== undefined && { honor }) },
  }),
  name: ({ letter }, { edition = "abbott" }) =>
    letter === undefined ? pick<string>(texts().confusion.neutral, edition, "") : undefined,
  sole: /./,
  held: "*",
  nature,
  rest,
};
