import type { privacy as french } from "./fr";

/** What is kept, for how long and for whom. */
export const privacy: typeof french = {
  title: "Privacy",
  lead: "Zizanie keeps what it takes to play, and nothing else. No advertising, no visitor statistics, no third party: the page loads nothing from anywhere else.",
  chapters: [
    {
      title: "What we keep",
      list: [
        ["A random number", "Your browser shows it in a cookie; it is all that makes you a guest."],
        ["A name", "The one that you type, if you type one."],
        [
          "The games",
          "Their settings, their moves with the time and, with clocks, what the line took, the requests (draws, takebacks, resignations), and who held each seat.",
        ],
        [
          "Your rating",
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
          "In games over days: your orders, your conditional moves, and what they did. No one else sees them.",
        ],
        ["Your vacations", "When you are away, or will be, and were within the last year."],
        [
          "Your notifications",
          "Browser and system in two words (“Firefox, Android”), the day you signed in and the day of your last visit; when, and how, you last showed there that it was you.",
        ],
        [
          "For an account, an e-mail address",
          "Only if you give one, and on servers that send e-mail: the address, your language, which e-mails you want and how often, when the last one was sent. That e-mails were asked for, as a hash of the account and of the address.",
        ],
        [
          "A feed and a calendar",
          "Only if you make them: a hash of their secret address, your language and the day they were made.",
        ],
      ],
    },
    {
      title: "What we don’t keep",
      lines: [
        "No phone number, no date of birth: we don’t ask for them. No e-mail address either, unless you want e-mails.",
        "Your IP address does not go into the database. The server holds it in memory for a while, to slow down excessive requests. The administrator of this server can switch on an access log, which contains it; it is off by default.",
        "A password or code that you type to sign in is never written down.",
      ],
    },
    {
      title: "For how long",
      list: [
        [
          "The games",
          "Usually: a game that never started, 30 days; an unfinished game, a year after its last move; a finished game, without limit. The administrator of this server can choose other periods.",
        ],
        ["A device where you are signed in", "Until you sign it out, or after 365 days without a visit."],
        ["The players you follow or block", "Until you change it."],
        ["An unanswered challenge, a game you want to be notified about", "7 days; 30 days."],
        ["Your orders", "Until you change it, and until the game is over at most."],
        ["A vacation", "A year and a month after it ended, for as long as it may count."],
        ["A notification", "30 days, and the latest 100; “your turn” is deleted as soon as you have played."],
        [
          "A device with notifications",
          "Until you switch it off, its service says that it is gone, or you sign out of the session in which you asked for it.",
        ],
        ["A code for the other device", "2 minutes. The challenge that a passkey answers: 5 minutes."],
        [
          "An e-mail address",
          "Until you remove it or delete the account; 7 days if you don’t confirm it. Its link works for a day, a link to sign in for 15 minutes. The e-mails themselves aren’t kept here.",
        ],
        ["That e-mails were asked for", "1 day."],
        ["A feed and a calendar", "Until you disable the links; new links replace the old ones at once."],
        ["The name, the account and the rating", "Until you delete them."],
        [
          "An open game",
          "Until an opponent sits down, you withdraw it or the game is deleted; it is listed while you are there and for a minute after, or for a week in games over days.",
        ],
        ["A search for an opponent", "Until it is over, or a minute after you have gone."],
        [
          "Backups",
          "If the administrator of this server makes any, deleted data stays in them until they are replaced.",
        ],
      ],
    },
    {
      title: "Who sees what",
      list: [
        [
          "Your opponent",
          "Your name, whether it belongs to an account, whether you are here, and your moves; in games over days, until when you are on vacation, which anyone who has the link sees too.",
        ],
        [
          "Anyone who has the link of a game",
          "The table as a spectator sees it: names and moves, never a hidden hand during the game. After the game, all of it can be replayed and downloaded, names included.",
        ],
        [
          "Players you follow",
          "That you follow them. When you follow each other, each of you sees whether the other is at a table. Players you block are not told.",
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
        "If you asked for it: a small program of this site that shows notifications while no page is open, and nothing else.",
        "Three cookies, for this server only: who you are (“zizanie”, one year; with an account also the guest that this browser was before), your language and your colours (one year). The last two are there to show you the right page from the start.",
        "In a drawer of its own (localStorage): your settings, your last choices for a new game, lessons done, your deduction notes, cards and decks that you make, and your random numbers for deals. It leaves only when you play with it: a card of yours, one of those numbers. Clearing the site’s data in the browser clears it.",
      ],
    },
    {
      title: "Download it, delete it",
      lines: [
        "On the page “You”, one button downloads everything we keep about you, and another one deletes it, with or without an account: name, passkeys, password, codes, devices, e-mail address, feeds, the players you know, your challenges and your notifications, at once.",
        "You resign your games in progress. All games stay, since they also belong to your opponents: they will show “deleted account” in your place.",
      ],
    },
  ],
  me: "You and your games",
};
