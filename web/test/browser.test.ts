import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** What reads a page at once, whatever is still on its way there. */
const READ =
  /\.(textContent|innerText|innerHTML|inputValue|allTextContents|allInnerTexts|getAttribute|isVisible|isHidden|isChecked|isDisabled|isEnabled|isEditable|count|boundingBox|title|ariaSnapshot)\(/;

/** What waits for a time and not for a sight. */
const SLEEP = /\bwaitForTimeout\b|(?<!test\.)\bset(Timeout|Interval)\b|timers\/promises|performance\.now/;

/** A bound of a test's own: what is waited for may be late on a machine that does other things too. */
const HURRIED = /\btimeout: [\d_]+\s*[,}]/;

/** Makes an account of this name. */
const ACCOUNT = /\bkeep\(\w+, "([^"]+)"/g;

/** The one helper that waits. */
const HELPER = "eventually.ts";

/** The end of the call that begins at an opening bracket. */
function endOf(text: string, open: number): number {
  let depth = 0;
  for (let k = open; k < text.length; k++) {
    if (text[k] === "(") depth += 1;
    else if (text[k] === ")" && --depth === 0) return k + 1;
  }
  return text.length;
}

/** A text without what is tried again until it holds: `expect.poll(…)`, and `expect(async () => …)` before `toPass`. */
function once(text: string): string {
  const again = /expect\s*\.poll\(|expect\(async \(\) =>/g;
  let out = "";
  let from = 0;
  for (let found = again.exec(text); found; found = again.exec(text)) {
    const end = endOf(text, text.indexOf("(", found.index));
    out += text.slice(from, found.index);
    from = end;
    again.lastIndex = end;
  }
  return out + text.slice(from);
}

/** What a browser test reads only once, a line each. */
function hasty(text: string): string[] {
  // A small function that reads is fine where it is called again and again.
  const readers = [...text.matchAll(/const (\w+) = async \(\)[^=]*=> .*;/g)].filter(([line]) => READ.test(line));
  const rest = once(readers.reduce((all, [line]) => all.replace(line, ""), text));
  const called = readers.filter(([, name = ""]) => new RegExp(`\\b${name}\\(\\)`).test(rest)).map(([line]) => line);
  const asserted = [...rest.matchAll(/expect\(\s*await\b/g)].map(({ index }) => rest.slice(index, index + 60));
  const lines = rest.split("\n").filter((line) => READ.test(line) || SLEEP.test(line));
  return [...called, ...asserted, ...lines];
}

describe("browser tests", () => {
  const folder = join(import.meta.dirname, "../e2e");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const files = sources.filter((file) => file.endsWith(".test.ts") && !file.includes("elsewhere"));

  it("wait for what they assert", () => {
    expect(files.length).toBeGreaterThan(8);
    expect(
      files.flatMap((file) => hasty(readFileSync(join(folder, file), "utf8")).map((line) => `${file}: ${line}`)),
    ).toEqual([]);
  });

  it("wait for no time to go by, but in one place", () => {
    const sleeping = sources.filter((file) => SLEEP.test(readFileSync(join(folder, file), "utf8")));
    expect(sleeping).toEqual([HELPER]);
  });

  it("have accounts of their own: a name is taken once on a server", () => {
    const texts = sources.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
    const names = [...texts.matchAll(ACCOUNT)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name, k) => names.indexOf(name) !== k)).toEqual([]);
  });

  it("hurry nothing", () => {
    const tests = sources.filter((file) => !file.endsWith("config.ts"));
    const hurried = tests.filter((file) => HURRIED.test(readFileSync(join(folder, file), "utf8")));
    expect(hurried).toEqual([]);
    expect("await show.click({ timeout: 500 })").toMatch(HURRIED);
  });

  it("would be caught reading once", () => {
    const planted = [
      'expect(await page.locator("p").textContent()).toBe("x");',
      "expect(\n  await violations(ann),\n).toEqual([]);",
      'if (await page.getByText("x").isVisible()) await page.click("x");',
      'const many = await page.locator("p").count();',
      "await page.waitForTimeout(300);",
      "const left = async () => Number(await timer.getAttribute('x'));\nconst before = await left();",
    ];
    for (const one of planted) expect(hasty(one), one).not.toEqual([]);
  });

  it("may read what is read again", () => {
    expect(hasty('await expect(page.locator("p")).toHaveCount(2);')).toEqual([]);
    expect(hasty("await expect.poll(async () => (await a.count()) - (await b.count())).toBe(1);")).toEqual([]);
    expect(hasty("await expect(async () => { if (await a.isVisible()) await a.click(); }).toPass();")).toEqual([]);
    expect(
      hasty("const left = async () => Number(await t.getAttribute('x'));\nawait expect.poll(left).toBe(1);"),
    ).toEqual([]);
  });
});
