import type { Pages } from "../../game/parts";

/** The pages of Tsunami sur le goban besides its table. */
export const pages: Pages = {
  rules: () => import("./Rules.svelte"),
  fidelity: () => import("./Fidelity.svelte"),
  cards: () => import("./Cards.svelte"),
  decks: () => import("./decks/Decks.svelte"),
  replay: () => import("./Recorded.svelte"),
};
