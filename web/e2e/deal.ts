import { createHash, randomBytes } from "node:crypto";
import { expect } from "@playwright/test";
import type { Doors } from "./doors";
import type { Visitor } from "./visitor";

/** Cards that neither answer nor hurry: a deck has at least twenty. */
const FILL = [5, 7, 9, 10, 15, 17, 19, 20, 23, 24, 27, 30, 43, 44, 45, 47, 62, 65, 4, 3, 6];
const ENOUGH = 20;

/** Which cards of Iron Pond each side holds. */
export interface Hands {
  white: readonly number[];
  black: readonly number[];
}

/** A small deck without surprises that has these cards. */
export function deckOf(hands: Hands): string {
  const wanted = [...new Set([...hands.white, ...hands.black])];
  return [...wanted, ...FILL.filter((card) => !wanted.includes(card))].slice(0, ENOUGH).join(",");
}

/** Has one who asks for it begin a match of Iron Pond in which they hold these cards, and says which it is. */
export async function dealt(
  doors: Doors,
  visitor: Visitor,
  hands: Hands,
  match: { options?: Record<string, string>; opponent?: string; clock?: string } = {},
): Promise<string> {
  const options = { deck: deckOf(hands), ...match.options };
  const told = { white: hands.white.map(String), black: hands.black.map(String) };
  await doors.deal("ironpond", options, told);
  const whole = { opponent: "friend", seat: "white", ...match, game: "ironpond", options };
  return (await visitor.ask<{ id: string }>("matches", whole)).id;
}

/** How many deals without a card of one in four nobody ever sees. */
const TRIES = 100;

interface Rounds {
  deal?: { id: string };
}

/**
 * Sits two visitors down to a match of Iron Pond over days in which White holds a card. Both add to such a deal what nobody else knows,
 * so no door can plan it: matches are begun, without a page, until it is right, one in four.
 */
export async function dealtOverDays(white: Visitor, black: Visitor, card: number, clock: string): Promise<void> {
  const options = { deck: deckOf({ white: [card], black: [39] }) };
  const match = { game: "ironpond", options, opponent: "friend", begin: "seated", seat: "white", clock };
  let id = "";
  for (let tries = 0; id === "" && tries < TRIES; tries++) {
    const { id: begun } = await white.ask<{ id: string }>("matches", match);
    await black.ask(`matches/${begun}/seat`, {});
    const parts = [white, black].map((visitor) => {
      const nonce = randomBytes(16).toString("hex");
      return { visitor, nonce, commitment: createHash("sha256").update(nonce).digest("hex") };
    });
    const deal = (await white.ask<Rounds>(`matches/${begun}`)).deal?.id;
    for (const { visitor, commitment } of parts) await visitor.ask(`matches/${begun}/deal`, { deal, commitment });
    for (const [k, { visitor, nonce }] of parts.entries())
      await visitor.ask(`matches/${begun}/deal`, { deal, nonce, other: parts[1 - k]?.commitment });
    const { cards } = await white.ask<{ cards: { hands: Record<string, string[]> } }>(`matches/${begun}`);
    if (cards.hands["white"]?.includes(String(card))) id = begun;
  }
  if (id === "") throw new Error(`${TRIES} deals without ${card}`);
  await seen(id, white, black);
}

/** Both are at the table, and see their hands. */
async function seen(id: string, ...visitors: Visitor[]): Promise<void> {
  await Promise.all(
    visitors.map(async (one) => {
      await one.goto(`g/${id}`);
      await expect(one.hand).toHaveCount(5);
    }),
  );
}

/** Sits two visitors down to a match of Iron Pond in which they hold these cards. */
export async function deal(
  { doors, ann, ben }: { doors: Doors; ann: Visitor; ben: Visitor },
  hands: Hands,
  match: { options?: Record<string, string>; clock?: string } = {},
): Promise<void> {
  const id = await dealt(doors, ann, hands, match);
  await ben.ask(`matches/${id}/seat`, {});
  await seen(id, ann, ben);
}
