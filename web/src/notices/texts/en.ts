import { lines, when } from "../worker/en";
import type { notices as french } from "./fr";

/** What one learns who wasn't there. */
export const notices: typeof french = {
  title: "News",
  lead: "What happened while you weren’t at the table. Kept for thirty days.",
  empty: "Nothing so far. When it is your turn and you aren’t there, it is said here.",
  fresh: "new",
  lines,
  when,
  push: {
    title: "On this device",
    lead: "News can come here even while no page of Zizanie is open.",
    on: "Tell me on this device",
    off: "Tell me nothing here",
    done: "This device will tell you.",
    over: "This device will tell you nothing more.",
    why: {
      place:
        "That takes an https address, or “localhost” on the machine where Zizanie runs. Here, news stays in the page.",
      browser:
        "This browser hears nothing while the page is closed. On an iPhone, add Zizanie to the home screen first.",
      denied: "You refused notifications of this site: the settings of the browser are where to change that.",
      failed: "The browser couldn’t sign up with its service. Try again later.",
    },
    who: "The message passes, encrypted, through the service of your browser (Google, Mozilla, Apple or Microsoft): it sees when, never what.",
  },
  matters: {
    title: "What is worth a ring",
    turns: "It is my turn, or my time runs out",
    endings: "A game is over",
    challenges: "I am challenged, or answered",
    wishes: "Somebody wants a game that I wait for",
  },
  browsers: {
    title: "Devices that tell you",
    unknown: "A browser",
    mine: "this one",
    since: (day: string) => `since ${day}`,
    end: "Remove",
    endOf: (name: string) => `Remove: ${name}`,
  },
};
