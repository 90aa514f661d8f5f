import { confusion } from "./fr.confusion";
import { fidelity as confusionFidelity, rules as confusionRules } from "./fr.confusion.pages";
import { felon } from "./fr.felon";
import { fidelity as felonFidelity, rules as felonRules } from "./fr.felon.pages";
import { game } from "./fr.game";
import { ironpond } from "./fr.ironpond";
import { fidelity as ironpondFidelity, rules as ironpondRules } from "./fr.ironpond.pages";
import { mutation } from "./fr.mutation";
import { fidelity, rules } from "./fr.pages";
import { tsunami } from "./fr.tsunami";
import { fidelity as tsunamiFidelity, rules as tsunamiRules } from "./fr.tsunami.pages";
import { lobby } from "./fr.lobby";
import { workshop } from "./fr.workshop";
import { typeset } from "./typeset";

/** Everything that the page says in French; plain spaces and apostrophes here, `typeset` does the rest. */
export const fr = typeset({
  site: {
    skip: "Aller au plateau",
    skipMain: "Aller au contenu",
    home: "Zizanie, accueil",
    play: "Jouer",
    rules: "Règles",
    fidelity: "Fidélité",
    menu: "Réglages",
    close: "Fermer",
    loading: "Un instant…",
    language: "Langue",
    theme: "Couleurs",
    themes: { auto: "Système", light: "Papier", dark: "Ardoise" },
    themeNext: (now: string) => `Couleurs : ${now}. Changer`,
    sound: "Son",
    soundOn: "Activer le son",
    soundOff: "Couper le son",
    coordinates: "Coordonnées autour du plateau",
    confirm: "Au doigt, confirmer chaque coup",
    turning: "À deux sur l'écran : tourner le plateau après chaque coup",
    name: "Votre nom",
    nameHint: "De 1 à 24 signes. L'adversaire le verra.",
    save: "Enregistrer",
    saved: "C'est noté.",
  },
  titles: {
    home: "Zizanie",
    game: (title: string) => `${title} | Zizanie`,
    rules: (title: string) => `Règles : ${title} | Zizanie`,
    fidelity: (title: string) => `Fidélité : ${title} | Zizanie`,
    sheet: (title: string) => `Feuille de déduction : ${title} | Zizanie`,
    replay: (title: string) => `Revoir une partie : ${title} | Zizanie`,
    cards: (title: string) => `Les cartes : ${title} | Zizanie`,
    practice: (title: string) => `S'exercer : ${title} | Zizanie`,
    workshop: (title: string) => `L'atelier : ${title} | Zizanie`,
    missing: "Page introuvable | Zizanie",
  },
  practice: {
    rules: "La règle",
    practised: "fait",
    missing: "Les exercices ne se chargent pas ; rechargez la page.",
    nav: "S'exercer",
    all: "Toutes les cartes",
    count: (now: number, all: number) => `${now} sur ${all}`,
    goal: "Le but.",
    show: "Montrez-moi",
    again: "Recommencer",
    previous: "Exercice précédent",
    next: "Exercice suivant",
    done: "C'est réussi",
  },
  missing: {
    title: "Cette page n'existe pas.",
    text: "Le lien est peut-être incomplet, ou la partie n'est plus là.",
    back: "Retour à l'accueil",
  },
  trouble: {
    title: "Quelque chose s'est mal passé.",
    again: "Réessayer",
  },
  home: {
    headline: (count: string) => `${count} jeux français qui dérèglent les échecs et le go.`,
    counts: ["Zéro", "Un", "Deux", "Trois", "Quatre", "Cinq"],
    lead: "Semez la zizanie à deux, contre une personne ou contre l'ordinateur. Rien à installer, rien à payer.",
    newGame: "Nouvelle partie",
    invite: "Inviter quelqu'un",
    shelf: "Les jeux",
    yours: "Vos parties",
    turn: "À vous de jouer",
    others: "En attente",
    over: "Terminées",
    moves: (count: number) => (count === 0 ? "pas encore commencée" : count === 1 ? "1 coup" : `${count} coups`),
    againstComputer: (level: number) => `contre l'ordinateur, niveau ${level}`,
    against: (name: string) => `contre ${name || "un invité"}`,
    againstNobody: "l'adversaire n'est pas encore là",
    onScreen: "à deux sur un écran",
    open: (title: string) => `Jouer à ${title}`,
    box: (title: string) => `Boîte de ${title}`,
    readRules: "Lire les règles",
    readFidelity: "Ce qui est reconstitué",
  },
  create: {
    title: "Nouvelle partie",
    game: "Le jeu",
    opponent: "L'adversaire",
    opponents: { computer: "Ordinateur", friend: "Par un lien", screen: "À deux ici" },
    notes: {
      computer: "Il ne connaît que ce que vous voyez vous-même.",
      friend: "Vous aurez un lien à envoyer. Qui l'ouvre peut prendre la place libre.",
      screen: "Vous jouez les deux camps, à tour de rôle.",
    },
    level: "Son niveau",
    levels: ["débutant", "curieux", "amateur", "habitué", "club", "solide", "expert", "maître"],
    levelName: (level: number, name: string) => `${level}, ${name}`,
    side: "Votre camp",
    random: "Au sort",
    start: "Commencer",
    own: "Le mien",
    ownLabel: "Les 64 lettres de votre plateau",
    ownHint: "De la rangée 8 à la rangée 1, de a à h : R rouge, Y jaune, B bleu, K noir, W blanc.",
    ownGood: "Ce plateau est bon.",
  },
  game,
  lobby,
  mutation,
  confusion,
  felon,
  felonRules,
  felonFidelity,
  confusionRules,
  confusionFidelity,
  ironpond,
  ironpondRules,
  ironpondFidelity,
  tsunami,
  tsunamiRules,
  tsunamiFidelity,
  workshop,
  rules,
  fidelity,
});

/** Every language has all of these. */
export type Texts = typeof fr;
