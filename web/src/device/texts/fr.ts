/** Ce qu'un appareil dit de ses parties. */
export const device = {
  loading: "Le jeu se prépare sur cet appareil…",
  said: {
    full: "L’espace de ce navigateur est plein : cette partie ne se garde plus. Supprimez d’anciennes parties, ou téléchargez celle-ci avant de fermer la page.",
    unkept:
      "Ce navigateur ne garde rien, en navigation privée peut-être : cette partie s’arrêtera avec la page. Téléchargez-la pour la continuer ailleurs.",
    thought: "L’ordinateur n’a pas pu réfléchir à ce coup : il l’a tiré au sort.",
    gone: "Cette partie n’est plus sur cet appareil.",
    broken: "Cette partie n’a pas pu être relue. Elle reste dans la liste : téléchargez-la ou supprimez-la.",
    program:
      "Les jeux de cet appareil n’ont pas pu être chargés. Vérifiez votre connexion : la page réessaie toute seule.",
    unable:
      "Ce navigateur ne sait pas faire tourner les jeux sur l’appareil. Prenez une version récente de Chrome, Firefox ou Safari.",
  },
  elsewhere: {
    title: "Cette partie continue dans un autre onglet de ce navigateur.",
    text: "Elle se joue dans un seul onglet à la fois.",
    here: "Continuer ici",
  },
};
