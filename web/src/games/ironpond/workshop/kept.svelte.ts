import { keep, recall } from "../../../site/store";
import type { BlankCard } from "../../../wire";

/** A card that is kept in this browser. */
export interface KeptCard {
  id: string;
  card: BlankCard;
}

const KEY = "blanks";
const DRAFT = "blank-draft";

function isKept(value: unknown): value is KeptCard {
  if (typeof value !== "object" || value === null || !("id" in value) || !("card" in value)) return false;
  const { id, card } = value;
  return typeof id === "string" && isWhole(card);
}

/** Enough of a card to show it; whether it is good is for the server to say. */
function isWhole(card: unknown): card is BlankCard {
  if (typeof card !== "object" || card === null) return false;
  const one = card as Partial<BlankCard>;
  return typeof one.name?.fr === "string" && typeof one.text?.fr === "string" && Array.isArray(one.effect);
}

/** The cards that somebody made and kept, and what is on the workbench. */
class Kept {
  cards = $state.raw<readonly KeptCard[]>([]);

  constructor() {
    const all = recall(KEY);
    this.cards = Array.isArray(all) ? all.filter(isKept) : [];
  }

  get draft(): BlankCard | undefined {
    const card = recall(DRAFT);
    return isWhole(card) ? card : undefined;
  }

  set draft(card: BlankCard) {
    keep(DRAFT, card);
  }

  /** Keeps a card, in the place of an older one of that id. */
  put(id: string, card: BlankCard): void {
    const one = { id, card };
    this.store(
      this.cards.some((kept) => kept.id === id)
        ? this.cards.map((kept) => (kept.id === id ? one : kept))
        : [...this.cards, one],
    );
  }

  forget(id: string): void {
    this.store(this.cards.filter((kept) => kept.id !== id));
  }

  private store(cards: readonly KeptCard[]): void {
    this.cards = cards;
    keep(KEY, cards);
  }
}

/** The shelf of this browser. */
export const kept = new Kept();

/** An id for a card that was never kept. */
export function freshId(): string {
  return Math.random().toString(36).slice(2, 10);
}
