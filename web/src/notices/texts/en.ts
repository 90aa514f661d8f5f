import { lines, when } from "../worker/en";
import type { notices as french } from "./fr";

/** What one learns who wasn't there. */
export const notices: typeof french = {
  title: "Notifications",
  lead: "What happened while you were away from the table. Kept for 30 days.",
  empty: "Nothing so far. When it is your turn and you are away, you will see it here.",
  fresh: "new",
  lines,
  when,
  push: {
    title: "On this device",
    lead: "Get notifications here even when no page of Zizanie is open.",
    on: "Notify me on this device",
    off: "Stop notifying me here",
    done: "You will be notified on this device.",
    over: "You will no longer be notified on this device.",
    why: {
      place:
        "This needs an https address, or “localhost” on the machine where Zizanie runs. Here, notifications stay on the page.",
      home: "On an iPhone or iPad, notifications work once Zizanie is on the home screen: tap Share, then “Add to Home Screen”, and open Zizanie from there.",
      browser: "This browser gets nothing while the page is closed.",
      denied: "You have blocked notifications from this site. Allow them in your browser’s settings.",
      failed: "The browser couldn’t reach its notification service. Try again later.",
    },
    who: "The message goes, encrypted, through your browser’s service (Google, Mozilla, Apple or Microsoft): they see when, never what.",
  },
  matters: {
    title: "Notify me when",
    turns: "It is my turn, or my time is running out",
    endings: "A game is over",
    challenges: "A player challenges me or answers my challenge",
    wishes: "A player looks for a game I want to play",
  },
  browsers: {
    title: "Devices with notifications",
    unknown: "A browser",
    mine: "this one",
    since: (day: string) => `since ${day}`,
    end: "Remove",
    endOf: (name: string) => `Remove: ${name}`,
  },
};
