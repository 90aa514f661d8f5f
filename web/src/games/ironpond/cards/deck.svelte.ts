import { sideName } from "../../../game/who";
import { api } from "../../../net/api";
import { toldOf } from "../../../parts/cards";
import { settings } from "../../../site/settings.svelte";
import type { Texts } from "../texts";
import type { BlankCard, CardText, IronPondCard } from "../../../wire";

/** What may be asked of a card instead of knowing its number. */
export type Trait = IronPondCard["traits"][number];

/** The cards as the server tells them, fetched when first asked for. */
class Deck {
  cards = $state.raw<readonly CardText[]>([]);
  private asked = false;
  private readonly byId = $derived(new Map(this.cards.map((card) => [card.id, card])));

  /** Cards that somebody made: those of the match on the table, or of the workshop. */
  private made = $state.raw<ReadonlyMap<string, CardText>>(new Map());
  private drawn = $state.raw<ReadonlyMap<string, string>>(new Map());
  private taught = "";

  /** One card; undefined while the texts aren't there. */
  card(id: string): CardText | undefined {
    this.load();
    return this.byId.get(id) ?? this.made.get(id);
  }

  /** Whether a card is so: a trait that its definition names. */
  is(id: string | undefined, trait: Trait): boolean {
    return id !== undefined && (this.card(id)?.traits?.includes(trait) ?? false);
  }

  /** The printed cards that are so. */
  those(trait: Trait): string[] {
    this.load();
    return this.cards.filter((card) => card.traits?.includes(trait)).map((card) => card.id);
  }

  /** Takes note of blank cards as the option `custom` lists them; the server has found them good. */
  learn(custom: string | undefined): void {
    if (custom === undefined || custom === this.taught) return;
    this.taught = custom;
    const cards = JSON.parse(custom) as BlankCard[];
    this.made = new Map(
      cards.map(({ no, timing, name, text }) => [String(no), { id: String(no), timing, name, text }]),
    );
    // Few matches have such cards, so what draws them isn't fetched with every table.
    void import("../../../art/homemade").then(({ drawHomemade }) => {
      if (custom === this.taught) this.drawn = new Map(cards.map((card) => [String(card.no), drawHomemade(card)]));
    });
  }

  /** Whether somebody made this card for the match. */
  isMade(id: string): boolean {
    return this.made.has(id);
  }

  /** The drawing of a card that somebody made. */
  drawing(id: string): string | undefined {
    return this.drawn.get(id);
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

/** What a card does, for its player; empty while that isn't known. */
export function cardText(id: string): string {
  return deck.card(id)?.text[settings.lang] ?? "";
}

/** What `viewer` reads of a card that `by` plays: its player is spoken to, for everybody else the sides have names. */
export function cardRead(texts: Texts, id: string, by: string, viewer: string): string {
  const text = cardText(id);
  if (by === viewer) return text;
  const self = sideName(texts, by);
  const told = toldOf(deck.card(id)?.told, self, sideName(texts, by === "white" ? "black" : "white"));
  return told ?? (deck.isMade(id) ? texts.game.cards.asRead(self, text) : text);
}

/** The id of a card's token, such as "#16" or "!#16"; undefined for anything else. */
export function cardOf(token: string): string | undefined {
  return /^!?#(\d+)$/.exec(token)?.[1];
}
