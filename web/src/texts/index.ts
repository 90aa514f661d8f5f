import { settings, type Lang } from "../site/settings.svelte";
import { en } from "./en";
import { fr, type Texts } from "./fr";
import { typeset } from "./typeset";

export type { Texts } from "./fr";

const all: Record<Lang, Texts> = { fr, en };

/** The texts in the visitor's language; reactive. */
export function texts(): Texts {
  return all[settings.lang];
}

/** What all games say, and what one game says besides. */
export function withOwn<T extends object>(own: Readonly<Record<Lang, T>>): Readonly<Record<Lang, Texts & T>> {
  return { fr: { ...fr, ...typeset(own.fr) }, en: { ...en, ...own.en } };
}

/** The text under a key that the server may one day send before the page knows it. */
export function pick<T>(from: Readonly<Record<string, T>>, key: string | undefined, otherwise: T): T {
  return key !== undefined && Object.hasOwn(from, key) ? (from[key] as T) : otherwise;
}
