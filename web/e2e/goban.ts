import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { expect } from "@playwright/test";
import { openWith } from "./line";
import type { Visitor } from "./visitor";

const PROJECT = JSON.parse(
  readFileSync("../rules/src/main/resources/fr/zizanie/rules/tsunami/deck/projet-1.json", "utf8"),
) as { cards: { id: string; copies: number }[] };

/** A deck of some cards of the project, as the text of its file. */
export function deckFile(counts: Record<string, number>): string {
  const cards = Object.entries(counts).map(([id, copies]) => ({
    ...PROJECT.cards.find((card) => card.id === id),
    copies,
  }));
  const size = Object.values(counts).reduce((sum, one) => sum + one, 0);
  return JSON.stringify({ id: "essai", size, cards });
}

/** The same as the one word of ASCII that the option wants. */
export function deck(counts: Record<string, number>): string {
  return deckFile(counts).replace(/[^!-~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Sixteen stones, no two colours in a fight. */
export const OPENING = [
  "C3",
  "L11",
  "C4",
  "L10",
  "C5",
  "L9",
  "C6",
  "L8",
  "D3",
  "K11",
  "E3",
  "J11",
  "F3",
  "H11",
  "G3",
  "G11",
];

/** Two walls through the middle of the board. */
export const WALLS = Array.from({ length: 13 }, (_, k) => [`G${k + 1}`, `H${k + 1}`]).flat();

/** Ann is Black and Ben White, and these stones stand. */
export async function sit(
  ann: Visitor,
  ben: Visitor,
  options: Record<string, string>,
  stones: readonly string[] = OPENING,
): Promise<void> {
  const { id } = await ann.ask<{ id: string }>("matches", {
    game: "tsunami",
    options,
    opponent: "friend",
    seat: "black",
  });
  await ben.ask(`matches/${id}/seat`, {});
  const players = [
    { visitor: ann, seat: "black" },
    { visitor: ben, seat: "white" },
  ];
  await openWith(id, players, stones);
  for (const visitor of [ann, ben]) {
    await visitor.goto(`g/${id}`);
    await expect(visitor.pieces).toHaveCount(stones.length);
  }
  await ann.sees("À vous de jouer.");
}

/** A point that may be chosen. */
export function goal(visitor: Visitor, at: string): Locator {
  return visitor.page.locator(`.zb-goal[data-at=${at}]`);
}

/**
 * Passes from this ply on, until both have and a text tells of the stones. How many stones the other side still sets is its own affair:
 * each turn is waited for by itself.
 */
export async function passes(visitor: Visitor, from: number, told: RegExp): Promise<void> {
  const marking = visitor.page.getByText(told).first();
  const pass = visitor.page.getByRole("button", { name: "Passer", exact: true }).filter({ visible: true }).first();
  const sure = visitor.page.getByRole("button", { name: "Oui, passer", exact: true }).filter({ visible: true }).first();
  for (let ply = from; ; ply += 2) {
    await pass.or(marking).first().waitFor();
    if (await marking.isVisible()) return;
    await pass.click();
    await sure
      .or(visitor.page.locator(`[data-ply="${ply}"]`))
      .first()
      .waitFor({ state: "attached" });
    if (await sure.isVisible()) await sure.click();
    await visitor.played(ply);
  }
}

/** Waits until the computer has marked a visitor's black stones, which are dead; it may have taken them all before. */
export async function marked(visitor: Visitor): Promise<void> {
  const black = await visitor.page.locator("[role=gridcell][aria-label*='pierre noire']").count();
  if (black > 0) await visitor.sees("L’ordinateur a marqué");
}

/** Waits until it is this visitor's move, and places a stone. */
export async function place(visitor: Visitor, at: string): Promise<void> {
  await goal(visitor, at).waitFor({ state: "attached" });
  await visitor.touch(at);
}

/** Ann is Black and Ben White; they place the last stones of the opening by hand. */
export async function sitByHand(ann: Visitor, ben: Visitor, options: Record<string, string>): Promise<void> {
  await sit(ann, ben, options, OPENING.slice(0, -4));
  for (const [k, at] of OPENING.slice(-4).entries()) await place(k % 2 === 0 ? ann : ben, at);
}
