import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const NAME = "games:titles";

/** Imports `games:titles` as what the server calls its games, by their ids: for a script that can't ask it. */
export function titles(): Plugin {
  return {
    name: "titles",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const games = JSON.parse(readFileSync(new URL("../first/games.json", import.meta.url), "utf8")) as {
        id: string;
        title: string;
      }[];
      return `export default ${JSON.stringify(Object.fromEntries(games.map((game) => [game.id, game.title])))};`;
    },
  };
}
