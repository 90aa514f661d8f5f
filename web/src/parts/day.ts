import type { Lang } from "../site/settings.svelte";

/** The day of a moment, with its year when that isn't this one. */
export function dayOf(time: number, lang: Lang, now = Date.now()): string {
  const year = new Date(time).getFullYear() === new Date(now).getFullYear() ? undefined : "numeric";
  const form = new Intl.DateTimeFormat(lang === "fr" ? "fr-FR" : "en-GB", { day: "numeric", month: "long", year });
  // The first of a month is the only day that French counts otherwise.
  return form.format(time).replace(/^1 /, lang === "fr" ? "1er " : "1 ");
}
