import { shelfOf } from "../../../own/shelf.svelte";

/** The decks that somebody made and kept. */
export const shelf = shelfOf("tsunami", "decks");
