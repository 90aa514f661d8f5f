import { shelfOf, type Kept } from "../../../own/shelf.svelte";
import { forget, keep, recall } from "../../../site/store";
import type { BlankCard } from "../../../wire";

const DRAFT = "blank-draft";

/** The cards that somebody made and kept. */
export const shelf = shelfOf("ironpond", "blanks");

/** A card that is kept. */
export interface KeptCard {
  kept: Kept;
  card: BlankCard;
}

/** Enough of a card to show it; whether it is good is for the server to say. */
function isWhole(card: unknown): card is BlankCard {
  if (typeof card !== "object" || card === null) return false;
  const one = card as Partial<BlankCard>;
  return typeof one.name?.fr === "string" && typeof one.text?.fr === "string" && Array.isArray(one.effect);
}

/** The card of a text, if there is one. */
export function cardIn(text: string): BlankCard | undefined {
  try {
    const card: unknown = JSON.parse(text);
    return isWhole(card) ? card : undefined;
  } catch {
    return undefined;
  }
}

/** Those that can be shown, wherever they are kept; one that is here and in the account is the account's. */
export function keptCards(): KeptCard[] {
  return [...shelf.inAccount, ...shelf.left].flatMap((kept) => {
    const card = cardIn(kept.text);
    return card ? [{ kept, card }] : [];
  });
}

/** What was on the workbench of this browser; a card of the account never is. */
export const draft = {
  get(): BlankCard | undefined {
    const card = recall(DRAFT);
    return isWhole(card) ? card : undefined;
  },
  set: (card: BlankCard): void => keep(DRAFT, card),
  forget: (): void => forget(DRAFT),
};
