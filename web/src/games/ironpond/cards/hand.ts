import { momentOf, type Moment } from "../../../parts/cards";
import type { CardTable } from "../../../wire";
import type { Scene } from "../../../game/given";
import { deck } from "./deck.svelte";
import { wantedOf } from "./wanted";

/** The seat whose hand the viewer holds; undefined for those who only watch. */
export function holderOf(scene: Pick<Scene, "viewer" | "seats">): string | undefined {
  return scene.seats.find((seat) => seat === scene.viewer);
}

/** The cards of the game, while it is played on and has some. */
export function tableOf(scene: Scene): CardTable | undefined {
  const cards = scene.live ? scene.sheet?.cards : undefined;
  return cards && hasCards(scene.options) ? cards : undefined;
}

/** The cards of the position shown, which may be looked back at. */
export function lyingOf(scene: Scene): CardTable | undefined {
  return hasCards(scene.options) ? (tableOf(scene) ?? scene.cards) : undefined;
}

/** Whether a game with these options is played with cards. */
export function hasCards(options: Readonly<Record<string, string>>): boolean {
  return options["deck"] !== "none";
}

/** How many cards the deck of these options has; undefined while the cards aren't there. */
export function deckSize(options: Readonly<Record<string, string>>): number | undefined {
  const { darts, pub } = options;
  deck.load();
  if (!hasCards(options)) return 0;
  if (deck.cards.length === 0) return undefined;
  const { own } = wantedOf(options, deck.cards);
  const kept = darts === "excluded" ? own.filter((id) => !deck.is(id, "throws")) : own;
  return kept.length + (pub === "true" ? deck.those("advertises").length : 0);
}

/** A card that may be played now, split by what it answers. */
export function playableBy(table: CardTable, moment: Moment): string[] {
  return table.playable.filter((id) => momentOf(deck.card(id)?.timing ?? "") === moment);
}

/** Whether the viewer could still answer what the other side just did. */
export function mayReact(table: CardTable): boolean {
  return playableBy(table, "react").length > 0;
}
