import { withOwn } from "../../../texts";

/** What all games say, and all that Chess Mutation says, the pages beside its table too. */
export const words = await withOwn({
  fr: async () => ({ ...(await import("./fr")), ...(await import("./fr.pages")) }),
  en: async () => ({ ...(await import("./en")), ...(await import("./en.pages")) }),
});

export type Texts = typeof words.now;

/** The texts in the visitor's language; reactive. */
export function texts(): Texts {
  return words.now;
}
