import { createContext } from "svelte";
import type { Glimpse } from "./given";
import type { Box, GameParts } from "./parts";

/** Finds the parts of a game. The page as a whole sets it, so that nothing below knows the games by name. */
export const [partsFinder, setPartsFinder] = createContext<(game: string) => GameParts | undefined>();

/** Finds the box of a game, which is there before its parts are. */
export const [boxFinder, setBoxFinder] = createContext<(game: string) => Box | undefined>();

/** Fetches what moves on the page of a game. */
export const [glimpseFinder, setGlimpseFinder] = createContext<(game: string) => Promise<Glimpse | undefined>>();
