import type { CardTable, Sheet } from "../../wire";
import type { Scene } from "../../game/given";
import { tableOf } from "./cards/hand";

/** What is pending besides an ordinary move, for whoever looks; `mine` says that it is up to the viewer. */
export type Pending =
  | { what: "announced"; mine: boolean; by: string; card: string; picks: string[] }
  | { what: "blank" | "take" | "guess" | "search" | "darts" | "move" | "place"; mine: boolean }
  | { what: "moved" | "mated" | "stale"; mine: true };

/** The one thing that is pending; undefined for an ordinary move, or when there is nothing to say. */
export function pendingOf(scene: Scene): Pending | undefined {
  const table = tableOf(scene);
  const { sheet } = scene;
  if (!sheet || !table || sheet.outcome) return undefined;
  const mine = sheet.seats.some((seat) => seat.mine && seat.seat === sheet.turn);
  return blind(sheet, table, mine) ?? announced(table, mine) ?? timed(sheet, table) ?? (mine ? own(sheet) : undefined);
}

/** While the board is hidden nothing else matters. */
function blind(sheet: Sheet, table: CardTable, mine: boolean): Pending | undefined {
  if (!sheet.board.blank || table.window?.what === "guess") return undefined;
  return mine && table.announced.length > 0 ? announced(table, mine) : { what: "blank", mine };
}

function announced(table: CardTable, mine: boolean): Pending | undefined {
  const last = table.announced.at(-1);
  if (!last || (table.window && !["response", "counter"].includes(table.window.what))) return undefined;
  return { what: "announced", mine, by: last.seat, card: last.card, picks: last.picks };
}

/** Whose time runs is asked, although chance may be to act: darts fly by chance. */
function timed(sheet: Sheet, table: CardTable): Pending | undefined {
  const { what, seat } = table.window ?? {};
  if (what === undefined || what === "response" || what === "counter") return undefined;
  return { what, mine: sheet.seats.some((one) => one.mine && one.seat === seat) };
}

/** What may be said whoever is to act, and is no way to go on with a turn. */
const BESIDE = /^(resign|claim|(offer|accept|decline) |gesture |shots )/;

/**
 * Whether the turn may end by itself: nothing else can be done, and the other side is the computer. To a person an end that comes by
 * itself would tell that no card of the hand can be played.
 */
export function endsAlone({ offer, seats }: Pick<Sheet, "offer" | "seats">): boolean {
  const acts = offer.words.filter((word) => !BESIDE.test(word));
  const alone = acts.join() === "end" && offer.heads.length === 0 && offer.moves.length === 0;
  return alone && seats.some((seat) => !seat.mine && seat.kind === "computer");
}

function own({ offer }: Sheet): Pending | undefined {
  if (offer.words.includes("concede")) return { what: "mated", mine: true };
  if (offer.words.includes("accept")) return { what: "stale", mine: true };
  if (offer.words.includes("end")) return { what: "moved", mine: true };
  return offer.heads.includes("place") ? { what: "place", mine: true } : undefined;
}
