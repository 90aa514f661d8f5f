/** The same thing as players read it in each language, and where it stands. */
export interface Said {
  at: string;
  fr: string;
  en: string;
}

/** A word that no text has, and whether one has it. */
interface Word {
  word: string;
  found: (text: string) => boolean;
}

/** The words of the last column of the glossary that no text may have: those that aren't in italics. */
export function banned(glossary: string): { en: Word[]; fr: Word[] } {
  const cells = glossary
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").slice(1, -1))
    .filter((row) => row.length === 5)
    .map((row) => (row[4] ?? "").trim())
    .filter((cell) => cell !== "not" && !cell.startsWith("---"));
  const of = (part: 0 | 1): Word[] =>
    cells
      .flatMap((cell) => (cell.split(";")[part] ?? "").split(","))
      .map((word) => word.replace(/\(.*\)/, "").trim())
      .filter((word) => word !== "" && !word.includes("*"))
      .map((word) => ({ word, found: finder(word) }));
  return { en: of(0), fr: of(1) };
}

/** Finds a word or its plural, whole, in either case. */
function finder(word: string): (text: string) => boolean {
  const plain = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[’']/g, "[’']");
  const whole = new RegExp(`(?<![\\p{L}\\d])${plain}s?(?![\\p{L}\\d])`, "iu");
  return (text) => whole.test(text);
}

const LITERAL = String.raw`"(?:[^"\\\n]|\\.)*"`;
const JOINED = `${LITERAL}(?:\\s*\\+\\s*(?:${LITERAL}|[\\w.()/ ]+))*`;
const PAIR = new RegExp(`(${JOINED})\\s*,\\s*(${JOINED})`, "g");
/** What only French has, or has so often that it tells French from English. */
const FRENCH = /[éèêàçùî’]|\b(le|la|les|un|une|des|est|pas|vous|votre|ne)\b/i;

/** The literals of an expression, put together. */
const joined = (source: string): string =>
  [...source.matchAll(new RegExp(LITERAL, "g"))].map(([one]) => one.slice(1, -1)).join("");

/** What Java code says in French and then in English, as it stands in a source. */
export function pairsOfJava(file: string, source: string): Said[] {
  return [...source.matchAll(PAIR)]
    .map(([, fr = "", en = ""]) => ({ at: file, fr: joined(fr), en: joined(en) }))
    .filter(({ fr, en }) => /\p{L} /u.test(fr) && / /.test(en) && FRENCH.test(fr));
}

/** What a file of lessons says in both languages. */
export function pairsOfJson(file: string, source: string): Said[] {
  const walk = (value: unknown, at: string): Said[] => {
    if (typeof value !== "object" || value === null) return [];
    const { fr, en } = value as { fr?: unknown; en?: unknown };
    if (typeof fr === "string" && typeof en === "string") return [{ at: `${file} ${at}`, fr, en }];
    return Object.entries(value).flatMap(([key, one]) => walk(one, `${at}/${key}`));
  };
  return walk(JSON.parse(source), "");
}
