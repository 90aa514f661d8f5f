import type { Pages } from "../../game/parts";

/** The pages of Chess Mutation besides its table. */
export const pages: Pages = {
  rules: () => import("./Rules.svelte"),
  fidelity: () => import("./Fidelity.svelte"),
  replay: () => import("../../game/OpenRecorded.svelte"),
};
