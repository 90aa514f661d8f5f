import type { Said } from "./besides";

/** Where cards lie besides hands. */
export const PILE = "pile";
export const DISCARD = "discard";

/** A card of a place, by the number or name that positions write. */
type Id = string | number;

const listed = (value: unknown): readonly Id[] => (Array.isArray(value) ? (value as Id[]) : []);

function handsOf({ hands }: Said): Readonly<Record<string, unknown>> {
  return typeof hands === "object" && hands !== null ? (hands as Record<string, unknown>) : {};
}

/** The cards of a seat, or of what lies on the table, as they lie. */
export function cardsOf(said: Said, place: string): readonly string[] {
  return listed(place === PILE || place === DISCARD ? said[place] : handsOf(said)[place]).map(String);
}

/** The position once a card has gone from one place to the end of another, under the pile or to the last of a hand, or else onto the top. */
export function passed(said: Said, card: string, from: string, to: string, top = false): Said {
  const hands = { ...handsOf(said) };
  const places: Record<string, unknown> = { ...said };
  const lies = (place: string): Record<string, unknown> => (place === PILE || place === DISCARD ? places : hands);
  const k = cardsOf(said, from).indexOf(card);
  const taken = listed(lies(from)[from])[k];
  if (taken === undefined) return said;
  lies(from)[from] = listed(lies(from)[from]).filter((_, i) => i !== k);
  const there = listed(lies(to)[to]);
  lies(to)[to] = top ? [taken, ...there] : [...there, taken];
  return { ...places, hands };
}
