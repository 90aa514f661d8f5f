import type { options as french } from "./fr.options";

/** The options of a match of Confusion, in English. */
export const options: typeof french = {
  edition: "The edition",
  editions: { abbott: "Original", spies: "Spies" },
  editionNotes: {
    abbott: "Robert Abbott: 12 pieces, all answers true. Your opponent gets one reply before you win.",
    spies: "Stronghold Games: 13 spies, one of them a double agent who lies, and a briefcase. You win on arrival.",
  },
  notebook: "The notebook",
  notebooks: { paper: "Paper", assisted: "Assisted", oracle: "Oracle" },
  notebookNotes: {
    paper: "You note everything yourself, as on the original sheet.",
    assisted: "Diagrams that are ruled out are struck out for you.",
    oracle: "The notebook works out exact probabilities.",
  },
  first: "Who begins",
  firstRandom: "Random",
  answers: "The answers",
  answersAll: { ask: "Given by the opponent", cover: "At once" },
  answersNotes: {
    ask: "Your opponent answers every try, with a choice only for your double agent.",
    cover: "Your agent answers by a hidden diagram, which your opponent can change once a turn.",
  },
  tokens: "Action tokens",
  tokensOf: (side) => `${side}’s tokens`,
  tokensNote: "Reveal, try twice, swap: each can be used once. Unequal numbers are a handicap.",
  variants: "Variants",
  variant: {
    honor: ["Code of honour", "No double agent: 12 spies a side."],
    small: ["Small world", "The two dark files at the edge are out of play."],
    late: ["Late contact", "The briefcase must survive one turn on the far row."],
    setup: ["Free set-up", "Both players place their letters without seeing the diagrams."],
    comrade: ["A promotion, comrade", "Any spy can be promoted, except the agent, who would give itself away."],
  },
  more: "More settings",
  cap: "Draw after this many turns without effect",
  capNote: "0: never.",
};
