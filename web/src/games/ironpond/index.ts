import { pick } from "../../texts";
import { texts } from "./texts";
import type { GameParts } from "../../game/parts";
import Art from "./cards/Art.svelte";
import Backs from "./cards/Backs.svelte";
import Cards from "./cards/Cards.svelte";
import Companion from "./Companion.svelte";
import { cardName } from "./cards/deck.svelte";
import Digest from "./Digest.svelte";
import Emblem from "./Emblem.svelte";
import Face from "./cards/Face.svelte";
import Fidelity from "./Fidelity.svelte";
import Hindsight from "./Hindsight.svelte";
import Hand from "./Hand.svelte";
import { deckSize } from "./cards/hand";
import Inspector from "./Inspector.svelte";
import Lid from "./Lid.svelte";
import { placeOf, sayOf } from "./log";
import { compositionOf } from "./needs";
import Options from "./Options.svelte";
import { pendingOf } from "./pending";
import { pictureOf } from "./picture";
import { promptOf } from "./prompts";
import { lasting } from "./announcement";
import Announcement from "./Announcement.svelte";
import Recorded from "./Recorded.svelte";
import Rules from "./Rules.svelte";
import Turn from "./Turn.svelte";
import { wordsFor } from "./words";
import Workshop from "./workshop/Workshop.svelte";

/** Iron Pond: chess, and 72 cards. */
export const ironpond: GameParts = {
  box: { blurb: () => texts().ironpond, Lid, ink: "#fdfaf3", ground: "var(--lid-ironpond)" },
  sides: { foot: 0, secret: true, Emblem },
  board: {
    picture: (scene) => pictureOf(texts(), scene),
    words: (name, scene) => wordsFor(texts(), name, scene),
    which: (moves) => (moves[0]?.promotes === undefined ? undefined : texts().ironpond.promote(moves[0].to)),
    manner: (move) => pick<string>(texts().ironpond.manner, move.promotes ?? "", move.token),
  },
  turn: {
    prompt: (scene) => promptOf(texts(), scene),
    Inspector,
    pending: { is: (scene) => pendingOf(scene) !== undefined, Block: Turn },
  },
  picking: { composition: (scene, prefix, picks) => compositionOf(texts(), scene, prefix, picks), Art },
  hand: {
    Cards: Hand,
    Backs,
    Announcement,
    lasting: (before, now) => lasting(texts(), before, now),
    piles: true,
  },
  list: { note: () => texts().ironpond.note, place: placeOf, say: (line) => sayOf(texts(), line) },
  beside: { Companion, tab: "board", Digest, Hindsight },
  match: {
    Options,
    option: (name) => pick<string>(texts().ironpond.options.names, name, name),
    sub: (options) => {
      const size = deckSize(options);
      return size === undefined ? "" : texts().ironpond.sub(size);
    },
  },
  pages: {
    Rules,
    Fidelity,
    Gallery: Cards,
    Workshop,
    Recorded,
    lessons: { Picture: Face, title: (id) => cardName(texts(), id) },
  },
};
