import type { options as french } from "./fr.options";

/** The options of a match of Le Félon, in English. */
export const options: typeof french = {
  hijack: "The félon on orange",
  hijacks: { IMMEDIATE: "Right after", WHILE_IN_ZONE: "As long as it stays" },
  hijackNotes: {
    IMMEDIATE: "Your opponent can hijack it only on the turn right after it was played.",
    WHILE_IN_ZONE: "Your opponent can hijack it on any turn while it stands there.",
  },
  far: "The guard at the end",
  fars: { DEFECT: "Changes sides", RETURN: "Comes back" },
  farNotes: {
    DEFECT: "It turns round, joins the opponent and sets out the other way.",
    RETURN: "It stays yours, turns round and comes back to your first rank.",
  },
  zone: "The orange zone",
  zones: { "6-8": "Three ranks", "e6-i8": "The heart", own: "My own" },
  zoneNotes: {
    "6-8": "All of ranks 6, 7 and 8.",
    "e6-i8": "15 squares in the middle, e6 to i8.",
    own: "Ranks (7), ranges (6-8), squares (g7) and rectangles (e6-i8), separated by commas.",
  },
  zoneLabel: "Orange squares",
  zoneGood: "Valid zone",
  ecuyer: "The squire",
  ecuyers: { KNIGHT: "Knight", ROOK: "Rook" },
  ecuyerNotes: {
    KNIGHT: "It jumps: two squares, then one to the side.",
    ROOK: "It slides straight: the rules do not say so, but it starts in the corner.",
  },
  mirror: "Setting up",
  mirrors: { false: "Each from their left", true: "Kings face to face" },
  mirrorNotes: {
    false: "Each side is the other turned by half a turn.",
    true: "Red lines up its pieces as in a mirror.",
  },
  direction: "The order of the pieces",
  directions: { OWN_LEFT: "Fixed", CHOICE: "Chosen" },
  directionNotes: { OWN_LEFT: "Always the same order.", CHOICE: "Each player chooses once the félons are placed." },
  passing: "En passant",
  passings: { true: "Allowed", false: "Not allowed" },
  passingNotes: { true: "As in chess, right after a double step.", false: "A double step is never at risk." },
  more: "Other readings of the rules",
};
