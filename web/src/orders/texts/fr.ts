type What = "passed" | "played" | "gone";

/** Ce qu'on laisse à faire en son absence. */
export const orders = {
  title: "En mon absence",
  lead: "Ce que le serveur fait pour vous quand vous n'êtes pas là. Personne d'autre n'en sait rien, et tout s'efface à la fin de la partie.",
  saved: "Consignes notées.",
  says: { ask: "m'attendre", pass: "laisser faire", play: "jouer une carte" },
  about: { one: "cette carte", card: "n'importe quelle carte", move: "un coup" },
  ownCard: "La carte à jouer",
  more: "Ce que la carte demande encore, en notation",
  morePlaceholder: "cases, s'il en faut",
  rules: {
    title: "Quand on vous laisse le temps de répondre",
    note: "Une consigne agit à un instant tiré au sort, entre une et dix minutes après, quoi que vous teniez en main : l'heure ne trahit rien. Une carte que vous n'avez plus laisse faire. La première consigne qui convient décide.",
    truthTitle: "Quand il faut répondre à un essai",
    truthNote:
      "Un espion honnête n'a qu'une réponse ; le double agent a celle que vous dites ici. La réponse part à un instant tiré au sort, entre une et dix minutes après l'essai, la même pour tous.",
    tries: "À chaque essai d'en face :",
    truthYes: "répondre vrai, et oui pour le double agent",
    truthNo: "répondre vrai, et non pour le double agent",
    when: "Si l'autre joue",
    what: (k: number) => `Consigne ${k} : à propos de quoi`,
    which: (k: number) => `Consigne ${k} : quelle carte`,
    then: (k: number) => `Consigne ${k} : que faire`,
    remove: (k: number) => `Retirer la consigne ${k}`,
    add: "Ajouter une exception",
    otherwise: "Sinon,",
    always: "Toujours",
    otherwiseLabel: "Dans tous les autres cas",
    save: "Noter ces consignes",
  },
  lines: {
    title: "Si l'autre joue… je joue…",
    note: "Votre coup part dès que le sien correspond. Il n'est essayé qu'à ce moment : s'il ne va pas, il tombe sans que personne d'autre le sache.",
    anything: "n'importe quoi",
    pair: (first: boolean, they: string, i: string) => `${first ? "Si" : "puis si"} ${they} : ${i}`,
    waits: "attend",
    goesOn: (pairs: number) => (pairs === 1 ? "un coup joué, continue" : `${pairs} coups joués, continue`),
    played: "jouée en entier",
    dropped: "tombée",
    remove: (k: number) => `Retirer la suite ${k}`,
    removed: "Suite retirée.",
    added: "Suite notée.",
    fromHere: "À partir d'ici : si l'autre joue…",
    they: "Si l'autre joue",
    thenThey: "puis si l'autre joue",
    i: "je joue",
    add: "Noter cette suite",
    goOn: "Et ensuite…",
    cancel: "Annuler",
    hint: "Une étoile * vaut pour n'importe quoi. Plusieurs actions d'un même tour se séparent par des virgules.",
  },
  done: {
    title: "Ce qui a été fait pour vous",
    told: (before: string, what: What, own: string) => {
      const about = before ? `${before} : ` : "";
      if (what === "passed") return `${about}on a laissé faire.`;
      return what === "played"
        ? `${about}${own || "votre réponse"}, comme ordonné.`
        : `${about}votre carte n'allait plus, on a laissé faire.`;
    },
  },
};
