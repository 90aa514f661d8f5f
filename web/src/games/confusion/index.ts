import { texts } from "./texts";
import { missedBy, sayOf, theZ } from "./attempt";
import Asked from "./Asked.svelte";
import Companion from "./Companion.svelte";
import Emblem from "./Emblem.svelte";
import Extras from "./Extras.svelte";
import Inspector from "./Inspector.svelte";
import Lesson from "./Lesson.svelte";
import { titleOf } from "./lessons";
import { paint } from "./paint";
import { pictureOf, stampLasting } from "./picture";
import Piece from "./Piece.svelte";
import { arrangedBy, compositionOf, promptOf, waitingOf } from "./prompts";
import { settingOf } from "./setting";
import TokenArt from "./TokenArt.svelte";
import { wordsFor } from "./words";
import type { GameParts } from "../../game/parts";

/** Confusion: nobody knows how their own pieces move. */
export const confusion: GameParts = {
  sides: { foot: 1, secret: true, Emblem },
  board: {
    paint,
    picture: (scene) => pictureOf(texts(), scene),
    words: (name, scene) => wordsFor(texts(), name, scene),
    Piece,
    lasting: stampLasting,
    missed: (scene, from, to) => missedBy(texts(), scene, from, to),
    manner({ manner, letter = "" }, scene) {
      return texts().confusion.chooser[manner ?? "alone"](letter, theZ(texts(), scene));
    },
  },
  turn: {
    prompt: (scene) => promptOf(texts(), scene),
    waiting: (scene) => waitingOf(texts(), scene),
    Inspector,
    Asked,
    Extras,
  },
  picking: {
    composition: (scene, prefix) => compositionOf(texts(), scene, prefix),
    arranged: arrangedBy,
    Token: TokenArt,
  },
  list: { note: () => texts().confusion.listNote, say: (line, seen) => sayOf(texts(), line, seen) },
  beside: {
    Companion,
    tab: "notebook",
    Digest: () => import("./Kinds.svelte"),
    eyes: () => texts().confusion.replay,
    Hindsight: () => import("./Hindsight.svelte"),
  },
  match: {
    Options: () => import("./Options.svelte"),
    words: () => texts().before,
    seats: (_, options) => ["white", settingOf(options).spies ? "red" : "yellow"],
    sub(options) {
      const { spies, letters } = settingOf(options);
      const { sub, edition } = texts().confusion;
      return sub(edition[spies ? "spies" : "abbott"], letters.length);
    },
  },
  away: () => import("./away"),
  lessons: { Picture: Lesson, title: (id) => titleOf(texts(), id) },
  arranging: () => import("./arranging"),
};
