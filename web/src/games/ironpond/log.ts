import { settings } from "../../site/settings.svelte";
import { pick } from "../../texts";
import type { Texts } from "./texts";
import type { Said } from "../../game/parts";
import type { Fact, LogLine } from "../../wire";
import { cardName, cardOf } from "./cards/deck.svelte";
import { tokenName } from "./needs";
import { artName } from "./words";

/** A move as the server writes it: castling, or pieces, squares, capture, promotion, sign. */
const SAN = /^([KQRBNC]*)([a-h]?[1-8]?)(x?)([a-h][1-8])(?:=([QRBN]))?([+#]?)$/;

/** The letters of pieces in French; a camel needs two, as C is a knight. */
const FRENCH: Readonly<Record<string, string>> = { K: "R", Q: "D", R: "T", B: "F", N: "C", C: "Ch" };

/** A written move with the letters of the visitor's language. */
export function localized(san: string): string {
  if (settings.lang !== "fr" || !SAN.test(san)) return san;
  return san.replace(/[KQRBNC]/g, (letter) => FRENCH[letter] ?? letter);
}

/** A written move in words: "cavalier prend f3, échec". */
export function spelt(texts: Texts, san: string): string {
  const { letters, log } = texts.ironpond;
  const name = (letter: string): string => pick<string>(letters, letter.toLowerCase(), letter).toLowerCase();
  const sign = san.endsWith("#") ? log.mate : san.endsWith("+") ? log.check : "";
  if (san.startsWith("O-O")) return (san.startsWith("O-O-O") ? log.long : log.short) + sign;
  const parts = SAN.exec(san);
  if (!parts) return san;
  const [, pieces = "", from = "", takes = "", to = "", as = ""] = parts;
  const who = [...(pieces || "P")].map(name).join("-");
  return `${[who, from, takes ? log.captures : "", to].filter(Boolean).join(" ")}${as ? ` = ${name(as)}` : ""}${sign}`;
}

/** How the list writes an action: cards and words by name, moves with the letters of the language. */
export function written(texts: Texts, line: Pick<LogLine, "token" | "text">): string | undefined {
  const { log } = texts.ironpond;
  const [head = "", ...picks] = line.token.split(" ");
  const id = cardOf(head);
  const where = picks
    .filter((token) => token !== ".")
    .map((token) => tokenName(texts, token))
    .join(", ");
  if (id !== undefined) {
    const said = log.card(cardName(texts, id), where);
    return head.startsWith("!") ? log.insists(said) : said;
  }
  switch (head) {
    case "pass":
    case "end":
    case "concede":
    case "accept":
      return picks.length === 0 ? log[head] : undefined;
    case "discard":
    case "guess":
    case "place":
      return log[head](where);
    case "take":
      return where === "" || where === log.hidden ? log.take : log.takes(where);
    default: {
      const local = localized(line.text);
      return local === line.text ? undefined : local;
    }
  }
}

/** A line for the ear, with what it brought about. */
function aloud(texts: Texts, line: LogLine): string | undefined {
  const said =
    line.kind === "action" ? (written(texts, { ...line, text: "" }) ?? spelt(texts, line.text)) : happened(texts, line);
  return said === undefined ? undefined : [said, ...effectsOf(texts, line)].join("; ");
}

/** A line of the log in words. */
export function sayOf(texts: Texts, line: LogLine): Said {
  return {
    written: line.kind === "action" ? written(texts, line) : happened(texts, line),
    aloud: aloud(texts, line),
    effects: effectsOf(texts, line),
    cards: namedBy(line),
  };
}

/** The cards that a line names, each once. */
function namedBy(line: LogLine): string[] {
  const ids = [...line.token.split(" ").map(cardOf), ...(line.told ?? []).map((fact) => fact.card)];
  return [...new Set(ids.flatMap((id) => id ?? []))];
}

/** Gestures, darts and time that ran out, in words; undefined for what all games know. */
export function happened(texts: Texts, line: Pick<LogLine, "token" | "kind">): string | undefined {
  const { log, gestures } = texts.ironpond;
  const [head = "", ...rest] = line.token.split(" ");
  if (line.kind === "chance") {
    if (head === "1" || head === "hit") return log.hit;
    if (head === "miss" || /^[2-5]$/.test(head)) return log.miss;
    return undefined;
  }
  if (head === "gesture") return pick<string>(gestures.told, rest[0] ?? "", rest[0] ?? "");
  if (head === "shots") return log.shots(rest.length);
  return head === "timeout" ? log.timeout : undefined;
}

/** Moves stand in the columns, cards and the like on a line of their own; what only closes a turn or a window isn't listed. */
export function placeOf(line: Pick<LogLine, "token" | "kind" | "told">): "cell" | "row" | "none" {
  if (line.kind === "chance") return /^([1-5]|hit|miss)$/.test(line.token) ? "row" : "none";
  if (line.token === "end" || line.token === "pass") return (line.told ?? []).length > 0 ? "row" : "none";
  return /^(!?#\d+|discard|take|guess|place|concede|accept)( |$)/.test(line.token) ? "row" : "cell";
}

/** What a line brought about, a sentence each; what is taken back is named instead by the lines that it drops. */
export function effectsOf(texts: Texts, line: Pick<LogLine, "told" | "drops">): string[] {
  return line.drops !== undefined ? [] : (line.told ?? []).map((fact) => sentence(texts, fact)).filter(Boolean);
}

function sentence(texts: Texts, fact: Fact): string {
  const { annulled, facts, fates, spoken, sides } = texts.ironpond;
  const side = pick<string>(sides, fact.side ?? fact.seat ?? "", "");
  const piece = fact.art === undefined ? side : spoken.piece(artName(texts, fact.art), side);
  if (fact.what === "card") {
    const name = cardName(texts, fact.card ?? "");
    return fact.rule ? fates.against(name, annulled[fact.rule]) : fates[fact.fate ?? "counts"](name);
  }
  const say = pick<((piece: string, at: string, to: string) => string) | undefined>(facts, fact.what, undefined);
  return say?.(piece, fact.at ?? "", fact.to ?? "") ?? "";
}
