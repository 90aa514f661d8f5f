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
  /** Lines to a game here: what opens one that has so many lines of its log. */
  dial(id: string): (have: number) => Socket;
  /** The games kept here, the newest first. */
  rows(): Promise<Kept[]>;
  /** Whether this browser can be a house at all. */
  able(): boolean;
  /** Whether its program has come. */
  up(): boolean;
  /** Lets its program come for whoever is about to want it. */
  prepare(): void;
}

/** What is known from the document on: `alone`, that there is no server behind this copy; `home`, where one is. Then the house, once it was fetched. */
export const here: { alone: boolean; home: string; house?: Near } = { alone: false, home: "" };

/** Whether a match is one of this device; ids of a server may begin as theirs do, but are shorter. */
export const isHere = (id: string): boolean => here.alone || /^d-.{15}/.test(id);

/** Whether a match was played on a device and copied to an account: the server's own have longer ids. */
export const isCopied = (id: string): boolean => /^c-.{12}$/.test(id);

let find: () => Promise<Near>;

/** How the house is fetched; few visitors ever need it. */
export function setNear(finder: typeof find): void {
  find = finder;
}

/** The house on this device, fetched when it is wanted first. */
export const near = async (): Promise<Near> => (here.house ??= await find());

/** Whether the house on this device answers at once; where it doesn't, it begins to come, and a server may answer meanwhile. */
export function up(): boolean {
  if (here.alone || here.house?.up()) return true;
  near().then(
    (house) => house.prepare(),
    () => undefined,
  );
  return false;
}
