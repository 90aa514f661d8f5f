import { createContext } from "svelte";
import type { GameParts } from "./parts";

/** Finds the parts of a game. The page as a whole sets it, so that nothing below knows the games by name. */
export const [partsFinder, setPartsFinder] = createContext<(game: string) => GameParts | undefined>();
