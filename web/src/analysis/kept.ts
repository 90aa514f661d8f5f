import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Depth } from "./analysis";

/** So many analyses are kept, and so many drafts of what was broken off; the oldest goes first. */
const MOST = { found: 300, drafts: 10 };

interface Kept {
  /** Of which game: the digest of its record. */
  game: string;
  depth: Depth;
  /** By which build: another one may think otherwise. */
  build: string;
  at: number;
}

/** What an analysis came to that was broken off. */
interface Draft extends Kept {
  text: string;
  /** The player wanted no more of it; otherwise the page went. */
  rests: boolean;
}

interface Analyses extends DBSchema {
  found: { key: string; value: Kept & { json: string }; indexes: { at: number } };
  drafts: { key: string; value: Draft; indexes: { at: number } };
}

/** Rejects where another tab of an older build keeps it open. */
const database = (): Promise<IDBPDatabase<Analyses>> =>
  new Promise((resolve, reject) => {
    let late = false;
    openDB<Analyses>("zizanie-analyses", 2, {
      upgrade: (db) => {
        for (const store of ["found", "drafts"] as const)
          if (!db.objectStoreNames.contains(store))
            db.createObjectStore(store, { keyPath: "game" }).createIndex("at", "at");
      },
      blocked: () => {
        late = true;
        reject(new Error("zizanie-analyses is open elsewhere"));
      },
    }).then((db) => (late ? db.close() : resolve(db)), reject);
  });

/** One thing done to the database, which is then closed. */
async function within<T>(does: (db: IDBPDatabase<Analyses>) => Promise<T>): Promise<T> {
  const db = await database();
  try {
    return await does(db);
  } finally {
    db.close();
  }
}

/** The oldest of too many go. */
async function clear(db: IDBPDatabase<Analyses>, store: "found" | "drafts"): Promise<void> {
  const oldest = await db.getAllKeysFromIndex(store, "at");
  for (const key of oldest.slice(0, Math.max(0, oldest.length - MOST[store]))) await db.delete(store, key);
}

/** What is said of the build that a page is of; empty while it is edited. */
const build = (): string => document.querySelector<HTMLMetaElement>("meta[name=version]")?.content ?? "";

/** The deepest analysis of a game in this browser, if there is one. */
export async function recallOf(game: string): Promise<{ depth: Depth; json: string } | undefined> {
  const known = await within((db) => db.get("found", game));
  return known?.build === build() ? known : undefined;
}

/** Keeps one, which is no draft any more; a browser that keeps nothing is no reason to stop. */
export const keepOf = (game: string, depth: Depth, json: string): Promise<void> =>
  within(async (db) => {
    const known = await db.get("found", game);
    // Another tab may have thought deeper meanwhile.
    if (known?.build === build() && known.depth === "standard" && depth === "quick") return;
    await db.put("found", { game, depth, build: build(), json, at: Date.now() });
    await db.delete("drafts", game);
    await clear(db, "found");
  });

/** What an analysis of a game came to that was broken off, if one was. */
export async function draftOf(game: string): Promise<Draft | undefined> {
  const known = await within((db) => db.get("drafts", game));
  return known?.build === build() ? known : undefined;
}

/** Keeps what one has come to so far. */
export const keepDraft = (game: string, depth: Depth, text: string): Promise<void> =>
  within(async (db) => {
    await db.put("drafts", { game, depth, build: build(), text, rests: false, at: Date.now() });
    await clear(db, "drafts");
  });

/** Whoever goes on from it fails. */
export const dropDraft = (game: string): Promise<void> => within((db) => db.delete("drafts", game));

/** The player wants no more of an analysis for now. */
export const restDraft = (game: string): Promise<void> =>
  within(async (db) => {
    const known = await db.get("drafts", game);
    if (known) await db.put("drafts", { ...known, rests: true });
  });

/** Deletes all of them. */
export const clearKept = (): Promise<void> =>
  within(async (db) => {
    await db.clear("found");
    await db.clear("drafts");
  });
