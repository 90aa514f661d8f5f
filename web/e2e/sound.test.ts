import { expect, test } from "@playwright/test";
import { heard } from "./sound";

test("sounds are short, clip nothing and are about as loud as each other", async ({ page }) => {
  const all = await heard(page);
  expect(all).toHaveLength(9);
  const decibels = all.map(({ level }) => 20 * Math.log10(level));
  for (const { sound, peak, seconds } of all) {
    expect(peak, sound).toBeLessThan(0.9);
    expect(peak, sound).toBeGreaterThan(0.02);
    expect(seconds, sound).toBeLessThan(0.6);
  }
  expect(Math.max(...decibels) - Math.min(...decibels)).toBeLessThan(6);
});
