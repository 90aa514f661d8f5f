const points = (value: number): string => `${Math.round(Math.abs(value) * 100)} points`;
const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** L'analyse d'une partie finie. */
export const analysis = {
  title: "Analyse",
  start: "Analyser la partie",
  lead: "Chaque coup est jugé d'après ce que son joueur pouvait savoir. Votre navigateur fait le calcul, rien n'est envoyé.",
  unable: "Ce navigateur ne peut pas analyser de parties. Essayez-en un plus récent.",
  thinking: (part: number): string => `Analyse en cours : ${Math.floor(part * 100)} %`,
  closer: (part: number): string => `Un premier avis est là. On regarde de plus près : ${Math.floor(part * 100)} %`,
  stop: "Arrêter",
  goOn: "Regarder de plus près",
  about: "Les chances sont approximatives : elles font la moyenne de tout ce qui pouvait être caché.",
  curve: "Chances de gagner, d'après ce que chaque camp pouvait savoir",
  at: (side: string, chance: number): string => `${side} : ${percent(chance)}`,
  open: (side: string, chance: number): string => `${side}, pour qui voyait tout : ${percent(chance)}`,
  side: "Camp",
  decisions: "Décisions",
  rate: "Cédé par décision",
  luck: "Chance",
  points: (count: string): string => `${count} ${/^[-−+]?[01](,\d+)?$/.test(count) ? "point" : "points"}`,
  noLuck: "aucune",
  moments: "Les tournants",
  noMoments: "Aucun coup n'a coûté plus de 5 points à lui seul.",
  verdicts: {
    inaccuracy: "imprécision",
    mistake: "erreur",
    blunder: "gaffe",
  },
  judged: (side: string, played: string, best: string, value: number, bestValue: number): string =>
    `${side} : ${played} laissait ${percent(value)} de chances ; ${best} en donnait environ ${percent(bestValue)}.`,
  lucky: (side: string, value: number): string =>
    value > 0
      ? `${side} : un coup de chance, qui vaut ${points(value)}.`
      : `${side} : un coup de malchance, qui coûte ${points(value)}.`,
  cards: "Les cartes",
  playedCard: (side: string, card: string, gain: number, countered: number | undefined): string =>
    `${side} : ${card} ${gain < 0 ? "perdait" : "gagnait"} ${points(gain)} par rapport au meilleur coup sans carte.${
      countered === undefined ? "" : ` Contrée, elle laissait environ ${percent(countered)}.`
    }`,
  keptCard: (side: string, card: string, gain: number): string =>
    `${side} : ${card} est restée en main ; la jouer aurait gagné ${points(gain)}.`,
  partings: "Ce qu'on ne pouvait pas savoir",
  parted: (side: string, known: number, truth: number): string =>
    `${side} : environ ${percent(known)} d'après ce que ce camp voyait. Pour qui voyait tout, c'était ${percent(truth)}.`,
  brought: "Cette analyse vient du fichier.",
  anew: "Refaire l'analyse ici",
  save: "Télécharger avec l'analyse",
  saveFor: (format: string): string => `Enregistrer en ${format} avec l'analyse`,
  remark: (verdict: string, value: number, best: number): string =>
    `${verdict} : ${percent(value)}, contre ${percent(best)} avec le meilleur coup`,
  varied: "Ouvrir avec ses variantes",
  tryFrom: "Partir de ce coup",
  mistakes: "Tirer parti de ses erreurs",
  retry: (side: string, count: number): string =>
    count === 1 ? `${side} : rejouer une erreur` : `${side} : rejouer ${count} erreurs`,
  move: (ply: number): string => `Le coup ${ply}`,
  look: "Réfléchir plus longtemps à ce coup",
  looking: (ply: number): string => `On réfléchit au coup ${ply}…`,
  played: "joué",
  choice: "Choix",
  could: "Pouvait apprendre",
  chances: "Chances",
  ranked: (rank: number, among: number): string =>
    `Rang d'après ce qu'il pouvait apprendre : ${rank} sur ${among} coups possibles.`,
  others: (count: number): string => `et ${count} ${count === 1 ? "autre" : "autres"}`,
  bits: (bits: string): string => `${bits} bits`,
  chance: (value: number, interval: number): string =>
    interval >= 0.005 ? `${percent(value)} (± ${Math.round(interval * 100)})` : percent(value),
  go: (ply: number, said: string): string => `Coup ${ply}. ${said}`,
};
