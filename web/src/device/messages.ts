import type { MatchRow } from "../wire";

/** Why a line was shut: the game goes on elsewhere, isn't here, can't be read, or the program isn't there. */
export type Shut = "elsewhere" | "gone" | "broken" | "program";

/** What went wrong beside the questions: storage is full or refused, or the computer couldn't think. */
export type Trouble = "full" | "unkept" | "thought";

/** What the page says to the device worker. */
export type ToWorker =
  /** Who sits at it; said before anything else. */
  | { type: "begin"; name: string }
  /** Something may be asked soon: the program is fetched and begun. */
  | { type: "prepare" }
  | { type: "ask"; n: number; method: string; path: string; body: string }
  | { type: "restore"; n: number; saved: string }
  | { type: "forget"; n: number; id: string }
  | { type: "open"; line: number; id: string; have: number }
  | { type: "say"; line: number; text: string }
  | { type: "close"; line: number }
  /** The page is looked at again: what was due meanwhile is due now. */
  | { type: "look" }
  /** A thinking worker that was lent. */
  | { type: "died"; n: number };

/** What the device worker says to the page. */
export type FromWorker =
  | { type: "loading"; part: number }
  | { type: "ready" }
  /** Status 0: nobody could answer, and `body` says why: "program" isn't there, or "many" games are. */
  | { type: "answer"; n: number; status: number; media: string; body: string; filename: string }
  | { type: "told"; line: number; text: string }
  | { type: "shut"; line: number; why: Shut }
  /** A game lies in the store as it stands. */
  | { type: "kept"; id: string }
  /** Of a game that isn't kept, how it stands. */
  | { type: "trouble"; what: Trouble; id?: string; row?: MatchRow }
  /** A thinking worker is wanted, which answers over a line. */
  | { type: "lend"; n: number; line: MessagePort }
  /** It isn't wanted any more. */
  | { type: "end"; n: number };
