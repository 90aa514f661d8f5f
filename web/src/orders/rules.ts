/** What an order is about. */
export type About = "card" | "one" | "move" | "anything";

/** What it says. */
export type Says = "pass" | "ask" | "play";

/** One order, as it is chosen. */
export interface Rule {
  about: About;
  /** Which card, where it is about one. */
  card: string;
  says: Says;
  /** What is played, in tokens. */
  play: string;
}

/** All orders of a seat: exceptions, and what holds otherwise. */
export interface Chosen {
  rules: Rule[];
  otherwise: Rule;
}

export const ASKS: Readonly<Rule> = { about: "anything", card: "", says: "ask", play: "" };

function ruleOf(text: string): Rule {
  const [when = "", then = ""] = text.split(": ", 2);
  const card = when.startsWith("card ") ? when.slice(5) : "";
  const about: About = card !== "" ? "one" : when === "card" || when === "move" ? when : "anything";
  const says: Says = then === "pass" || then === "ask" ? then : "play";
  return { about, card, says, play: says === "play" ? then.replace(/^play /, "") : "" };
}

/** The orders that the server keeps, as they are chosen. */
export function chosenOf(orders: readonly string[]): Chosen {
  const rules = orders.map(ruleOf);
  const end = rules.findIndex((rule) => rule.about === "anything");
  return end < 0
    ? { rules, otherwise: { ...ASKS } }
    : { rules: rules.slice(0, end), otherwise: rules[end] ?? { ...ASKS } };
}

function textOf(rule: Rule): string {
  const when = rule.about === "one" ? `card ${rule.card}` : rule.about;
  return `${when}: ${rule.says === "play" ? `play ${rule.play.trim()}` : rule.says}`;
}

/** The same as the server keeps them; none where one is asked about everything. */
export function ordersOf(chosen: Chosen): string[] {
  const all = [...chosen.rules, chosen.otherwise];
  return all.every((rule) => rule.says === "ask") ? [] : all.map(textOf);
}
