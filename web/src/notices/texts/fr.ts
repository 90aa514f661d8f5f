import { lines, when } from "../worker/fr";

/** Ce que l'on apprend quand on n'était pas là. */
export const notices = {
  title: "Notifications",
  lead: "Ce qui s'est passé pendant que vous n'étiez pas à la table. Conservé 30 jours.",
  empty: "Rien pour l'instant. Quand c'est à vous de jouer et que vous n'êtes pas là, c'est annoncé ici.",
  fresh: "nouveau",
  lines,
  when,
  push: {
    title: "Sur cet appareil",
    lead: "Recevez les notifications ici même quand aucune page de Zizanie n'est ouverte.",
    on: "M'avertir sur cet appareil",
    off: "Ne plus m'avertir ici",
    done: "Vous serez averti sur cet appareil.",
    over: "Vous ne serez plus averti sur cet appareil.",
    why: {
      place:
        "Il faut pour cela une adresse en https, ou « localhost » sur la machine où Zizanie tourne. Ici, les notifications restent dans la page.",
      home: "Sur un iPhone ou un iPad, les notifications marchent une fois Zizanie sur l'écran d'accueil : touchez Partager, puis « Sur l'écran d'accueil », et ouvrez Zizanie de là.",
      browser: "Ce navigateur ne reçoit rien quand la page est fermée.",
      denied: "Vous avez bloqué les notifications de ce site. Autorisez-les dans les réglages du navigateur.",
      failed: "Le navigateur n'a pas pu joindre son service de notifications. Réessayez plus tard.",
    },
    who: "Le message passe, chiffré, par le service de votre navigateur (Google, Mozilla, Apple ou Microsoft) : il voit quand, jamais quoi.",
  },
  matters: {
    title: "M'avertir quand",
    turns: "C'est à moi de jouer, ou mon temps est presque écoulé",
    endings: "Une partie est finie",
    challenges: "Un joueur me défie ou répond à mon défi",
    wishes: "Un joueur cherche un adversaire à un jeu qui m'intéresse",
  },
  browsers: {
    title: "Appareils avertis",
    unknown: "Un navigateur",
    mine: "celui-ci",
    since: (day: string) => `depuis le ${day}`,
    end: "Retirer",
    endOf: (name: string) => `Retirer : ${name}`,
  },
};
