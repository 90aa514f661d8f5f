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
          "That you wait for somebody, for which game, since when and when you were last there.",
        ],
        [
          "The people you follow or block",
          "Who and since when, and whom you let challenge you; the challenges that wait, and the games you want to hear of.",
        ],
        [
          "For an account, what knows you",
          "The public part of your passkeys, with what they are called and the days they were used; an Argon2id hash of the password, never the password; a hash of each recovery code.",
        ],
        [
          "For an account, your devices",
          "Browser and system in two words (“Firefox, Android”), the day you came in and the day you were last there.",
        ],
      ],
    },
    {
      title: "What isn’t",
      lines: [
        "No e-mail, no phone number, no date of birth: nobody asks you for them.",
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
        ["A code for the other device", "Two minutes. What a passkey answers to while it is used: five."],
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
          "Your name, whether it is an account’s, whether you are here, and your moves.",
        ],
        [
          "Whoever has the link of a game",
          "The table as a spectator sees it: names and moves, never a hidden hand while the game lasts. After the end the whole game can be replayed and downloaded, names included.",
        ],
        [
          "Whom you follow",
          "That you follow them. If you follow each other, each sees whether the other is at a table. Whom you block isn’t told.",
        ],
        ["Whoever runs this server", "What is listed above, for it is their machine. Not your password."],
        [
          "Anybody else",
          "If you open a seat: your name, your standing and what you propose, on the page of the game, while it is open. If you look for an opponent: that one more person is looking. Otherwise nothing; no list shows who plays.",
        ],
      ],
    },
    {
      title: "What your browser remembers",
      lines: [
        "Three cookies, which speak to this server only: who you are (“zizanie”, one year; with an account also the guest that this browser was before), your language and your colours (one year). The last two are there to show you the right page from the start.",
        "In a drawer of its own (localStorage): your settings, your last choices for a new game, lessons done, your deduction notes, cards and decks that you make, and your random numbers for deals. It leaves only when you play with it: a card of yours, one of those numbers. Clearing the site’s data in the browser clears it.",
      ],
    },
    {
      title: "Take it away, delete it",
      lines: [
        "On the page “You” one button gives you all that is kept about you in a file, and another one forgets you, with or without an account: name, passkeys, password, codes, devices, the people you know and your challenges go at once.",
        "Running games are given up, and all of them stay, for they also belong to whoever played them with you: in your place it will say “deleted account”.",
      ],
    },
  ],
  me: "You and your games",
};
