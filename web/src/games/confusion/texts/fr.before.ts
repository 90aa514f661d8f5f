/** Ce qui se dit avant la partie. */
export const before = {
  computer: "Comme tout adversaire, il voit au dos de vos pièces comment elles bougent, et il ignore tout des siennes.",
  chosen: {
    edition: { spies: "édition Espions" },
    notebook: { paper: "carnet sur papier", oracle: "carnet à probabilités" },
    first: { random: "premier joueur au hasard", other: "l'autre camp commence" },
    answers: "réponses immédiates",
    tokens: "jetons d'action",
    honor: "code d'honneur",
    small: "petit monde",
    late: "contact en retard",
    setup: "préparation libre",
    comrade: "une promotion, camarade",
    cap: "nulle après des tours sans effet",
  },
};
