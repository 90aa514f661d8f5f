/** Quand l'autre ne vient pas. */
export const claim = {
  left: (who: string) => `${who || "Votre adversaire"} a quitté la table.`,
  soon: (time: string) => `C'était son tour. Sans retour dans ${time}, vous pourrez réclamer la partie.`,
  now: "C'était son tour. Prenez la partie, déclarez-la nulle, ou attendez encore.",
  unplayed: (who: string) => `${who || "Votre adversaire"} n'a pas encore joué.`,
  stopText: "Vous pouvez arrêter la partie : elle n'aura pas de résultat.",
  win: "Prendre la partie",
  draw: "Déclarer la nulle",
  stop: "Arrêter la partie",
  wait: "Attendre encore",
};
