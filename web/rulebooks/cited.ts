/** A stretch of a book's text; one that cites a number of the book says which. */
export interface Stretch {
  text: string;
  number?: string;
}

const LABEL = /[A-Z]{1,2}\d+(?:\.\d+)*|\d+(?:\.\d+)+/y;
const CARD = /(cards?|cartes?) ([0-9a-z_]+)/iy;
const CHAPTER = /(?:sections?|chapters?|chapitres?) (\d+)/iy;
const BRACKET = /\((?:without |sans )?(?=\d)/y;
const NEXT = /((?:,|–| and| or| to| et| ou| à) ?)([0-9a-z_]+)(?![\w.%])/y;
const ONE = /([0-9]+)(?![\w.%-])/y;

/** Finds what a text cites, among the numbers that the book has. */
export function stretchesOf(text: string, numbers: ReadonlySet<string>): Stretch[] {
  const out: Stretch[] = [];
  let plain = "";
  let at = 0;
  const read = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const keep = (words: string): void => {
    plain += words;
    at += words.length;
  };
  const cite = (words: string, number: string): void => {
    if (plain !== "") out.push({ text: plain });
    plain = "";
    out.push({ text: words, number });
    at += words.length;
  };
  /** The rest of an enumeration: ", 50 and 51". */
  const more = (numberOf: (word: string) => string): void => {
    for (let next = read(NEXT); next && numbers.has(numberOf(next[2] ?? "")); next = read(NEXT)) {
      keep(next[1] ?? "");
      cite(next[2] ?? "", numberOf(next[2] ?? ""));
    }
  };
  const card = (word: string): string => `card ${word}`;
  /** In brackets a bare number is a card, in a book whose cards have numbers, or else a chapter. */
  const bare = (word: string): string => (numbers.has("card 1") ? card(word) : word);

  while (at < text.length) {
    const inWord = at > 0 && /[\p{L}\d_.-]/u.test(text[at - 1] ?? "");
    const label = inWord ? null : read(LABEL);
    const named = inWord ? null : read(CARD);
    const chapter = inWord ? null : read(CHAPTER);
    const bracket = read(BRACKET);
    if (label) {
      const whole = !/^[\w%-]/.test(text.slice(at + label[0].length));
      if (whole && numbers.has(label[0])) cite(label[0], label[0]);
      else keep(label[0]);
    } else if (named && numbers.has(card(named[2] ?? ""))) {
      const many = /s$/i.test(named[1] ?? "");
      if (many) keep(named[0].slice(0, -(named[2] ?? "").length));
      cite(many ? (named[2] ?? "") : named[0], card(named[2] ?? ""));
      more(card);
    } else if (chapter && numbers.has(chapter[1] ?? "")) {
      keep(chapter[0].slice(0, -(chapter[1] ?? "").length));
      cite(chapter[1] ?? "", chapter[1] ?? "");
      more((word) => word);
    } else if (bracket) {
      keep(bracket[0]);
      const first = read(ONE)?.[1] ?? "";
      if (!numbers.has(bare(first))) continue;
      const end = text.slice(at + first.length);
      if (!/^(?:\)|, \d| (?:and|et) \d)/.test(end)) continue;
      cite(first, bare(first));
      more(bare);
    } else keep(text[at] ?? "");
  }
  if (plain !== "") out.push({ text: plain });
  return out;
}
