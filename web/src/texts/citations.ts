/** Numbers of the rule books, as sentences cite them and as addresses spell them (docs/rules/README.md). */

/** The anchor of a number: `3.7`, `R12`, `card-21`. */
export function anchorOf(number: string): string {
  return number.replace(/^carte /, "card ").replaceAll(" ", "-");
}

/** A part of a sentence; one that cites a rule says which. */
export interface Part {
  text: string;
  rule?: string;
}

const NUMBER = String.raw`(?:[A-Z]{1,2}\d+|\d+)(?:\.\d+)*`;
/** Between brackets: "rule 3.7", "carte 21", "R12", "3.7.2". */
const CITED = new RegExp(
  String.raw`(?:rule|règle) (?<rule>${NUMBER})|(?:card|carte) (?<card>[0-9a-z_]+)|\b(?<bare>[A-Z]{1,2}\d+(?:\.\d+)*|\d+(?:\.\d+)+)`,
  "g",
);

/** A sentence cut where it cites: only what stands in brackets is a citation. */
export function partsOf(sentence: string): Part[] {
  return sentence.split(/(\([^()]*\))/).flatMap((piece, k) => (k % 2 === 1 ? cited(piece) : plain(piece)));
}

function cited(bracket: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of bracket.matchAll(CITED)) {
    const { rule, card, bare } = found.groups ?? {};
    parts.push(...plain(bracket.slice(from, found.index)));
    parts.push({ text: found[0], rule: rule ?? bare ?? `card ${card}` });
    from = found.index + found[0].length;
  }
  return [...parts, ...plain(bracket.slice(from))];
}

function plain(text: string): Part[] {
  return text === "" ? [] : [{ text }];
}
