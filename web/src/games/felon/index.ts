import { pick } from "../../texts";
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
import { pictureOf, placesOf } from "./picture";
import { promptOf, waitingOf } from "./prompts";
import Rules from "./Rules.svelte";
import { changedIn } from "./setting";
import { told, wordsFor, written } from "./words";

/** Le Félon: a court of swaps, and a traitor on each side. */
export const felon: GameParts = {
  foot: 0,
  secret: false,
  blurb: (t) => t.felon,
  Emblem,
  Lid,
  lid: { ink: "#fdfaf3", ground: "var(--lid-felon)" },
  sub: () => "",
  note: changedIn,
  picture: pictureOf,
  words: wordsFor,
  places: placesOf,
  prompt: promptOf,
  waiting: waitingOf,
  Inspector,
  Companion,
  Digest,
  tab: "board",
  Extras,
  // From and to say everything here: no two moves share them.
  manner: (_, move) => move.token,
  written,
  told,
  Options,
  resumes: true,
  lessons: { Picture: Figurine, title: (t, id) => pick(t.felon.kinds, id, id) },
  Rules,
  Fidelity,
};
