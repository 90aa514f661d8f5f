import type { before as french } from "./fr.before";

/** What is said before the match. */
export const before: typeof french = {
  computer: "Like any opponent, it sees how your pieces move, on their backs, and knows nothing about its own.",
  chosen: {
    edition: { spies: "Spies edition" },
    notebook: { paper: "paper notebook", oracle: "notebook with odds" },
    first: { random: "random start", other: "the other side begins" },
    answers: "answers at once",
    tokens: "action tokens",
    honor: "code of honour",
    small: "small world",
    late: "late contact",
    setup: "free set-up",
    comrade: "a promotion, comrade",
    cap: "draw after turns without effect",
  },
};
