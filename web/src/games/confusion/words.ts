import { settled, theZ } from "./attempt";
import { sideName } from "../../game/who";
import { pick } from "../../texts";
import type { Texts } from "./texts";
import type { BoardWords, SquareState } from "../../board/types";
import type { At, Diagram, Piece } from "../../wire";
import type { Scene } from "../../game/given";
import { opposite, type Kind } from "./diagrams";
import { stampOf } from "./picture";
import { readKinds, seatOf } from "./reading";
import { prospectOf } from "./tries";

/** The longest list of names that is still said instead of a number. */
const NAMED = 4;

/** What a kind is called. */
export function kindName(texts: Texts, kind: Kind): string {
  return pick<string>(texts.confusion.kinds, String(kind), String(kind));
}

/** How a diagram goes, in words, as it lies on a screen where `up` is its owner's forward. */
export function goes(texts: Texts, { ways, reach }: Pick<Diagram, "ways" | "reach">, up: boolean): [string, string] {
  const { inspector } = texts.confusion;
  const far = inspector.upTo(reach);
  if (ways.length === 8) return [far, inspector.allWays];
  const names = ways.map((way) => pick<string>(texts.confusion.ways, up ? way : opposite(way), way));
  const last = names.pop() ?? "";
  return [far, names.length > 0 ? `${names.join(", ")}${inspector.and}${last}` : last];
}

/** Names of kinds as a list with "or". */
export function kindNames(texts: Texts, kinds: readonly Kind[]): string {
  const names = kinds.map((kind) => kindName(texts, kind));
  const last = names.pop() ?? "";
  return names.length > 0 ? `${names.join(", ")}${texts.confusion.or}${last}` : last;
}

/** What the board of Confusion says aloud. */
export function wordsFor(texts: Texts, name: string, scene: Scene | null): BoardWords {
  const { spoken } = texts.confusion;
  return {
    board: name,
    square(at, _, piece, state) {
      const parts: string[] = [at];
      if (piece) parts.push(pieceIn(texts, scene, piece));
      if (state.shut) parts.push(spoken.shut);
      const goal = scene && goalOf(scene, at);
      if (goal) parts.push(spoken[goal]);
      if (scene && state.last) parts.push(...lastIn(texts, scene, at));
      if (state.selected) parts.push(texts.game.spoken.selected);
      if (state.choice) parts.push(spoken.choice);
      parts.push(...targetIn(texts, scene, state, piece));
      return parts.join(", ");
    },
    picked: spoken.picked,
    dropped: () => texts.game.spoken.dropped,
    confirm: texts.game.spoken.confirm,
  };
}

function pieceIn(texts: Texts, scene: Scene | null, piece: Piece): string {
  const { spoken } = texts.confusion;
  if (piece.letter === undefined) return spoken.neutral(scene ? theZ(texts, scene) : "");
  const more = [
    piece.promoted ? spoken.promoted : "",
    piece.holds && scene ? spoken.holds(theZ(texts, scene)) : "",
  ].filter(Boolean);
  const own = scene && seatOf(scene) === piece.side && piece.kind === undefined;
  if (!own) {
    const kind = piece.kind === undefined ? "" : kindName(texts, piece.kind);
    return [spoken.other(sideName(texts, piece.side), piece.letter, kind), ...more].join(", ");
  }
  const kinds = readKinds(scene, piece.side, piece.letter);
  const [only] = kinds;
  const left =
    kinds.length === 1 && only !== undefined
      ? spoken.certain(kindName(texts, only))
      : kinds.length <= NAMED
        ? spoken.only(kindNames(texts, kinds))
        : spoken.left(kinds.length);
  return [
    spoken.own(piece.letter, piece.promoted ? spoken.promoted : left),
    ...more.slice(piece.promoted ? 1 : 0),
  ].join(", ");
}

function goalOf(scene: Scene, at: At): "goalYours" | "goalTheirs" | undefined {
  const seat = seatOf(scene);
  const rank = Number(at.slice(1));
  if (seat === undefined || (rank !== 1 && rank !== scene.board.height)) return undefined;
  // The first seat sits where the ranks end, so its goal is rank 1.
  return (rank === 1) === (seat === scene.seats[0]) ? "goalYours" : "goalTheirs";
}

function lastIn(texts: Texts, scene: Scene, at: At): string[] {
  const { spoken, yes, no } = texts.confusion;
  const stamp = stampOf(texts, scene);
  if (stamp?.to !== at) return [texts.game.spoken.last];
  return [stamp.said === "open" ? spoken.waiting : spoken.tried(stamp.said === "yes" ? yes : no)];
}

function targetIn(texts: Texts, scene: Scene | null, state: SquareState, piece: Piece | undefined): string[] {
  const { target } = state;
  if (!target || !scene) return [];
  const { spoken } = texts.confusion;
  const out = [settled(texts, scene, target, prospectOf)];
  if (piece && piece.letter === undefined) out.push(spoken.takes(theZ(texts, scene)));
  if (target.capture) out.push(spoken.capture);
  if (target.manner === "pass") out.push(spoken.passes(theZ(texts, scene)));
  return out;
}
