import { settings } from "../../../site/settings.svelte";
import { withOwn } from "../../../texts";
import * as english from "./en";
import * as englishPages from "./en.pages";
import * as french from "./fr";
import * as frenchPages from "./fr.pages";

/** What all games say and Tsunami's own, in both languages. */
export const both = withOwn({
  fr: { ...french, ...frenchPages },
  en: { ...english, ...englishPages },
});

export type Texts = typeof both.fr;

/** The texts in the visitor's language; reactive. */
export function texts(): Texts {
  return both[settings.lang];
}
