import { pick } from "../../texts";
import type { Texts } from "./texts";
import type { BoardSheet, Piece } from "../../wire";

/** The readings of the rules that a match is played by, as far as the page says anything of them. */
export interface Setting {
  lasting: boolean;
  returning: boolean;
  rook: boolean;
}

/** Which part of the game is under way: the two félons, the ways of the rows, then play. */
export type Phase = "first" | "second" | "rows" | "play";

const PLAIN: Readonly<Record<string, [word: keyof Texts["felon"]["changed"], value: string]>> = {
  felonHijack: ["hijack", "IMMEDIATE"],
  gardeFarRank: ["far", "DEFECT"],
  orangeZone: ["zone", "6-8"],
  ecuyer: ["ecuyer", "KNIGHT"],
  setupMirror: ["mirror", "false"],
  setupDirection: ["direction", "OWN_LEFT"],
  enPassant: ["passing", "true"],
};

/** Reads the options of a match. */
export function settingOf(options: Readonly<Record<string, string>>): Setting {
  const is = (name: string, value: string): boolean => options[name]?.toUpperCase() === value;
  return {
    lasting: is("felonHijack", "WHILE_IN_ZONE"),
    returning: is("gardeFarRank", "RETURN"),
    rook: is("ecuyer", "ROOK"),
  };
}

/** What is unusual about these options, in a few words; empty when nothing is. */
export function changedIn(texts: Texts, options: Readonly<Record<string, string>>): string {
  return Object.entries(PLAIN)
    .filter(([name, [, value]]) => (options[name] ?? value).toUpperCase() !== value.toUpperCase())
    .map(([, [word]]) => texts.felon.changed[word])
    .join(", ");
}

/** What a board says about the part of the game it belongs to: kings stand only once both rows are laid. */
export function phaseOf(board: Pick<BoardSheet, "pieces">): Phase {
  const count = (kind: string): number => board.pieces.filter((piece) => kindOf(piece) === kind).length;
  if (count("roi") === 2) return "play";
  return (["first", "second", "rows"] as const)[count("felon")] ?? "rows";
}

/** The kind of a piece, from its drawing: "dame". */
export function kindOf(piece: Pick<Piece, "art">): string {
  return piece.art.replace(/^felon-/, "");
}

/** What a piece is called, with its side: "dame jaune". */
export function pieceName(texts: Texts, piece: Piece): string {
  const { felon } = texts;
  const kind = kindOf(piece);
  const name = pick<string>(felon.kinds, kind, kind).toLowerCase();
  return felon.named(name, pick<string>(felon.sides, piece.side, piece.side));
}
