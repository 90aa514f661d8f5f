import { keep, recall } from "../site/store";

/** The lessons of a game that were gone through to their end, in this browser. */
export function practised(game: string): string[] {
  const kept = recall(`practised.${game}`);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}

/** Keeps that one more was gone through. */
export function practise(game: string, id: string): void {
  const known = practised(game);
  if (!known.includes(id)) keep(`practised.${game}`, [...known, id]);
}
