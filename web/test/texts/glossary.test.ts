import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { typeset } from "../../src/texts/typeset";
import { banned, pairsOfJava, pairsOfJson, type Said } from "./glossary";
import { sentences } from "./sentences";

const ROOT = join(import.meta.dirname, "../../..");

/** The files under a folder whose names end so. */
function files(folder: string, end: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name));
}

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

/** The page: every file of texts beside its sister in the other language. */
const modules = import.meta.glob<Record<string, unknown>>(
  ["../../src/**/{en,fr}.ts", "../../src/**/{en,fr}.*.ts", "../../src/games/*/box.ts"],
  { eager: true },
);

function ofPage(): Said[] {
  return Object.entries(modules).flatMap(([file, texts]) => {
    if (file.endsWith("box.ts")) {
      const { blurb } = texts["box"] as { blurb: Record<"fr" | "en", object> };
      return paired(file, blurb.fr, blurb.en);
    }
    const sister = modules[file.replace(/\/en((\.\w+)?\.ts)$/, "/fr$1")];
    return /\/en(\.\w+)?\.ts$/.test(file) && sister ? paired(file, typeset({ ...sister }), { ...texts }) : [];
  });
}

/** Both languages of a tree by their places. */
function paired(file: string, fr: object, en: object): Said[] {
  const french = new Map(sentences(fr).map(([at, said]) => [at.replace("/fr", ""), said]));
  return sentences(en).flatMap(([at, said]) => {
    const other = french.get(at.replace("/en", ""));
    return other === undefined ? [] : [{ at: `${file} ${at}`, fr: other, en: said }];
  });
}

const page = ofPage();
const java = ["server", "table", "sheets", "rules"].flatMap((module) =>
  files(`${module}/src/main/java`, ".java").flatMap((file) => pairsOfJava(file, read(file))),
);
const lessons = files("rules/src/main/resources", ".json").flatMap((file) => pairsOfJson(file, read(file)));
const all = [...page, ...java, ...lessons];

/** Words that are the same in English and in French, or names. */
const SAME = new Set(
  (
    "actions notifications options pause position question sources total minutes points point bits promotion " +
    "possible certain expert club oracle novice cardinal valet félon grimace komi fischer bronstein byo yomi " +
    "min zizanie codes txt tab prince"
  ).split(" "),
);

/** Where the page has a key in both languages, and no text. */
const KEYS = /\/fidelity\/(kinds\/rows|\w+\/text)\/\d+\/[01]$|\/sources\/items\/\d+\/1$/;

describe("what players read", () => {
  it("is found: on the page, in what the server says, in first games and lessons", () => {
    expect(page.length).toBeGreaterThan(1_500);
    expect(java.length).toBeGreaterThan(300);
    expect(lessons.length).toBeGreaterThan(150);
  });

  it("holds no word that the glossary gives up", () => {
    const words = banned(read("docs/glossary.md"));
    expect(words.en.length).toBeGreaterThan(40);
    expect(words.fr.length).toBeGreaterThan(10);
    const found = all.flatMap(({ at, fr, en }) => [
      ...words.en.filter(({ found }) => found(en)).map(({ word }) => `${word} | ${at} | ${en}`),
      ...words.fr.filter(({ found }) => found(fr)).map(({ word }) => `${word} | ${at} | ${fr}`),
    ]);
    expect(found).toEqual([]);
  });

  it("differs in the two languages, but for words that are the same", () => {
    const words = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    const same = page
      .filter(({ at, fr, en }) => fr === en && !KEYS.test(at))
      .filter(({ en }) => words(en).some((word) => word !== "mot" && !SAME.has(word)))
      .map(({ at, en }) => `${en} | ${at}`);
    expect(same).toEqual([]);
  });
});
