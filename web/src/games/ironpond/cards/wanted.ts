import type { CardText } from "../../../wire";

/** The decks to choose from: the whole one first, one's own, and none. */
export const DECKS = ["72", "68", "nochance", "own", "none"] as const;

type Deck = (typeof DECKS)[number];

const WHOLE = DECKS[0];

/** The decks whose cards are known by their name. */
const NAMED = DECKS.filter((deck) => deck !== "own" && deck !== "none");

/** The fewest cards of a deck. */
export const FEWEST = 20;

/** What the dialog of a new game holds. */
export interface Wanted {
  deck: Deck;
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
  /** Twice the time for the decisions of Kidnapping. */
  calm: boolean;
  /** Blank cards that somebody filled in, as the server reads them. */
  custom: readonly BlankCard[];
}

/** A filled-in blank card: what players read of it, and the rest as it came. */
export interface BlankCard {
  no: number;
  name: { fr: string; en: string };
  text: { fr: string; en: string };
  timing: string;
}

/** The settings that nothing was changed of. */
export const USUAL: Wanted = {
  deck: WHOLE,
  own: [],
  fundamental: "assist",
  darts: "chance",
  revealed: ["0", "0"],
  open: false,
  gestures: true,
  stop: false,
  freeDiscard: false,
  pub: false,
  calm: false,
  custom: [],
};

/** The cards of a deck; all of them where there is nothing else to begin with. */
export function cardsOf(all: readonly CardText[], deck: Deck, own: readonly string[]): string[] {
  if (deck === "none") return [];
  return deck === "own" ? [...own] : all.filter((card) => card.decks?.includes(deck)).map((card) => card.id);
}

/** What a set of cards is called. */
export function deckOf(all: readonly CardText[], cards: readonly string[]): Deck {
  return NAMED.find((deck) => cards.length > 0 && cardsOf(all, deck, []).join() === cards.join()) ?? "own";
}

/** The dialog's contents for options that somebody has proposed; what isn't named is the default. */
export function wantedOf(options: Readonly<Record<string, string>>, all: readonly CardText[]): Wanted {
  const given = options["deck"] ?? USUAL.deck;
  const preset = DECKS.find((one) => one !== "own" && one === given);
  const own =
    preset === undefined
      ? given.split(/[^0-9]+/).filter(Boolean)
      : cardsOf(all, preset === "none" ? WHOLE : preset, []);
  const [white = "0", black = "0"] = (options["revealed"] ?? "0:0").split(":");
  const { fundamental, darts } = options;
  return {
    deck: preset ?? deckOf(all, own),
    own,
    fundamental: fundamental === "strict" ? "strict" : "assist",
    darts: darts === "skill" || darts === "excluded" ? darts : "chance",
    revealed: [white, black],
    open: options["open"] === "true",
    gestures: options["gestures"] !== "false",
    stop: options["emptyPile"] === "stop",
    freeDiscard: options["freeDiscard"] === "true",
    pub: options["pub"] === "true",
    calm: options["kidnapping"] === "20",
    custom: blanksOf(options["custom"] ?? "[]"),
  };
}

/** The blank cards of a text, one or a list; none if it isn't such a text. The server judges them. */
export function blanksOf(text: string): BlankCard[] {
  try {
    const read: unknown = JSON.parse(text);
    return (Array.isArray(read) ? read : [read]).filter(isBlank);
  } catch {
    return [];
  }
}

function isBlank(one: unknown): one is BlankCard {
  if (typeof one !== "object" || one === null || !("no" in one && "name" in one && "text" in one)) return false;
  const { no, name, text } = one;
  return typeof no === "number" && inBoth(name) && inBoth(text);
}

function inBoth(words: unknown): boolean {
  return (
    typeof words === "object" &&
    words !== null &&
    "fr" in words &&
    "en" in words &&
    typeof words.fr === "string" &&
    typeof words.en === "string"
  );
}

/** The cards with others put to them, each with the first number that is free from its own on. */
export function withBlanks(cards: readonly BlankCard[], more: readonly BlankCard[]): BlankCard[] {
  const out = [...cards];
  for (const card of more) {
    let { no } = card;
    while (out.some((one) => one.no === no)) no = no < 127 ? no + 1 : 100;
    out.push({ ...card, no });
  }
  return out;
}

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
  if (wanted.calm) out["kidnapping"] = "20";
  if (wanted.custom.length > 0) out["custom"] = JSON.stringify(wanted.custom);
  return out;
}

/** Whether the server would take it. */
export function isGood({ deck, own }: Wanted): boolean {
  return deck !== "own" || own.length >= FEWEST;
}
