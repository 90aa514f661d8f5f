/** Les cartes et les jeux de cartes qu'on fabrique, et où ils sont gardés. */
export const own = {
  places: { account: "Dans votre compte", browser: "Dans ce navigateur" },
  where: "Où garder",
  into: { account: "Mon compte", browser: "Ce navigateur" },
  open: (name: string) => `Ouvrir ${name}`,
  drop: (name: string) => `Supprimer ${name}`,
  sure: (name: string) => `Supprimer « ${name} » ?`,
  nameless: "Sans nom",
  none: "Rien pour l'instant.",
  copy: "Copier dans mon compte",
  guest: "Avec un compte, vous les retrouvez sur tous vos appareils.",
  make: "Créer un compte",
  second: (name: string) =>
    `Entre-temps, un autre appareil a enregistré une modification : votre version est gardée à côté, sous le nom « ${name} ».`,
  unsaved: "Vos modifications ne sont pas encore dans votre compte.",
  sheet: {
    title: "Copier dans votre compte",
    lead: "Ce navigateur garde des parties finies, des cartes ou des jeux de cartes. Choisissez ce que vous voulez retrouver sur tous vos appareils ; personne d'autre ne le voit.",
    games: "Vos parties finies sur cet appareil",
    nothing: "Tout ce que garde ce navigateur est déjà dans votre compte.",
    remove: "Supprimer ensuite de ce navigateur",
    take: "Copier",
    later: "Pas maintenant",
    close: "Fermer",
    done: (count: number) => (count === 1 ? "1 copie dans votre compte." : `${count} copies dans votre compte.`),
    back: "Vous pourrez le faire plus tard, depuis la page « Vous ».",
  },
  me: {
    title: "Vos cartes et jeux de cartes",
    lead: (account: number, browser: number) =>
      `${account === 0 ? "Aucun dans votre compte" : `${account} dans votre compte`}, ${browser === 0 ? "aucun dans ce navigateur seulement" : `${browser} dans ce navigateur seulement`}. Personne d'autre ne voit ceux de votre compte, sauf quand vous jouez avec.`,
    guest: (browser: number) =>
      `${browser} dans ce navigateur. Avec un compte, vous les retrouvez sur tous vos appareils.`,
    to: { workshop: "L'atelier des cartes", decks: "Le jeu de cartes du club" },
  },
};
