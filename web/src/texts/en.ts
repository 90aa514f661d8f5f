import { confusion } from "./en.confusion";
import { fidelity as confusionFidelity, rules as confusionRules } from "./en.confusion.pages";
import { felon } from "./en.felon";
import { fidelity as felonFidelity, rules as felonRules } from "./en.felon.pages";
import { game } from "./en.game";
import { ironpond } from "./en.ironpond";
import { fidelity as ironpondFidelity, rules as ironpondRules } from "./en.ironpond.pages";
import { mutation } from "./en.mutation";
import { fidelity, rules } from "./en.pages";
import { tsunami } from "./en.tsunami";
import { fidelity as tsunamiFidelity, rules as tsunamiRules } from "./en.tsunami.pages";
import { lobby } from "./en.lobby";
import type { Texts } from "./fr";

/** Everything that the page says in English. */
export const en: Texts = {
  site: {
    skip: "Skip to the board",
    skipMain: "Skip to the content",
    home: "Zizanie, home",
    play: "Play",
    rules: "Rules",
    fidelity: "Fidelity",
    menu: "Settings",
    close: "Close",
    loading: "One moment…",
    language: "Language",
    theme: "Colours",
    themes: { auto: "System", light: "Paper", dark: "Slate" },
    themeNext: (now) => `Colours: ${now}. Change`,
    sound: "Sound",
    soundOn: "Turn the sound on",
    soundOff: "Turn the sound off",
    coordinates: "Coordinates around the board",
    confirm: "On touch, confirm each move",
    turning: "Two on one screen: turn the board after each move",
    name: "Your name",
    nameHint: "1 to 24 characters. Your opponent will see it.",
    save: "Save",
    saved: "Noted.",
  },
  titles: {
    home: "Zizanie",
    game: (title) => `${title} | Zizanie`,
    rules: (title) => `Rules: ${title} | Zizanie`,
    fidelity: (title) => `Fidelity: ${title} | Zizanie`,
    sheet: (title) => `Deduction sheet: ${title} | Zizanie`,
    replay: (title) => `Replay a game: ${title} | Zizanie`,
    missing: "Page not found | Zizanie",
  },
  missing: {
    title: "There is no such page.",
    text: "The link may be incomplete, or the game is no longer there.",
    back: "Back to the home page",
  },
  trouble: { title: "Something went wrong.", again: "Try again" },
  home: {
    headline: {
      one: "Chess where the square decides.",
      many: (count) => `${count} French games that upset chess and go.`,
      counts: ["No", "One", "Two", "Three", "Four", "Five"],
    },
    lead: "Sow some discord, with a friend or against the computer. Nothing to install, nothing to pay.",
    newGame: "New game",
    invite: "Invite someone",
    shelf: "The games",
    yours: "Your games",
    turn: "Your turn",
    others: "Waiting",
    over: "Finished",
    moves: (count) => (count === 0 ? "not begun yet" : count === 1 ? "1 move" : `${count} moves`),
    againstComputer: (level) => `against the computer, level ${level}`,
    against: (name) => `against ${name || "a guest"}`,
    againstNobody: "your opponent isn’t here yet",
    onScreen: "two on one screen",
    open: (title) => `Play ${title}`,
    box: (title) => `Box of ${title}`,
    readRules: "Read the rules",
    readFidelity: "What is reconstructed",
  },
  create: {
    title: "New game",
    game: "The game",
    opponent: "The opponent",
    opponents: { computer: "Computer", friend: "By a link", screen: "Two here" },
    notes: {
      computer: "It knows only what you can see yourself.",
      friend: "You will get a link to send. Whoever opens it may take the free seat.",
      screen: "You play both sides, turn by turn.",
    },
    level: "Its level",
    levels: ["beginner", "curious", "casual", "regular", "club", "solid", "expert", "master"],
    levelName: (level, name) => `${level}, ${name}`,
    side: "Your side",
    random: "By lot",
    start: "Start",
    own: "My own",
    ownLabel: "The 64 letters of your board",
    ownHint: "From rank 8 down to rank 1, a to h: R red, Y yellow, B blue, K black, W white.",
    ownGood: "This board is right.",
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
  rules,
  fidelity,
};
