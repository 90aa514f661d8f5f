const games = (count: number): string => (count === 1 ? "1 partie" : `${count} parties`);
const works = (count: number): string =>
  count === 0 ? "" : count === 1 ? "1 carte ou jeu de cartes" : `${count} cartes et jeux de cartes`;
const both = (gameCount: number, workCount: number): string =>
  [gameCount === 0 ? "" : games(gameCount), works(workCount)].filter(Boolean).join(" et ");

/** Les parties gardées sur cet appareil. */
export const local = {
  where: {
    legend: "Où la partie est gardée",
    places: { device: "Sur cet appareil", server: "Sur le serveur" },
    notes: {
      computer: "Répond tout de suite, marche sans réseau ; la partie n'est gardée nulle part ailleurs.",
      screen: "Marche sans réseau ; la partie n'est gardée nulle part ailleurs.",
      account: "La partie suit votre compte, et la donne peut être vérifiée.",
      guest: "La donne peut être vérifiée, et la partie suivra votre compte si vous en créez un.",
    },
    alone: "Cette copie n'a pas de serveur : la partie reste sur cet appareil.",
    offline: "Le serveur ne répond pas : la partie se joue sur cet appareil, et y reste.",
    unable: "Ce navigateur ne peut pas garder de partie lui-même : elle est sur le serveur.",
    neither: "Ce navigateur ne peut pas jouer sans serveur. Essayez-en un plus récent.",
  },
  notice: {
    only: "Cette partie n'est que sur cet appareil.",
    computer: "Elle contient aussi ce que l'ordinateur vous cache : les outils du navigateur peuvent le montrer.",
    screen: "Elle contient aussi ce que chacun cache à l'autre : les outils du navigateur peuvent le montrer.",
    ok: "OK",
  },
  leave: {
    title: "Télécharger la partie",
    record: "La feuille de partie",
    recordNote: "Ce que vous voyez de la partie, à revoir coup par coup.",
    saved: "La partie sauvegardée",
    savedNote:
      "Pour la continuer ailleurs. Elle contient ce que l'ordinateur vous cache ; ce n'est pas une feuille de partie.",
    savedScreen:
      "Pour la continuer ailleurs. Elle contient ce que chacun cache à l'autre ; ce n'est pas une feuille de partie.",
    lost: "La partie n'est plus sur cet appareil.",
  },
  open: {
    title: (count: number): string => (count === 1 ? "Une partie sauvegardée" : `${count} parties sauvegardées`),
    lead: (count: number): string =>
      count === 1
        ? "Elle contient ce que l'adversaire vous cache : on ne peut pas la revoir, seulement la continuer."
        : "Elles contiennent ce que vos adversaires vous cachent : on ne peut pas les revoir, seulement les continuer.",
    go: (count: number): string => (count === 1 ? "La continuer sur cet appareil" : "Les garder sur cet appareil"),
    cancel: "Annuler",
    here: (count: number): string =>
      count === 1
        ? "Cette partie est déjà sur cet appareil, dans un autre état."
        : `${count} d'entre elles sont déjà sur cet appareil, dans un autre état.`,
    stay: (count: number): string => (count === 1 ? "Continuer celle d'ici" : "Garder celles d'ici"),
    replace: (count: number): string => (count === 1 ? "La remplacer par le fichier" : "Les remplacer par le fichier"),
    kept: (count: number): string =>
      count === 1 ? "1 partie est sur cet appareil." : `${count} parties sont sur cet appareil.`,
    unable: "Ce navigateur ne peut pas jouer sur l'appareil même. Essayez-en un plus récent.",
  },
  me: {
    title: "Sur cet appareil",
    lead: "Ces parties, ces cartes et ces jeux de cartes ne sont que dans ce navigateur. Téléchargez ce que vous voulez garder ou emporter.",
    none: "Aucune partie, aucune carte : tout ce que vous jouerez sur cet appareil sera listé ici.",
    over: "terminée",
    broken: "Partie illisible",
    work: { workshop: "carte", decks: "jeu de cartes" },
    size: (kilobytes: string): string => `${kilobytes}\u00a0ko`,
    save: "Télécharger",
    saveOf: (name: string): string => `Télécharger ${name}`,
    drop: "Supprimer",
    dropOf: (name: string): string => `Supprimer ${name}`,
    dropped: (name: string): string => `Supprimé : ${name}.`,
    undo: "Annuler",
    all: "Télécharger toutes les parties",
    more: (count: number): string => `Voir les ${count} autres`,
    empty: "Vider cet appareil",
    allFile: "zizanie-parties.json",
  },
  empty: {
    title: "Vider cet appareil ?",
    text: (gameCount: number, workCount: number): string =>
      `${both(gameCount, workCount) ? `Il y a ici ${both(gameCount, workCount)}.` : "Il n'y a ici ni partie ni carte."} Tout est effacé de ce navigateur pour de bon, avec vos notes, vos leçons faites et vos derniers choix.`,
    server: "Ce qui est sur le serveur y reste.",
    yes: "Tout effacer",
    done: "Cet appareil est vide.",
  },
  go: {
    leave: "Se déconnecter ?",
    lies: (gameCount: number, workCount: number): string =>
      `Il y a aussi ${both(gameCount, workCount)} sur cet appareil, dans ce navigateur : la prochaine personne qui s'en sert peut les voir.`,
    too: "Les effacer aussi",
    stays: "Ce qui est dans ce navigateur n'a pas pu être effacé : réessayez sous « Sur cet appareil ».",
  },
  stay: (count: number): string =>
    count === 1
      ? "Une partie est en cours sur cet appareil seulement : elle y reste."
      : `${count} parties sont en cours sur cet appareil seulement : elles y restent.`,
};
