/** Ce que les cartes ont valu entre ordinateurs. */
export const worth = {
  view: "Leur valeur",
  card: "Carte",
  gain: "Gain, en points",
  played: "Jouée",
  countered: "Contrée",
  of: (played: string, could: string): string => `${played} fois sur ${could}`,
  measured: (games: number, level: number): string =>
    `L'ordinateur a joué ${games} parties contre lui-même, au niveau ${level}. Le gain dit de combien de points la carte améliorait les chances de gagner, par rapport au meilleur coup sans carte et avant toute réponse. La valeur réelle se trouve 19 fois sur 20 dans l'intervalle entre parenthèses.`,
};
