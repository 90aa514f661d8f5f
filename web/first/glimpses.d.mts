import type { Glimpse } from "../src/game/given.ts";

export const recorded: readonly string[];
export function glimpseOf(address: string, game: string): Promise<Glimpse>;
