import { pick } from "../../texts";
import type { GameParts } from "../../game/parts";
import Art from "./Art.svelte";
import Backs from "./Backs.svelte";
import Companion from "./Companion.svelte";
import { cardName, isOwn } from "./deck.svelte";
import Digest from "./Digest.svelte";
import Emblem from "./Emblem.svelte";
import Fidelity from "./Fidelity.svelte";
import Hindsight from "./Hindsight.svelte";
import Hand from "./Hand.svelte";
import Inspector from "./Inspector.svelte";
import Kept from "./Recorded.svelte";
import Lesson from "./Lesson.svelte";
import Lid from "./Lid.svelte";
import { happened, listed, told, written } from "./log";
import Options from "./Options.svelte";
import { pendingOf } from "./pending";
import { compositionOf } from "./picks";
import { pictureOf, soundOf, placesOf, placingOf } from "./picture";
import Rules from "./Rules.svelte";
import { hasCards } from "./table";
import Turn from "./Turn.svelte";
import { wordsFor } from "./words";

/** Tsunami sur le goban: go, and a deck of cards. */
export const tsunami: GameParts = {
  foot: 0,
  upright: true,
  secret: true,
  blurb: (t) => t.tsunami,
  Emblem,
  Lid,
  lid: { ink: "#fdfaf3", ground: "var(--lid-tsunami)" },
  sides: (t) => t.tsunami.sides,
  sound: soundOf,
  sub(t, options) {
    const { deck = "projet-1", komi = "7.5" } = options;
    return t.tsunami.sub(komi, deck === "none" ? "none" : isOwn(deck) ? "own" : deck);
  },
  note: (t) => t.tsunami.note,
  picture: pictureOf,
  words: wordsFor,
  prompt(t, scene) {
    const { prompt } = t.tsunami;
    return { title: prompt.idle, text: hasCards(scene.options) ? prompt.idleText : prompt.plainText };
  },
  waiting: () => undefined,
  Inspector,
  Pending: Turn,
  pending: (scene) => pendingOf(scene) !== undefined,
  Companion,
  Hand,
  Backs,
  Hindsight,
  Kept,
  lessons: { Picture: Lesson, title: (t, id) => pick<string>(t.tsunami.lessons.rules, id, "") || cardName(id) },
  Digest,
  tab: "board",
  Art,
  composition: compositionOf,
  places: placesOf,
  placing: placingOf,
  manner: (_, move) => move.token,
  told,
  written,
  listed,
  happened,
  Options,
  resumes: true,
  Rules,
  Fidelity,
};
