import type { privacy as french } from "./fr";

/** What is kept by a copy without a server, where everything stays on the device. */
export const alone: typeof french = {
  title: "Privacy",
  lead: "This copy of Zizanie has no server: what you do here stays on this device. No advertising, no visitor statistics, no third party: the page loads its own files only.",
  chapters: [
    {
      title: "What your browser keeps",
      list: [
        [
          "The games played here",
          "Their settings, their moves and what the computer hides there, such as its hand: the browser’s tools can read it.",
        ],
        [
          "Everything else",
          "Your settings, your name if you type one, your last choices for a new game, the lessons you have done, your deduction notes, your cards and decks. There are no cookies.",
        ],
      ],
    },
    {
      title: "For how long",
      lines: [
        "Until you delete it: on the “You” page, or by clearing the site’s data in the browser. Some browsers delete it by themselves, for example after a week without a visit; save what you want to keep in a file.",
      ],
    },
    {
      title: "Who sees what",
      list: [
        ["Anyone who uses this browser", "Everything that is here: there is no account and no password."],
        ["The host of these files", "Which files are requested, when, and from which IP address. Never your games."],
        [
          "Anyone to whom you give a file or a link",
          "What you put in it: the link of a card or a deck contains all of it.",
        ],
      ],
    },
  ],
  me: "You and your games",
};

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
          "For each game in which you have played a rated game: a number, how certain it is, how many games it comes from and when the last one was.",
        ],
        [
          "An open game, a search",
          "That you are waiting for an opponent, for which game, how you would play, whether by name, since when and when you were last there.",
        ],
        [
          "The players you follow or block",
          "Who and since when, and who can challenge you; pending challenges, and the games you want to be notified about.",
        ],
        [
          "Your orders",
          "In games over days: your orders, your conditional moves, and what they did. No one else sees them.",
        ],
        ["Your vacations", "When you are away, or will be, and were within the last year."],
        [
          "Your notifications",
          "What happened while you were away from the table: what, in which game, when, your opponent’s name, and whether you have seen it.",
        ],
        [
          "The devices with notifications",
          "The address that your browser’s service has given to this device, its keys, its language, its name in two words and the day; what you want to be notified about.",
        ],
        [
          "For an account, how you sign in",
          "The public part of your passkeys, with what they are called and the days they were used; an Argon2id hash of the password, never the password; a hash of each recovery code.",
        ],
        [
          "For an account, your devices",
          "Browser and system in two words (“Firefox, Android”), the day you signed in and the day of your last visit; when, and how, you last showed there that it was you.",
        ],
        [
          "For an account, an e-mail address",
          "Only if you give one, and on servers that send e-mail: the address, your language, which e-mails you want and how often, when the last one was sent. That e-mails were asked for, as a hash of the account and of the address.",
        ],
        [
          "For an account, your cards and decks",
          "Only those that you copy there or save there: their text, their name, and when you last changed them.",
        ],
        [
          "A feed and a calendar",
          "Only if you create the links: a hash of their secret address, your language and the day they were created.",
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
        ["A card or a deck in the account", "Until you delete it. Games keep the text that was agreed on."],
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
          "Anyone who has the link of a game with your cards",
          "Those cards, whole. No one sees the others that you keep in your account.",
        ],
        [
          "Players you follow",
          "That you follow them. When you follow each other, each of you sees whether the other is at a table. Players you block are not told.",
        ],
        [
          "Your browser’s service",
          "If you have notifications on a device (Google, Mozilla, Apple or Microsoft): that an encrypted message goes there, and when. Never what it says.",
        ],
        ["The administrator of this server", "Everything listed above, since it is their machine. Not your password."],
        [
          "The mail servers on the way",
          "Your address and the e-mails you asked for: who has played, challenged you or is looking for an opponent, in which game, never a move or a hand.",
        ],
        [
          "Anyone who has the secret link of a feed",
          "Your notifications, and the deadlines of your games. Nothing that you don’t see yourself.",
        ],
        [
          "Everyone else",
          "If you post a game: your name, your rating and your settings, on the page of the game, while it is open. If you look for an opponent: the game, the time control, your rating and whether the game is to be rated, on the home page and the page of the game, while you look; your name only if you choose to show it. Players you block, and players who block you, see none of it. At a table and in lists of games, your opponent sees your rating at that game and what a rated game changed. Otherwise nothing; no list shows who is playing.",
        ],
      ],
    },
    {
      title: "What your browser remembers",
      lines: [
        "The files of the site itself, so that it opens without a network: its program, its fonts and its pictures, nothing about you. If you asked for it, the same program shows notifications while no page is open.",
        "Three cookies, for this server only: who you are (“zizanie”, one year; with an account also the guest that this browser was before), your language and your colours (one year). The last two are there to show you the right page from the start.",
        "In its own storage (localStorage): your settings, your last choices for a new game, the lessons you have done, your deduction notes, the cards and decks that you keep in this browser, and your random numbers for deals. These leave the browser only when you play with them, or copy them to your account. Clearing the site’s data in the browser clears it. What your account has doesn’t stay in the browser when you sign out.",
        "The games “on this device” (the browser’s database, IndexedDB): their settings, their moves, their seed, and so also what the computer, or the other player at this screen, hides from you: the browser’s tools can show it. They go to no server. They stay until you delete them; a browser may also clear a site by itself that hasn’t been used for long.",
        "Analyses of games (IndexedDB) and the last analysis board of each game (localStorage): your browser does the computing. A game file that you open may be read by the server, which keeps nothing of it.",
      ],
    },
    {
      title: "Download it, delete it",
      lines: [
        "On the “You” page, one button downloads everything we keep about you, and another one deletes it, with or without an account: name, passkeys, password, codes, devices, e-mail address, feeds, cards and decks, the players you know, your challenges and your notifications, at once.",
        "You resign your games in progress. All games stay, since they also belong to your opponents: they will show “deleted account” in your place.",
        "What is on this device only is downloaded and deleted there, on the “You” page: one game at a time, or everything with “Empty this device”. A saved game contains what your opponent hides from you; a record, only what you see. When you delete your data or sign out, the page says what remains here, and asks whether it goes too.",
      ],
    },
  ],
  me: "You and your games",
};
