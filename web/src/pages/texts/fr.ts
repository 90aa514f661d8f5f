/** Où l'on ouvre une partie gardée dans un fichier. */
export const file = {
  title: "Ouvrir une partie",
  lead: "Le jeu se reconnaît tout seul : les fichiers de partie d'ici, pour les cinq jeux ; le SGF, pour le go en 13 × 13 ou en 9 × 9 sans cartes ; le PGN, pour Chess Mutation, Le Félon, Iron Pond sans cartes et les échecs.",
  choose: "Choisir un fichier",
  orDrop: "ou déposez-le sur n'importe quelle page.",
  paste: "Ou collez le texte de la partie",
  openText: "Ouvrir ce texte",
};

/** Une partie gardée dans un fichier, coup par coup. */
export const kept = {
  example: "Une partie d'exemple",
  exampleLead: "Avancez coup par coup, ou ouvrez une de vos parties.",
  lead: "Avancez coup par coup.",
  open: "Ouvrir un fichier de partie",
  openHint: "Un fichier d'ici, ou du PGN. Vous pouvez aussi le déposer sur n'importe quelle page.",
  reading: "Lecture de la partie…",
  eyes: "Point de vue",
  mine: "Le mien",
  theirs: "Celui de l'adversaire",
  truth: "Tout",
  deal: {
    right: "Donne vérifiée : tout ce qui a été distribué vient bien de la graine annoncée.",
    unbound:
      "Donne ancienne : elle vient bien de la graine annoncée, mais le numéro de la partie n'était pas fixé à l'avance.",
    device:
      "Donne faite sur un appareil : personne ne se porte garant de la graine, mais tout ce qui a été distribué en vient.",
    wrong: "Attention : la donne ne correspond pas à la graine annoncée.",
    sealed: "La donne se vérifiera une fois la partie finie.",
  },
  of: (side: string) => side,
};
