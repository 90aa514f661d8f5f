import { SvelteMap } from "svelte/reactivity";
import type { Box, Door, GameParts } from "../game/parts";
import { box as confusion } from "./confusion/box";
import { box as felon } from "./felon/box";
import { box as ironpond } from "./ironpond/box";
import { box as mutation } from "./mutation/box";
import { box as tsunami } from "./tsunami/box";

/** A game that this page can show: its box, and how to fetch what is in it. */
interface Boxed {
  box: Box;
  fetch: () => Promise<GameParts>;
}

/** The games that this page can show; one line each. */
const games: Readonly<Record<string, Boxed>> = {
  ironpond: { box: ironpond, fetch: async () => (await import("./ironpond")).ironpond },
  confusion: { box: confusion, fetch: async () => (await import("./confusion")).confusion },
  mutation: { box: mutation, fetch: async () => (await import("./mutation")).mutation },
  felon: { box: felon, fetch: async () => (await import("./felon")).felon },
  tsunami: { box: tsunami, fetch: async () => (await import("./tsunami")).tsunami },
};

const opened = new SvelteMap<string, GameParts>();
const opening = new Map<string, Promise<GameParts | undefined>>();
let failed = $state<string | null>(null);

/** The box of a game; undefined for a game that the page doesn't know yet. */
export function boxOf(game: string): Box | undefined {
  return Object.hasOwn(games, game) ? games[game]?.box : undefined;
}

/** The first game on whose box there is such a door. */
export function gameWith(door: Door): string | undefined {
  return Object.keys(games).find((game) => boxOf(game)?.doors.includes(door));
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
  if (!Object.hasOwn(games, game)) return undefined;
  try {
    const parts = await games[game]?.fetch();
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
