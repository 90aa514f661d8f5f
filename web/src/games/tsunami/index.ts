import { pick } from "../../texts";
import { texts } from "./texts";
import type { GameParts } from "../../game/parts";
import Art from "./Art.svelte";
import Backs from "./Backs.svelte";
import Companion from "./Companion.svelte";
import { cardName, isOwn } from "./deck.svelte";
import Emblem from "./Emblem.svelte";
import Hand from "./Hand.svelte";
import Inspector from "./Inspector.svelte";
import Large from "./Large.svelte";
import Lesson from "./Lesson.svelte";
import { placeOf, sayOf } from "./log";
import { noticed } from "./marking";
import { pendingOf } from "./pending";
import { compositionOf } from "./picks";
import { marks, pictureOf, soundOf, placesOf, placingOf } from "./picture";
import { hasCards } from "./table";
import { wordsFor } from "./words";

/** Tsunami sur le goban: go, and a deck of cards. */
export const tsunami: GameParts = {
  sides: { foot: 0, secret: true, Emblem, names: () => texts().tsunami.sides },
  board: {
    upright: true,
    picture: (scene) => pictureOf(texts(), scene),
    words: (name, scene) => wordsFor(texts(), name, scene),
    places: placesOf,
    patient: marks,
    placing: placingOf,
    sound: soundOf,
  },
  turn: {
    prompt(scene) {
      const { prompt } = texts().tsunami;
      return { title: prompt.idle, text: hasCards(scene.options) ? prompt.idleText : prompt.plainText };
    },
    Inspector,
    notice: (sheet) => noticed(texts(), sheet),
    pending: { is: (scene) => pendingOf(scene) !== undefined, Block: () => import("./Turn.svelte") },
  },
  picking: { composition: (scene, prefix, picks) => compositionOf(texts(), scene, prefix, picks), Art },
  hand: { Cards: Hand, Large, name: cardName, Backs },
  list: {
    note: (options) => (hasCards(options) ? texts().tsunami.note : ""),
    place: placeOf,
    say: (line) => sayOf(texts(), line),
  },
  beside: {
    Companion,
    tab: "board",
    Digest: () => import("./Digest.svelte"),
    eyes: (options) => (hasCards(options) ? texts().tsunami.replay : undefined),
    Hindsight: () => import("./Hindsight.svelte"),
  },
  match: {
    Options: () => import("./Options.svelte"),
    words: () => texts().before,
    reading: ({ deck = "" }) => (isOwn(deck) ? () => import("./OwnDeck.svelte") : undefined),
    periods: true,
    sub(options) {
      const { deck = "projet-1", komi = "7.5", size = "13" } = options;
      return texts().tsunami.sub(komi, deck === "none" ? "none" : isOwn(deck) ? "own" : deck, size);
    },
  },
  away: () => import("./away"),
  lessons: {
    Picture: Lesson,
    title: (id) => pick<string>(texts().tsunami.lessons.rules, id, "") || cardName(id),
  },
  arranging: () => import("./arranging"),
};
