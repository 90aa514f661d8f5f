import { hall } from "../site/hall.svelte";
import type { Kept, LogLine } from "../wire";
import type { Scene } from "./parts";

/** Who played and when, as far as a file says it: "Ann, Ben, 22 November 2026". */
export function saidOf(kept: Pick<Kept, "seats" | "tags">, lang: string): string {
  const { tags } = kept;
  const known = (tag: string | undefined): string[] => (tag === undefined || /^[?.\s]*$/.test(tag) ? [] : [tag]);
  const players = kept.seats.flatMap((seat) => known(tags[seat.charAt(0).toUpperCase() + seat.slice(1)]));
  return [...new Set(players), ...known(tags["Date"]).map((date) => dateOf(date, lang))].join(", ");
}

function dateOf(date: string, lang: string): string {
  const day = /^(\d{4})[.-](\d\d)[.-](\d\d)$/.exec(date);
  if (!day) return date;
  const when = new Date(Date.UTC(Number(day[1]), Number(day[2]) - 1, Number(day[3])));
  return when.toLocaleDateString(lang, { dateStyle: "long", timeZone: "UTC" });
}

/** What lies on the table of a kept game after so many of its standing actions, through somebody's eyes. */
export function seen(kept: Kept, stood: readonly LogLine[], shown: number, viewer: string): Scene | null {
  const board = kept.boards[shown];
  if (!board) return null;
  return {
    game: kept.game,
    match: "",
    options: kept.options,
    seats: kept.seats,
    viewer,
    board,
    lines: stood.slice(0, shown),
    moves: [],
    live: false,
    flipped: false,
    turn: null,
    knowledge: kept.beside?.[shown]?.knowledge,
    cards: kept.beside?.[shown]?.cards,
    pieces: undefined,
    diagrams: hall.diagrams(kept.game),
    sheet: null,
  };
}
