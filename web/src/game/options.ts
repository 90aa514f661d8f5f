import type { GameInfo } from "../wire";
import type { Options } from "./given";

/** Of all the options of a match, those that aren't the default. */
export function unusual(game: Pick<GameInfo, "options">, all: Options): Record<string, string> {
  const usual = new Map(game.options.map(({ name, value }) => [name, value]));
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => value !== usual.get(name)));
}
