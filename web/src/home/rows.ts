import { endingFor } from "../play/outcome";
import type { Lang } from "../site/settings.svelte";
import { pick, type Texts } from "../texts";
import type { MatchRow } from "../wire";

/** Matches under one heading. */
export interface Group {
  what: "turn" | "others" | "over";
  rows: MatchRow[];
  /** More of them than are shown. */
  more: number;
}

/** How many finished matches are worth a line before one asks for all. */
const FINISHED = 4;

/** Sorts the guest's matches: their turn, not their turn, over; empty groups left out. */
export function groupsOf(rows: readonly MatchRow[], all = false): Group[] {
  const running = rows.filter((row) => row.outcome === null);
  const mine = running.filter((row) => row.waits === true);
  const others = running.filter((row) => !mine.includes(row));
  const over = rows.filter((row) => row.outcome !== null);
  const shown = all ? over : over.slice(0, FINISHED);
  const groups: Group[] = [
    { what: "turn", rows: mine, more: 0 },
    { what: "others", rows: others, more: 0 },
    { what: "over", rows: shown, more: over.length - shown.length },
  ];
  return groups.filter((group) => group.rows.length > 0);
}

/** Whom a match is played against. */
export function against(texts: Texts, row: Pick<MatchRow, "seats">): string {
  const other = row.seats.find((seat) => !seat.mine);
  if (!other) return texts.home.onScreen;
  if (other.kind === "computer") return texts.home.againstComputer(other.level);
  if (other.kind === "open") return texts.home.againstNobody;
  return other.kind === "gone" ? texts.game.against.gone : texts.home.against(other.name);
}

/** How a finished match ended for the guest. */
export function resultOf(texts: Texts, row: Pick<MatchRow, "outcome" | "seats">): string {
  const { results } = texts.home;
  if (row.outcome?.reason === "unplayed") return results.annulled;
  const ending = endingFor(row);
  if (ending !== "told") return results[ending];
  const winner = row.outcome?.winner ?? "";
  return results.told(pick<string>(texts.game.seats, winner, winner));
}

/** The day of a moment, with its year when that isn't this one. */
export function dayOf(time: number, lang: Lang, now = Date.now()): string {
  const year = new Date(time).getFullYear() === new Date(now).getFullYear() ? undefined : "numeric";
  return new Intl.DateTimeFormat(lang === "fr" ? "fr-FR" : "en-GB", { day: "numeric", month: "long", year }).format(
    time,
  );
}
