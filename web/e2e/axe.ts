import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { expect } from "@playwright/test";
import type { Visitor } from "./visitor";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  configure(spec: object): void;
  run(options: object): Promise<AxeResults>;
}

/** The rules that look at colours: all that may differ between day and night. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong with the page as it stands, under these rules or all. */
async function violations({ page }: Visitor, rules: string[] | undefined): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: Axe };
    // To copy what every node is written as costs a twentieth of the whole; its place is enough.
    axe.configure({ noHtml: true });
    const { violations } = await axe.run({
      resultTypes: ["violations"],
      preload: false,
      ...(only && { runOnly: only }),
    });
    return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(" | ")}`);
  }, rules);
}

/**
 * Waits until axe finds nothing wrong with the page: with all its rules as it is, by day or by night, and once more with those of colour
 * in the other light, which then stays.
 */
export async function expectAccessible(visitor: Visitor): Promise<void> {
  await expect.poll(() => violations(visitor, undefined), { message: visitor.light }).toEqual([]);
  visitor.light = visitor.light === "light" ? "dark" : "light";
  await visitor.page.emulateMedia({ colorScheme: visitor.light });
  await expect.poll(() => violations(visitor, COLOURS), { message: visitor.light }).toEqual([]);
}
