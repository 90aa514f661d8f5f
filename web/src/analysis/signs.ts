/** What stands beside an action in a list, by its ply: the sign of a mistake, and the word that is read out for it. */
export type Signs = ReadonlyMap<number, { sign: string; word: string }>;
