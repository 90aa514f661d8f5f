import { deck } from "../../src/games/ironpond/cards/deck.svelte";
import type { Scene } from "../../src/game/given";
import type { CardTable, CardText, Piece, Sheet } from "../../src/wire";
import { sheetWith } from "../play/sheets";

/** Cards of whom more is known than a number. */
const TRAITS: Readonly<Record<string, NonNullable<CardText["traits"]>>> = {
  "11": ["blindfolds", "physical"],
  "12": ["secret"],
  "22": ["hurries", "physical"],
  "71": ["throws", "physical"],
  "72": ["punishes", "physical"],
  "73": ["advertises"],
};

/** The printed cards, as the server tells them. */
export const CARDS: CardText[] = Array.from({ length: 73 }, (_, k) => {
  const id = String(k + 1);
  const traits = TRAITS[id] ?? [];
  const calm = !traits.includes("physical");
  const decks: CardText["decks"] = [
    "72" as const,
    ...(calm ? ["68" as const] : []),
    ...(calm || traits.includes("hurries") ? ["nochance" as const] : []),
  ];
  const words = { fr: `Carte ${id}`, en: `Card ${id}` };
  return { id, timing: "INS", name: words, text: words, traits, decks: id === "73" ? [] : decks };
});

/** The numbers of the whole deck. */
export const ALL: readonly string[] = CARDS.slice(0, 72).map((card) => card.id);

/** What something says once the cards are there. */
export function dealt<T>(say: () => T): T {
  deck.cards = CARDS;
  try {
    return say();
  } finally {
    deck.cards = [];
  }
}

export function piece(at: string, side: string, kind: string, more: Partial<Piece> = {}): Piece {
  return { at, side, art: kind === "camel" ? kind : `chess-${kind}`, ...more };
}

/** A table with nothing on it. */
export function table(more: Partial<CardTable> = {}): CardTable {
  return {
    hands: { white: ["1", "25", "32", "44", "72"], black: [null, null, null, null, null] },
    open: [],
    pile: 62,
    discard: [],
    used: { white: { own: false, foreign: false }, black: { own: false, foreign: false } },
    announced: [],
    lasting: [],
    punishes: true,
    traps: [],
    out: { white: [], black: [] },
    playable: [],
    dead: [],
    ...more,
  };
}

/** A scene as White sees it, with this table. */
export function scene(pieces: Piece[], cards: CardTable = table(), more: Partial<Sheet> = {}): Scene {
  const sheet = sheetWith([], 0, { game: "ironpond", options: {}, cards, ...more });
  const board = { ...sheet.board, pieces };
  return {
    game: "ironpond",
    match: "m",
    options: sheet.options,
    seats: ["white", "black"],
    viewer: sheet.viewer,
    board,
    lines: [],
    moves: [],
    live: true,
    flipped: false,
    turn: sheet.turn,
    knowledge: undefined,
    cards: sheet.cards,
    pieces: undefined,
    diagrams: [],
    sheet: { ...sheet, board: { ...board, ...more.board } },
  };
}
