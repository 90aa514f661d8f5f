import { api } from "../../net/api";
import { settings } from "../../site/settings.svelte";
import type { Texts } from "../../texts";
import type { CardText } from "../../wire";

/** The texts of the cards, fetched when first asked for. */
class Deck {
  cards = $state.raw<readonly CardText[]>([]);
  private asked = false;
  private readonly byId = $derived(new Map(this.cards.map((card) => [card.id, card])));

  /** One card; undefined while the texts aren't there, and for a card made for one game. */
  card(id: string): CardText | undefined {
    this.load();
    return this.byId.get(id);
  }

  /** Fetches the texts, once. */
  load(): void {
    if (this.asked) return;
    this.asked = true;
    api.cards("ironpond").then(
      (cards) => (this.cards = cards),
      () => (this.asked = false),
    );
  }
}

export const deck = new Deck();

/** What a card is called in the visitor's language. */
export function cardName(texts: Texts, id: string): string {
  return deck.card(id)?.name[settings.lang] ?? texts.ironpond.card(id);
}

/** What a card does; empty while that isn't known. */
export function cardText(id: string): string {
  return deck.card(id)?.text[settings.lang] ?? "";
}

/** The id of a card's token, such as "#16" or "!#16"; undefined for anything else. */
export function cardOf(token: string): string | undefined {
  return /^!?#(\d+)$/.exec(token)?.[1];
}
