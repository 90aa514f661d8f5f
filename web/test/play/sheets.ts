import type { LogLine, Sheet } from "../../src/wire";

/** The n-th move of some game; even ones are White's. */
export function line(n: number, more: Partial<LogLine> = {}): LogLine {
  const seat = n % 2 === 0 ? "white" : "black";
  return { n, seat, kind: "action", token: `m${n}`, text: `m${n}`, ...more };
}

/** An event line. */
export function event(n: number, seat: string, token: string, more: Partial<LogLine> = {}): LogLine {
  return { n, seat, kind: "event", token, text: token, ...more };
}

/** A sheet whose log is `log`, sent from `since` on. */
export function sheetWith(log: LogLine[], since = 0, more: Partial<Sheet> = {}): Sheet {
  return {
    type: "sheet",
    id: "m",
    game: "mutation",
    options: { board: "CM-1" },
    version: log.length,
    since,
    seats: [
      { seat: "white", kind: "guest", name: "Ann", level: 0, mine: true, here: true },
      { seat: "black", kind: "computer", name: "", level: 5, mine: false, here: true },
    ],
    turn: "white",
    outcome: null,
    ply: log.length,
    board: {
      game: "mutation",
      kind: "squares",
      width: 8,
      height: 8,
      natures: "",
      pieces: [],
      last: [],
      check: [],
      dots: [],
      taken: {},
    },
    viewer: "white",
    offer: { moves: [], heads: [], words: [] },
    asked: null,
    lines: log.slice(since),
    ...more,
  };
}
