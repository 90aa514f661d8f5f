import { pick } from "../../texts";
import { texts } from "./texts";
import type { GameParts } from "../../game/parts";
import Companion from "./Companion.svelte";
import Digest from "./Digest.svelte";
import Emblem from "./Emblem.svelte";
import Extras from "./Extras.svelte";
import Figurine from "./Figurine.svelte";
import Fidelity from "./Fidelity.svelte";
import Inspector from "./Inspector.svelte";
import Lid from "./Lid.svelte";
import Options from "./Options.svelte";
import { paint } from "./paint";
import { pictureOf, placesOf } from "./picture";
import { promptOf, waitingOf } from "./prompts";
import Rules from "./Rules.svelte";
import { changedIn } from "./setting";
import { sayOf, wordsFor } from "./words";

/** Le Félon: a court of swaps, and a traitor on each side. */
export const felon: GameParts = {
  box: { blurb: () => texts().felon, Lid, ink: "#fdfaf3", ground: "var(--lid-felon)" },
  sides: { foot: 0, secret: false, Emblem },
  board: {
    paint,
    picture: (scene) => pictureOf(texts(), scene),
    words: (name, scene) => wordsFor(texts(), name, scene),
    places: placesOf,
  },
  turn: {
    prompt: (scene) => promptOf(texts(), scene),
    waiting: (sheet) => waitingOf(texts(), sheet),
    Inspector,
    Extras,
  },
  list: { note: (options) => changedIn(texts(), options), say: (line) => sayOf(texts(), line) },
  beside: { Companion, tab: "board", Digest },
  match: { Options },
  pages: {
    Rules,
    Fidelity,
    lessons: { Picture: Figurine, title: (id) => pick<string>(texts().felon.kinds, id, id) },
  },
};
