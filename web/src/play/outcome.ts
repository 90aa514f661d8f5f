import type { SeatInfo, Sheet } from "../wire";

/** How the viewer takes the end: they won, they lost, nobody won, or they only watched (or hold both seats). */
export type Ending = "won" | "lost" | "drawn" | "told";

/** What the end is for this viewer. */
export function endingFor(sheet: Pick<Sheet, "outcome" | "seats">): Ending {
  const mine = sheet.seats.filter((seat) => seat.mine);
  if (!sheet.outcome) return "told";
  if (sheet.outcome.winner === null) return "drawn";
  if (mine.length !== 1) return "told";
  return mine[0]?.seat === sheet.outcome.winner ? "won" : "lost";
}

/** The seats of the viewer. */
export function mineOf(seats: readonly SeatInfo[]): string[] {
  return seats.filter((seat) => seat.mine).map((seat) => seat.seat);
}

/** Whether the other side has declined what the viewer asked for, and nothing was played since. */
export function declined({ lines, seats }: Pick<Sheet, "lines" | "seats">, what: "draw" | "takeback"): boolean {
  const mine = mineOf(seats);
  if (mine.length !== 1) return false;
  const last = lines.findLastIndex(({ kind, token }) => kind === "action" || token === "accept takeback");
  const since = lines.slice(last + 1);
  return since.some(({ token, seat }) => token === `decline ${what}` && seat !== mine[0]);
}

/** The seat in whose name the viewer raises an event, undefined when they only watch. */
export function speakerOf(sheet: Sheet, word: string): string | undefined {
  const mine = mineOf(sheet.seats);
  if (mine.length < 2) return mine[0];
  // Both seats on one screen: the one who just moved takes back, the one to move says the rest.
  if (word === "offer takeback") return mine.find((seat) => seat !== sheet.turn);
  return sheet.turn ?? mine[0];
}
