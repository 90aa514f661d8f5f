import { pick } from "../../texts";
import { texts } from "./texts";
import type { GameParts } from "../../game/parts";
import Companion from "./Companion.svelte";
import Emblem from "./Emblem.svelte";
import Extras from "./Extras.svelte";
import Figurine from "./Figurine.svelte";
import Inspector from "./Inspector.svelte";
import { inspect } from "./inspect";
import { paint } from "./paint";
import { pictureOf, placesOf } from "./picture";
import { promptOf, waitingOf } from "./prompts";
import { changedIn } from "./setting";
import { sayOf, wordsFor } from "./words";

/** Le Félon: a court of swaps, and a traitor on each side. */
export const felon: GameParts = {
  sides: { foot: 0, secret: false, Emblem },
  board: {
    reaches: true,
    paint,
    picture: (scene) => pictureOf(texts(), scene),
    words: (name, scene) => wordsFor(texts(), name, scene),
    places: placesOf,
  },
  turn: {
    prompt: (scene) => promptOf(texts(), scene),
    waiting: (scene) => waitingOf(texts(), scene),
    Inspector,
    aims: (scene, held) => inspect(texts(), scene, held)?.text ?? "",
    Extras,
  },
  list: { note: (options) => changedIn(texts(), options), say: (line) => sayOf(texts(), line) },
  beside: { Companion, tab: "board", Digest: () => import("./Digest.svelte") },
  match: { Options: () => import("./Options.svelte"), words: () => texts().before },
  away: () => import("./away"),
  lessons: { Picture: Figurine, title: (id) => pick<string>(texts().felon.kinds, id, id) },
  arranging: () => import("./arranging"),
};
