import { settings } from "../../../site/settings.svelte";
import { withOwn } from "../../../texts";
import * as english from "./en";
import * as englishPages from "./en.pages";
import { workshop as englishWorkshop } from "./en.workshop";
import * as french from "./fr";
import * as frenchPages from "./fr.pages";
import { workshop as frenchWorkshop } from "./fr.workshop";

/** What all games say and Iron Pond's own, in both languages. */
export const both = withOwn({
  fr: { ...french, ...frenchPages, workshop: frenchWorkshop },
  en: { ...english, ...englishPages, workshop: englishWorkshop },
});

export type Texts = typeof both.fr;

/** The texts in the visitor's language; reactive. */
export function texts(): Texts {
  return both[settings.lang];
}
