/** A place whose first screen is made at build. */
export interface Place {
  /** How the server finds it: the parts of its address that matter, such as "rules.felon". */
  name: string;
  path: string;
  /** The modules that it needs besides those of every page, by source; `{lang}` stands for the language. */
  modules: readonly string[];
}

const GAMES = ["ironpond", "confusion", "mutation", "felon", "tsunami"];

/** What the table of a game is made of. */
const table = (game: string): string[] => [
  "src/table/GamePage.svelte",
  `src/games/${game}/index.ts`,
  `src/games/${game}/texts/{lang}.ts`,
];

/** Pages that only some games have. */
const SOME: Readonly<Record<string, readonly string[]>> = {
  cards: ["ironpond", "tsunami"],
  workshop: ["ironpond"],
  sheet: ["confusion"],
};

const has = (page: string, game: string): boolean => SOME[page]?.includes(game) ?? true;

/** Every place whose address can be known at build; of a page with ids the one without them. */
export const places: readonly Place[] = [
  { name: "home", path: "/", modules: ["src/home/Home.svelte"] },
  { name: "rules", path: "/rules", modules: ["src/home/Choice.svelte"] },
  { name: "fidelity", path: "/fidelity", modules: ["src/home/Choice.svelte"] },
  { name: "missing", path: "/-/-", modules: [] },
  { name: "g", path: "/g/-", modules: ["src/table/GamePage.svelte"] },
  ...GAMES.flatMap((game) => [
    { name: `g.${game}`, path: "/g/-", modules: table(game) },
    { name: `games.${game}`, path: `/games/${game}`, modules: ["src/home/OpenBox.svelte"] },
    { name: `lessons.${game}`, path: `/practice/${game}`, modules: [] },
    ...["rules", "fidelity", "replay", "practice", "cards", "workshop", "sheet"]
      .filter((page) => has(page, game))
      .map((page) => ({
        name: `${page}.${game}`,
        path: page === "practice" ? `/practice/${game}/-` : `/${page}/${game}`,
        modules: [],
      })),
  ]),
];
