/** Les touches du clavier. */
export const keys = {
  title: "Raccourcis clavier",
  board: "Sur le plateau",
  game: "Dans la partie",
  everywhere: "Partout",
  all: {
    move: [["←", "↑", "→", "↓"], "Changer de case"],
    choose: [["Entrée"], "Prendre une pièce, la poser, choisir une case"],
    square: [["e", "4"], "Aller à une case par son nom"],
    drop: [["Échap"], "Reposer la pièce, renoncer à un coup préparé ou gardé"],
    step: [["←", "→"], "Hors du plateau : coup précédent, coup suivant"],
    ends: [["Début", "Fin"], "Hors du plateau : début de la partie, dernier coup"],
    tab: [["Tab"], "Passer au bouton, au lien ou à la carte qui suit"],
    close: [["Échap"], "Fermer un dialogue ou une note"],
    help: [["?"], "Ouvrir cette aide"],
  },
};
