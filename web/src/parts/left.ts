import type { Lang } from "../site/settings.svelte";

/** Days, hours and minutes in a letter or a few. */
const UNITS = { fr: ["j", "h", "min"], en: ["d", "h", "min"] } as const;
const MINUTE = 60_000;

/** What is left where days count, by its largest units, `most` of them: "2 d 4 h"; never less than a minute. */
export function inDays(millis: number, lang: Lang, most = 2): string {
  const minutes = Math.max(1, Math.floor(millis / MINUTE));
  const amounts = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const first = amounts.findIndex((amount) => amount > 0);
  return amounts
    .slice(first, first + most)
    .flatMap((amount, k) => (amount > 0 ? [`${amount}\u00a0${UNITS[lang][first + k] ?? ""}`] : []))
    .join(" ");
}
