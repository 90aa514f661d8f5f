/** Là où l'on rencontre des inconnus. */
export const meeting = {
  title: "Avec quelqu’un d’ici",
  lead: "Asseyez-vous à une place ouverte, ouvrez la vôtre, ou laissez-nous vous trouver un adversaire.",
  seats: "Places ouvertes",
  empty: "Personne encore : ouvrez une place, cherchez quelqu’un, ou jouez contre l’ordinateur.",
  offline: "La liste attend le serveur…",
  somebody: "Quelqu’un",
  yours: "Votre place",
  rank: (rating: number, unsure: boolean): string => (unsure ? `${rating} ?` : String(rating)),
  rankSaid: (rating: number, unsure: boolean): string => `cote ${rating}${unsure ? ", encore incertaine" : ""}`,
  rankNone: "sans cote",
  side: (side: string): string => `votre camp : ${side}`,
  rated: "compte pour la cote",
  sit: "S’asseoir",
  sitWith: (name: string): string => `S’asseoir en face de ${name}`,
  table: "Aller à la table",
  withdraw: "Retirer",
  count: (n: number): string =>
    n === 0 ? "Aucune place ouverte." : n === 1 ? "Une place ouverte." : `${n} places ouvertes.`,
  standing: "Votre cote :",
  standingNone: "Vous n’avez pas encore joué ici de partie qui compte.",
  standingUnsure: "Encore incertaine : quelques parties de plus la préciseront.",
  games: (n: number): string => (n === 1 ? "une partie comptée" : `${n} parties comptées`),
  find: "Trouvez-moi un adversaire",
  pace: "À quelle allure",
  paces: {
    fast: "5 min + 5 s",
    calm: "15 min + 10 s",
    long: "30 min + 20 s",
    any: "Comme l’autre",
    days: "3 jours par coup",
  },
  counts: "Compte pour la cote",
  countsNote: "Si l’autre le veut aussi.",
  looking: "Recherche d’un adversaire",
  lookingNow: "Je cherche un adversaire",
  lookingFor: (game: string): string => `Recherche : ${game}`,
  lookingNote:
    "D’abord quelqu’un de votre force, puis de plus en plus large ; au bout d’une minute, n’importe qui. La partie s’ouvrira d’elle-même.",
  others: (n: number): string =>
    n === 0
      ? "Personne d’autre ne cherche pour l’instant."
      : n === 1
        ? "Une autre personne cherche aussi."
        : `${n} autres cherchent aussi.`,
  meanwhile: "En attendant, sans perdre votre tour :",
  computer: "Jouer contre l’ordinateur",
  puzzle: "S’exercer",
  stop: "Arrêter",
  found: (game: string): string => `Adversaire trouvé : ${game}`,
  foundNote: "La partie vous attend.",
  open: "Ouvrir une place",
  openNote: "Votre place se voit ici tant que vous restez à la table ; qui s’y assoit accepte ce que vous proposez.",
  rules: "Règles et pendule",
  openNow: "Ouvrir la place",
  countsOwn: "La partie compte pour la cote",
};
