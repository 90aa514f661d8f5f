import { SvelteMap } from "svelte/reactivity";
import type { Door, Glimpse } from "../game/given";
import type { Box, GameParts } from "../game/parts";

/** The games that this page can show, by their folders: their boxes, and how to fetch what is in them. */
const boxes = byFolder(import.meta.glob<Box>("./*/box.ts", { import: "box", eager: true }));
const glimpses = byFolder(import.meta.glob<Glimpse>("./*/glimpse.json", { import: "default" }));
const fetches = byFolder(import.meta.glob<Readonly<Record<string, GameParts>>>("./*/index.ts"));

function byFolder<T>(files: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(files).map(([path, file]) => [path.split("/")[1] ?? "", file]));
}

const opened = new SvelteMap<string, GameParts>();
const opening = new Map<string, Promise<GameParts | undefined>>();
let failed = $state<string | null>(null);

/** The box of a game; undefined for a game that the page doesn't know yet. */
export function boxOf(game: string): Box | undefined {
  return boxes.get(game);
}

/** Fetches what moves on the page of a game; undefined where nothing does. */
export async function glimpseOf(game: string): Promise<Glimpse | undefined> {
  return glimpses.get(game)?.();
}

/** The first game on whose box there is such a door. */
export function gameWith(door: Door): string | undefined {
  return [...boxes].find(([, box]) => box.doors.includes(door))?.[0];
}

/** Fetches what the page of a game adds; undefined for a game that the page doesn't know yet. Throws without a line. */
export function open(game: string): Promise<GameParts | undefined> {
  const known = opening.get(game);
  if (known) return known;
  const fetched = fetchParts(game);
  opening.set(game, fetched);
  return fetched;
}

async function fetchParts(game: string): Promise<GameParts | undefined> {
  try {
    const parts = (await fetches.get(game)?.())?.[game];
    if (parts) opened.set(game, parts);
    return parts;
  } catch (lost) {
    opening.delete(game);
    throw lost;
  }
}

/**
 * What the page of a game adds; undefined while it is being fetched, which asking for it begins, and for a game that the page doesn't
 * know yet. Reactive.
 */
export function partsOf(game: string): GameParts | undefined {
  const parts = opened.get(game);
  if (!parts && failed === null)
    open(game).catch(() => {
      failed = game;
    });
  return parts;
}

/** Which game could not be fetched; null when all went well. Reactive. */
export function lostGame(): string | null {
  return failed;
}

/** Lets a game that could not be fetched be asked for again. */
export function tryAgain(): void {
  failed = null;
}
