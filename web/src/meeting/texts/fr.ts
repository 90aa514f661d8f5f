/** Là où l'on rencontre des inconnus. */
export const meeting = {
  title: "Jouer en ligne",
  lead: "Rejoignez une partie proposée, proposez la vôtre, ou laissez-nous vous trouver un adversaire.",
  seats: "Parties proposées",
  empty: "Personne pour l’instant : proposez une partie, cherchez un adversaire, ou jouez contre l’ordinateur.",
  offline: "Connexion perdue. Nouvel essai en cours pour afficher la liste…",
  somebody: "Un joueur",
  yours: "Votre partie",
  nobody: "Personne n’attend ici pour l’instant.",
  nobodyAtAll:
    "Personne n’attend pour l’instant. Cherchez un adversaire et faites autre chose : la partie s’ouvrira d’elle-même.",
  there: "En attente d’un adversaire",
  everywhere: "Joueurs en attente d’un adversaire",
  searching: "cherche un adversaire",
  waitingCount: (n: number): string =>
    n === 0 ? "Personne n’attend." : n === 1 ? "Un joueur attend." : `${n} joueurs attendent.`,
  play: "Jouer",
  playWith: (name: string): string => `Jouer avec ${name}`,
  ownRules: "règles choisies",
  accountNeeded: "Compte nécessaire",
  named: "Montrer mon nom",
  namedNote: "Sinon, on ne voit que le jeu, la cadence et votre classement.",
  rank: (rating: number, unsure: boolean): string => (unsure ? `${rating} ?` : String(rating)),
  rankSaid: (rating: number, unsure: boolean): string => `classement ${rating}${unsure ? ", provisoire" : ""}`,
  rankNone: "sans classement",
  side: (side: string): string => `votre camp : ${side}`,
  rated: "partie classée",
  sit: "S’asseoir",
  sitWith: (name: string): string => `S’asseoir en face de ${name}`,
  table: "Aller à la table",
  withdraw: "Retirer",
  count: (n: number): string =>
    n === 0 ? "Aucune partie proposée." : n === 1 ? "1 partie proposée." : `${n} parties proposées.`,
  standing: "Votre classement :",
  standingNone: "Aucune partie classée pour l’instant.",
  standingUnsure: "Provisoire : quelques parties de plus le préciseront.",
  games: (n: number): string => (n === 1 ? "1 partie classée" : `${n} parties classées`),
  find: "Trouver un adversaire",
  pace: "Cadence",
  paces: {
    fast: "5 min + 5 s",
    calm: "15 min + 10 s",
    long: "30 min + 20 s",
    any: "Peu importe",
    days: "3 jours par coup",
  },
  counts: "Partie classée",
  countsNote: "Si l’adversaire accepte.",
  looking: "Recherche d’un adversaire",
  lookingNow: "Recherche d’un adversaire",
  lookingFor: (game: string): string => `Recherche : ${game}`,
  lookingNote:
    "D’abord les joueurs de votre force, puis de plus en plus large ; au bout d’une minute, tout le monde. La partie s’ouvrira d’elle-même.",
  others: (n: number): string =>
    n === 0
      ? "Aucun autre joueur ne cherche pour l’instant."
      : n === 1
        ? "1 autre joueur cherche aussi."
        : `${n} autres joueurs cherchent aussi.`,
  meanwhile: "En attendant, sans perdre votre place :",
  computer: "Jouer contre l’ordinateur",
  puzzle: "S’exercer",
  stop: "Arrêter",
  found: (game: string): string => `Adversaire trouvé : ${game}`,
  foundNote: "La partie vous attend.",
  open: "Proposer une partie",
  openNote:
    "Votre partie reste affichée ici tant que vous êtes à la table ; un joueur qui s’assied accepte vos réglages.",
  rules: "Règles et cadence",
  openNow: "Proposer la partie",
  countsOwn: "La partie est classée",
  usualOnly: "Une partie classée se joue avec les options habituelles.",
};
