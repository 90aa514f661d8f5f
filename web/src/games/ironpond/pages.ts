import type { Pages } from "../../game/parts";

/** The pages of Iron Pond besides its table. */
export const pages: Pages = {
  rules: () => import("./Rules.svelte"),
  fidelity: () => import("./Fidelity.svelte"),
  cards: () => import("./cards/Cards.svelte"),
  workshop: () => import("./workshop/Workshop.svelte"),
  replay: () => import("./Recorded.svelte"),
};
