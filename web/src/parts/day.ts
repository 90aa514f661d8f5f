import type { Lang } from "../site/settings.svelte";

/** The first of a month is the only day that French counts otherwise. */
const FIRST = /(?<!\d)1 (?=\p{L})/u;

function form(time: number, lang: Lang, options: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(lang === "fr" ? "fr-FR" : "en-GB", options).format(time);
  return lang === "fr" ? text.replace(FIRST, "1er ") : text;
}

/** The day of a moment, with its year when that isn't this one. */
export function dayOf(time: number, lang: Lang, now = Date.now()): string {
  const year = new Date(time).getFullYear() === new Date(now).getFullYear() ? undefined : "numeric";
  return form(time, lang, { day: "numeric", month: "long", year });
}

/** The day of a moment where there is little room. */
export function shortDayOf(time: number, lang: Lang): string {
  return form(time, lang, { day: "numeric", month: "short" });
}

/** What a weekday says by itself: it comes again after so long, and nobody shall be in doubt. */
const SOON = 6 * 24 * 3_600_000;

/** A moment to come as a clock on the wall would say it, with its day where a weekday could be another one. */
export function momentOf(time: number, lang: Lang, now = Date.now()): string {
  const day = time - now > SOON ? ({ day: "numeric", month: "long" } as const) : {};
  return form(time, lang, { weekday: "long", ...day, hour: "2-digit", minute: "2-digit" });
}
