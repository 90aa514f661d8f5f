import type { account as french } from "./fr";

const matches = (count: number): string => (count === 1 ? "1 game" : `${count} games`);

/** Who one is here, and what keeps one's games. */
export const account: typeof french = {
  before: "You and your games",
  guest: {
    title: "You are playing as a guest.",
    lead: "This browser knows you by a cookie, and by nothing else. Clear it or change devices, and nothing says any more that your games are yours.",
  },
  known: {
    title: (name) => `You are ${name}.`,
    lead: (games) =>
      games === 0
        ? "This name is yours, on all your devices."
        : `This name and your ${games === 1 ? "game" : `${games} games`} are yours, on all your devices.`,
  },
  along: {
    title: "What this browser had already",
    lead: (games) =>
      `${games === 1 ? "One game" : `${games} games`} from before, as a guest, ${games === 1 ? "isn’t" : "aren’t"} this account’s yet. Whom you follow comes along.`,
    take: "Take it all along",
  },
  name: {
    title: "Your name",
    hint: "1 to 24 characters. Your opponent will see it.",
    save: "Save",
    saved: "Noted.",
  },
  keep: {
    title: "Keep my games",
    lead: (games) =>
      `A name that is yours alone, and a way to show that it’s you: that is an account. No address, no e-mail.${games === 0 ? "" : games === 1 ? " Your game comes along." : ` Your ${games} games come along.`}`,
    open: "Keep my games",
    name: "The name that will be yours",
    passkey: "Keep with a passkey",
    passkeyHint:
      "Your device knows you, by finger, face or its own code. Nothing to remember, and nothing to steal here.",
    instead: "A password instead",
    password: "A password",
    passwordHint: "At least 10 characters. A few unrelated words make a good one.",
    withPassword: "Keep with this password",
    back: "A passkey instead",
    signin: "I have an account already",
  },
  why: {
    place:
      "Passkeys need an https address, or “localhost” on the machine that Zizanie runs on. Here, then, it is a password.",
    browser: "This browser doesn’t know passkeys. Here, then, it is a password.",
  },
  recovery: {
    title: "Your recovery codes",
    lead: "Should you one day be without passkey or password, each of these codes opens your account, once. We won’t show them again: keep them somewhere off this device.",
    list: "The codes",
    copy: "Copy",
    copied: "Copied.",
    manual: "The browser won’t copy: select the codes yourself.",
    download: "Download",
    print: "Print",
    done: "I have kept them",
    file: "zizanie-codes.txt",
    head: (name, where) => `Zizanie (${where}), recovery codes of ${name}. Each works once.`,
  },
  phone: {
    title: "Play on my phone",
    lead: "Point the other device’s camera at a code, and it becomes you. The code works once, within two minutes.",
    show: "Show the code",
    label: "QR code for the other device",
    left: (time) => `${time} left`,
    in: "Your other device is in.",
    over: "This code no longer works.",
    again: "A new code",
    hide: "Put it away",
    link: "Or open this address on the other device",
    alone: "Show it to your own device only: whoever photographs it plays in your place.",
    here: "Zizanie is open here at an address that only this device knows. Open it at its address on the network, then come back to this page.",
  },
  passkeys: {
    title: "Passkeys",
    none: "None so far. With a passkey your device knows you: nothing to remember.",
    unnamed: "Passkey",
    apart: "Key or phone",
    added: (day) => `added on ${day}`,
    used: (day) => `used on ${day}`,
    add: "Add a passkey",
    others: "Removing one signs your other devices out.",
    end: "Remove",
    endOf: (label) => `Remove the passkey ${label}`,
    place: "To add one, open Zizanie by https: passkeys don’t work here.",
    browser: "This browser doesn’t know passkeys.",
  },
  password: {
    title: "Password",
    has: "You have one.",
    hasNot: "You have none.",
    change: "Change the password",
    choose: "Choose a password",
    field: "New password",
    others: "Your other devices will be signed out.",
    save: "Save",
    cancel: "Leave it as it is",
    remove: "Have none any more",
    saved: "Noted.",
  },
  codes: {
    title: "Recovery codes",
    left: (count) => (count === 0 ? "You have none left." : `You have ${count} left.`),
    renew: "Make new ones",
    note: "The old ones will stop working, and your other devices will be signed out.",
  },
  vacation: {
    title: "Vacation",
    lead: "During a vacation your time stands still in all your games over days, and whoever you play with sees it at the table. Thirty days a year, one vacation at a time, and a day at least between two.",
    away: (from, until) => `You are on vacation from ${from} to ${until}.`,
    planned: (from, until) => `You will be on vacation from ${from} to ${until}.`,
    back: "I’m back",
    cancel: "Give it up",
    days: "How many days",
    from: "From",
    atOnce: "Without a date, at once.",
    soonest: (day) => `On ${day} at the earliest.`,
    take: "Take a vacation",
    left: (days) =>
      days === 0 ? "You have no day left this year." : `You have ${days} day${days > 1 ? "s" : ""} left.`,
  },
  devices: {
    title: "Devices",
    lead: "Where this account is open.",
    unknown: "Unknown device",
    mine: "this one",
    used: (day) => `last seen on ${day}`,
    end: "Sign out",
    endOf: (device) => `Sign ${device} out`,
    others: "Sign all others out",
  },
  data: {
    title: "Your data",
    lead: "All that is kept about you, in one file; and the way out.",
    export: "Download everything",
    privacy: "What is kept, and for whom",
    leave: "Sign out",
    forget: "Forget me",
    delete: "Delete the account",
  },
  forget: {
    title: "Forget you?",
    text: "Your name goes, and this browser starts over. Your running games are given up; all of them stay with whoever played them with you, without your name; you won’t come back to them.",
    yes: "Yes, forget me",
  },
  delete: {
    title: "Delete the account?",
    text: "Your name, your passkeys, your password and your codes go at once and for good. Your running games are given up; all of them stay with whoever played them with you, without your name.",
    confirm: (name) => `To confirm, type “${name}”`,
    yes: "Delete for good",
  },
  no: "No, I’m staying",
  deleted: "It is gone.",
  signin: {
    title: "Good to see you again.",
    already: (name) => `You are here already, ${name}.`,
    toMe: "You and your games",
    passkey: "Come in with a passkey",
    or: "or",
    name: "Your name",
    password: "Password",
    go: "Come in",
    wrong: "Wrong name or password. Check both, or use a recovery code.",
    wrongCode: "Wrong name or code. Each code works once.",
    withCode: "I have a recovery code",
    withPassword: "I have my password",
    code: "A recovery code",
    codeHint:
      "Sixteen characters. It won’t work again afterwards. All is lost? Whoever runs this server can give you one.",
    waits: (games) =>
      games === 1
        ? "The game that this guest plays here will wait: you can take it along."
        : `The ${matches(games)} that this guest plays here will wait: you can take them along.`,
    none: "No account yet?",
    make: "Keep my games",
  },
  prove: {
    title: "Is it really you?",
    lead: "What you are changing opens or closes your account. Show that it’s yours: the rest follows.",
    passkey: "With a passkey",
    go: "Go on",
    none: "Nothing here can show it: come in again by a link, or where your passkey works.",
  },
  carry: {
    before: "One moment…",
    title: (name) => (name ? `Play here as ${name}?` : "Play here as yourself?"),
    brings: (games, kept) =>
      kept
        ? `This device comes into your account${games === 0 ? "" : `, with ${matches(games)}`}.`
        : `This device becomes the same guest as the other one${games === 0 ? "" : `, with ${matches(games)}`}.`,
    left: {
      back: (games) =>
        games === 1
          ? "The game begun here will wait, and comes back when you sign out."
          : `The ${matches(games)} begun here will wait, and come back when you sign out.`,
      account: (games) =>
        `The account that is open here keeps its ${games === 1 ? "game" : matches(games)}: sign in to it again to go on.`,
      lost: (games) =>
        games === 1
          ? "The game begun here will be left behind: this device won’t find it again."
          : `The ${matches(games)} begun here will be left behind: this device won’t find them again.`,
    },
    yes: "Yes, it’s me",
    no: "No, leave it as it is",
    lost: "This code no longer works.",
    lostText: "It works once, within two minutes. Make a new one on the other device: “You”, then “Play on my phone”.",
    home: "To the games",
  },
};
