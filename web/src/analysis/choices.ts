import { rankedOf, type Closer, type Decision } from "./analysis";

/** What could have been done at a decision, as far as it is known. */
export interface Choice {
  action: string;
  /** As people write it. */
  written: string;
  played: boolean;
  /** The chance that it leaves, and half the width of its interval. */
  chance: number | undefined;
  interval: number;
  /** What it could tell, in bits on average. */
  bits: number | undefined;
  /** How many others could tell as much. */
  others: number;
}

/** The choices at a decision: what could tell most first, where that is measured; else by their chances. `written` are the action played and the best one. */
export function choicesOf(
  decision: Decision,
  written: { played: string; best: string },
  closer: Closer | undefined,
): Choice[] {
  const found = new Map<string, Choice>();
  const note = (action: string, text: string, more: Partial<Choice>): void => {
    const before = found.get(action) ?? {
      action,
      written: text,
      played: action === decision.played,
      chance: undefined,
      interval: 0,
      bits: undefined,
      others: 0,
    };
    found.set(action, { ...before, ...more });
  };
  const { told } = decision;
  if (told) {
    for (const { action, written: text, bits, others } of told.most) note(action, text, { bits, others });
    const { best, bestValue: chance } = decision;
    note(best, written.best, { chance, ...(told.bestBits === undefined ? {} : { bits: told.bestBits }) });
    note(decision.played, written.played, { chance: decision.value, interval: decision.interval, bits: told.bits });
  }
  for (const { weighed } of closer ? rankedOf(closer) : []) {
    const { action, written: text, value: chance, interval, bits } = weighed;
    note(action, text, { chance, interval, ...(bits === undefined ? {} : { bits }) });
  }
  return [...found.values()].sort(
    (one, other) => (other.bits ?? -1) - (one.bits ?? -1) || (other.chance ?? -1) - (one.chance ?? -1),
  );
}
