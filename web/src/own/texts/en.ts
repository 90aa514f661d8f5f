import type { own as french } from "./fr";

/** Cards and decks that one makes, and where they are kept. */
export const own: typeof french = {
  places: { account: "In your account", browser: "In this browser" },
  where: "Where to save",
  into: { account: "My account", browser: "This browser" },
  open: (name) => `Open ${name}`,
  drop: (name) => `Delete ${name}`,
  sure: (name) => `Delete “${name}”?`,
  nameless: "Nameless",
  none: "Nothing yet.",
  copy: "Copy to my account",
  guest: "With an account, you have them on all your devices.",
  make: "Create an account",
  second: (name) => `Changed on another device in the meantime: your version has been saved beside it, as “${name}”.`,
  unsaved: "Your changes aren’t in your account yet.",
  sheet: {
    title: "Copy to your account",
    lead: "This browser keeps finished games, cards or decks. Choose what you want to have on all your devices; no one else sees it.",
    games: "Your finished games on this device",
    nothing: "Everything this browser keeps is already in your account.",
    remove: "Then delete from this browser",
    take: "Copy",
    later: "Not now",
    close: "Close",
    done: (count) => (count === 1 ? "1 copy in your account." : `${count} copies in your account.`),
    back: "You can do this later, on the “You” page.",
  },
  me: {
    title: "Your cards and decks",
    lead: (account, browser) =>
      `${account === 0 ? "None in your account" : `${account} in your account`}, ${browser === 0 ? "none in this browser only" : `${browser} in this browser only`}. No one else sees those in your account, except when you play with them.`,
    guest: (browser) => `${browser} in this browser. With an account, you have them on all your devices.`,
    to: { workshop: "The card workshop", decks: "The club’s deck" },
  },
};
