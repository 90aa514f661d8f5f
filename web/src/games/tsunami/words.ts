import type { BoardWords } from "../../board/types";
import { pick } from "../../texts";
import type { Texts } from "./texts";
import type { Scene } from "../../game/given";
import { gobanOf } from "./picture";

/** What the goban says aloud. */
export function wordsFor(texts: Texts, name: string, scene: Scene | null): BoardWords {
  const { spoken, stones } = texts.tsunami;
  const goban = scene && gobanOf(scene);
  const owner = new Map(Object.entries(goban?.territory ?? {}).flatMap(([side, at]) => at.map((one) => [one, side])));
  return {
    board: name,
    square(at, _, piece, state) {
      const said: string[] = [at, piece ? pick<string>(stones, piece.side, "") : spoken.empty];
      for (const { what, at: points } of goban?.running ?? [])
        if (points.includes(at)) said.push(pick<string>(spoken.running, what, ""));
      if (goban?.notes.some((note) => note.at?.includes(at))) said.push(spoken.noted);
      if (goban?.announced?.at === at) said.push(spoken.announced(pick<string>(stones, goban.announced.side, "")));
      if (goban?.dead?.includes(at)) said.push(spoken.dead);
      const side = owner.get(at);
      if (side !== undefined) said.push(spoken.owned(pick<string>(texts.tsunami.sides, side, side)));
      if (state.last) said.push(spoken.last);
      if (state.choice) said.push(piece ? spoken.choice : spoken.free);
      return said.filter(Boolean).join(", ");
    },
    picked: () => "",
    dropped: () => "",
    confirm: spoken.confirm,
  };
}
