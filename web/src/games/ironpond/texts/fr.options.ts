/** The options of a match of Iron Pond, in French. */
export const options = {
  deck: "Les cartes",
  decks: {
    "72": "Les 72",
    "68": "68, sans cartes de rapidité",
    nochance: "69, sans hasard",
    none: "Aucune",
    own: "Ma liste",
  },
  deckNotes: {
    "72": "Le jeu entier.",
    "68": "Sans Kidnapping, Chrono, Super Gang ni Camouflet : rien à faire vite.",
    nochance: "Sans Kidnapping, Super Gang ni Camouflet.",
    none: "Les échecs ordinaires.",
    own: "Cochez les cartes que vous gardez.",
  },
  ownCount: (count: number) => `${count} cartes gardées${count < 20 ? " : il en faut au moins 20" : ""}`,
  ownAll: "Tout garder",
  ownNone: "Tout retirer",
  rule: "La règle fondamentale",
  rules: { assist: "Guidée", strict: "Stricte" },
  ruleNotes: {
    assist: "Une carte qui materait ou exposerait un roi à la prise est refusée, et vous savez pourquoi.",
    strict: "Toutes les cartes se jouent ; celle qui enfreint la règle est perdue sans effet.",
  },
  darts: "Les fléchettes de Super Gang",
  dartsAll: { chance: "Au hasard", skill: "À l'adresse", excluded: "Sans" },
  physical: "Les cartes qui demandent du coup d'œil",
  physicals: {
    blindfolds: "Le plateau est caché quelques secondes.",
    hurries: "15 secondes pour jouer.",
    punishes: "Un mot ou un geste de trop est puni.",
  } as Record<string, string>,
  blanks: "Cartes blanches",
  blanksText: "Vos propres cartes, faites dans l'atelier. Les deux joueurs les lisent avant d'accepter.",
  blankAdd: "Ajouter depuis un fichier",
  blankDrop: "Retirer",
  blankBad: "Ce fichier ne contient pas de carte blanche. Choisissez un fichier enregistré dans l'atelier.",
  reveal: "Cartes visibles (handicap)",
  revealNote: "Ce nombre de cartes de la main est visible de l'adversaire.",
  more: "Autres réglages",
  openNote: "Les deux joueurs voient toutes les cartes, sauf les pièges posés.",
  gestures: ["Avec gestes", "Camouflet punit un mot ou un geste déplacé. Sans gestes, cette carte est morte."] as [
    string,
    string,
  ],
  stop: ["Pioche épuisée", "Quand la pioche est vide, on ne pioche plus. Sinon la défausse est mélangée."] as [
    string,
    string,
  ],
  kidnapping: [
    "Kidnapping sans hâte",
    "20 secondes au lieu de 10 pour enlever une pièce, puis pour dire laquelle manque.",
  ] as [string, string],
  freeDiscard: ["Défausse libre", "On peut défausser n'importe quelle carte, pas seulement une morte."] as [
    string,
    string,
  ],
  pub: ["Avec la carte PUB", "Une 73e carte, qui ne sert à rien. Une fois là, elle ne peut plus être retirée."] as [
    string,
    string,
  ],
};
