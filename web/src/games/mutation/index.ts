import { pick } from "../../texts";
import { texts } from "./texts";
import type { GameParts } from "../../game/parts";
import { wordsFor } from "./boardWords";
import Companion from "./Companion.svelte";
import Emblem from "./Emblem.svelte";
import Inspector from "./Inspector.svelte";
import Lesson from "./Lesson.svelte";
import { paint } from "./paint";

/** Chess Mutation: the square decides how a piece moves. */
export const mutation: GameParts = {
  sides: { foot: 0, secret: false, Emblem },
  board: { reaches: true, paint, words: (name) => wordsFor(texts(), name) },
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
  beside: { Companion, tab: "board", Digest: () => import("./Digest.svelte") },
  match: { Options: () => import("./Options.svelte"), words: () => texts().before },
  away: () => import("./away"),
  lessons: { Picture: Lesson, title: (id) => pick<string>(texts().mutation.lessons, id, id) },
  arranging: () => import("./arranging"),
};
