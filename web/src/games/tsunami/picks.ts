import type { Texts } from "./texts";
import type { At, CardText, Picks, Piece } from "../../wire";
import type { Scene } from "../../game/given";
import type { Composition } from "../../game/parts";
import { cardName, cardOf, cardText, decks } from "./deck.svelte";
import { blockOf, chainOf, cornerOf, edgeOf, endsOf, halfOf, isPoint, lineOf, shoreOf } from "./points";
import { settings } from "../../site/settings.svelte";

/** One thing that a card asks for: "block3" is a block of width 3. */
export interface Wanted {
  kind: string;
  size: number;
}

/** What a card asks for as its pick of that index. */
export function wantedOf(card: CardText | undefined, index: number): Wanted {
  const word = card?.picks?.[index] ?? "";
  const [, kind = "", size = ""] = /^([a-z]*)(\d*)$/.exec(word) ?? [];
  return { kind, size: Number(size) };
}

/** The points that a pick stands for. */
export function areaOf({ kind, size }: Wanted, token: string, before: string, pieces: readonly Piece[]): At[] {
  switch (kind) {
    case "edge":
      return edgeOf(token, Math.max(1, size));
    case "corner":
      return cornerOf(token, size);
    case "block":
    case "note":
      return blockOf(token, size);
    case "line":
      return lineOf(token);
    case "way":
      return halfOf(before, token);
    case "chain":
      return chainOf(pieces, token);
    default:
      return isPoint(token) ? [token] : [];
  }
}

/** Where one may touch the board to choose a pick. */
export function coversOf({ kind, size }: Wanted, token: string, before: string): At[] {
  switch (kind) {
    case "edge":
      return shoreOf(token);
    case "corner":
      return cornerOf(token, size);
    case "line":
      return endsOf(token);
    case "way":
      return halfOf(before, token);
    default:
      return isPoint(token) ? [token] : [];
  }
}

/** What a token of an action is called. */
export function tokenName(texts: Texts, token: string, kind = ""): string {
  const { ways, picks } = texts.tsunami;
  const card = cardOf(token);
  if (card !== undefined) return cardName(card);
  if (token === "?") return texts.tsunami.log.hidden;
  const way = Object.hasOwn(ways, token) ? (ways[token] ?? "") : "";
  if (kind === "edge" && way) return picks.edge(way);
  if (kind === "corner") return picks.corner(token);
  if (kind === "line") return /^\d/.test(token) ? picks.row(token) : picks.column(token);
  return way || token;
}

/** The picks of an action by name, those that mean nothing to a reader left out. */
export function pickNames(texts: Texts, card: CardText | undefined, picks: readonly string[]): string {
  return picks.map((token, k) => tokenName(texts, token, wantedOf(card, k).kind)).join(", ");
}

function needOf(texts: Texts, card: CardText | undefined, wanted: Wanted, picks: Picks): string {
  const { need } = texts.tsunami;
  if (picks.complete) return card?.secret ? need.readySecret : need.ready;
  switch (wanted.kind) {
    case "block":
      return need.block(wanted.size);
    case "note":
      return wanted.size > 1 ? need.noteBlock(wanted.size) : need.note;
    case "point":
      return card?.op === "Place" ? need.place : need.point;
    case "edge":
    case "corner":
    case "line":
    case "way":
    case "chain":
    case "stone":
    case "target":
      return need[wanted.kind];
    default:
      return picks.tokens.every((token) => cardOf(token) !== undefined) ? need.card : "";
  }
}

/** The words of a card that is being played, and its picks on the board. */
export function compositionOf(
  texts: Texts,
  scene: Scene,
  prefix: readonly string[],
  picks: Picks | null = null,
): Composition {
  const [head = "", ...picked] = prefix;
  const id = cardOf(head);
  const card = id === undefined ? undefined : decks.card(id);
  const wanted = wantedOf(card, picked.length);
  const before = picked.at(-1) ?? "";
  const { need } = texts.tsunami;
  const chosen = pickNames(texts, card, picked);
  const hidesButton = !["edge", "corner", "way"].includes(wanted.kind);
  return {
    title: id === undefined ? texts.tsunami.turn.discard : cardName(id),
    text: [
      id === undefined ? texts.tsunami.turn.discardText : cardText(id),
      chosen ? need.chosen(chosen) : "",
      picks ? `**${needOf(texts, card, wanted, picks)}**` : "",
    ]
      .filter((part) => part && part !== "****")
      .join(" "),
    label: (token) => tokenName(texts, token, wanted.kind),
    at: (token) => (hidesButton ? coversOf(wanted, token, before)[0] : undefined),
    covers: (token) => coversOf(wanted, token, before),
    area: (token) => areaOf(wanted, token, before, scene.board.pieces),
    stone: wanted.kind === "point" && card?.op === "Place" ? (scene.turn ?? "") : "",
    onBoard: true,
    drawn: id !== undefined,
  };
}

/** What a card says on its band, and what a reader hears besides. */
export function bandOf(texts: Texts, card: CardText | undefined): { timing: string; when: string; long: string } {
  const timing = card?.timing ?? "ANY";
  const [when, long] = texts.tsunami.moments[timing] ?? ["", ""];
  return { timing, when, long };
}

/** A card's name in the visitor's language. */
export function nameIn(card: CardText): string {
  return card.name[settings.lang];
}
