/** The options of a match of Confusion, in French. */
export const options = {
  edition: "L'édition",
  editions: { abbott: "Origine", spies: "Espions" },
  editionNotes: {
    abbott:
      "Robert Abbott : 12 pièces, toutes les réponses sont vraies. L'adversaire a une réponse avant votre victoire.",
    spies: "Stronghold Games : 13 espions, dont un agent double qui ment, et une mallette. Arriver suffit pour gagner.",
  },
  notebook: "Le carnet",
  notebooks: { paper: "Papier", assisted: "Aidé", oracle: "Oracle" },
  notebookNotes: {
    paper: "Vous notez tout vous-même, comme sur la feuille d'origine.",
    assisted: "Les dessins exclus à coup sûr sont barrés pour vous.",
    oracle: "Le carnet calcule les probabilités exactes.",
  },
  first: "Qui commence",
  firstRandom: "Au hasard",
  answers: "Les réponses",
  answersAll: { ask: "Données par l'adversaire", cover: "Immédiates" },
  answersNotes: {
    ask: "L'adversaire répond à chaque essai. Il ne choisit que pour votre agent double.",
    cover: "Votre agent répond selon un dessin caché, que l'adversaire peut changer une fois par tour.",
  },
  tokens: "Jetons d'action",
  tokensOf: (side: string) => `Jetons des ${side}`,
  tokensNote: "Révéler, essayer deux fois, échanger : chacun sert une fois. Un nombre inégal est un handicap.",
  variants: "Variantes",
  variant: {
    honor: ["Code d'honneur", "Sans agent double : 12 espions par camp."],
    small: ["Petit monde", "Les deux colonnes sombres du bord sont hors jeu."],
    late: ["Contact en retard", "La mallette doit tenir un tour sur la rangée adverse."],
    setup: ["Préparation libre", "Les deux joueurs disposent leurs lettres sans voir les dessins."],
    comrade: ["Une promotion, camarade", "Tout espion peut être promu, sauf l'agent, qui se trahirait."],
  },
  more: "Autres réglages",
  cap: "Nulle après ce nombre de tours sans effet",
  capNote: "0 : jamais.",
};
