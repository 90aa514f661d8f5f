import type { Lang } from "../site/settings.svelte";

/** A heading with a number, or one without (then its number is empty). */
export interface Heading {
  id: string;
  number: string;
  title: string;
}

/** A chapter of a rule book, and the headings inside it. */
export interface Chapter extends Heading {
  html: string;
  parts: readonly Heading[];
}

/** A rule book, made from docs/rules when the page is built. */
export interface Book {
  lead: string;
  chapters: readonly Chapter[];
}

const books = import.meta.glob<Book>(["../../../docs/rules/*.md", "!../../../docs/rules/README.md"], {
  import: "default",
});

/** The rule book of a game; undefined when it has none. */
export async function bookOf(game: string, lang: Lang): Promise<Book | undefined> {
  return books[`../../../docs/rules/${game}${lang === "fr" ? ".fr" : ""}.md`]?.();
}
