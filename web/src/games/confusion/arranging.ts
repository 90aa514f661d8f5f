import { pick } from "../../texts";
import { texts } from "./texts";
import type { Arranging } from "../../game/parts";

/** The letters of an edition and the neutral piece. */
export const arranging: Arranging = {
  sample: ({ edition, honor }) => ({
    options: { ...(edition !== undefined && { edition }), ...(honor !== undefined && { honor }) },
  }),
  name: ({ letter }, { edition = "abbott" }) =>
    letter === undefined ? pick<string>(texts().confusion.neutral, edition, "") : undefined,
  sole: /./,
  held: "*",
};
