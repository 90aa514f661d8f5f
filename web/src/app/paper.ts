import type { Theme } from "../site/settings.svelte";

/** Lets the browser's own bar wear the paper that the reader chose: by day, by night, or as the system has it. */
export function paperOf(theme: Theme): void {
  const colours = document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]");
  for (const one of colours) {
    const own = (one.dataset["of"] ??= one.getAttribute("media")?.includes("dark") ? "dark" : "light");
    const chosen = theme === own ? "all" : "not all";
    one.setAttribute("media", theme === "auto" ? `(prefers-color-scheme: ${own})` : chosen);
  }
}
