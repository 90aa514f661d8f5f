/** Ce qui se dit avant la partie. */
export const before = {
  computer: "Rien n'est caché dans ce jeu : il voit le même plateau que vous.",
  chosen: {
    felonHijack: "félon en danger tant qu'il reste",
    gardeFarRank: "les gardes reviennent",
    orangeZone: "autre zone orange",
    ecuyer: "écuyer comme une tour",
    setupMirror: "rois face à face",
    setupDirection: "ordre des pièces au choix",
    enPassant: "sans prise en passant",
  },
};
