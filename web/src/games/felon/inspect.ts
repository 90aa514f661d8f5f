import { natureOf, placeOf } from "../../board/geometry";
import type { Pick } from "../../board/types";
import { pick } from "../../texts";
import { farOf } from "../../game/reach";
import type { Texts } from "./texts";
import type { Move, Piece } from "../../wire";
import type { Prompt, Scene } from "../../game/given";
import { kindOf, pieceName, settingOf } from "./setting";

/** What the inspector says of the piece in hand. */
export interface Inspection extends Prompt {
  piece: Piece;
  square: string;
}

/** Says what the piece in hand does here and, when a target is aimed at, what happens there. */
export function inspect(texts: Texts, scene: Scene, held: Pick): Inspection | undefined {
  const { felon } = texts;
  const piece = scene.board.pieces.find((piece) => piece.at === held.at);
  if (!piece) return undefined;
  const own = scene.moves.filter((move) => move.from === held.at);
  const place = natureOf(scene.board, held.at) === "O" ? felon.squareOrange : felon.square;
  const hijack = own.some((move) => move.hijack);
  const reach = new Set(own.map((move) => move.to)).size;
  const lesson = hijack ? felon.teachesHijack : lessonOf(texts, scene, piece);
  const far = scene.reach?.at === held.at ? scene.reach : undefined;
  const withReach = (said: string): string =>
    reach > 0
      ? `${said} ${felon.reach(reach)}`
      : far?.why
        ? farOf(texts, far)
        : far
          ? `${said} ${farOf(texts, far)}`
          : said;
  return {
    piece,
    square: `${place(held.at)}, ${pieceName(texts, piece)}`,
    title: hijack ? promptFor(texts, scene) : titleOf(texts, scene, piece),
    text: held.aim ? landing(texts, scene, piece, held.aim) : withReach(lesson),
  };
}

function promptFor(texts: Texts, scene: Scene): string {
  const { prompt } = texts.felon;
  return settingOf(scene.options).lasting ? prompt.hijackLasting : prompt.hijack;
}

function titleOf(texts: Texts, scene: Scene, piece: Piece): string {
  const { felon } = texts;
  const kind = kindOf(piece);
  if (piece.back) return felon.doesBack;
  if (kind === "ecuyer" && settingOf(scene.options).rook) return felon.doesRook;
  return pick<string>(felon.does, kind, "");
}

function lessonOf(texts: Texts, scene: Scene, piece: Piece): string {
  const { felon } = texts;
  const { rook, returning } = settingOf(scene.options);
  const kind = kindOf(piece);
  if (piece.back) return felon.teachesBack;
  if (kind === "ecuyer" && rook) return felon.teachesRook;
  if (kind === "garde" && returning) return felon.teachesReturn;
  return pick<string>(felon.teaches, kind, "");
}

function landing(texts: Texts, scene: Scene, piece: Piece, move: Move): string {
  const { aims } = texts.felon;
  const met = scene.board.pieces.find((piece) => piece.at === move.to);
  const whom = met ? pieceName(texts, met) : "";
  if (move.convert) return aims.convert(move.to, move.from);
  if (move.swap) return aims.swap(move.to, whom, move.from);
  if (move.hijack) return move.capture ? aims.hijackTakes(move.to, whom) : aims.hijack(move.to);
  const does = move.takes
    ? aims.passing(move.to, move.takes)
    : move.capture
      ? aims.takes(move.to, whom)
      : aims.step(move.to);
  const after = consequence(texts, scene, piece, move);
  return after === "" ? does : `${does} ${after}`;
}

/** What follows from where a piece lands: a garde turns at the far rank, a félon on orange may be hijacked. */
function consequence(texts: Texts, scene: Scene, piece: Piece, move: Move): string {
  const { aims } = texts.felon;
  const kind = kindOf(piece);
  if (kind === "felon") return natureOf(scene.board, move.to) === "O" ? aims.zone : "";
  const far = piece.side === scene.seats[0] ? scene.board.height - 1 : 0;
  if (kind !== "garde" || piece.back || placeOf(scene.board, move.to)?.rank !== far) return "";
  return settingOf(scene.options).returning ? aims.returns : aims.defects;
}
