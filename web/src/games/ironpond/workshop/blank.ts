import type { BlankCard, Blanks, Refusal } from "../../../wire";
import { unpacked } from "../../../parts/packed";

/** The first and the last number of a blank card. */
export const FIRST = 100;
export const LAST = 127;

/** The most picks of a card. */
export const PICKS = 3;

const WHOSE = ["own", "mine", "enemy", "neutral"];
const TYPES = ["pawn", "knight", "bishop", "rook", "queen", "king"];

/** A card that says nothing yet, but is good enough to begin with. */
export const FRESH: BlankCard = {
  no: FIRST,
  timing: "POST",
  name: { fr: "Sans nom", en: "Nameless" },
  text: { fr: "Un de vos pions est protégé pour un tour.", en: "One of your pawns is shielded for a turn." },
  params: [["mine", "pawn"]],
  effect: [["shield", 1]],
};

/** The words of one pick that can be chosen one from each group; `except` may be several. */
export interface Groups {
  whose: string[];
  what: string[];
  except: string[];
  where: string[];
}

/** The words by what they answer; `first` says that no other pick comes before, from which one could look. */
export function groupsOf(words: Pick<Blanks, "pieces" | "places" | "fromFirst">, first: boolean): Groups {
  const among = (wanted: string[]): string[] => wanted.filter((word) => words.pieces.includes(word));
  return {
    whose: among(WHOSE),
    what: among(TYPES),
    except: words.pieces.filter((word) => !WHOSE.includes(word) && !TYPES.includes(word)),
    where: words.places.filter((word) => !first || !words.fromFirst.includes(word)),
  };
}

/** A pick with one word of a group, or none of it. */
export function choosing(pick: readonly string[], group: readonly string[], word: string): string[] {
  const at = pick.findIndex((one) => group.includes(one));
  const rest = pick.filter((one) => !group.includes(one));
  if (word === "") return rest;
  return at < 0 ? [...rest, word] : [...rest.slice(0, at), word, ...rest.slice(at)];
}

/** A pick with a word more, or less. */
export function toggled(pick: readonly string[], word: string): string[] {
  return pick.includes(word) ? pick.filter((one) => one !== word) : [...pick, word];
}

/** A card without one of its picks: effects that used it look at the one before. */
export function without(card: BlankCard, pick: number): BlankCard {
  const params = (card.params ?? []).filter((_, k) => k !== pick);
  const moved = (place: string | number): string | number =>
    typeof place === "number" && place > pick && place > 1 ? place - 1 : place;
  return { ...card, params, effect: card.effect.map((verb) => verb.map(moved)) };
}

/** A verb with as many picks as it takes. */
export function verbOf(name: string, takes: string, before: readonly (string | number)[] = []): (string | number)[] {
  const picks = before.slice(1);
  return [name, ...[...takes].map((_, k) => picks[k] ?? Math.min(k + 1, PICKS))];
}

/** Cards numbered one after another, as the option takes them. */
export function customOf(cards: readonly BlankCard[]): string {
  return JSON.stringify(cards.map((card, k) => ({ ...card, no: FIRST + k })));
}

/** The part of a card that a refusal is about, such as "params" or "name.fr"; empty when it says none. */
export function placeOf(refusal: Refusal | null): string {
  return /custom\[\d+\]\.([a-z]+(?:\.(?:fr|en))?)/.exec(refusal?.message.en ?? "")?.[1] ?? "";
}

/** What a refusal says without where: the place is shown beside it. */
export function whyOf(refusal: Refusal, lang: "fr" | "en"): string {
  return refusal.message[lang].replace(/^.*custom\[\d+\](\.[a-z.]+)?\s*:\s*/, "");
}

function isCard(value: unknown): value is BlankCard {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The cards of a file or link, one or a list; undefined when the text is something else. The server judges what is in them. */
export function cardsOf(text: string): BlankCard[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.length > 0 && list.length <= LAST - FIRST + 1 && list.every(isCard) ? list : undefined;
}

/** The text in a piece of an address, as it is now or as links were written before; undefined when it isn't one of ours. */
export async function sharedIn(piece: string): Promise<string | undefined> {
  const old = plain(piece);
  return old !== undefined && cardsOf(old) ? old : unpacked(piece);
}

/** What isn't made small. */
function plain(piece: string): string | undefined {
  try {
    const text = atob(piece.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(text, (sign) => sign.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** The name of the file of a card. */
export function fileOf(card: BlankCard): string {
  const plain = card.name.fr
    .normalize("NFD")
    .replace(/[^\w]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${plain.toLowerCase() || "carte"}.json`;
}
