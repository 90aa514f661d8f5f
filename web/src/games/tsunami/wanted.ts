/** What the dialog of a new game holds. */
export interface Wanted {
  /** A deck of the game, "none", or "own". */
  deck: string;
  /** The own deck as one word. */
  word: string;
  ko: "nssk" | "psk";
  komi: string;
  empties: boolean;
  /** Lines of the board; on 9 there are no cards, whatever the deck. */
  size: "13" | "9";
}

/** The dialog's contents for options that somebody has proposed; a deck that the game doesn't know is somebody's own. */
export function wantedOf(options: Readonly<Record<string, string>>, known: readonly string[]): Wanted {
  const { deck = "projet-1", komi = "7.5" } = options;
  const listed = known.includes(deck);
  return {
    deck: listed ? deck : "own",
    word: listed ? "" : deck,
    ko: options["ko"] === "psk" ? "psk" : "nssk",
    komi,
    empties: options["emptyPileDiscardsHands"] === "true",
    size: options["size"] === "9" ? "9" : "13",
  };
}

/** The options that a match is asked for: only what isn't the default. */
export function optionsOf({ deck: wish, word, ko, komi, empties, size }: Wanted): Record<string, string> {
  const out: Record<string, string> = {};
  const deck = size === "9" ? "none" : wish;
  if (size !== "13") out["size"] = size;
  if (deck === "own") out["deck"] = word;
  else if (deck !== "projet-1") out["deck"] = deck;
  if (ko !== "nssk") out["ko"] = ko;
  if (komi !== "7.5") out["komi"] = komi;
  if (empties && deck !== "none") out["emptyPileDiscardsHands"] = "true";
  return out;
}

/** Whether a komi is in points or half points. */
export function isKomi(text: string): boolean {
  return /^-?\d{1,3}(\.[05])?$/.test(text);
}
