export { before } from "./fr.before";

/** Chess Mutation's words, in French. */
export const mutation = {
  lessons: {
    white: "Blanc : un pion",
    yellow: "Jaune : un cavalier",
    blue: "Bleu : un fou",
    red: "Rouge : une tour",
    black: "Noir : une dame",
    change: "On change en arrivant",
    "last-rank": "La dernière rangée",
    check: "Sortir d'échec",
    king: "Le roi s'écarte",
    castling: "Le roque",
  } as Record<string, string>,
  rose: "Ce que font les couleurs",
  roseNote: "la case décide, pas la pièce",
  colours: { W: "blanc", Y: "jaune", B: "bleu", R: "rouge", K: "noir" },
  Colours: { W: "Blanc", Y: "Jaune", B: "Bleu", R: "Rouge", K: "Noir" },
  squares: { W: "blanche", Y: "jaune", B: "bleue", R: "rouge", K: "noire" },
  moves: {
    W: "avance d'une ou deux cases, prend en diagonale",
    Y: "saute comme un cavalier",
    B: "file en diagonale, comme un fou",
    R: "file tout droit, comme une tour",
    K: "file partout, comme une dame",
  },
  /** What the piece in hand does. */
  does: {
    pawn: "Ce pion avance tout droit.",
    knight: "Ce pion saute comme un cavalier.",
    bishop: "Ce pion file en diagonale.",
    rook: "Ce pion file tout droit.",
    queen: "Ce pion file partout.",
    king: "Le roi va d'une case, quelle que soit la couleur.",
  },
  /** What it will do from where it lands. */
  will: {
    pawn: "il avancera d'une ou deux cases au coup suivant",
    knight: "il sautera comme un cavalier au coup suivant",
    bishop: "il filera en diagonale au coup suivant",
    rook: "il filera tout droit au coup suivant",
    queen: "il filera partout au coup suivant",
  },
  on: { pawn: "du blanc", knight: "du jaune", bishop: "du bleu", rook: "du rouge", queen: "du noir" },
  square: (at: string, colour: string) => `Case ${at}, ${colour}`,
  reach: (count: number) =>
    count === 0
      ? "Bloqué : il ne peut pas bouger pour l'instant."
      : count === 1
        ? "Peut aller sur 1 case."
        : `Peut aller sur ${count} cases. Visez-en une pour voir ce qu'il y deviendra.`,
  /** Of a piece whose turn it isn't. */
  waits: (king: boolean): string =>
    king
      ? "Il ne joue pas à ce tour."
      : "C'est sa case qui décide. Si son prochain coup le mène sur une autre couleur, il changera.",
  lands: (at: string, on: string, will: string) => `Posé en **${at}**, il sera sur ${on} : ${will}.`,
  stays: (at: string, on: string, will: string) => `Posé en **${at}**, il restera sur ${on} : ${will}.`,
  takes: (at: string, on: string, will: string) => `S'il prend en **${at}**, il sera sur ${on} : ${will}.`,
  kingLands: (at: string) => `En **${at}**, il reste roi : la couleur ne le change pas.`,
  kingTakes: (at: string) => `Il prend en **${at}** et reste roi.`,
  castles: (to: string, from: string, other: string, on: string, will: string) =>
    `C'est le roque : le roi va en **${to}**, le pion de ${from} passe en **${other}**, sur ${on} : ${will}.`,
  layouts: { "CM-1": "Centre noir", "CM-2": "Flanc noir", "CM-3": "Bord noir" },
  ownLayout: "Plateau personnel",
  own: "Le mien",
  ownLabel: "Les 64 lettres de votre plateau",
  ownHint: "De la rangée 8 à la rangée 1, de a à h : R rouge, Y jaune, B bleu, K noir, W blanc.",
  ownGood: "Plateau valable",
  layout: "La disposition",
  layoutNote: (name: string, id: string) => `${name}, disposition ${id}`,
  spoken: {
    square: (at: string, colour: string) => `${at}, case ${colour}`,
    piece: { white: "pion blanc", black: "pion noir" },
    king: { white: "roi blanc", black: "roi noir" },
    moves: {
      pawn: "bouge comme un pion",
      knight: "bouge comme un cavalier",
      bishop: "bouge comme un fou",
      rook: "bouge comme une tour",
      queen: "bouge comme une dame",
    },
    becomes: {
      pawn: "y deviendra pion",
      knight: "y deviendra cavalier",
      bishop: "y deviendra fou",
      rook: "y deviendra tour",
      queen: "y deviendra dame",
    },
    dot: "case du roi",
  },
};
