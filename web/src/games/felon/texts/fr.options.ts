/** The options of a match of Le Félon, in French. */
export const options = {
  hijack: "Le félon sur l'orange",
  hijacks: { IMMEDIATE: "Aussitôt après", WHILE_IN_ZONE: "Tant qu'il y reste" },
  hijackNotes: {
    IMMEDIATE: "L'adversaire ne peut le détourner qu'au tour suivant.",
    WHILE_IN_ZONE: "L'adversaire peut le détourner à chaque tour tant qu'il s'y trouve.",
  },
  far: "Le garde au bout",
  fars: { DEFECT: "Change de camp", RETURN: "Revient" },
  farNotes: {
    DEFECT: "Il se retourne, passe à l'adversaire et repart en sens inverse.",
    RETURN: "Il reste à vous, se retourne et revient vers votre première rangée.",
  },
  zone: "La zone orange",
  zones: { "6-8": "Trois rangées", "e6-i8": "Le cœur", own: "La mienne" },
  zoneNotes: {
    "6-8": "Les rangées 6, 7 et 8 en entier.",
    "e6-i8": "15 cases au centre, de e6 à i8.",
    own: "Rangées (7), plages (6-8), cases (g7) et rectangles (e6-i8), séparés par des virgules.",
  },
  zoneLabel: "Cases orange",
  zoneGood: "Zone valable",
  ecuyer: "L'écuyer",
  ecuyers: { KNIGHT: "Cavalier", ROOK: "Tour" },
  ecuyerNotes: {
    KNIGHT: "Il saute : deux cases, puis une de côté.",
    ROOK: "Il file tout droit : la règle ne le dit pas, mais il part du coin.",
  },
  mirror: "La mise en place",
  mirrors: { false: "Chacun de sa gauche", true: "Rois face à face" },
  mirrorNotes: {
    false: "Chaque camp est l'autre, tourné d'un demi-tour.",
    true: "Les Rouges rangent leurs pièces en miroir.",
  },
  direction: "L'ordre des pièces",
  directions: { OWN_LEFT: "Fixé", CHOICE: "Au choix" },
  directionNotes: {
    OWN_LEFT: "Toujours dans le même ordre.",
    CHOICE: "Chaque joueur choisit une fois les félons placés.",
  },
  passing: "La prise en passant",
  passings: { true: "Permise", false: "Interdite" },
  passingNotes: {
    true: "Comme aux échecs, juste après un double pas.",
    false: "Un double pas ne risque rien.",
  },
  more: "Autres lectures de la règle",
};
