import { briefOf } from "../clock/brief";
import { site } from "../site/site.svelte";
import type { Kept, LogLine } from "../wire";
import type { Texts } from "../texts";
import type { Scene } from "./given";
import type { GameParts } from "./parts";
import { sideName } from "./who";

/** Who played, at what pace and when, as far as a file says it: "Ann, Ben, 10 min + 5 s, 22 November 2026". */
export function saidOf(kept: Pick<Kept, "seats" | "tags">, lang: string): string {
  const { tags } = kept;
  const known = (tag: string | undefined): string[] => (tag === undefined || /^[?.\s]*$/.test(tag) ? [] : [tag]);
  const players = kept.seats.flatMap((seat) => known(playerOf(kept, seat)));
  const pace = known(tags["TimeControl"]).flatMap((text) => (OURS.test(text) ? [briefOf(text)] : []));
  return [...new Set(players), ...pace, ...known(tags["Date"]).map((date) => dateOf(date, lang))].join(", ");
}

/** How a time control is written that is one of ours. */
const OURS = /^\d+(\+\d+(x\d+)?|d\d*)$/;

/** Who sat there, as the file says; empty where it doesn't. */
export function playerOf({ tags }: Pick<Kept, "tags">, seat: string): string {
  return tags[seat.charAt(0).toUpperCase() + seat.slice(1)] ?? "";
}

/** What was left to each seat after the action of a line, in milliseconds; undefined where the file doesn't say. */
export function leftAt({ log, left }: Pick<Kept, "log" | "left">, upTo: number): Readonly<Record<string, number>> {
  const out: Record<string, number> = {};
  for (const { n, seat } of log) {
    const seconds = left?.[n];
    if (n <= upTo && seat !== null && seconds !== undefined) out[seat] = seconds * 1000;
  }
  return out;
}

function dateOf(date: string, lang: string): string {
  const day = /^(\d{4})[.-](\d\d)[.-](\d\d)$/.exec(date);
  if (!day) return date;
  const when = new Date(Date.UTC(Number(day[1]), Number(day[2]) - 1, Number(day[3])));
  return when.toLocaleDateString(lang, { dateStyle: "long", timeZone: "UTC" });
}

/** The action that led to a board, in words: "Black: Banzai, d7"; the start where there was none. */
export function actionOf(t: Texts, parts: GameParts | undefined, line?: LogLine, said?: "yes" | "no"): string {
  const f = t.about.film;
  if (!line) return f.start;
  const written = parts?.list.say?.(line, { flipped: false, options: {} }).written ?? line.text;
  const bare = written.replace(/^\((.*)\)$/, "$1");
  return f.said(sideName(t, line.seat, parts), said === "no" ? `${bare}, ${t.game.list.no}` : bare);
}

/** What lies on the table of a kept game after so many of its standing actions, through somebody's eyes; `match` is under which name notes about it are kept. */
export function seen(kept: Kept, stood: readonly LogLine[], shown: number, viewer: string, match = ""): Scene | null {
  const board = kept.boards[shown];
  if (!board) return null;
  return {
    game: kept.game,
    match,
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
    diagrams: site.diagrams(kept.game),
    sheet: null,
  };
}
