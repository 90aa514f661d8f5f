import { pick } from "../../texts";
import type { Texts } from "./texts";
import type { At, Line, Move } from "../../wire";
import type { Said, Scene } from "../../game/parts";
import { readKinds } from "./reading";
import { ownWay, triesOf, tryOf, type Answered, type prospectOf } from "./tries";

/** A try in words, as its owner sees it: "C, deux cases en avant à gauche". */
export function attemptText(texts: Texts, token: string, seat: string, letter?: string): string {
  const tried = tryOf(token);
  if (!tried) return token;
  const { confusion } = texts;
  const way = pick<string>(confusion.ways, ownWay(tried.way, seat), tried.way);
  const far = confusion.squares(tried.distance);
  return confusion.attempts[tried.manner](confusion.attempt(letter ?? tried.letter, way, far));
}

/** The last try with its answer, in words; undefined when the last action was none. */
export function lastAnswered(scene: Pick<Scene, "lines">): Answered | undefined {
  const last = triesOf(scene.lines).at(-1);
  return last?.answer ? last : undefined;
}

/** How a target looks from what is known, in words. */
export function settled(texts: Texts, scene: Scene | null, move: Move, judge: typeof prospectOf): string {
  const { target } = texts.confusion.spoken;
  const piece = scene?.board.pieces.find((piece) => piece.at === move.from);
  if (!scene || piece?.letter === undefined) return target.open;
  const kinds = readKinds(scene, piece.side, piece.letter);
  return target[judge(move, piece.side, kinds, piece.promoted ?? false, scene.diagrams) ?? "open"];
}

/** Why an announcement is none: the board forbids it, so it costs nothing and tells nothing. */
export function missedBy(texts: Texts, scene: Scene, from: At, to: At): string {
  const { miss } = texts.confusion;
  const across = to.charCodeAt(0) - from.charCodeAt(0);
  const up = Number(to.slice(1)) - Number(from.slice(1));
  const own = scene.board.pieces.find((piece) => piece.at === from)?.side;
  if (scene.board.shut?.includes(to)) return miss.shut;
  if (across !== 0 && up !== 0 && Math.abs(across) !== Math.abs(up)) return miss.crooked;
  return scene.board.pieces.some((piece) => piece.at === to && piece.side === own) ? miss.own : miss.blocked;
}

/** An action that is no try, for the list of moves. */
function written(texts: Texts, line: Line): string | undefined {
  const [head = "", ...picks] = line.token.split(" ");
  const write = pick<((what: string) => string) | undefined>(texts.confusion.written, head, undefined);
  const names = head === "cover" ? picks.map((kind) => pick<string>(texts.confusion.kinds, kind, kind)) : picks;
  return write?.(names.join(", "));
}

/** An action for the ear. */
function aloud(texts: Texts, line: Line): string | undefined {
  const { confusion } = texts;
  if (line.token === "yes" || line.token === "no") return confusion[line.token];
  if (!tryOf(line.token) || line.seat === null) return written(texts, line);
  const what = attemptText(texts, line.token, line.seat);
  const answer = line.answer ?? (line.text.startsWith("(") ? "no" : undefined);
  return answer ? confusion.prompt[answer](what) : what;
}

/** A line of the log in words. */
export function sayOf(texts: Texts, line: Line): Said {
  return { written: written(texts, line), aloud: aloud(texts, line) };
}
