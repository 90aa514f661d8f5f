/** Ce qui se dit avant la partie. */
export const before = {
  computer: "Rien n'est caché dans ce jeu : il voit le même plateau que vous.",
  chosen: { board: { "CM-2": "noir sur les ailes", "CM-3": "noir au bord", other: "plateau personnel" } },
};
