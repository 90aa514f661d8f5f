import type { Lang } from "../site/settings.svelte";
import type { RatingInfo } from "../wire";

/** A number as it is written in a language: "1,512", "1 512". */
export function numberOf(value: number, lang: Lang): string {
  return new Intl.NumberFormat(lang === "fr" ? "fr-FR" : "en-GB").format(value);
}

/** A rating as one reads it; a question mark while too little is known. */
export function ratingOf({ points, unsure }: Pick<RatingInfo, "points" | "unsure">, lang: Lang): string {
  return numberOf(points, lang) + (unsure ? (lang === "fr" ? "\u00a0?" : "?") : "");
}

/** What a game made of a rating: "1,512 (+9)". */
export function changeOf(before: number, after: number, lang: Lang): string {
  const change = after - before;
  const sign = change > 0 ? "+" : change < 0 ? "\u2212" : "\u00b1";
  return `${numberOf(after, lang)} (${sign}${numberOf(Math.abs(change), lang)})`;
}
