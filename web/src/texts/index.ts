import type { Texts } from "./fr";
import { typeset } from "./typeset";
import { Words, type Told } from "./words";

export type { Texts } from "./fr";
export { speak } from "./words";

const common = await Words.of<Texts>({
  fr: async () => (await import("./fr")).fr,
  en: async () => (await import("./en")).en,
});

/** The texts in the visitor's language; reactive. */
export function texts(): Texts {
  return common.now;
}

/** What all games say, and what one part of the page says besides. */
export function withOwn<T extends object>(own: Told<T>): Promise<Words<Texts & T>> {
  return Words.of<Texts & T>({
    fr: async () => ({ ...(await common.learn("fr")), ...typeset(await own.fr()) }),
    en: async () => ({ ...(await common.learn("en")), ...(await own.en()) }),
  });
}

/** The text under a key that the server may one day send before the page knows it. */
export function pick<T>(from: Readonly<Record<string, T>>, key: string | undefined, otherwise: T): T {
  return key !== undefined && Object.hasOwn(from, key) ? (from[key] as T) : otherwise;
}
