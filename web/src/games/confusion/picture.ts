import type { BoardView, Note, Prospect, Stamp } from "../../board/types";
import type { Texts } from "./texts";
import type { Scene } from "../../game/given";
import type { At, Sheet } from "../../wire";
import { ownAnswered } from "./attempt";
import { STEPS } from "./diagrams";
import { reachOf } from "./reach";
import { readKinds, seatOf } from "./reading";
import { settingOf } from "./setting";
import { figuresOf } from "./tiles";
import { prospectOf, triesOf } from "./tries";

/** What the board of Confusion shows beyond its pieces. */
export function pictureOf(texts: Texts, scene: Scene): Partial<BoardView> {
  const setting = settingOf(scene.options);
  const [first, second] = scene.seats;
  const up = (scene.flipped ? first : second) ?? "";
  return {
    figures: figuresOf({ diagrams: scene.diagrams, up, briefcase: setting.spies }),
    notes: notesFor(scene),
    stamp: stampOf(texts, scene),
    kept: keptOf(texts, scene),
    prospects: prospectsOf(scene),
    reach: reachOf(scene),
  };
}

/** How many kinds are left for each of the viewer's own pieces. */
function notesFor(scene: Scene): Note[] {
  const seat = seatOf(scene);
  if (seat === undefined) return [];
  const all = settingOf(scene.options).kinds.length;
  return scene.board.pieces.flatMap((piece) => {
    if (piece.side !== seat || piece.letter === undefined || piece.promoted || piece.kind !== undefined) return [];
    const left = readKinds(scene, seat, piece.letter).length;
    return left < all ? [{ at: piece.at, left }] : [];
  });
}

/** The last try with what was said to it, if nothing has happened since. */
export function stampOf(texts: Texts, scene: Scene): Stamp | undefined {
  const { stamps } = texts.confusion;
  const asked = scene.live && scene.sheet?.asks?.what === "answer" ? scene.sheet.asks.move : undefined;
  if (asked) {
    const key = `${scene.lines.length} open`;
    return { key, from: asked.from, to: asked.to, word: stamps.open, said: "open" };
  }
  const last = triesOf(scene.lines).at(-1);
  const [from, to] = scene.board.last;
  if (!last?.answer || from === undefined || to === undefined) return undefined;
  return { key: `${last.line.n} ${last.answer}`, from, to, word: stamps[last.answer], said: last.answer };
}

/** The stamp of the viewer's own last try, which stays while the other side tries. */
export function keptOf(texts: Texts, scene: Scene): Stamp | undefined {
  const own = scene.live ? ownAnswered(scene) : undefined;
  const { tried, answer, line } = own ?? {};
  const piece = scene.board.pieces.find((one) => one.letter === tried?.letter && one.side === scene.viewer);
  if (!tried || !answer || !line || !piece) return undefined;
  // A piece that was refused still stands where it wanted to leave from.
  const far = answer === "no" ? tried.distance : -tried.distance;
  const other = stepped(piece.at, tried.way, far);
  const [from, to] = answer === "no" ? [piece.at, other] : [other, piece.at];
  return { key: `${line.n} ${answer}`, from, to, word: texts.confusion.stamps[answer], said: answer };
}

/** A square so far from another, by a way told from the fixed side. */
function stepped(at: At, way: string, far: number): At {
  const [dx, dy] = STEPS[way] ?? [0, 0];
  return String.fromCharCode(at.charCodeAt(0) + dx * far) + String(Number(at.slice(1)) - dy * far);
}

/** How long a stamp stays to be read: what is answered to a try is what the game is about. */
const STAMP = 1400;

/** The time that a fresh answer takes to be read, in milliseconds. */
export function stampLasting(before: Sheet, now: Sheet): number {
  const answered = ({ lines }: Sheet): number => triesOf(lines).filter((one) => one.answer).length;
  return answered(now) > answered(before) ? STAMP : 0;
}

function prospectsOf(scene: Scene): ReadonlyMap<string, Prospect> {
  const { turn } = scene;
  const out = new Map<string, Prospect>();
  if (turn === null) return out;
  const kinds = new Map<string, ReturnType<typeof readKinds>>();
  for (const move of scene.moves) {
    const piece = scene.board.pieces.find((piece) => piece.at === move.from);
    if (piece?.letter === undefined) continue;
    const known = kinds.get(piece.letter) ?? readKinds(scene, turn, piece.letter);
    kinds.set(piece.letter, known);
    const prospect = prospectOf(move, turn, known, piece.promoted ?? false, scene.diagrams);
    if (prospect) out.set(move.token, prospect);
  }
  return out;
}
