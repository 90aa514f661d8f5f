/** If they play this, I play that: as they are typed. */
export interface Pair {
  they: string;
  i: string;
}

/** French letters of pieces; a camel's two first. */
const FRENCH: readonly [RegExp, string][] = [
  [/Ch/g, "c"],
  [/R/g, "K"],
  [/D/g, "Q"],
  [/T/g, "R"],
  [/F/g, "B"],
  [/C/g, "N"],
];

const SAN = /^(?:[RDTFC]h?)+[a-h]?[1-8]?x?[a-h][1-8][+#]?$|^[a-h](?:x[a-h])?[1-8]=[DTFC][+#]?$/;

/** A typed action as the server reads it: letters of pieces in French stand for the usual ones. */
function spelt(action: string, french: boolean): string {
  const text = action.trim().replace(/\s+/g, " ");
  if (!french || !SAN.test(text)) return text;
  // What a letter has become must not change once more.
  let out = "";
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    const found = FRENCH.find(([letter]) => rest.search(new RegExp(letter.source)) === 0);
    out += found ? found[1].toUpperCase() : rest[0];
    at += found ? (found[0].source.length > 1 ? 2 : 1) : 1;
  }
  return out;
}

/** Several actions of a turn, with commas between them. */
function turn(text: string, french: boolean): string {
  return text
    .split(",")
    .map((action) => spelt(action, french))
    .join(", ");
}

/** A conditional move as the server reads it, counted from a line of the log. */
export function lineOf(from: number, pairs: readonly Pair[], french: boolean): string {
  return `${from}: ${pairs.flatMap((pair) => [turn(pair.they, french), turn(pair.i, french)]).join(" > ")}`;
}

/** The same, to be read. */
export function pairsOf(line: string): Pair[] {
  const parts = line.replace(/^\d+: /, "").split(" > ");
  const pairs: Pair[] = [];
  for (let k = 0; k + 1 < parts.length; k += 2) pairs.push({ they: parts[k] ?? "", i: parts[k + 1] ?? "" });
  return pairs;
}
