import { expect } from "@playwright/test";
import type { Visitor } from "./visitor";

/** Cards that neither answer nor hurry: a deck has at least twenty. */
const FILL = [5, 7, 9, 10, 15, 17, 19, 20, 23, 24, 27, 30, 43, 44, 45, 47, 62, 65, 4, 3, 6];
const ENOUGH = 20;

/** More matches than that are not begun in search of a deal. */
const MOST = 900;

interface Hands {
  cards: { hands: Record<string, (string | null)[]> };
}

/**
 * Sits two visitors down to a match in which they hold these cards. The server deals by chance, so matches with a small deck are begun
 * until the deal is right; nobody may choose a deal.
 */
export async function deal(
  white: Visitor,
  black: Visitor,
  hands: { white: number[]; black: number[] },
  options: Record<string, string> = {},
  clock = "",
): Promise<void> {
  const wanted = [...new Set([...hands.white, ...hands.black])];
  const deck = [...wanted, ...FILL.filter((card) => !wanted.includes(card))].slice(0, ENOUGH).join(",");
  const match = { game: "ironpond", options: { deck, ...options }, opponent: "friend", seat: "white", clock };
  for (let tries = 0; tries < MOST; tries++) {
    const { id } = await white.ask<{ id: string }>("matches", match);
    const mine = await white.ask<Hands>(`matches/${id}`);
    if (!hands.white.every((card) => mine.cards.hands["white"]?.includes(String(card)))) continue;
    await black.ask(`matches/${id}/seat`, {});
    const theirs = await black.ask<Hands>(`matches/${id}`);
    if (!hands.black.every((card) => theirs.cards.hands["black"]?.includes(String(card)))) continue;
    await Promise.all(
      [white, black].map(async (one) => {
        await one.goto(`g/${id}`);
        await expect(one.hand).toHaveCount(5);
      }),
    );
    return;
  }
  throw new Error(`no deal of ${JSON.stringify(hands)} in ${MOST} matches`);
}
