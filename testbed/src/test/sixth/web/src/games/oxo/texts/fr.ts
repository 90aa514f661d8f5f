/** Ce qui se dit avant la partie. */
export const before = {
  computer: "Rien n'est caché dans ce jeu : il voit le même plateau que vous.",
  chosen: {},
};

/** Oxo's words, in French. */
export const oxo = {
  pieces: { white: "croix", black: "rond" },
  free: "libre",
  ends: { line: (side: string) => `${side} : trois alignées.`, full: () => "Tout est pris, rien n'est aligné." },
  prompt: { title: "À vous de poser.", text: "Touchez une case libre." },
  glance: "Chacun pose une pièce à son tour ; trois alignées gagnent.",
  rules: {
    title: "Comment jouer à Oxo",
    lead: "Trois pièces alignées, sur neuf cases.",
    chapter: "Le tour",
    text: [
      ["R2", "Un tour pose **une pièce** sur une case libre."],
      ["R3", "Trois pièces sur une ligne gagnent."],
    ],
  },
  fidelity: {
    title: "Oxo : d'où viennent ses règles",
    lead: "Tout le monde les connaît.",
    chapter: "Les sources",
    text: ["Aucun auteur n'est connu."],
  },
};
