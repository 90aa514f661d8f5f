import { withOwn } from "../../../texts";

/** What all games say, and what the options of a match of Tsunami are called. */
export const words = await withOwn({ fr: () => import("./fr.options"), en: () => import("./en.options") });

/** The options in the visitor's language; reactive. */
export function options(): typeof words.now.options {
  return words.now.options;
}
