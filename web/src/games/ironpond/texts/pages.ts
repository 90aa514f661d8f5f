import { withOwn } from "../../../texts";

/** What all games say, and all that Iron Pond says, the pages beside its table too. */
export const words = await withOwn({
  fr: async () => ({ ...(await import("./fr")), ...(await import("./fr.pages")), ...(await import("./fr.workshop")) }),
  en: async () => ({ ...(await import("./en")), ...(await import("./en.pages")), ...(await import("./en.workshop")) }),
});

export type Texts = typeof words.now;

/** The texts in the visitor's language; reactive. */
export function texts(): Texts {
  return words.now;
}
