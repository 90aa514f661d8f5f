import { keep, recall, tell } from "./store";

export type Lang = "fr" | "en";
/** How fast what others do is shown. */
export const SPEEDS = ["slow", "normal", "fast", "none"] as const;
export type Speed = (typeof SPEEDS)[number];
export type Theme = "auto" | "light" | "dark";

export type Confirm = "auto" | "always" | "never";

/** French for whoever reads French, English for everybody else. */
export function languageOf(preferred: readonly string[]): Lang {
  const known = preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === "fr" || tag === "en");
  return known === "fr" ? "fr" : "en";
}

function oneOf<T extends string>(value: unknown, ...allowed: T[]): T | undefined {
  return allowed.find((one) => one === value);
}

class Settings {
  lang = $state<Lang>(oneOf(recall("lang"), "fr", "en") ?? languageOf(navigator.languages));
  theme = $state<Theme>(oneOf(recall("theme"), "auto", "light", "dark") ?? "auto");
  sound = $state(recall("sound") !== false);
  /** How fast what others do is shown. */
  pace = $state<Speed>(oneOf(recall("pace"), ...SPEEDS) ?? "normal");
  /** Coordinates around the board. */
  coordinates = $state(recall("coordinates") !== false);
  /** Whether a second touch plays: by itself where squares are small, for every pointer, or never. */
  confirm = $state<Confirm>(
    oneOf(recall("confirm"), "auto", "always", "never") ?? (recall("confirm") === true ? "always" : "auto"),
  );
  /** A move may be prepared while the other player is to move. */
  premove = $state(recall("premove") !== false);
  /** Against the computer a turn ends by itself when nothing else can be done. */
  ending = $state(recall("ending") !== false);
  /** Two on one screen: the board turns after each move. */
  turning = $state(recall("turning") === true);

  /** Writes every change down and dresses the page; call it inside an effect root. */
  follow(): void {
    $effect(() => {
      document.documentElement.lang = this.lang;
      keep("lang", this.lang);
      tell("lang", this.lang);
    });
    $effect(() => {
      if (this.theme === "auto") delete document.documentElement.dataset["theme"];
      else document.documentElement.dataset["theme"] = this.theme;
      keep("theme", this.theme);
      tell("theme", this.theme);
    });
    $effect(() => keep("sound", this.sound));
    $effect(() => keep("pace", this.pace));
    $effect(() => keep("coordinates", this.coordinates));
    $effect(() => keep("confirm", this.confirm));
    $effect(() => keep("premove", this.premove));
    $effect(() => keep("ending", this.ending));
    $effect(() => keep("turning", this.turning));
  }
}

/** What the visitor chose, kept in their browser. */
export const settings = new Settings();
