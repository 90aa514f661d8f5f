import { pick } from "../../texts";
import type { GameParts } from "../../game/parts";
import { wordsFor } from "./boardWords";
import Companion from "./Companion.svelte";
import Digest from "./Digest.svelte";
import Emblem from "./Emblem.svelte";
import Fidelity from "./Fidelity.svelte";
import Inspector from "./Inspector.svelte";
import Lid from "./Lid.svelte";
import Options from "./Options.svelte";
import Rules from "./Rules.svelte";

/** Chess Mutation: the square decides how a man moves. */
export const mutation: GameParts = {
  foot: 0,
  secret: false,
  blurb: (t) => t.mutation,
  Emblem,
  Lid,
  lid: { ink: "#2a1c00", ground: "var(--lid-mutation)" },
  sub: () => "",
  note(t, options) {
    const layout = options["board"] ?? "";
    if (layout === "") return "";
    if (layout.length > 8) return t.mutation.ownLayout;
    return t.mutation.layoutNote(pick<string>(t.mutation.layouts, layout, layout), layout);
  },
  picture: () => ({}),
  words: (t, name) => wordsFor(t, name),
  prompt(t, { board }) {
    const { asks } = t.game;
    return board.check.length > 0
      ? { title: asks.check, text: asks.checkText }
      : { title: asks.idle, text: asks.idleText };
  },
  waiting: () => undefined,
  Inspector,
  Companion,
  Digest,
  tab: "board",
  manner: (_, move) => move.token,
  Options,
  resumes: true,
  Rules,
  Fidelity,
};
