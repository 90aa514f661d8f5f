import type { account as french } from "./fr";

const matches = (count: number): string => (count === 1 ? "1 game" : `${count} games`);

/** Who one is here, and what keeps one's games. */
export const account: typeof french = {
  before: "You and your games",
  guest: {
    title: "You are playing as a guest.",
    lead: "This browser knows you by a cookie only. If you clear it or change devices, you lose your games.",
  },
  known: {
    title: (name) => `You are ${name}.`,
    lead: (games) =>
      games === 0
        ? "This name is yours, on all your devices."
        : `This name and your ${games === 1 ? "game" : `${games} games`} are yours, on all your devices.`,
  },
  along: {
    title: "Your games as a guest",
    lead: (games) =>
      `${games === 1 ? "One game" : `${games} games`} you played here as a guest ${games === 1 ? "isn’t" : "aren’t"} in your account yet. The players you follow come along.`,
    take: "Add to my account",
  },
  name: {
    title: "Your name",
    hint: "1 to 24 characters. Your opponent will see it.",
    save: "Save",
    saved: "Saved.",
  },
  keep: {
    title: "Keep my games",
    lead: (games) =>
      `Choose a name and a way to sign in: that is all an account takes. No e-mail needed.${games === 0 ? "" : games === 1 ? " Your game comes along." : ` Your ${games} games come along.`}`,
    open: "Keep my games",
    name: "Your account name",
    passkey: "Use a passkey",
    passkeyHint:
      "Your device recognizes you by fingerprint, face or its own code. Nothing to remember, and nothing to steal here.",
    instead: "Use a password instead",
    password: "A password",
    passwordHint: "At least 10 characters. A few unrelated words make a good one.",
    withPassword: "Create my account",
    back: "Use a passkey instead",
    signin: "I already have an account",
  },
  why: {
    place: "Passkeys need an https address, or “localhost” on the machine that runs Zizanie. Choose a password here.",
    browser: "This browser does not support passkeys. Choose a password here.",
  },
  recovery: {
    title: "Your recovery codes",
    lead: "If you ever lose your passkey or password, each of these codes signs you in once. We won’t show them again: keep them somewhere off this device.",
    list: "The codes",
    copy: "Copy",
    copied: "Copied.",
    manual: "The browser can’t copy: select the codes by hand.",
    download: "Download",
    print: "Print",
    done: "I have saved them",
    file: "zizanie-codes.txt",
    head: (name, where) => `Zizanie (${where}), recovery codes of ${name}. Each works once.`,
  },
  phone: {
    title: "Play on my phone",
    lead: "Scan a code with the other device: you will be signed in there. The code works once, within 2 minutes.",
    show: "Show the code",
    label: "QR code for the other device",
    left: (time) => `${time} left`,
    in: "Your other device is in.",
    over: "This code no longer works.",
    again: "A new code",
    hide: "Hide the code",
    link: "Or open this address on the other device",
    alone: "Show it to your own device only: anyone who scans it can play in your place.",
    here: "This address works on this device only. Open Zizanie at its network address, then come back to this page.",
  },
  passkeys: {
    title: "Passkeys",
    none: "None so far. With a passkey, your device signs you in: nothing to remember.",
    unnamed: "Passkey",
    apart: "Security key or phone",
    added: (day) => `added on ${day}`,
    used: (day) => `last used on ${day}`,
    add: "Add a passkey",
    others: "Removing one signs your other devices out.",
    end: "Remove",
    endOf: (label) => `Remove the passkey ${label}`,
    place: "Passkeys don’t work at this address. To add one, open Zizanie over https.",
    browser: "This browser does not support passkeys. Try another one.",
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
    cancel: "Cancel",
    remove: "Remove the password",
    saved: "Saved.",
  },
  codes: {
    title: "Recovery codes",
    left: (count) => (count === 0 ? "You have none left." : `You have ${count} left.`),
    renew: "Get new codes",
    note: "The old ones will stop working, and your other devices will be signed out.",
  },
  vacation: {
    title: "Vacation",
    lead: "During a vacation, your clocks stop in all your games over days, and your opponents see it at the table. Up to 30 days a year, one vacation at a time, with at least a day in between.",
    away: (from, until) => `You are on vacation from ${from} to ${until}.`,
    planned: (from, until) => `You will be on vacation from ${from} to ${until}.`,
    back: "I’m back",
    cancel: "Cancel my vacation",
    days: "How many days",
    from: "From",
    atOnce: "Without a date, it starts now.",
    soonest: (day) => `On ${day} at the earliest.`,
    take: "Go on vacation",
    left: (days) =>
      days === 0 ? "You have no days left this year." : `You have ${days} day${days > 1 ? "s" : ""} left.`,
  },
  devices: {
    title: "Devices",
    lead: "Devices where you are signed in.",
    unknown: "Unknown device",
    mine: "this one",
    used: (day) => `last seen on ${day}`,
    end: "Sign out",
    endOf: (device) => `Sign ${device} out`,
    others: "Sign out all other devices",
  },
  data: {
    title: "Your data",
    lead: "Download everything we keep about you, sign out, or delete it all.",
    export: "Download everything",
    privacy: "What we keep, and who sees it",
    leave: "Sign out",
    forget: "Delete my data",
    delete: "Delete the account",
  },
  forget: {
    title: "Delete your data?",
    text: "Your name is deleted, and this browser starts over. You resign your games in progress. Your opponents keep all games, without your name; you will no longer have access to them.",
    yes: "Yes, delete my data",
  },
  delete: {
    title: "Delete the account?",
    text: "Your name, passkeys, password and codes are deleted at once and for good. You resign your games in progress. Your opponents keep all games, without your name.",
    confirm: (name) => `To confirm, type “${name}”`,
    yes: "Delete for good",
  },
  no: "Cancel",
  deleted: "Deleted.",
  signin: {
    title: "Welcome back.",
    already: (name) => `You are already signed in, ${name}.`,
    toMe: "You and your games",
    passkey: "Sign in with a passkey",
    or: "or",
    name: "Your name",
    password: "Password",
    go: "Sign in",
    wrong: "Wrong name or password. Check both, or use a recovery code.",
    wrongCode: "Wrong name or code. Each code works once.",
    withCode: "I have a recovery code",
    withPassword: "I have my password",
    code: "A recovery code",
    codeHint:
      "16 characters. Each code works once. Lost everything? Ask the administrator of this server for a new code.",
    waits: (games) =>
      games === 1
        ? "The game you are playing here as a guest will wait: you can add it to your account."
        : `The ${matches(games)} you are playing here as a guest will wait: you can add them to your account.`,
    none: "No account yet?",
    make: "Keep my games",
  },
  prove: {
    title: "Is it really you?",
    lead: "This change affects how you sign in. Show that the account is yours to go on.",
    passkey: "With a passkey",
    go: "Go on",
    none: "That isn’t possible here: sign in again by a link, or on a device where your passkey works.",
  },
  carry: {
    before: "One moment…",
    title: (name) => (name ? `Play here as ${name}?` : "Play here as yourself?"),
    brings: (games, kept) =>
      kept
        ? `You will be signed in to your account here${games === 0 ? "" : `, with ${matches(games)}`}.`
        : `You will play here as the same guest as on the other device${games === 0 ? "" : `, with ${matches(games)}`}.`,
    left: {
      back: (games) =>
        games === 1
          ? "The game you started here will be back when you sign out."
          : `The ${matches(games)} you started here will be back when you sign out.`,
      account: (games) =>
        `The account signed in here keeps its ${games === 1 ? "game" : matches(games)}: sign in to it again to go on.`,
      lost: (games) =>
        games === 1
          ? "You will lose the game you started here on this device."
          : `You will lose the ${matches(games)} you started here on this device.`,
    },
    yes: "Yes, it’s me",
    no: "No, change nothing",
    lost: "This code no longer works.",
    lostText: "It works once, within 2 minutes. Get a new one on the other device: “You”, then “Play on my phone”.",
    home: "To the games",
  },
};
