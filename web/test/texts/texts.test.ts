import { describe, expect, it } from "vitest";
import { account as accountEn } from "../../src/account/texts/en";
import { account as accountFr } from "../../src/account/texts/fr";
import { privacy as privacyEn } from "../../src/account/privacy/en";
import { privacy as privacyFr } from "../../src/account/privacy/fr";
import { file as fileEn, kept as keptEn } from "../../src/pages/texts/en";
import { file as fileFr, kept as keptFr } from "../../src/pages/texts/fr";
import { learn as learnEn, practice as practiceEn } from "../../src/practice/texts/en";
import { learn as learnFr, practice as practiceFr } from "../../src/practice/texts/fr";
import { en as english } from "../../src/texts/en";
import { fr as french } from "../../src/texts/fr";
import { typeset } from "../../src/texts/typeset";
import type { Words } from "../../src/texts/words";
import { sentences as all } from "./sentences";

/** Every game's texts beside those that all share. */
const games = import.meta.glob<{ words: Words<object> }>("../../src/games/*/texts/pages.ts", { eager: true });
const choices = import.meta.glob<{ words: Words<object> }>("../../src/games/*/texts/options.ts", { eager: true });
const boxes = import.meta.glob<{ box: { blurb: { fr: object; en: object } } }>("../../src/games/*/box.ts", {
  eager: true,
});
const spoken = await Promise.all(
  Object.entries({ ...games, ...choices }).map(async ([at, { words }]) => ({
    at,
    fr: await words.learn("fr"),
    en: await words.learn("en"),
  })),
);
const ofGames = (lang: "fr" | "en"): object =>
  Object.fromEntries([
    ...spoken.map((one) => [one.at, one[lang]]),
    ...Object.entries(boxes).map(([at, { box }]) => [at, box.blurb[lang]]),
  ]);
const [fr, en] = [
  {
    french,
    ...typeset({
      account: accountFr,
      privacy: privacyFr,
      file: fileFr,
      kept: keptFr,
      learn: learnFr,
      practice: practiceFr,
    }),
    ...ofGames("fr"),
  },
  {
    french: english,
    account: accountEn,
    privacy: privacyEn,
    file: fileEn,
    kept: keptEn,
    learn: learnEn,
    practice: practiceEn,
    ...ofGames("en"),
  },
];

/** Plain words and numbers are enough for what is typeset. */
const sentences = (texts: unknown): [string, string][] => all(texts, [2, "mot"]);

describe("texts", () => {
  it("are those of every game", () => {
    expect(Object.keys(games)).toHaveLength(5);
    expect(Object.keys(boxes)).toHaveLength(5);
  });

  it("have the same places in both languages", () => {
    const places = (all: unknown): string[] => sentences(all).map(([at]) => at);
    expect(places(en)).toEqual(places(fr));
  });

  it("leave nothing empty", () => {
    for (const [at, sentence] of [...sentences(fr), ...sentences(en)]) expect(sentence.trim(), at).not.toBe("");
  });

  it("are typeset the French way in French", () => {
    for (const [at, sentence] of sentences(fr)) {
      if (sentence.startsWith("http")) continue;
      expect(sentence, at).not.toMatch(/[^\u00a0][;:!?»]/);
      expect(sentence, at).not.toMatch(/«[^\u00a0]/);
      expect(sentence, at).not.toContain("'");
    }
  });

  it("are typeset the English way in English", () => {
    for (const [at, sentence] of sentences(en)) {
      expect(sentence, at).not.toMatch(/[ \u00a0][;:!?]/);
      expect(sentence, at).not.toContain("'");
      expect(sentence, at).not.toContain("«");
    }
  });

  it("have no emoji and no stray markup", () => {
    for (const [at, sentence] of [...sentences(fr), ...sentences(en)]) {
      expect(sentence, at).not.toMatch(/\p{Extended_Pictographic}|</u);
      expect(sentence.split("**").length % 2, at).toBe(1);
    }
  });
});
