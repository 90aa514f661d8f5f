import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Kept } from "../net/near";
import type { MatchRow } from "../wire";

export type { Kept };

/** A game as it is kept: the saved game that the program writes and reads, and its row in lists. */
export interface Stored {
  id: string;
  saved: string;
  row: MatchRow;
  updated: number;
}

/** A game that the program couldn't read. */
type Unreadable = Omit<Stored, "row"> & { row: null };

/** What is in a store of its own, so that lists needn't read whole games. */
interface Listed {
  id: string;
  row: unknown;
  updated: number;
  /** Which worker has the game; nobody else writes it. */
  holder: string;
  broken?: true;
}

interface Zizanie extends DBSchema {
  games: { key: string; value: { id: string; saved: string } };
  rows: { key: string; value: Listed };
}

/** Another worker has taken the game, or it was deleted. */
export class Lost extends Error {
  constructor(readonly why: "elsewhere" | "gone") {
    super(why);
  }
}

let opened: Promise<IDBPDatabase<Zizanie>> | undefined;

function database(): Promise<IDBPDatabase<Zizanie>> {
  const forget = (): void => (opened = undefined);
  opened ??= openDB<Zizanie>("zizanie", 1, {
    upgrade: (db) => {
      db.createObjectStore("games", { keyPath: "id" });
      db.createObjectStore("rows", { keyPath: "id" });
    },
    // A newer page waits for the database: it is opened again when it's wanted.
    blocking: (_old, _new, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}

function isRow(row: unknown): row is MatchRow {
  if (typeof row !== "object" || row === null) return false;
  const fields = row as Readonly<Record<string, unknown>>;
  return typeof fields["id"] === "string" && typeof fields["game"] === "string" && Array.isArray(fields["seats"]);
}

function kept(listed: Listed): Kept {
  const row = !listed.broken && isRow(listed.row) ? listed.row : null;
  return { id: listed.id, row, updated: Number(listed.updated) || 0, broken: row === null };
}

const newest = (one: Kept, other: Kept): number => other.updated - one.updated;

/** What both stores hold of a game, written at once or not at all. */
async function both(): Promise<ReturnType<typeof parts>> {
  return parts(await database());
}

function parts(db: IDBPDatabase<Zizanie>) {
  const change = db.transaction(["games", "rows"], "readwrite");
  // What goes wrong in it is told by what was asked of it.
  change.done.catch(() => undefined);
  return { whole: change.objectStore("games"), rows: change.objectStore("rows"), done: change.done };
}

/** The games on this device; everything rejects where the browser keeps nothing. */
export const games = {
  /** As lists name them, the newest first. */
  async rows(): Promise<Kept[]> {
    return (await (await database()).getAll("rows")).map(kept).sort(newest);
  },

  /** The games themselves, the newest first. */
  async all(): Promise<(Kept & { saved: string })[]> {
    const read = (await database()).transaction(["games", "rows"]);
    const [rows, all] = await Promise.all([read.objectStore("rows").getAll(), read.objectStore("games").getAll()]);
    const saved = new Map(all.map((one) => [one.id, String(one.saved)]));
    return rows.map((one) => ({ ...kept(one), saved: saved.get(one.id) ?? "" })).sort(newest);
  },

  async get(id: string): Promise<(Kept & { saved: string }) | undefined> {
    const read = (await database()).transaction(["games", "rows"]);
    const [row, game] = await Promise.all([read.objectStore("rows").get(id), read.objectStore("games").get(id)]);
    return row && { ...kept(row), saved: String(game?.saved ?? "") };
  },

  /** Writes a game whoever has it. */
  async put({ id, saved, row, updated }: Stored | Unreadable, holder = ""): Promise<void> {
    const { whole, rows, done } = await both();
    await Promise.all([whole.put({ id, saved }), rows.put({ id, row, updated, holder }), done]);
  },

  /** Writes a game of a holder's; throws `Lost` when they don't have it any more. */
  async keep(game: Stored, holder: string): Promise<void> {
    const { id, saved, row, updated } = game;
    const { whole, rows, done } = await both();
    const before = await rows.get(id);
    if (before?.holder !== holder) throw new Lost(before ? "elsewhere" : "gone");
    await Promise.all([whole.put({ id, saved }), rows.put({ id, row, updated, holder }), done]);
  },

  /** Gives a game to a holder; its saved game, or undefined when there is none. */
  async take(id: string, holder: string): Promise<string | undefined> {
    const { whole, rows, done } = await both();
    const [row, game] = await Promise.all([rows.get(id), whole.get(id)]);
    if (!row) return undefined;
    const { broken: _, ...fields } = row;
    await Promise.all([rows.put({ ...fields, holder }), done]);
    return String(game?.saved ?? "");
  },

  /** Says of a game that it can't be read. */
  async breaks(id: string): Promise<void> {
    const { rows, done } = await both();
    const row = await rows.get(id);
    if (row) await Promise.all([rows.put({ ...row, broken: true }), done]);
  },

  async remove(id: string): Promise<void> {
    const { whole, rows, done } = await both();
    await Promise.all([whole.delete(id), rows.delete(id), done]);
  },

  async clear(): Promise<void> {
    const { whole, rows, done } = await both();
    await Promise.all([whole.clear(), rows.clear(), done]);
  },
};
