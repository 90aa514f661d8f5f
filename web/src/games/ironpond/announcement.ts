import type { Texts } from "./texts";
import type { Fact, LogLine, Sheet } from "../../wire";
import { comingOf, waysOf } from "../../game/coming";
import type { Scene } from "../../game/given";
import { sideName } from "../../game/who";
import { cardOf, deck } from "./cards/deck.svelte";
import { effectsOf, happened } from "./log";
import { tokenName } from "./needs";
import { REACH, sightAt, spotOf, type Spot } from "./sight";

/** What is shown above the board for a moment. */
export interface Act {
  kind: "announced" | "result" | "gesture" | "darts";
  /** Who did it, such as "Blancs". */
  who: string;
  /** The card in question. */
  card: string | undefined;
  fate: Fact["fate"] | "against";
  sentences: string[];
  /** Darts: how much of the target counts, and where they stick. */
  reach: number;
  spots: Spot[];
}

/** How long each is shown, in milliseconds. */
export const LASTS: Readonly<Record<Act["kind"], number>> = {
  announced: 1300,
  result: 2000,
  gesture: 1600,
  darts: 3200,
};

/** Where an announced card acts: the ways of the pieces that it moves, or else the squares that were chosen. */
export function whereOf(
  texts: Texts,
  { board, cards }: Pick<Scene, "board" | "cards">,
  picks: readonly string[],
): string {
  const ways = waysOf(comingOf(board, cards));
  const chosen = picks.filter((token) => token !== "." && token !== "?").map((token) => tokenName(texts, token));
  return (ways.length > 0 ? ways : chosen).join(", ");
}

/** The lines that a sheet has beyond an earlier one. */
function fresh(before: Sheet, now: Sheet): LogLine[] {
  return now.lines.slice(before.lines.length);
}

/** What the change from one sheet to the next shows, in the order of the log. */
export function actsOf(texts: Texts, before: Sheet, now: Sheet): Act[] {
  if (now.board.blank || before.viewer !== now.viewer) return [];
  const acts = [
    ...fresh(before, now).flatMap((line) => (byChance(line, before) ? [] : actOf(texts, line, before, now))),
    ...dartsOf(texts, before, now),
  ];
  const mine = now.seats.filter((seat) => seat.mine).map((seat) => sideName(texts, seat.seat));
  // Whoever announces a card knows which.
  return acts.filter((act) => act.kind !== "announced" || mine.length > 1 || !mine.includes(act.who));
}

/** Whether a line is a dart that chance threw. */
function byChance(line: LogLine, before: Sheet): boolean {
  return line.kind === "chance" && !before.cards?.sight && /^([1-5]|hit|miss)$/.test(line.token);
}

/** The card for which darts fly. */
const gang = (): string | undefined => deck.those("throws")[0];

/** All the darts of a throw by chance on one target, those that stick already too. */
function dartsOf(texts: Texts, before: Sheet, now: Sheet): Act[] {
  const news = fresh(before, now).filter((line) => byChance(line, before));
  const last = news.at(-1);
  if (!last) return [];
  const thrown = now.lines.slice(
    now.lines.findLastIndex((line) => line.kind === "action") + 1,
    now.lines.indexOf(last) + 1,
  );
  const spots = thrown.filter((line) => byChance(line, before)).map((line, k) => spotOf(line.token, k));
  const sentences = news.flatMap((line) => [happened(texts, line) ?? "", ...effectsOf(texts, line)]);
  return [{ kind: "darts", who: "", card: gang(), fate: undefined, sentences, reach: REACH, spots }];
}

function actOf(texts: Texts, line: LogLine, before: Sheet, now: Sheet): Act[] {
  if (line.drops !== undefined) return [];
  const who = line.seat === null ? "" : sideName(texts, line.seat);
  const [head = "", ...rest] = line.token.split(" ");
  const blank = { who, card: undefined, fate: undefined, sentences: [], reach: REACH, spots: [] };
  const card = line.kind === "action" ? cardOf(head) : undefined;
  const facts = (line.told ?? []).filter((fact) => fact.what === "card");
  const told = facts.at(-1);
  const sentences = effectsOf(texts, { ...line, told: (line.told ?? []).filter((fact) => fact !== told) });
  const acts: Act[] = [];
  if (card !== undefined && (now.cards?.announced ?? []).some((one) => one.card === card)) {
    const where = whereOf(texts, { board: now.board, cards: now.cards }, rest);
    acts.push({ ...blank, kind: "announced", card, sentences: [...(where ? [where] : []), ...sentences] });
  } else if (sentences.length > 0 || (told && told.fate !== "counts")) {
    const what = line.kind === "chance" ? (happened(texts, line) ?? "") : who;
    const fate = told?.rule ? "against" : told?.fate;
    const why = told?.rule ? [texts.ironpond.annulled[told.rule]] : [];
    acts.push({ ...blank, who: what, kind: "result", card: told?.card, fate, sentences: [...why, ...sentences] });
  }
  if (line.kind === "event" && head === "gesture")
    acts.push({ ...blank, kind: "gesture", sentences: [happened(texts, line) ?? ""] });
  const { sight } = before.cards ?? {};
  if (line.kind === "event" && head === "shots" && sight) {
    const spots = rest.map((millis) => sightAt(sight, Number(millis)));
    acts.push({ ...blank, kind: "darts", card: gang(), reach: sight.reach, spots });
  }
  return acts;
}

/** How long a sheet is to be looked at before the next one: what others did, and what cards did. */
export function lasting(texts: Texts, before: Sheet, now: Sheet): number {
  return actsOf(texts, before, now)
    .filter((act) => act.kind !== "gesture")
    .reduce((sum, act) => Math.max(sum, LASTS[act.kind]), 0);
}
