import { SvelteMap } from "svelte/reactivity";
import { api } from "../../net/api";
import { toldOf } from "../../parts/cards";
import { settings } from "../../site/settings.svelte";
import type { CardText } from "../../wire";
import { sideOf } from "./table";
import type { Texts } from "./texts";

/** The decks that come with the game are named; a club's own is its whole text. */
export function isOwn(option: string): boolean {
  return option.startsWith("{");
}

/** The cards of a deck, by the option that names or spells it; throws `Refused`. */
export async function deckOf(option: string): Promise<readonly CardText[]> {
  if (option === "none" || option === "") return [];
  return isOwn(option) ? (await api.deck("tsunami", option)).cards : api.cards("tsunami", option);
}

/** The cards of the decks that were asked for, by the option that names or spells them. */
class Decks {
  /** The deck of the match on the table. */
  current = $state("projet-1");
  private readonly shelf = new SvelteMap<string, readonly CardText[]>();
  private readonly asked = new Set<string>();

  /** The cards of a deck; none while they aren't there. */
  cards(option: string): readonly CardText[] {
    this.load(option);
    return this.shelf.get(option) ?? [];
  }

  /** One card; undefined while the texts aren't there. */
  card(id: string, option = this.current): CardText | undefined {
    return this.cards(option).find((card) => card.id === id);
  }

  /** Fetches a deck, once. */
  private load(option: string): void {
    if (option === "none" || this.asked.has(option)) return;
    this.asked.add(option);
    deckOf(option).then(
      (found) => this.shelf.set(option, found),
      () => this.asked.delete(option),
    );
  }
}

export const decks = new Decks();

/** What a card is called in the visitor's language. */
export function cardName(id: string): string {
  return decks.card(id)?.name[settings.lang] ?? "…";
}

/** What a card does, for its player; empty while that isn't known. */
export function cardText(id: string): string {
  return decks.card(id)?.text[settings.lang] ?? "";
}

/** What `viewer` reads of a card that `by` plays: its player is spoken to, for everybody else the sides have names. */
export function cardRead(texts: Texts, id: string, by: string, viewer: string): string {
  const text = cardText(id);
  if (by === viewer) return text;
  const self = sideOf(texts, by);
  const told = toldOf(decks.card(id)?.told, self, sideOf(texts, by === "black" ? "white" : "black"));
  return told ?? texts.game.cards.asRead(self, text);
}

/** The id of a card's token, such as "#troc" or "#troc/2"; undefined for anything else. */
export function cardOf(token: string): string | undefined {
  return /^#([a-z][a-z0-9_-]*)(\/\d+)?$/.exec(token)?.[1];
}
