import type { Refusal } from "../../../wire";

/** A text in both languages. */
interface Both {
  fr: string;
  en: string;
}

/** A kind of card as a deck file has it; what it does is kept as it came. */
export interface DraftCard {
  id: string;
  copies: number;
  name: Both;
  text: Both;
  keep: string;
  timing: string;
  [more: string]: unknown;
}

/** A deck that is being made; kinds without copies are left out of it, but not forgotten. */
export interface Draft {
  title: string;
  cards: DraftCard[];
}

/** What a draft has of a card that stands in a deck. */
function isCard(value: unknown): value is DraftCard {
  if (typeof value !== "object" || value === null) return false;
  const card = value as Record<string, unknown>;
  return typeof card["id"] === "string" && typeof card["copies"] === "number" && Array.isArray(card["effect"]);
}

function both(value: unknown, otherwise: string): Both {
  const { fr, en } = (value ?? {}) as Partial<Both>;
  return { fr: String(fr ?? en ?? otherwise), en: String(en ?? fr ?? otherwise) };
}

/** The draft of a deck file; undefined when the text is none. What is in its cards the server judges. */
export function draftOf(text: string): Draft | undefined {
  try {
    const { id, origin, cards } = JSON.parse(text) as Record<string, unknown>;
    if (!Array.isArray(cards) || cards.length > 100 || !cards.every(isCard)) return undefined;
    return {
      title: typeof origin === "string" && origin !== "" ? origin : String(id ?? ""),
      cards: cards.map((card) => ({ ...card, name: both(card.name, card.id), text: both(card.text, "") })),
    };
  } catch {
    return undefined;
  }
}

/** The kinds that are in the deck. */
export const inDeck = ({ cards }: Draft): DraftCard[] => cards.filter((card) => card.copies > 0);

/** How many cards there are. */
export const sizeOf = (draft: Draft): number => inDeck(draft).reduce((sum, card) => sum + card.copies, 0);

/** What the file of a deck calls itself: small letters and digits. */
export function nameOf(title: string): string {
  const plain = title
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "");
  return plain.slice(0, 32) || "club";
}

/** The text of the deck's file. */
export function fileOf(draft: Draft): string {
  return JSON.stringify({ id: nameOf(draft.title), origin: draft.title, size: sizeOf(draft), cards: inDeck(draft) });
}

/** What a refusal is about: a card of the deck and one of its fields; both empty for the deck as a whole. */
export function faultOf(refusal: Refusal | null, draft: Draft): { card: string; field: string } {
  const place = /cards\[(\d+)\](?:\.([a-z]+(?:\.(?:fr|en))?))?/.exec(refusal?.message.en ?? "");
  return { card: inDeck(draft)[Number(place?.[1] ?? -1)]?.id ?? "", field: place?.[2] ?? "" };
}

/** What a refusal says, without the place where: the page shows it there. */
export function whyOf(refusal: Refusal, lang: "fr" | "en"): string {
  const said = refusal.message[lang].replace(/^.*?\b(?:cards|size|id|origin)[\w[\].]*\s*:\s*/, "");
  return said.charAt(0).toUpperCase() + said.slice(1);
}
