import type { GameParts } from "../../game/parts";
import Companion from "./Companion.svelte";
import Emblem from "./Emblem.svelte";
import Inspector from "./Inspector.svelte";
import { placesOf, wordsFor } from "./squares";
import { texts } from "./texts";

/** Oxo: pieces are put on squares, and never move. */
export const oxo: GameParts = {
  sides: { foot: 0, secret: false, Emblem, ends: () => texts().oxo.ends },
  board: { places: placesOf, words: (name) => wordsFor(texts(), name) },
  turn: { prompt: () => texts().oxo.prompt, Inspector },
  list: {},
  beside: { Companion, tab: "board", Digest: () => import("./Digest.svelte") },
  match: { Options: () => import("./Options.svelte"), words: () => texts().before },
  away: () => import("./away"),
};
