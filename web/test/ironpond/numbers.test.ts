import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** Only the cards know their numbers: the page asks for a trait, a timing, a deck. */
const FOLDER = join(import.meta.dirname, "../../src/games/ironpond");

const NUMBER = "([1-9]|[1-6]\\d|7[0-3])";
const FORMS = [
  new RegExp(`["'\`]!?#?${NUMBER}["'\`]`, "g"),
  new RegExp(`\\b(card|id|no|number)\\)? ?[!=]== ${NUMBER}\\b`, "g"),
  new RegExp(`\\[${NUMBER}(, ${NUMBER})+\\]`, "g"),
];

/** Numbers in quotes that are no cards: decks that are named for their size, minutes, darts. */
const OTHERS = [
  /DECKS = \["72", "68",/,
  /slow: \{ deck: "68" \}/,
  /^\s*decks: \{ "72": .*"68": /,
  /^\s*"(72|68)": "[^"]*(deck|jeu|Without|Sans|cartes|cards)/,
  /^\s*"(72|68)": "(Les 72|68, )/,
  /\["kidnapping"\]/,
  /(head|token) === "1"/,
  /maxlength=|rows=|\b(r|cx|cy|rx|ry|width|height|stroke-width)="\d+"/,
];

function found(source: string): string[] {
  return source
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*|<style[\s\S]*<\/style>/g, "")
    .split("\n")
    .filter((line) => !OTHERS.some((other) => other.test(line)))
    .flatMap((line) => FORMS.flatMap((form) => line.match(form) ?? []));
}

describe("the numbers of cards", () => {
  it("are known to no code of the page", () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(ts|svelte)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(40);
    const hits = files.flatMap((name) => found(readFileSync(join(FOLDER, name), "utf8")).map((hit) => [name, hit]));
    expect(hits).toEqual([]);
  });

  it.each([
    'const SECRET = ["12", "28"];',
    'const SNUB = "72";',
    'return [{ kind: "darts", card: "71" }];',
    'if (id === 71) return "";',
    "const OUT = [11, 22, 71];",
    'if (head === "#36") return;',
    '  "11": "The board is hidden for some seconds.",',
    '  "72": "One gesture too many is punished.",',
    'const gang = kept.includes("71");',
  ])("are found where somebody plants one: %s", (line) => {
    expect(found(line)).not.toEqual([]);
  });
});
