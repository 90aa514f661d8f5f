import type { BlankCard } from "../../wire";
import { customOf } from "./workshop/blank";

/** The numbers of the deck. */
export const ALL: readonly string[] = Array.from({ length: 72 }, (_, k) => String(k + 1));

/** The fewest cards of a deck. */
export const FEWEST = 20;

/** What the dialog of a new game holds. */
export interface Wanted {
  deck: "72" | "68" | "nochance" | "none" | "own";
  /** The cards kept, when the deck is one's own. */
  own: readonly string[];
  fundamental: "assist" | "strict";
  darts: "chance" | "skill" | "excluded";
  revealed: readonly [string, string];
  open: boolean;
  gestures: boolean;
  stop: boolean;
  freeDiscard: boolean;
  pub: boolean;
  /** Cards that somebody made, to be added. */
  custom?: readonly BlankCard[];
}

/** The settings that nothing was changed of. */
export const USUAL: Wanted = {
  deck: "72",
  own: ALL,
  fundamental: "assist",
  darts: "chance",
  revealed: ["0", "0"],
  open: false,
  gestures: true,
  stop: false,
  freeDiscard: false,
  pub: false,
};

/** The options that a match is asked for: only what isn't the default. Without cards nothing else matters. */
export function optionsOf(wanted: Wanted): Record<string, string> {
  const { deck, own, fundamental, darts, revealed, open } = wanted;
  if (deck === "none") return { deck };
  const out: Record<string, string> = {};
  if (deck === "own") out["deck"] = [...own].sort((a, b) => Number(a) - Number(b)).join(",");
  else if (deck !== USUAL.deck) out["deck"] = deck;
  if (fundamental !== USUAL.fundamental) out["fundamental"] = fundamental;
  if (darts !== USUAL.darts) out["darts"] = darts;
  if (open) out["open"] = "true";
  else if (revealed.some((count) => count !== "0")) out["revealed"] = revealed.join(":");
  if (!wanted.gestures) out["gestures"] = "false";
  if (wanted.stop) out["emptyPile"] = "stop";
  if (wanted.freeDiscard) out["freeDiscard"] = "true";
  if (wanted.pub) out["pub"] = "true";
  if (wanted.custom && wanted.custom.length > 0) out["custom"] = customOf(wanted.custom);
  return out;
}

/** Whether the server would take it. */
export function isGood({ deck, own }: Wanted): boolean {
  return deck !== "own" || own.length >= FEWEST;
}
