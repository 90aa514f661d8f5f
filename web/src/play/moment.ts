/** How an address names a moment of a game: behind its hash, how many actions stand. */
const MOMENT = /^#(\d{1,4})$/;

/** How many actions stand at the moment that an address names; undefined where it names none. */
export function momentIn(hash: string): number | undefined {
  const count = MOMENT.exec(hash)?.[1];
  return count === undefined ? undefined : Number(count);
}

/** What names a moment; nothing names the game as it stands. */
export const momentHash = (shown: number | null): string => (shown === null ? "" : `#${shown}`);
