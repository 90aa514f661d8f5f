/** The messages of the socket, and what is refused. */

import type { BoardSheet } from "./board";
import type { Lobby } from "./matches";
import type { Picks, Sheet } from "./sheet";

/** Client to server over WS /ws/matches/{id}?have=NUMBER, the number of log lines the page has. */
export type FromPage =
  | { type: "play"; ref: number; version: number; seat: string; action: string }
  | { type: "picks"; ref: number; version: number; seat: string; prefix: string[] }
  | { type: "preview"; ref: number; version: number; seat: string; action: string }
  | { type: "explain"; ref: number; version: number; seat: string; prefix: string[] }
  | { type: "event"; ref: number; version: number; seat: string; event: string }
  /** In a lobby: options with their new values; a card that the guest would leave out, or not; his agreement; leaving his seat. */
  | { type: "propose"; ref: number; version: number; options: Record<string, string> }
  | { type: "remove"; ref: number; version: number; card: string; on: boolean }
  | { type: "ready"; ref: number; version: number; on: boolean; nonce: string }
  | { type: "stand"; ref: number }
  /** Whether the server passes windows for this guest, each after a random while; kept for all his matches. */
  | { type: "autopass"; ref: number; seat: string; on: boolean }
  | { type: "ping" };

/** Server to client. A refusal leaves everything as it was. */
export type ToPage =
  | Sheet
  | Lobby
  | ({ type: "picks"; ref: number } & Picks)
  | { type: "preview"; ref: number; board: BoardSheet }
  | { type: "explain"; ref: number; message: { fr: string; en: string } }
  | { type: "accepted"; ref: number }
  | { type: "refused"; ref: number; error: Refusal }
  | { type: "pong" };

/** Every HTTP error body is { error: Refusal }. */
export interface Refusal {
  code: string;
  message: { fr: string; en: string };
}

/** A sentence in both languages. */
export interface Said {
  fr: string;
  en: string;
}
