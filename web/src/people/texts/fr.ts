/** Les gens que l'on connaît. */
export const people = {
  title: "Les gens",
  lead: "Ceux que vous suivez, et ceux qui vous suivent. Qui se suit l'un l'autre est ami : chacun voit alors si l'autre est à une table.",
  empty:
    "Personne pour l'instant. À une table, touchez le nom d'en face pour suivre quelqu'un, le bloquer ou le défier.",
  groups: { friends: "Amis", follows: "Vous suivez", followed: "Vous suivent", blocked: "Bloqués" },
  someone: "Quelqu'un sans nom",
  here: "à une table en ce moment",
  follow: "Suivre",
  followBack: "Suivre aussi",
  unfollow: "Ne plus suivre",
  block: "Bloquer",
  unblock: "Ne plus bloquer",
  challenge: "Défier",
  wish: (name: string) => `Défier ${name}`,
  act: (what: string, name: string) => `${what} : ${name}`,
  add: {
    label: "Le nom exact d'un compte",
    hint: "Un invité n'a pas de nom à lui seul : suivez-le depuis une table.",
    go: "Suivre",
    done: (name: string) => `Vous suivez ${name}.`,
  },
  asks: {
    title: "Qui peut vous défier",
    friends: "Mes amis",
    known: "Ceux que je connais",
    anybody: "Tout le monde",
    note: {
      friends: "Ceux que vous suivez et qui vous suivent.",
      known: "Ceux que vous suivez, qui vous suivent ou avec qui vous avez joué.",
      anybody: "Quiconque connaît votre nom, sauf ceux que vous bloquez.",
    },
  },
  wants: {
    title: "Prévenez-moi",
    lead: "Quand quelqu'un cherche à jouer à l'un de ces jeux. Une fois l'heure au plus, pendant trente jours.",
    until: (day: string) => `jusqu'au ${day}`,
    renew: "Trente jours de plus",
  },
  menu: {
    none: "Vous ne vous suivez pas.",
    follows: "Vous suivez cette personne.",
    followed: "Cette personne vous suit.",
    friends: "Vous êtes amis.",
    blocked:
      "Vous bloquez cette personne : plus de défi ni de place à vos tables. Elle n'en sait rien ; vos parties en cours continuent.",
    blockNote: "Bloquer : cette personne ne pourra plus vous défier ni s'asseoir à vos tables, et ne le saura pas.",
  },
  asked: {
    title: "On vous défie",
    from: (name: string) => `${name} vous attend`,
    accept: "Accepter",
    look: "Voir",
    decline: "Décliner",
    until: (day: string) => `jusqu'au ${day}`,
    noClock: "sans pendule",
  },
  kept: {
    title: (name: string) => `La place est gardée pour ${name}.`,
    text: (day: string) => `Votre défi attend sa réponse jusqu'au ${day}. Personne d'autre ne peut s'asseoir ici.`,
    withdraw: "Retirer le défi",
  },
};
