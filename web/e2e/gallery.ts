import { walked } from "./states";
import { still } from "./states/walk";
import { share } from "./scale";

/** The windows in which each state is seen, in both languages, by day in one of them and by night in the other. */
const WINDOWS = [
  { name: "desk", width: 1440, height: 900 },
  { name: "beamer", width: 1024, height: 768 },
  { name: "tablet", width: 820, height: 1180 },
  { name: "lying", width: 844, height: 390 },
  { name: "phone", width: 390, height: 844 },
  { name: "small", width: 360, height: 640 },
] as const;

const LANGUAGES = ["fr", "en"] as const;

/** Pictures of every page and state in every window. Which language is seen by night changes with state and window. */
walked("pictures", async (visitor, state, on) => {
  const { page } = visitor;
  const before = page.viewportSize();
  // A dialog may lie over it, and a phone keeps it among the settings.
  const speak = async (language: string): Promise<void> => {
    const spoken = page.locator(`html[lang=${language}]`);
    if (await spoken.isHidden()) await page.locator("button.lang").first().dispatchEvent("click");
    await spoken.waitFor();
  };
  for (const [l, language] of LANGUAGES.entries()) {
    await speak(language);
    for (const [w, { name, width, height }] of WINDOWS.entries()) {
      if (on === "phone" && width > 400) continue;
      await page.setViewportSize({ width, height });
      const colorScheme = (l + w + share(state, 2)) % 2 === 0 ? "light" : "dark";
      await page.emulateMedia({ colorScheme });
      await still(visitor);
      const path = `shots/${state}/${name}-${language}-${colorScheme}.jpg`;
      await page.screenshot({ path, type: "jpeg", quality: 80 });
    }
  }
  await speak(LANGUAGES[0]);
  if (before) await page.setViewportSize(before);
});
