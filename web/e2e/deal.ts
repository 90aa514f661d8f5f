import type { Server } from "./server";
import type { Visitor } from "./table";

/** Cards that neither answer nor hurry: a deck has at least twenty. */
const FILL = [5, 7, 9, 10, 15, 17, 19, 20, 23, 24, 27, 30, 43, 44, 45, 47, 62, 65, 4, 3, 6];
const ENOUGH = 20;

/** More matches than that are not begun in search of a deal. */
const MOST = 900;

interface Hands {
  cards: { hands: Record<string, (string | null)[]> };
}

async function said<T>(visitor: Visitor, path: string, body?: unknown): Promise<T> {
  const answer = await visitor.page.evaluate(
    async ([to, text]) => {
      const headers = { "content-type": "application/json" };
      const how = text === null ? {} : { method: "POST", headers, body: text };
      return (await fetch(to, how)).json() as unknown;
    },
    [path, body === undefined ? null : JSON.stringify(body)] as const,
  );
  return answer as T;
}

/**
 * Sits two visitors down to a match in which they hold these cards. The server deals by chance, so matches with a small deck are begun
 * until the deal is right; nobody may choose a deal.
 */
export async function deal(
  server: Server,
  white: Visitor,
  black: Visitor,
  hands: { white: number[]; black: number[] },
  options: Record<string, string> = {},
): Promise<void> {
  const wanted = [...new Set([...hands.white, ...hands.black])];
  const deck = [...wanted, ...FILL.filter((card) => !wanted.includes(card))].slice(0, ENOUGH).join(",");
  await Promise.all([white, black].map((one) => one.page.goto(server.address)));
  for (let tries = 0; tries < MOST; tries++) {
    const match = { game: "ironpond", options: { deck, ...options }, opponent: "friend", seat: "white" };
    const { id } = await said<{ id: string }>(white, "/api/matches", match);
    const mine = await said<Hands>(white, `/api/matches/${id}`);
    if (!hands.white.every((card) => mine.cards.hands["white"]?.includes(String(card)))) continue;
    await said(black, `/api/matches/${id}/seat`, {});
    const theirs = await said<Hands>(black, `/api/matches/${id}`);
    if (!hands.black.every((card) => theirs.cards.hands["black"]?.includes(String(card)))) continue;
    await Promise.all(
      [white, black].map(async (one) => {
        await one.page.goto(`${server.address}g/${id}`);
        await one.page.locator(".hand .card").nth(4).waitFor();
      }),
    );
    return;
  }
  throw new Error(`no deal of ${JSON.stringify(hands)} in ${MOST} matches`);
}
