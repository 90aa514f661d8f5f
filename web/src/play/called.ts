import type { Sheet } from "../wire";

type Called = Pick<Sheet, "seats" | "turn" | "outcome"> & Partial<Pick<Sheet, "asks" | "asked">>;

/** Whether a match waits for the viewer, who plays one of its two sides: to be asked only of what the viewer sees. */
export function called(sheet: Called): boolean {
  const mine = sheet.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  if (mine.length !== 1 || sheet.outcome !== null || sheet.seats.some((seat) => seat.kind === "open")) return false;
  const [own = ""] = mine;
  return sheet.turn === own || sheet.asks?.seat === own || (sheet.asked != null && sheet.asked.by !== own);
}
