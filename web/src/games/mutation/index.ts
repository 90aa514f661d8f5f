import { pick } from "../../texts";
import { texts } from "./texts";
import type { GameParts } from "../../game/parts";
import { wordsFor } from "./boardWords";
import Companion from "./Companion.svelte";
import Digest from "./Digest.svelte";
import Emblem from "./Emblem.svelte";
import Fidelity from "./Fidelity.svelte";
import Inspector from "./Inspector.svelte";
import Lid from "./Lid.svelte";
import Options from "./Options.svelte";
import { paint } from "./paint";
import Rules from "./Rules.svelte";

/** Chess Mutation: the square decides how a piece moves. */
export const mutation: GameParts = {
  box: { blurb: () => texts().mutation, Lid, ink: "#2a1c00", ground: "var(--lid-mutation)" },
  sides: { foot: 0, secret: false, Emblem },
  board: { paint, words: (name) => wordsFor(texts(), name) },
  turn: {
    prompt({ board }) {
      const { asks } = texts().game;
      return board.check.length > 0
        ? { title: asks.check, text: asks.checkText }
        : { title: asks.idle, text: asks.idleText };
    },
    Inspector,
  },
  list: {
    note(options) {
      const { ownLayout, layoutNote, layouts } = texts().mutation;
      const layout = options["board"] ?? "";
      if (layout === "") return "";
      return layout.length > 8 ? ownLayout : layoutNote(pick<string>(layouts, layout, layout), layout);
    },
  },
  beside: { Companion, tab: "board", Digest },
  match: { Options },
  pages: { Rules, Fidelity },
};
