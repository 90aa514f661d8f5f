/**
 * What the server and the page say to each other, made from the server's records; the page knows no
 * rules: it shows what a sheet offers.
 *
 * What differs from game to game is a union there: `game` tells which it is. Here a part that only
 * some games have may be asked of any, and is then undefined, so that boards and lists that are the
 * same for all games need no cases.
 */
import type * as wire from "./generated";

export type * from "./generated";

/** Squares are named as the game names them: "e4"; Go points "D4". */
export type At = string;

/** The keys of any case of a union, and what stands there. */
type Keys<U> = U extends unknown ? keyof U : never;
type Value<U, K extends PropertyKey> = U extends unknown ? (K extends keyof U ? U[K] : never) : never;

/** All cases of a union in one: what only some have may be undefined. */
type Any<U> = Pick<U, keyof U> & { [K in Exclude<Keys<U>, keyof U>]?: Value<U, K> };

type Without<U, K extends PropertyKey> = U extends unknown ? Omit<U, K> : never;

export type Piece = Any<
  wire.ConfusionPiece | wire.FelonPiece | wire.IronPondPiece | wire.MutationPiece | wire.Stone | wire.Lost
>;

export type Move = Any<wire.Move>;

export type BoardSheet = Any<Without<wire.Board, "pieces" | "taken">> & {
  pieces: Piece[];
  taken: Record<string, Piece[]>;
};

/** A square that changes by an action that is offered. */
export type Changed = Omit<wire.Changed, "piece"> & { piece?: Piece };

export type Offer = Omit<wire.Offer, "moves" | "puts" | "after"> & {
  moves: Move[];
  puts?: Piece;
  after?: Record<string, Changed[]>;
};

export type Beside = Any<wire.Beside>;

export type Sheet = Any<Without<wire.Sheet, "board" | "offer">> & { board: BoardSheet; offer: Offer };

/** By seat, by letter: what is known in Confusion. */
export type Knowledge = wire.ConfusionBeside["knowledge"];

export type Picks = Omit<wire.Picked, "moves"> & { moves: Move[] };

export type CardText = Any<wire.CardText>;

/** One pick of a blank card: the words that its square must fit. */
export type BlankPick = string[];

export type Look = Omit<wire.Look, "board" | "offer"> & { board: BoardSheet; offer: Offer };

export type Replay = Omit<wire.Replay, "boards" | "beside"> & { boards: BoardSheet[]; beside?: Beside[] };

export type Kept = Omit<wire.Kept, "boards" | "beside"> & Replay;

export type ToPage =
  | Sheet
  | (Picks & { type: "picks"; ref: number })
  | { type: "preview"; ref: number; board: BoardSheet }
  | Exclude<wire.ToPage, wire.Sheet | wire.Picks | wire.Preview>;
