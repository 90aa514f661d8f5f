import type { Texts } from "../../texts";
import type { Line } from "../../wire";
import { cardName, cardOf } from "./deck.svelte";
import { tokenName } from "./needs";

/** How the list writes an action: cards and words by name; undefined for a move, which the server writes. */
export function written(texts: Texts, line: Pick<Line, "token">): string | undefined {
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
    default:
      return undefined;
  }
}

/** Moves stand in the columns, cards and the like on a line of their own; what only closes a turn or a window isn't listed. */
export function listed(line: Pick<Line, "token">): "cell" | "row" | "none" {
  if (line.token === "end" || line.token === "pass") return "none";
  return /^(!?#\d+|discard|take|guess|place|concede|accept)( |$)/.test(line.token) ? "row" : "cell";
}
