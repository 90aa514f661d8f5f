import { settings } from "../site/settings.svelte";

/** A colon as the visitor's language sets it; reactive. */
export const colon = (): string => (settings.lang === "fr" ? "\u00a0: " : ": ");
