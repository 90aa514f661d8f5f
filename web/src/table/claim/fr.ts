/** Quand l'autre ne vient pas. */
export const claim = {
  left: (who: string) => `${who || "Votre adversaire"} a quitté la table.`,
  soon: (time: string) => `C'était à lui de jouer. Sans retour dans ${time}, vous pourrez réclamer le gain.`,
  now: "C'était à lui de jouer. Réclamez le gain, déclarez la nulle, ou attendez encore.",
  unplayed: (who: string) => `${who || "Votre adversaire"} n'a pas encore joué.`,
  stopText: "Vous pouvez annuler la partie : elle n'aura pas de résultat.",
  win: "Réclamer le gain",
  draw: "Déclarer la nulle",
  stop: "Annuler la partie",
  wait: "Attendre encore",
};
