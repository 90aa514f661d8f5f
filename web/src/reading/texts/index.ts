import { withOwn } from "../../texts";

/** What all games say, and what their cards were worth. */
const words = await withOwn({ fr: () => import("./fr"), en: () => import("./en") });

/** The texts in the visitor's language; reactive. */
export function texts(): typeof words.now {
  return words.now;
}
