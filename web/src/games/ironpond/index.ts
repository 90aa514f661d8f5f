import { pick, texts } from "../../texts";
import type { GameParts } from "../../game/parts";
import Art from "./Art.svelte";
import Backs from "./Backs.svelte";
import Cards from "./Cards.svelte";
import Companion from "./Companion.svelte";
import { cardName } from "./deck.svelte";
import Digest from "./Digest.svelte";
import Emblem from "./Emblem.svelte";
import Face from "./Face.svelte";
import Fidelity from "./Fidelity.svelte";
import Hindsight from "./Hindsight.svelte";
import Hand from "./Hand.svelte";
import { deckSize, hasCards, mayReact, tableOf } from "./hand";
import Inspector from "./Inspector.svelte";
import Lid from "./Lid.svelte";
import { happened, heard, listed, tale, written } from "./log";
import Kept from "./Recorded.svelte";
import { compositionOf } from "./needs";
import Options from "./Options.svelte";
import { pendingOf } from "./pending";
import { pictureOf } from "./picture";
import { lasting } from "./announcement";
import Announcement from "./Announcement.svelte";
import Rules from "./Rules.svelte";
import Turn from "./Turn.svelte";
import { wordsFor } from "./words";
import Workshop from "./Workshop.svelte";

/** Iron Pond: chess, and 72 cards. */
export const ironpond: GameParts = {
  foot: 0,
  secret: true,
  blurb: (t) => t.ironpond,
  Emblem,
  Lid,
  lid: { ink: "#fdfaf3", ground: "var(--lid-ironpond)" },
  sub: (t, options) => t.ironpond.sub(deckSize(options)),
  note: (t) => t.ironpond.note,
  picture: pictureOf,
  words: wordsFor,
  prompt(t, scene) {
    const { prompt } = t.ironpond;
    if (scene.board.check.length > 0) return { title: prompt.check, text: prompt.checkText };
    const table = tableOf(scene);
    if (!hasCards(scene.options)) return { title: prompt.idle, text: prompt.plainText };
    return { title: prompt.idle, text: table && mayReact(table) ? prompt.reactText : prompt.idleText };
  },
  waiting: () => undefined,
  Inspector,
  Pending: Turn,
  pending: (scene) => pendingOf(scene) !== undefined,
  Companion,
  Hand,
  Backs,
  Digest,
  tab: "board",
  Art,
  composition: compositionOf,
  which: (t, moves) => (moves[0]?.promotes === undefined ? undefined : t.ironpond.promote(moves[0].to)),
  manner: (t, move) => pick<string>(t.ironpond.manner, move.promotes ?? "", move.token),
  told: heard,
  written,
  listed,
  happened,
  tale,
  Announcement,
  piles: true,
  Hindsight,
  Kept,
  lasting: (before, now) => lasting(texts(), before, now),
  Options,
  resumes: true,
  option: (t, name) => pick<string>(t.ironpond.options.names, name, name),
  lessons: { Picture: Face, title: cardName },
  Gallery: Cards,
  Workshop,
  Rules,
  Fidelity,
};
