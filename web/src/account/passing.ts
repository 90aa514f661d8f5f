import type { Lang } from "../site/settings.svelte";

/** What is left of a running time, such as "1:59"; "0:00" only when nothing is. */
export function timeOf(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The day of a moment, with its year when that isn't this one. */
export function dayOf(time: number, lang: Lang, now = Date.now()): string {
  const year = new Date(time).getFullYear() === new Date(now).getFullYear() ? undefined : "numeric";
  const form = new Intl.DateTimeFormat(lang === "fr" ? "fr-FR" : "en-GB", { day: "numeric", month: "long", year });
  return form.format(time);
}

/** Whether an address leads to this very device, so that another one couldn't follow it. */
export function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return "localhost";
  }
}
