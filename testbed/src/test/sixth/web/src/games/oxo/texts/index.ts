import { withOwn } from "../../../texts";

/** What all games say, and what Oxo says. */
export const words = await withOwn({ fr: () => import("./fr"), en: () => import("./en") });

export type Texts = typeof words.now;

/** The texts in the visitor's language; reactive. */
export function texts(): Texts {
  return words.now;
}
