/** The drawings of one game's cards, by card. */
export type Drawings = ReadonlyMap<string, string>;

/** What stands for a card that somebody made. */
const HOMEMADE = "blank";

// One file a game, fetched with its first card, so that the other pages don't pay for drawings.
const boxes = import.meta.glob<{ default: () => Promise<Record<string, string>> }>("../games/*/drawings/cards.ts");

const opened = new Map<string, Drawings>();

/** The drawings of a game if they are here already. */
export function drawingsHere(game: string): Drawings | undefined {
  return opened.get(game);
}

/** Fetches the drawings of a game, once; a game without cards has none. */
export async function fetchDrawings(game: string): Promise<Drawings> {
  const here = opened.get(game);
  if (here) return here;
  const box = await boxes[`../games/${game}/drawings/cards.ts`]?.();
  const drawings = new Map(Object.entries((await box?.default()) ?? {}));
  opened.set(game, drawings);
  return drawings;
}

/** The drawing of a card, of a homemade one if the box has no such card, nothing if it has neither. */
export function drawingOf(drawings: Drawings, card: string): string {
  return drawings.get(card) ?? drawings.get(HOMEMADE) ?? "";
}

/** The inside of a drawing file with its ids made the page's own, so that a card may be shown twice. */
export function insideOf(file: string, own: string): string {
  return file
    .replace(/^[\s\S]*?<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    .replace(/\bid="([^"]+)"/g, `id="$1-${own}"`)
    .replace(/url\(#([^)]+)\)/g, `url(#$1-${own})`);
}
