import type { privacy as french } from "./fr";

/** What is kept, for how long and for whom. */
export const privacy: typeof french = {
  title: "Privacy",
  lead: "Zizanie keeps what it takes to play, and nothing else. No advertising, no visitor statistics, nobody but this server: the page loads nothing from anywhere else.",
  chapters: [
    {
      title: "What is kept",
      list: [
        ["A random number", "Your browser shows it in a cookie; it is all that makes you a guest."],
        ["A name", "The one that you type, if you type one."],
        [
          "The games",
          "Their settings, their moves with the time and, with clocks, what the line took, what was asked (draws, takebacks, resignations), and who held each seat.",
        ],
        [
          "Your standing",
          "For each game of which you have played one that counts: a number, how certain it is, how many games it comes from and when the last one was.",
        ],
        [
          "An open seat, a search",
          "That you wait for somebody, for which game, how you would play, whether by name, since when and when you were last there.",
        ],
        [
          "The people you follow or block",
          "Who and since when, and whom you let challenge you; the challenges that wait, and the games you want to hear of.",
        ],
        [
          "What you leave to be done",
          "In games over days: your standing orders, your conditional moves, and what was done by them. Nobody else is shown them.",
        ],
        ["Your vacations", "When you are away, or will be, and were within the last year."],
        [
          "Your news",
          "What happened while you weren’t at the table: what, at which game, when, the name across from you, and whether you have seen it.",
        ],
        [
          "The devices that tell you",
          "The address that your browser’s service has given to this device, its keys, its language, its name in two words and the day; what you want to learn that way.",
        ],
        [
          "For an account, what knows you",
          "The public part of your passkeys, with what they are called and the days they were used; an Argon2id hash of the password, never the password; a hash of each recovery code.",
        ],
        [
          "For an account, your devices",
          "Browser and system in two words (“Firefox, Android”), the day you came in and the day you were last there; when, and by what, you last showed there that it was you.",
        ],
        [
          "For an account, an e-mail address",
          "Only if you give one, and on servers that send e-mail: the address, your language, what you want to read and how often, when you were last written to. That letters were asked for, as a hash of the account and of the address.",
        ],
        [
          "A feed and a calendar",
          "Only if you make them: a hash of their secret address, your language and the day they were made.",
        ],
      ],
    },
    {
      title: "What isn’t",
      lines: [
        "No phone number, no date of birth: nobody asks you for them. No e-mail address either, unless you want to be written to.",
        "Your IP address does not go into the database. The server holds it in memory for a while, to slow down whoever asks for too much. Whoever runs this server may switch on an access log, which has it; usually it is off.",
        "When a password or a code is tried, what was typed is written down nowhere.",
      ],
    },
    {
      title: "For how long",
      list: [
        [
          "The games",
          "Usually: a proposal that nobody began, 30 days; a game that nobody goes on with, a year after its last move; a finished game, without limit. Whoever runs this server may choose other times.",
        ],
        ["A device where an account is open", "Until you sign it out, or after 365 days without a visit."],
        ["The people you follow or block", "Until you change it."],
        ["A challenge without an answer, a game you want to hear of", "Seven days; thirty days."],
        ["What you leave to be done", "Until you change it, and until the game is over at most."],
        ["A vacation", "A year and a month after it ended, for as long as it may count."],
        ["A piece of news", "Thirty days, and the latest hundred; “your turn” goes as soon as you have played."],
        [
          "A device that tells you",
          "Until you want it no more, its service says that it is gone, or the session ends in which you asked for it.",
        ],
        ["A code for the other device", "Two minutes. What a passkey answers to while it is used: five."],
        [
          "An e-mail address",
          "Until you remove it or delete the account; seven days if you don’t confirm it. Its link works for a day, a link to come in for fifteen minutes. The letters themselves aren’t kept here.",
        ],
        ["That letters were asked for", "A day."],
        ["A feed and a calendar", "Until you close them; other addresses replace the old ones at once."],
        ["The name, the account and the standing", "Until you delete them."],
        [
          "An open seat",
          "Until somebody sits down, you withdraw it or its game is forgotten; it shows while you are there and for a minute after, a week where moves take days.",
        ],
        ["A search for an opponent", "Until it is over, or a minute after you have gone."],
        ["Backups", "If whoever runs this server makes any, what was deleted stays in them until they are replaced."],
      ],
    },
    {
      title: "Who sees what",
      list: [
        [
          "Whoever sits across from you",
          "Your name, whether it is an account’s, whether you are here, and your moves; where moves take days, until when you are on vacation, as does whoever has the link.",
        ],
        [
          "Whoever has the link of a game",
          "The table as a spectator sees it: names and moves, never a hidden hand while the game lasts. After the end the whole game can be replayed and downloaded, names included.",
        ],
        [
          "Whom you follow",
          "That you follow them. If you follow each other, each sees whether the other is at a table. Whom you block isn’t told.",
        ],
        [
          "Your browser’s service",
          "If you let a device tell you (Google, Mozilla, Apple or Microsoft): that an encrypted message goes there, and when. Never what it says.",
        ],
        ["Whoever runs this server", "What is listed above, for it is their machine. Not your password."],
        [
          "The mail servers on the way",
          "Your address and the letters that you asked for: who has played, challenged you or looks for a game, at which game, never a move or a hand.",
        ],
        [
          "Whoever has the secret address of a feed",
          "Your news, and which moves you have to make until when. Nothing that you don’t see yourself.",
        ],
        [
          "Anybody else",
          "If you open a seat: your name, your standing and what you propose, on the page of the game, while it is open. If you look for an opponent: the game, the time control, your rating and whether the game is to be rated, on the home page and the page of the game, while you look; your name only if you choose to show it. Nobody whom you block, and nobody who blocks you, sees any of it. At a table and in lists of games, whoever you play sees your rating at that game and what a rated game changed. Otherwise nothing; no list shows who plays.",
        ],
      ],
    },
    {
      title: "What your browser remembers",
      lines: [
        "If you asked for it: a small program of this site that shows news while no page is open, and nothing else.",
        "Three cookies, which speak to this server only: who you are (“zizanie”, one year; with an account also the guest that this browser was before), your language and your colours (one year). The last two are there to show you the right page from the start.",
        "In a drawer of its own (localStorage): your settings, your last choices for a new game, lessons done, your deduction notes, cards and decks that you make, and your random numbers for deals. It leaves only when you play with it: a card of yours, one of those numbers. Clearing the site’s data in the browser clears it.",
      ],
    },
    {
      title: "Take it away, delete it",
      lines: [
        "On the page “You” one button gives you all that is kept about you in a file, and another one forgets you, with or without an account: name, passkeys, password, codes, devices, e-mail address, feeds, the people you know, your challenges and your news go at once.",
        "Running games are given up, and all of them stay, for they also belong to whoever played them with you: in your place it will say “deleted account”.",
      ],
    },
  ],
  me: "You and your games",
};
