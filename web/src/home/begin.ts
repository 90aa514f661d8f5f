import { found } from "../net/fair";
import { hall } from "../site/hall.svelte";
import { place } from "../site/place.svelte";
import { pathOf } from "../site/router";
import { keep, recall } from "../site/store";

/** The level last played against; the third for whoever has not played yet. */
export function lastLevel(): number {
  const last = recall("level");
  return typeof last === "number" ? last : 3;
}

/** Begins a match against the computer at once, the visitor in the first seat, and goes to its table. */
export async function playNow(game: string, level: number): Promise<void> {
  const info = hall.games.find((one) => one.id === game);
  const { id } = await found({
    game,
    options: {},
    opponent: "computer",
    level: Math.min(level, info?.levels ?? level),
    ...(info?.seats[0] === undefined ? {} : { seat: info.seats[0] }),
  });
  keep("level", level);
  place.go(pathOf({ page: "game", id }));
}
