/** Une pendule à soi. */
export const clock = {
  kind: "Type de pendule",
  kinds: { fischer: "Fischer", bronstein: "Bronstein", periods: "Byo-yomi" },
  days: (count: number) => `${count} jour${count > 1 ? "s" : ""} par coup`,
  minutes: "Minutes",
  periods: "Périodes",
  seconds: { fischer: "Secondes ajoutées", bronstein: "Secondes rendues", periods: "Secondes par période" },
  notes: {
    fischer: "Après chaque tour, les secondes s'ajoutent au temps restant.",
    bronstein: "Après chaque tour, le temps utilisé est rendu, jusqu'à ce nombre de secondes.",
    periods:
      "Une fois les minutes écoulées, les périodes commencent ; un tour terminé avant la fin d'une période la garde entière.",
  },
};
