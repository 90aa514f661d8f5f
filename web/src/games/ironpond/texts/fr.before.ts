/** Ce qui se dit avant la partie. */
export const before = {
  computer: "Il ne voit ni votre main ni vos pièges.",
  chosen: {
    deck: {
      "68": "68 cartes, sans cartes de rapidité",
      nochance: "69 cartes, sans hasard",
      none: "sans cartes",
      other: "cartes choisies",
    },
    fundamental: "règle fondamentale stricte",
    darts: { skill: "fléchettes lancées à la main", excluded: "sans fléchettes" },
    open: "mains ouvertes",
    revealed: "handicap de cartes visibles",
    gestures: "sans gestes",
    emptyPile: "pioche unique",
    freeDiscard: "défausse libre",
    pub: "avec la carte PUB",
    kidnapping: "Kidnapping sans hâte",
    custom: "cartes blanches",
  },
};
