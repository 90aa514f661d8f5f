import type { Pages } from "../../game/parts";

/** The pages of Confusion besides its table. */
export const pages: Pages = {
  rules: () => import("./Rules.svelte"),
  fidelity: () => import("./Fidelity.svelte"),
  replay: () => import("./Recorded.svelte"),
  sheet: () => import("./Paper.svelte"),
};
