import { walked } from "./states";
import { still } from "./states/walk";

/** The windows in which each state is seen, and how: French by day, now and then by night, and in English. */
const LOOKS = [
  ["phone-dark-fr", 390, 844],
  ["small-light-fr", 360, 640],
  ["lying-light-fr", 844, 390],
  ["lying-small-dark-fr", 640, 360],
  ["desk-light-fr", 1440, 900],
  ["laptop-dark-fr", 1280, 720],
  ["beamer-light-fr", 1024, 768],
  ["tablet-light-fr", 820, 1180],
  ["small-light-en", 360, 640],
  ["laptop-dark-en", 1280, 720],
] as const;

/** Pictures of every page and state in every window. */
walked("pictures", async (visitor, state, on) => {
  const { page } = visitor;
  const before = page.viewportSize();
  const other = page.locator("button.lang").filter({ visible: true });
  // A dialog may lie over it.
  const change = (): Promise<void> => other.dispatchEvent("click");
  let lang = "fr";
  for (const [name, width, height] of LOOKS) {
    if (on === "phone" && width > 400) continue;
    if (!name.endsWith(lang) && (await other.isVisible())) {
      await change();
      lang = "en";
    }
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: name.includes("dark") ? "dark" : "light" });
    await still(visitor);
    await page.screenshot({ path: `shots/${state}/${name}.png` });
  }
  if (lang === "en") await change();
  if (before) await page.setViewportSize(before);
});
