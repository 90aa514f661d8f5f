import type { Socket } from "./lasting";
import type { MatchRow } from "../wire";

/** A game kept on this device, as lists name it; one whose record is broken has no row. */
export interface Kept {
  id: string;
  row: MatchRow | null;
  /** Milliseconds since 1970. */
  updated: number;
  broken: boolean;
}

/** The house on this device, as the page asks it. */
export interface Near {
  /** Asks what a server would be asked; throws `Refused`. */
  askDevice<T>(path: string, method?: string, body?: unknown): Promise<T>;
  /** Makes a socket a line to a game here; `fresh` when a page opens it, not one whose line broke. */
  plug(socket: Socket, id: string, have: number, fresh: boolean): void;
  /** The games kept here, the newest first. */
  rows(): Promise<Kept[]>;
  /** Whether this browser can be a house at all. */
  able(): boolean;
}

/** What is known from the document on: `alone`, that there is no server behind this copy; `home`, where one is. */
export const here = { alone: false, home: "" };

/** Whether a match is one of this device. */
export const isHere = (id: string): boolean => id.startsWith("d-");

let find: () => Promise<Near> = () => Promise.reject(new Error("nothing was set"));

/** How it is fetched; few visitors ever need it. */
export function setNear(finder: typeof find): void {
  find = finder;
}

/** The house on this device, fetched when it is wanted first. */
export const near = (): Promise<Near> => find();

/** Lines to a game here; they hear nothing before the house is there. */
export function socketsTo(id: string): (have: number) => Socket {
  let fresh = true;
  return (have) => {
    const first = fresh;
    fresh = false;
    const socket: Socket = {
      send: () => undefined,
      close: () => (socket.onopen = null),
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    near().then(
      (house) => socket.onopen && house.plug(socket, id, have, first),
      () => socket.onclose?.call(socket as WebSocket, new CloseEvent("close")),
    );
    return socket;
  };
}
