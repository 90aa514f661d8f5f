import { keep, recall } from "../site/store";
import type { Said } from "../wire";

/** A card or a deck that somebody made, as this browser keeps it. */
export interface Work {
  id: string;
  text: string;
}

function workOf(value: unknown): Work[] {
  const { id, text, card } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof id !== "string") return [];
  if (typeof text === "string") return [{ id, text }];
  // So cards were kept when only cards were.
  return typeof card === "object" && card !== null ? [{ id, text: JSON.stringify(card) }] : [];
}

/** What this browser keeps under a key. */
export function worksUnder(key: string): Work[] {
  const all = recall(key);
  return Array.isArray(all) ? all.flatMap(workOf) : [];
}

/** Lets this browser keep them instead of what it kept under that key. */
export function keepWorks(key: string, works: readonly Work[]): void {
  keep(key, works);
}

/** An id that no other work has. */
export function freshId(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** What a text calls itself: a card has a name in both languages, a deck says where it comes from. */
export function nameIn(text: string): Said {
  try {
    const { name, origin, id } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (typeof name === "object" && name !== null) {
      const { fr, en } = name as Partial<Said>;
      return { fr: String(fr ?? en ?? ""), en: String(en ?? fr ?? "") };
    }
    const title = [origin, id].find((one) => typeof one === "string" && one !== "") as string | undefined;
    return { fr: title ?? "", en: title ?? "" };
  } catch {
    return { fr: "", en: "" };
  }
}
