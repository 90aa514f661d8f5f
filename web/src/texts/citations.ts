/** Numbers of the rule books, as sentences say them and as addresses spell them (docs/rules/README.md). */

/** The anchor of a number: `3.7`, `R12`, `card-21`. */
export function anchorOf(number: string): string {
  return number.replace(/^carte /, "card ").replaceAll(" ", "-");
}

/** A number as a sentence says it: “rule 3.7”, « carte 21 », « règle fondamentale, F1 ». */
function said(number: string): string[] {
  const card = number.replace(/^card /, "");
  return card === number ? [`rule ${number}`, `règle ${number}`, number] : [`card ${card}`, `carte ${card}`];
}

/** A printed card at the end of a sentence: its number is a key, its reader calls it by its name. */
const NAMED = /\b(?:card|carte) [^()]+(?=\)\.?$)/;

/** A sentence cut around the words by which it cites a rule, which are empty where it doesn’t. */
export function aroundOf(sentence: string, number: string): [string, string, string] {
  for (const words of said(number)) {
    const at = sentence.lastIndexOf(words);
    if (at >= 0) return [sentence.slice(0, at), words, sentence.slice(at + words.length)];
  }
  const named = number.startsWith("card ") ? NAMED.exec(sentence) : null;
  if (named) return [sentence.slice(0, named.index), named[0], sentence.slice(named.index + named[0].length)];
  return [sentence, "", ""];
}
