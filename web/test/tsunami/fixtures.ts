import { vi } from "vitest";
import type { Scene } from "../../src/game/given";
import type { BoardSheet, CardText, Goban, GoPending, GoTurn, LogLine, Piece, Sheet } from "../../src/wire";
import { settings } from "../../src/site/settings.svelte";
import { sheetWith } from "../play/sheets";

export function stone(at: string, side: string): Piece {
  return { at, side, art: `go-${side}` };
}

/** A card as the server describes it. */
export function card(id: string, more: Partial<CardText> = {}): CardText {
  return {
    id,
    timing: "BEFORE",
    plays: "BEFORE",
    name: { fr: `Nom de ${id}`, en: `Name of ${id}` },
    text: { fr: "Texte.", en: "Text." },
    copies: 1,
    secret: false,
    op: "Place",
    picks: [],
    ...more,
  };
}

/** What the server would answer when the page asks for the cards. */
export const CARDS: CardText[] = [
  card("tsunami", { timing: "IMMEDIATE", plays: "INSTEAD", op: "Remove", picks: ["edge1"] }),
  card("maree_haute", { op: "Remove", picks: ["corner4"] }),
  card("seisme", { op: "Shift", picks: ["line", "way"] }),
  card("duel", { op: "Exchange", picks: ["block5"] }),
  card("piege", { op: "CancelMove", secret: true, picks: ["note1"] }),
  card("coup_double", { op: "Place", picks: ["point"] }),
  card("bouclier", { op: "Shield", picks: ["chain"] }),
  card("brouillard", { op: "NoCards" }),
  card("non", { timing: "COUNTER", plays: "COUNTER", op: "Cancel" }),
];

/** Makes the cards known before a test begins. */
export async function known(): Promise<void> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(CARDS))));
  const { decks } = await import("../../src/games/tsunami/deck.svelte");
  settings.lang = "fr";
  decks.cards("projet-1");
  await vi.waitUntil(() => decks.cards("projet-1").length > 0);
}

export function goban(more: Partial<Goban> = {}): Goban {
  return { captured: { black: 0, white: 0 }, played: 12, running: [], notes: [], shown: [], ...more };
}

export function turn(pending: GoPending, more: Partial<GoTurn> = {}): GoTurn {
  return {
    by: "black",
    opened: true,
    drew: false,
    cardLeft: true,
    dryBefore: false,
    resumed: false,
    deck: { id: "projet-1", size: 40, hash: "0", own: false },
    pending,
    ...more,
  };
}

export function board(pieces: Piece[], lies: Goban = goban()): BoardSheet {
  return {
    game: "tsunami",
    kind: "points",
    width: 13,
    height: 13,
    natures: "",
    pieces,
    last: [],
    check: [],
    dots: [],
    taken: {},
    goban: lies,
  };
}

/** A scene as Black sees it, who is to act unless `more` says otherwise. */
export function scene(at: BoardSheet, go: GoTurn, lines: LogLine[] = [], more: Partial<Sheet> = {}): Scene {
  const seats = ["black", "white"].map((seat) => ({
    seat,
    kind: "guest" as const,
    name: "",
    level: 0,
    mine: seat === "black",
    here: true,
  }));
  const sheet = sheetWith([], 0, {
    game: "tsunami",
    options: { deck: "projet-1" },
    viewer: "black",
    turn: "black",
    outcome: null,
    seats,
    board: at,
    go,
    ...more,
  });
  return {
    game: "tsunami",
    match: "m",
    options: sheet.options,
    seats: ["black", "white"],
    viewer: "black",
    board: at,
    lines,
    moves: [],
    live: true,
    flipped: false,
    turn: sheet.turn,
    knowledge: undefined,
    cards: sheet.cards,
    pieces: undefined,
    diagrams: [],
    sheet,
  };
}
