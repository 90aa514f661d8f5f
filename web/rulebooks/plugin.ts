import type { Plugin } from "vite";
import { bookFrom } from "./book.ts";

/** Turns docs/rules/GAME.md into a module that holds the book, so that the page needs no Markdown reader. */
export function rulebooks(): Plugin {
  return {
    name: "rulebooks",
    enforce: "pre",
    config: () => ({ server: { fs: { allow: ["..", "."] } } }),
    transform(source, id) {
      const named = /\/docs\/rules\/[a-z]+(\.fr)?\.md$/.exec(id);
      if (!named) return undefined;
      const book = bookFrom(source, named[1] ? "fr" : "en");
      return { code: `export default ${JSON.stringify(book)};`, map: null };
    },
  };
}
