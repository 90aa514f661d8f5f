import type { Lang } from "../src/site/settings.svelte";
import { coloursOf } from "../pictures/flat";
import type { AppIcon } from "../pictures/icons";

/** What the page says of itself to a browser that may install it. */
const ABOUT: Record<Lang, string> = {
  fr: "Cinq jeux de plateau à deux, entre échecs, go, cartes et bluff.",
  en: "Five board games for two, somewhere between chess, go, cards and bluff.",
};

/** The colour of the paper, by day and by night. */
export interface Papers {
  light: string;
  dark: string;
}

/** The paper of a style sheet. */
export function papersOf(css: string): Papers {
  const dark = /\[data-theme="dark"\]\s*\{[^}]*--paper:(#\w+)/.exec(css)?.[1] ?? "";
  return { light: coloursOf(css).everywhere["--paper"] ?? "", dark };
}

/** The web app manifest in a language; its addresses are beside it. */
export function manifestOf(
  lang: Lang,
  { light }: Papers,
  games: readonly { id: string; title: string }[],
  icons: readonly AppIcon[],
) {
  return {
    id: "/",
    name: "Zizanie",
    short_name: "Zizanie",
    description: ABOUT[lang],
    lang,
    dir: "ltr",
    start_url: "./",
    scope: "./",
    display: "standalone",
    theme_color: light,
    background_color: light,
    categories: ["games", "entertainment"],
    icons: icons
      .filter(({ purpose }) => purpose !== "")
      .map(({ name, size, purpose }) => ({
        src: `icons/${name}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    shortcuts: games.map(({ id, title }) => ({ name: title, url: `games/${id}` })),
  };
}
