import { pick } from "../../texts";
import { texts } from "./texts";
import type { GameParts } from "../../game/parts";
import Art from "./cards/Art.svelte";
import Backs from "./cards/Backs.svelte";
import Companion from "./Companion.svelte";
import { cardName } from "./cards/deck.svelte";
import Emblem from "./Emblem.svelte";
import Face from "./cards/Face.svelte";
import Hand from "./Hand.svelte";
import { deckSize, hasCards } from "./cards/hand";
import Large from "./cards/Large.svelte";
import Inspector from "./Inspector.svelte";
import { placeOf, sayOf } from "./log";
import { compositionOf } from "./needs";
import { pendingOf } from "./pending";
import { pictureOf } from "./picture";
import { promotionsOf } from "./promotion";
import { promptOf, waitingOf } from "./prompts";
import { lasting } from "./announcement";
import { wordsFor } from "./words";

/** Iron Pond: chess, and 72 cards. */
export const ironpond: GameParts = {
  sides: { foot: 0, secret: true, Emblem },
  board: {
    reaches: true,
    picture: (scene) => pictureOf(texts(), scene),
    words: (name, scene) => wordsFor(texts(), name, scene),
    meanings: promotionsOf,
    which: (moves) => (moves[0]?.promotes === undefined ? undefined : texts().ironpond.promote(moves[0].to)),
    lasting: (before, now) => lasting(texts(), before, now),
    manner: (move) => pick<string>(texts().ironpond.manner, move.promotes ?? "", move.token),
  },
  turn: {
    prompt: (scene) => promptOf(texts(), scene),
    waiting: (scene) => waitingOf(texts(), scene),
    Inspector,
    pending: { is: (scene) => pendingOf(scene) !== undefined, Block: () => import("./Turn.svelte") },
  },
  picking: { composition: (scene, prefix, picks) => compositionOf(texts(), scene, prefix, picks), Art },
  hand: {
    Cards: Hand,
    Large,
    name: (id) => cardName(texts(), id),
    Backs,
    Announcement: () => import("./Announcement.svelte"),
    costly: (sheet) => (sheet.cards?.punishes ? texts().ironpond.gestures.costly : undefined),
    piles: true,
  },
  list: {
    note: (options) => (hasCards(options) ? texts().ironpond.note : ""),
    place: placeOf,
    say: (line) => sayOf(texts(), line),
  },
  beside: {
    Companion,
    tab: "board",
    Digest: () => import("./Digest.svelte"),
    eyes: (options) => (hasCards(options) ? texts().ironpond.replay : undefined),
    Hindsight: () => import("./Hindsight.svelte"),
  },
  match: {
    Options: () => import("./Options.svelte"),
    words: () => texts().before,
    reading: ({ custom = "" }) => (custom === "" ? undefined : () => import("./OwnCards.svelte")),
    // Nobody hurries who has days.
    slow: { deck: "68" },
    option: (name) => pick<string>(texts().ironpond.optionNames, name, name),
    sub: (options) => {
      const size = deckSize(options);
      return size === undefined ? "" : texts().ironpond.sub(size);
    },
  },
  away: () => import("./away"),
  lessons: { Picture: Face, title: (id) => cardName(texts(), id) },
  arranging: () => import("./arranging"),
};
