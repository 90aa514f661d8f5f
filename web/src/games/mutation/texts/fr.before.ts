/** Ce qui se dit avant la partie. */
export const before = {
  aim: "Comme aux échecs : matez le roi adverse.",
  twist: "Une pièce se déplace comme le veut la couleur de sa case : à chaque coup, elle mue.",
  computer: "Rien n'est caché dans ce jeu : il voit le même plateau que vous.",
  chosen: { board: { "CM-2": "noir sur les ailes", "CM-3": "noir au bord", other: "plateau à soi" } },
};
