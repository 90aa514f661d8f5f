import { api, ask } from "../net/api";
import type { CardText, Ordered, Orders, Sheet } from "../wire";

/** The server's doors for what one leaves to be done in a match; each throws `Refused`. */
export const doors = {
  orders: (match: string) => ask<Orders>(`/api/matches/${match}/orders`),
  leave: (match: string, what: Ordered) => ask<Orders>(`/api/matches/${match}/orders`, "PUT", what),
};

/** The cards that may be played in a match, by their names in the visitor's language. */
export async function cardsOf(sheet: Sheet): Promise<readonly CardText[]> {
  const deck = sheet.options["deck"] ?? "";
  if (sheet.game === "ironpond") return api.cards("ironpond");
  if (sheet.game !== "tsunami" || deck === "none") return [];
  return deck.startsWith("{") ? (await api.deck(deck)).cards : api.cards("tsunami", deck);
}
