import { pick } from "../../texts";
import type { Texts } from "./texts";
import type { At, LogLine, Move } from "../../wire";
import type { Options, Scene } from "../../game/given";
import type { Said, Seen } from "../../game/parts";
import { readKinds } from "./reading";
import { opposite } from "./diagrams";
import { settingOf } from "./setting";
import { triesOf, tryOf, type Answered, type prospectOf } from "./tries";

/** A try in words, its way as it lies on the viewer's screen: "C, deux cases vers le haut à gauche". */
export function attemptText(texts: Texts, token: string, seen: Seen, letter?: string): string {
  const tried = tryOf(token);
  if (!tried) return token;
  const { confusion } = texts;
  const way = pick<string>(confusion.ways, wayOn(tried.way, seen), tried.way);
  const far = confusion.squares(tried.distance);
  return confusion.attempts[tried.manner](confusion.attempt(letter ?? tried.letter, way, far), theZ(texts, seen));
}

/** The way that a try takes on the screen; announcements are told from a fixed side. */
function wayOn(way: string, { flipped }: Seen): string {
  return flipped ? opposite(way) : way;
}

/** What the neutral piece is called in the edition that is played, with its article. */
export function theZ(texts: Texts, { options }: { options: Options }): string {
  return texts.confusion.neutral[settingOf(options).spies ? "spies" : "abbott"];
}

const ARROWS: Readonly<Record<string, string>> = {
  N: "↑",
  NE: "↗",
  E: "→",
  SE: "↘",
  S: "↓",
  SW: "↙",
  W: "←",
  NW: "↖",
};

/** A try as the list writes it: the letter, an arrow as it lies on the screen, how far, and what it met. */
function arrowed(text: string, seen: Seen): string | undefined {
  if (!/^\(?[A-Z]Z?-[NSEW]/.test(text)) return undefined;
  return text.replace(
    /([A-Z]Z?)-([NS]?[EW]?)(\d+)/,
    (_, letters: string, way: string, far: string) => `${letters} ${ARROWS[wayOn(way, seen)] ?? way}${far}`,
  );
}

/** The last try with its answer, in words; undefined when the last action was none. */
export function lastAnswered(scene: Pick<Scene, "lines">): Answered | undefined {
  const last = triesOf(scene.lines).at(-1);
  return last?.answer ? last : undefined;
}

/** What was said to the viewer's own last try, once the other side has tried since: it stays until the viewer tries again. */
export function ownAnswered(scene: Pick<Scene, "lines" | "viewer" | "seats">): Answered | undefined {
  const seat = scene.seats.find((one) => one === scene.viewer);
  const tries = triesOf(scene.lines);
  const own = tries.findLast((one) => one.line.seat === seat);
  return own?.answer && own !== tries.at(-1) ? own : undefined;
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
function written(texts: Texts, line: LogLine): string | undefined {
  const [head = "", ...picks] = line.token.split(" ");
  const write = pick<((what: string) => string) | undefined>(texts.confusion.written, head, undefined);
  const names = head === "cover" ? picks.map((kind) => pick<string>(texts.confusion.kinds, kind, kind)) : picks;
  return write?.(names.join(", "));
}

/** An action for the ear. */
function aloud(texts: Texts, line: LogLine, seen: Seen): string | undefined {
  const { confusion } = texts;
  if (line.token === "yes" || line.token === "no") return confusion[line.token];
  if (!tryOf(line.token) || line.seat === null) return written(texts, line);
  const what = attemptText(texts, line.token, seen);
  const answer = line.answer ?? (line.text.startsWith("(") ? "no" : undefined);
  return answer ? confusion.prompt[answer](what) : what;
}

/** A line of the log in words. */
export function sayOf(texts: Texts, line: LogLine, seen: Seen): Said {
  return { written: arrowed(line.text, seen) ?? written(texts, line), aloud: aloud(texts, line, seen) };
}
