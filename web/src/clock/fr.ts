/** Une pendule à soi. */
export const clock = {
  kind: "Genre de pendule",
  kinds: { fischer: "Fischer", bronstein: "Bronstein", periods: "Byo-yomi" },
  days: (count: number) => `${count} jour${count > 1 ? "s" : ""} par coup`,
  minutes: "Minutes",
  periods: "Périodes",
  seconds: { fischer: "Secondes ajoutées", bronstein: "Secondes rendues", periods: "Secondes par période" },
  notes: {
    fischer: "Après chaque tour, les secondes s'ajoutent à ce qui reste.",
    bronstein: "Après chaque tour, le temps qu'il a pris revient, jusqu'à ce nombre de secondes.",
    periods: "Après les minutes viennent les périodes ; un tour qui finit dans la sienne la garde entière.",
  },
};
