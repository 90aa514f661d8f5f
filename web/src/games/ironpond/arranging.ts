import type { Arranging, Saying } from "../../game/arranging";
import type { Scene } from "../../game/given";
import type { At, Piece } from "../../wire";
import { sideName } from "../../game/who";
import { pick } from "../../texts";
import { texts } from "./texts";

type Said = Readonly<Record<string, unknown>>;
type Mark = NonNullable<Piece["marks"]>[number];

/** Fields of squares, and what the pieces there are marked with. */
const SQUARES: Readonly<Record<string, Mark>> = { shielded: "shield", stuck: "dunce" };

/** What is said of a piece, as the drawings name it. */
const MARKS: readonly Mark[] = ["neutral", "prince", "royal", "camel", "magnet"];

const LETTERS = ["p", "n", "c", "b", "r", "q", "k"];

/** The squares of a field, whosoever they are. */
function squares(field: unknown): At[] {
  const all: unknown = typeof field === "object" && field !== null ? Object.values(field).flat() : [];
  return (all as unknown[]).filter((at): at is At => typeof at === "string");
}

/** Whether what somebody wrote is an object. */
const isSaid = (one: unknown): one is Said => typeof one === "object" && one !== null;

/** What a position says of the piece of a square. */
function marksOf(said: Said, at: At): Mark[] {
  const all: readonly unknown[] = Array.isArray(said["marks"]) ? said["marks"] : [];
  const own = all.filter(isSaid).find((one) => one["at"] === at);
  const lasting = Object.entries(SQUARES).filter(([field]) => squares(said[field]).includes(at));
  return [...MARKS.filter((mark) => own?.[mark] === true), ...lasting.map(([, mark]) => mark)];
}

function drawn(said: Said, { art, ...piece }: Piece): Piece {
  const all = marksOf(said, piece.at);
  const camel = all.includes("camel") && art === "chess-knight";
  const marks = all.filter((mark) => !camel || mark !== "camel");
  return { art: camel ? "camel" : art, ...piece, ...(marks.length > 0 && { marks }) };
}

/** A field that is there or isn't. */
function said(all: Said, field: string, value: unknown): Said {
  const { [field]: _, ...others } = all;
  return value === undefined ? others : { ...others, [field]: value };
}

function rest(all: Said): readonly Saying[] {
  const { arranged, diktat } = texts().ironpond.table;
  const orders = Object.entries(diktat).map(([value, name]) => ({ value, name }));
  const flag = (field: string, title: string, [off, on]: readonly [string, string]): Saying => ({
    title,
    value: String(all[field] === true),
    values: [
      { value: "false", name: off },
      { value: "true", name: on },
    ],
    set: (value) => said(all, field, value === "true" || undefined),
  });
  return [
    {
      title: arranged.diktat,
      value: typeof all["diktat"] === "string" ? all["diktat"] : "",
      values: [{ value: "", name: arranged.free }, ...orders],
      set: (value) => said(all, "diktat", value || undefined),
    },
    flag("reversedPawns", arranged.pawns, [arranged.straight, arranged.turned]),
    flag("chrono", arranged.chrono, [arranged.slow, arranged.quick]),
  ];
}

/** The pieces of chess; which of them are merged is written beside them. */
export const arranging: Arranging = {
  sample: () => ({ options: { deck: "none" } }),
  sole: /k/i,
  castles: "KQkq",
  about: ["marks", "stuck", "shielded"],
  spots: (seats) => {
    const { table, sides } = texts().ironpond;
    const traps = seats.map((seat) => ({ field: "traps", seat, name: table.trap(pick<string>(sides, seat, seat)) }));
    const named = (mark: Mark): string => pick<string>(table.arranged.marks, mark, mark);
    return [
      { field: "holes", name: table.holes },
      ...traps,
      ...MARKS.map((mark) => ({ field: "marks", mark, name: named(mark) })),
      ...Object.entries(SQUARES).map(([field, mark]) => ({ field, name: named(mark) })),
    ];
  },
  rest,
  lots: (seats) => {
    const { table, letters } = texts().ironpond;
    // A king that can be lost is one no more.
    const names: Readonly<Record<string, string>> = { ...letters, k: table.arranged.marks.prince };
    const pieces = LETTERS.map((value) => ({ value, name: pick<string>(names, value, value) }));
    const lot = (field: "captured" | "out"): ReturnType<NonNullable<Arranging["lots"]>> =>
      seats.map((seat) => ({ field, seat, name: table[field](sideName(texts(), seat)), letters: pieces }));
    return [...lot("captured"), ...lot("out")];
  },
  shows: ({ holes, traps, ...all }, scene) => ({
    ...scene,
    board: { ...scene.board, holes: squares(holes), pieces: scene.board.pieces.map((piece) => drawn(all, piece)) },
    cards: { traps: squares(traps).map((at) => ({ at })) } as Scene["cards"],
  }),
};
