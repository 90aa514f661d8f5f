/** What somebody types for an action, as the list of moves writes it or in tokens. */

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

/** A move with the letters of pieces that the server knows; anything else as it is. */
function unfrench(text: string): string {
  if (!SAN.test(text)) return text;
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

/** What may be meant: what is offered, and how it is written. */
export interface Meant {
  /** Whole actions, as the server takes them. */
  actions: readonly string[];
  /** How the list writes one. */
  written: (action: string) => string;
  /** First tokens of longer actions, cards among them. */
  heads: readonly string[];
  /** What a card is called. */
  name: (head: string) => string;
  /** Pieces are written with the letters of French. */
  french: boolean;
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, " ");

/** Signs of check, brackets and the like are no part of a move. */
const plain = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[+#!?()*]/g, "")
    .replace(/[’']/g, "'")
    .replace(/\s+/g, "")
    .toLowerCase();

/** A typed action as the server takes it; what isn't found is left as it was typed. */
export function actionOf(typed: string, meant: Meant): string {
  const text = tidy(typed);
  if (meant.actions.includes(text)) return text;
  const found = meant.actions.find((action) => plain(meant.written(action)) === plain(text));
  if (found !== undefined) return found;
  return cardOf(text, meant) ?? (meant.french ? unfrench(text) : text);
}

/** A card by its name or number, and what is said after it. */
function cardOf(text: string, { heads, name }: Meant): string | undefined {
  const known = heads.filter((head) => head.startsWith("#"));
  const [first = ""] = text.split(" ", 1);
  const numbered = known.find((head) => head === first || head === `#${first}`);
  if (numbered !== undefined) return [numbered, ...picksOf(text.slice(first.length))].join(" ");
  const named = known
    .filter((head) => text.toLowerCase().startsWith(name(head).toLowerCase()))
    .sort((a, b) => name(b).length - name(a).length)[0];
  return named && [named, ...picksOf(text.slice(name(named).length))].join(" ");
}

/** Squares and words after a card, whatever stands between them. */
function picksOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}*.?-]+/u).filter((word) => /[\p{L}\p{N}*.?]/u.test(word));
}
