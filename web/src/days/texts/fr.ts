/** Jouer sur plusieurs jours. */
export const days = {
  away: "en vacances",
  back: (day: string) => `de retour le ${day}`,
  next: "Partie suivante",
  nextOf: (game: string, who: string) => `${game}, ${who}`,
  more: (count: number) => `${count} parties vous attendent.`,
  none: "Aucune autre partie ne vous attend.",
};
