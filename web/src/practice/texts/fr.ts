/** What is said to whoever is led through a first game, in French. */
export const learn = {
  title: "Apprendre en deux minutes",
  step: (now: number, all: number) => `Étape ${now} sur ${all}`,
  skip: "Plus tard",
  show: "Montrez-moi",
  back: "Une étape en arrière",
  again: "Recommencer",
  closing: "Vous savez jouer !",
  playOn: "Continuer contre l'ordinateur",
  playOnText: "La partie continue d'ici, au niveau le plus facile.",
  playing: "La partie s'ouvre…",
  page: "La page du jeu",
  offer: (title: string) => `${title} est nouveau pour vous ?`,
  offerResume: (title: string, now: number, all: number) => `${title} : vous en étiez à l'étape ${now} sur ${all}.`,
  offerGo: "Apprendre en deux minutes",
  offerOn: "Reprendre",
  offerNo: "Non merci",
};

/** What is said beside an exercise. */
export const practice = {
  lessons: "Toutes les leçons",
  practised: "fait",
  missing: "Les exercices n'ont pas pu être chargés. Rechargez la page pour réessayer.",
  nav: "S'exercer",
  all: "Toutes les cartes",
  count: (now: number, all: number) => `${now} sur ${all}`,
  goal: "Le but.",
  show: "Montrez-moi",
  again: "Recommencer",
  previous: "Exercice précédent",
  next: "Exercice suivant",
  done: "C'est réussi",
};
