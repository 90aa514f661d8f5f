/** The options of a match of Tsunami, in French. */
export const options = {
  size: "Le goban",
  sizes: { "13": "13 × 13", "9": "9 × 9" },
  sizeNotes: {
    "13": "Celui du jeu, avec ses cartes.",
    "9": "Pour apprendre le go ou jouer vite. Sans cartes : elles sont faites pour le 13 × 13.",
  },
  deck: "Les cartes",
  decks: {
    "projet-1": "Premier jeu de cartes",
    "projet-2": "Deuxième jeu de cartes",
    own: "Celui d'un club",
    none: "Aucune",
  } as Record<string, string>,
  deckNotes: {
    "projet-1": "40 cartes de 26 sortes.",
    "projet-2": "Les mêmes idées, rééquilibrées après des milliers de parties entre ordinateurs.",
    own: "Votre propre fichier ; le serveur le vérifie.",
    none: "Le go ordinaire.",
  } as Record<string, string>,
  deckOther: "Un des jeux de cartes d'ici.",
  kept: "Vos jeux de cartes",
  file: "Le jeu de cartes du club",
  fileNote:
    "Un fichier est du JSON, comme le décrit la page des règles. Votre adversaire voit toutes les cartes avant de jouer.",
  fileGood: (id: string, size: number, kinds: number) =>
    `${id} : ${size} cartes de ${kinds} sortes. Jeu de cartes valable.`,
  fileBad: "Ce jeu de cartes a des erreurs. Corrigez le fichier et choisissez-le de nouveau.",
  fileOpen: "Choisir un fichier",
  fileShow: "Voir les cartes",
  ko: "Le ko : une position peut-elle revenir ?",
  kos: { nssk: "Règle française", psk: "Règle stricte" },
  koNotes: {
    nssk: "On ne peut pas refaire une position que l'on a créée soi-même.",
    psk: "Aucune position ne peut revenir, quel que soit le joueur qui l'a créée.",
  },
  komi: "Le komi",
  komiNote: "Les points donnés à Blanc, qui joue en second. Un demi-point exclut la nulle.",
  komiBad: "Écrivez un nombre de points ou de demi-points, comme 7,5.",
  empties: ["Pioche vide, mains vides.", "Quand la pioche est épuisée, les cartes en main sont défaussées."] as [
    string,
    string,
  ],
};
