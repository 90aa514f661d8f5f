import type { Diagram } from "../../wire";
import type { Kind } from "./diagrams";

/** What the options of a match mean for its page. */
export interface Setting {
  spies: boolean;
  /** One double agent on each side. */
  agents: boolean;
  /** The opponent answers every try in person. */
  asked: boolean;
  letters: readonly string[];
  kinds: readonly Kind[];
  notebook: "paper" | "assisted" | "oracle";
}

const LETTERS = [..."ACEHKLNOPSTV"];
const KINDS = Array.from({ length: 12 }, (_, k) => k + 1);

/** Reads the options of a match; missing ones have their defaults. */
export function settingOf(options: Readonly<Record<string, string>>): Setting {
  const spies = options["edition"] === "spies";
  const agents = spies && options["honor"] !== "true";
  const { notebook } = options;
  return {
    spies,
    agents,
    asked: spies && options["answers"] !== "cover",
    letters: agents ? [...LETTERS, "X"] : LETTERS,
    kinds: agents ? [...KINDS, "?"] : KINDS,
    notebook: notebook === "paper" || notebook === "oracle" ? notebook : "assisted",
  };
}

/** The diagram of a kind. */
export function diagramOf(diagrams: readonly Diagram[], kind: Kind): Diagram | undefined {
  return diagrams.find((one) => one.number === (kind === "?" ? 13 : kind));
}
