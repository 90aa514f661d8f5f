/** Ce qui se dit avant la partie. */
export const before = {
  computer: "Il ne voit ni vos cartes ni vos notes secrètes.",
  chosen: {
    deck: { "projet-2": "deuxième jeu de cartes", none: "sans cartes", other: "les cartes du club" },
    size: (size: string): string => `${size} × ${size}`,
    ko: "règle du ko stricte",
    komi: (points: string): string => `komi de ${String(points).replace(".", ",")}`,
    emptyPileDiscardsHands: "mains vidées avec la pioche",
  },
};
