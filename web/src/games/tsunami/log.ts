import { pick } from "../../texts";
import type { Texts } from "./texts";
import type { Said } from "../../game/parts";
import type { LogLine } from "../../wire";
import { cardName, cardOf, decks } from "./deck.svelte";
import { pickNames } from "./picks";

/** An action: cards and words by name; undefined for a stone, which is its point. */
function written(texts: Texts, line: Pick<LogLine, "token" | "text">): string | undefined {
  const { log } = texts.tsunami;
  const [head = "", ...picks] = line.token.split(" ");
  const id = cardOf(head);
  if (id !== undefined) return log.card(cardName(id), pickNames(texts, decks.card(id), picks));
  const stone = /^(step|gift) (.+)$/.exec(line.text);
  if (stone) return stone[1] === "step" ? log.step(stone[2] ?? "") : log.gift(stone[2] ?? "");
  const [word = "", ...rest] = line.text.split(" ");
  const say = pick<((what: string) => string) | undefined>(log.words, word, undefined);
  return say?.(rest.map((token) => (cardOf(token) ? cardName(cardOf(token) ?? "") : token)).join(", "));
}

/** Moves stand in the columns, cards and words on a row of their own; who lets something happen isn't listed. */
export function placeOf(line: Pick<LogLine, "text" | "kind">): "cell" | "row" | "none" {
  if (line.kind === "chance") return cardOf(line.text) === undefined ? "none" : "row";
  if (line.text === "lets") return "none";
  return line.text === "pass" || /^[A-N]\d+$/.test(line.text) ? "cell" : "row";
}

/** What chance dealt, as far as the viewer sees it, and windows whose time ran out; undefined for what all games know. */
function happened(texts: Texts, line: Pick<LogLine, "token" | "kind">): string | undefined {
  const id = cardOf(line.token);
  if (line.kind === "chance") return id === undefined ? undefined : texts.tsunami.log.dealt(cardName(id));
  return line.token === "timeout" ? texts.tsunami.log.timeout : undefined;
}

/** A line of the log in words. */
export function sayOf(texts: Texts, line: Pick<LogLine, "token" | "text" | "kind">): Said {
  const cards = line.token.split(" ").flatMap((token) => cardOf(token) ?? []);
  return { written: line.kind === "action" ? written(texts, line) : happened(texts, line), cards: [...new Set(cards)] };
}
