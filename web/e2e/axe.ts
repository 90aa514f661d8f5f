import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { expect } from "@playwright/test";
import type { Visitor } from "./visitor";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules that look at colours: all that may differ between day and night. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong with the page as it stands, under these rules or all. */
async function violations({ page }: Visitor, rules: string[] | undefined): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    return axe.run({ resultTypes: ["violations"], preload: false, ...(only && { runOnly: only }) });
  }, rules);
  return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
}

/** Waits until axe finds nothing wrong with the page: with all its rules by day, and once more with those of colour by night. */
export async function expectAccessible(visitor: Visitor): Promise<void> {
  await expect.poll(() => violations(visitor, undefined), { message: "by day" }).toEqual([]);
  await visitor.page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => violations(visitor, COLOURS), { message: "by night" }).toEqual([]);
  await visitor.page.emulateMedia({ colorScheme: "light" });
}
