import type { Texts } from "./fr";

/** The whole rule book, and what leads to it, in English. */
export const book: Texts["book"] = {
  title: "The rule book",
  contents: "Contents of the rule book",
  wide: "Scrolls sideways",
  missing: "The book could not be loaded; reload the page.",
  rule: (number) => `rule ${number}, in the rule book`,
  inBook: "In the rule book",
  card: "the card, in the rule book",
  opens: "opens in a new tab",
};
