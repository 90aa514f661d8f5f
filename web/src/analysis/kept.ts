import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Depth } from "./analysis";

/** So many analyses are kept; the oldest goes first. */
const MOST = 300;

interface Found {
  /** Of which game: the digest of its record. */
  game: string;
  depth: Depth;
  /** By which build: another one may think otherwise. */
  build: string;
  json: string;
  at: number;
}

interface Analyses extends DBSchema {
  found: { key: string; value: Found; indexes: { at: number } };
}

function database(): Promise<IDBPDatabase<Analyses>> {
  return openDB<Analyses>("zizanie-analyses", 1, {
    upgrade: (db) => {
      db.createObjectStore("found", { keyPath: "game" }).createIndex("at", "at");
    },
  });
}

/** What is said of the build that a page is of; empty while it is edited. */
const build = (): string => document.querySelector<HTMLMetaElement>("meta[name=version]")?.content ?? "";

/** The deepest analysis of a game in this browser, if there is one. */
export async function recallOf(game: string): Promise<{ depth: Depth; json: string } | undefined> {
  const db = await database();
  const known = await db.get("found", game);
  db.close();
  return known?.build === build() ? known : undefined;
}

/** Keeps one; a browser that keeps nothing is no reason to stop. */
export async function keepOf(game: string, depth: Depth, json: string): Promise<void> {
  const db = await database();
  await db.put("found", { game, depth, build: build(), json, at: Date.now() });
  const oldest = await db.getAllKeysFromIndex("found", "at");
  for (const key of oldest.slice(0, Math.max(0, oldest.length - MOST))) await db.delete("found", key);
  db.close();
}

/** Deletes all of them. */
export async function clearKept(): Promise<void> {
  const db = await database();
  await db.clear("found");
  db.close();
}
