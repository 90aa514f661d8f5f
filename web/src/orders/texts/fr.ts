type What = "passed" | "played" | "gone";

/** Ce qu'on laisse à faire en son absence. */
export const orders = {
  title: "En mon absence",
  lead: "Ce que le serveur fait pour vous en votre absence. Personne d'autre n'en sait rien, et tout est effacé à la fin de la partie.",
  saved: "Consignes enregistrées.",
  says: { ask: "m'attendre", pass: "laisser faire", play: "jouer une carte" },
  about: { one: "cette carte", card: "n'importe quelle carte", move: "un coup" },
  ownCard: "La carte à jouer",
  more: "Ce que la carte demande encore, en notation",
  morePlaceholder: "cases, s'il en faut",
  rules: {
    title: "Quand on vous laisse le temps de répondre",
    note: "Une consigne est exécutée à un instant tiré au sort, 1 à 10 minutes plus tard, quelle que soit votre main : le délai ne trahit rien. Si vous n'avez plus la carte, elle laisse faire. La première consigne qui s'applique est exécutée.",
    truthTitle: "Quand vous devez répondre à un essai",
    truthNote:
      "Un espion honnête n'a qu'une réponse ; pour le double agent, vous la choisissez ici. La réponse part à un instant tiré au sort, 1 à 10 minutes après l'essai, le même pour toutes les pièces.",
    tries: "À chaque essai de l'adversaire :",
    truthYes: "dire la vérité, et oui pour le double agent",
    truthNo: "dire la vérité, et non pour le double agent",
    when: "Si l'adversaire joue",
    what: (k: number) => `Consigne ${k} : à propos de quoi`,
    which: (k: number) => `Consigne ${k} : quelle carte`,
    then: (k: number) => `Consigne ${k} : que faire`,
    remove: (k: number) => `Retirer la consigne ${k}`,
    add: "Ajouter une exception",
    otherwise: "Sinon,",
    always: "Toujours",
    otherwiseLabel: "Dans tous les autres cas",
    save: "Enregistrer ces consignes",
  },
  lines: {
    title: "Si l'adversaire joue… je joue…",
    note: "Votre coup est joué dès que l'adversaire joue celui que vous aviez prévu, puis votre tour se termine. S'il n'est alors pas possible, il est abandonné sans que personne d'autre le sache.",
    anything: "n'importe quoi",
    pair: (first: boolean, they: string, i: string) => `${first ? "Si" : "puis si"} ${they} : ${i}`,
    waits: "attend",
    goesOn: (pairs: number) => (pairs === 1 ? "1 coup joué, toujours active" : `${pairs} coups joués, toujours active`),
    played: "jouée en entier",
    dropped: "abandonnée",
    remove: (k: number) => `Retirer la suite ${k}`,
    removed: "Suite retirée.",
    added: "Suite enregistrée.",
    fromHere: "À partir d'ici : si l'adversaire joue…",
    stays: "je continue moi-même",
    wherever: ", n'importe où",
  },
  plan: {
    title: "Une suite à choisir sur le plateau",
    lead: "D'abord votre coup de maintenant : on le suppose, il n'est pas joué.",
    they: "Si l'adversaire joue…",
    thenThey: "puis, si l'adversaire joue…",
    i: "je joue… (si c'est possible)",
    more: "Vous pouvez enregistrer, ou continuer.",
    half: (first: boolean, they: string) => `${first ? "Si" : "puis si"} ${they} :`,
    possible: "Ce qui est proposé serait possible d'après ce que vous voyez. Rien ici ne dit si ce l'est vraiment.",
    onePossible: "Le plateau montre une des positions possibles.",
    myCard: "Je joue une carte…",
    theirCard: "L'adversaire joue une carte…",
    anything: "N'importe quel coup",
    wherever: "N'importe où",
    back: "Revenir d'un coup",
    typed: "Ou écrivez le coup",
    enter: "Ajouter",
    unread: "Ce coup n'est pas compris, ou rien ne permet de le prévoir ici.",
    stays: "Ne pas finir mon tour : je continue moi-même",
    save: "Enregistrer",
    cancel: "Annuler",
  },
  done: {
    title: "Ce qui a été fait pour vous",
    told: (before: string, what: What, own: string) => {
      const about = before ? `${before} : ` : "";
      if (what === "passed") return `${about}on a laissé faire.`;
      return what === "played"
        ? `${about}${own || "votre réponse"}, selon vos consignes.`
        : `${about}votre carte n'était plus jouable, on a laissé faire.`;
    },
  },
};
