import { missedBy, told, written } from "./attempt";
import Asked from "./Asked.svelte";
import Companion from "./Companion.svelte";
import Emblem from "./Emblem.svelte";
import Extras from "./Extras.svelte";
import Fidelity from "./Fidelity.svelte";
import Hindsight from "./Hindsight.svelte";
import Kept from "./Recorded.svelte";
import Paper from "./Paper.svelte";
import Inspector from "./Inspector.svelte";
import Kinds from "./Kinds.svelte";
import Lid from "./Lid.svelte";
import Options from "./Options.svelte";
import { pictureOf } from "./picture";
import { arrangedBy, compositionOf, promptOf, waitingOf } from "./prompts";
import Rules from "./Rules.svelte";
import { settingOf } from "./setting";
import TokenArt from "./TokenArt.svelte";
import { wordsFor } from "./words";
import type { GameParts } from "../../game/parts";

/** Confusion: nobody knows how his own pieces move. */
export const confusion: GameParts = {
  foot: 1,
  secret: true,
  blurb: (t) => t.confusion,
  Emblem,
  Lid,
  lid: { ink: "#fdfaf3", ground: "var(--lid-confusion)" },
  sub(t, options) {
    const { spies, letters } = settingOf(options);
    return t.confusion.sub(t.confusion.edition[spies ? "spies" : "abbott"], letters.length);
  },
  note: (t) => t.confusion.listNote,
  picture: pictureOf,
  words: wordsFor,
  prompt: promptOf,
  waiting: waitingOf,
  Inspector,
  Asked,
  Companion,
  Digest: Kinds,
  tab: "notebook",
  Extras,
  composition: compositionOf,
  arranged: arrangedBy,
  Hindsight,
  manner(t, { manner = "alone", letter = "" }) {
    const { chooser } = t.confusion;
    return manner === "pass" ? chooser.pass : chooser[manner](letter);
  },
  missed: missedBy,
  told,
  written,
  Token: TokenArt,
  seats: (_, options) => ["white", settingOf(options).spies ? "red" : "yellow"],
  Options,
  resumes: true,
  Paper,
  Kept,
  Rules,
  Fidelity,
};
