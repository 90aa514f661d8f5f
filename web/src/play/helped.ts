import type { Sheet } from "../wire";

const isHelp = ({ kind, token }: Sheet["lines"][number]): boolean => kind === "event" && token === "help";
const still = /^(help|decline (draw|takeback))$/;

/** Whether somebody was helped in a game. */
export const wasHelped = ({ lines }: Pick<Sheet, "lines">): boolean => lines.some(isHelp);

/** Whether help was asked for where the game stands. */
export function helpedHere({ lines }: Pick<Sheet, "lines">): boolean {
  const last = lines.findLastIndex(isHelp);
  return last >= 0 && lines.slice(last).every(({ kind, token }) => kind === "event" && still.test(token));
}

/** Whether a seat may be told what it could do: it is to act, and may look at the board. */
export const mayBeHelped = ({ turn, board }: Pick<Sheet, "turn" | "board">, seat: string | undefined): boolean =>
  turn === seat && board.blank !== true;
