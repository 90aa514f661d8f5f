/** Les gens que l'on connaît. */
export const people = {
  title: "Joueurs",
  lead: "Ceux que vous suivez, et ceux qui vous suivent. Quand vous vous suivez mutuellement, vous êtes amis : chacun voit si l'autre est à une table.",
  empty:
    "Personne pour l'instant. À une table, touchez le nom de votre adversaire pour le suivre, le bloquer ou le défier.",
  groups: { friends: "Amis", follows: "Vous suivez", followed: "Vous suivent", blocked: "Bloqués" },
  someone: "Joueur sans nom",
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
    known: "Les joueurs que je connais",
    anybody: "Tout le monde",
    note: {
      friends: "Les joueurs que vous suivez et qui vous suivent.",
      known: "Les joueurs que vous suivez, qui vous suivent ou que vous avez rencontrés.",
      anybody: "Tous ceux qui connaissent votre nom, sauf les joueurs que vous bloquez.",
    },
  },
  wants: {
    title: "M'avertir",
    lead: "Quand un joueur cherche un adversaire à l'un de ces jeux. Au plus une fois par heure, pendant 30 jours.",
    until: (day: string) => `jusqu'au ${day}`,
    renew: "30 jours de plus",
  },
  menu: {
    none: "Vous ne vous suivez pas.",
    follows: "Vous suivez ce joueur.",
    followed: "Ce joueur vous suit.",
    friends: "Vous êtes amis.",
    blocked:
      "Vous bloquez ce joueur : plus de défi ni de place à vos tables. Il n'en sait rien ; vos parties en cours continuent.",
    blockNote: "Bloquer : ce joueur ne pourra plus vous défier ni s'asseoir à vos tables, et ne le saura pas.",
  },
  asked: {
    title: "Vos défis",
    from: (name: string) => `${name} vous attend`,
    accept: "Accepter",
    look: "Voir",
    decline: "Décliner",
    until: (day: string) => `jusqu'au ${day}`,
    noClock: "sans pendule",
  },
  kept: {
    title: (name: string) => `Cette place est réservée à ${name}.`,
    text: (day: string) => `Votre défi attend sa réponse jusqu'au ${day}. Personne d'autre ne peut s'asseoir ici.`,
    withdraw: "Retirer le défi",
  },
};
