import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { expect } from "@playwright/test";
import { lengthy, share } from "./scale";
import { walked } from "./states";
import { still } from "./states/walk";
import { sizes, type Visitor } from "./visitor";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  configure(spec: object): void;
  run(options: object): Promise<AxeResults>;
}

/** What axe finds wrong with the page as it stands. */
async function violations({ page }: Visitor): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    // To copy what every node is written as costs a twentieth of the whole; its place is enough.
    axe.configure({ noHtml: true });
    const { violations } = await axe.run({ resultTypes: ["violations"], preload: false });
    return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(" | ")}`);
  });
}

/** Waits until axe finds nothing wrong in a light. */
async function faultless(visitor: Visitor, state: string, colorScheme: "light" | "dark"): Promise<void> {
  await visitor.page.emulateMedia({ colorScheme });
  await still(visitor);
  await expect.poll(() => violations(visitor), { message: `${state}, ${colorScheme}` }).toEqual([]);
}

/**
 * Each state is looked at once, at a desk by day or on a phone by night, and the other way when its test is due again; --long looks at
 * both. What only a phone shows is looked at there.
 */
walked("axe", async (visitor, state, on) => {
  const { page } = visitor;
  const before = page.viewportSize();
  // Its test is due after twelve days, twelve of these shares later.
  const desk = share(state, 24) < 12;
  if (lengthy || desk) {
    await page.setViewportSize(on === "phone" ? sizes.phone : sizes.desk);
    await faultless(visitor, state, "light");
  }
  if (lengthy || !desk) {
    await page.setViewportSize(sizes.phone);
    await faultless(visitor, state, "dark");
  }
  if (before) await page.setViewportSize(before);
});
