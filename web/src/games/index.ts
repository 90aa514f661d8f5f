import { confusion } from "./confusion";
import { felon } from "./felon";
import { ironpond } from "./ironpond";
import { mutation } from "./mutation";
import { tsunami } from "./tsunami";
import type { GameParts } from "../game/parts";

/** The games that this page can show; one line each. */
const games: Readonly<Record<string, GameParts>> = { ironpond, confusion, mutation, felon, tsunami };

/** What the page of a game adds; undefined for a game that the page doesn't know yet. */
export function partsOf(game: string): GameParts | undefined {
  return Object.hasOwn(games, game) ? games[game] : undefined;
}
