import type { Knowledge, Replay } from "../../wire";
import type { Kind } from "./diagrams";

/** What the owners could tell on each board of a game that is over, by seat and letter. */
export type Told = readonly Knowledge[];

/** A letter that its owner could know: the first board on which one diagram alone agreed with all answers. */
export interface Known {
  letter: string;
  kind: Kind;
  ply: number;
}

/** What is told of a game that is over; undefined where a board lacks it, as some do while the game runs. */
export function toldOf(replay: Pick<Replay, "beside"> | null | undefined): Told | undefined {
  const told = (replay?.beside ?? []).flatMap(({ knowledge = {} }) =>
    Object.keys(knowledge).length > 0 ? [knowledge] : [],
  );
  return told.length > 0 && told.length === replay?.beside?.length ? told : undefined;
}

/** The letters of a seat that could be known, in the order in which they could; the others stay open. */
export function knownOf(told: Told, seat: string): { known: Known[]; open: string[] } {
  const letters = Object.keys(told[0]?.[seat] ?? {});
  const known = letters.flatMap((letter) => {
    const ply = told.findIndex((board) => board[seat]?.[letter]?.possible.length === 1);
    const [kind] = told[ply]?.[seat]?.[letter]?.possible ?? [];
    return kind === undefined ? [] : [{ letter, kind, ply }];
  });
  return {
    known: known.sort((one, other) => one.ply - other.ply),
    open: letters.filter((letter) => !known.some((one) => one.letter === letter)),
  };
}
