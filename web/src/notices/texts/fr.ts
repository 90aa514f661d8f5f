import { lines, when } from "../worker/fr";

/** Ce que l'on apprend quand on n'était pas là. */
export const notices = {
  title: "Nouvelles",
  lead: "Ce qui s'est passé pendant que vous n'étiez pas à la table. Gardé trente jours.",
  empty: "Rien pour l'instant. Quand c'est à vous de jouer et que vous n'êtes pas là, cela se dit ici.",
  fresh: "nouveau",
  lines,
  when,
  push: {
    title: "Sur cet appareil",
    lead: "Les nouvelles peuvent venir jusqu'ici même quand aucune page de Zizanie n'est ouverte.",
    on: "Me prévenir sur cet appareil",
    off: "Ne plus me prévenir ici",
    done: "Cet appareil vous préviendra.",
    over: "Cet appareil ne dira plus rien.",
    why: {
      place:
        "Il faut pour cela une adresse en https, ou « localhost » sur la machine où Zizanie tourne. Ici, les nouvelles restent dans la page.",
      browser:
        "Ce navigateur ne reçoit rien quand la page est fermée. Sur un iPhone, ajoutez d'abord Zizanie à l'écran d'accueil.",
      denied:
        "Vous avez refusé les notifications de ce site : c'est dans les réglages du navigateur que cela se change.",
      failed: "Le navigateur n'a pas pu s'inscrire auprès de son service. Réessayez plus tard.",
    },
    who: "Le message passe, chiffré, par le service de votre navigateur (Google, Mozilla, Apple ou Microsoft) : il voit quand, jamais quoi.",
  },
  matters: {
    title: "Ce qui mérite de sonner",
    turns: "C'est à moi, ou mon temps s'achève",
    endings: "Une partie est finie",
    challenges: "On me défie, on me répond",
    wishes: "Quelqu'un cherche un jeu que j'attends",
  },
  browsers: {
    title: "Appareils prévenus",
    unknown: "Un navigateur",
    mine: "celui-ci",
    since: (day: string) => `depuis le ${day}`,
    end: "Retirer",
    endOf: (name: string) => `Retirer : ${name}`,
  },
};
