import { describe, expect, it } from "vitest";
import { typeset } from "../../src/texts/typeset";
import { french, told } from "../../src/wire/french";

describe("french", () => {
  it("puts no-break spaces before the tall signs and inside the quotation marks", () => {
    expect(french("Ah ! Vraiment ? « Oui » ; bien : voilà.")).toBe(
      "Ah\u00a0! Vraiment\u00a0? «\u00a0Oui\u00a0»\u00a0; bien\u00a0: voilà.",
    );
  });

  it("curls apostrophes and leaves addresses alone", () => {
    expect(french("L'échec d'abord")).toBe("L’échec d’abord");
    expect(french("http://a.b/c?d")).toBe("http://a.b/c?d");
  });
});

describe("typeset", () => {
  it("reaches lists, trees and the sentences that functions make", () => {
    const set = typeset({ a: ["l'un ?"], b: { c: (n: number) => `n'est-ce pas ${n} ?` } });
    expect(set.a).toEqual(["l’un\u00a0?"]);
    expect(set.b.c(3)).toBe("n’est-ce pas 3\u00a0?");
  });
});

describe("told", () => {
  it("sets what is said in French, and nothing else", () => {
    const answer = [{ id: "d'", goal: { fr: "L'as : ici", en: "Here's : this" } }, { fr: { text: "l'un" } }, null];
    expect(told(answer)).toEqual([
      { id: "d'", goal: { fr: "L’as\u00a0: ici", en: "Here's : this" } },
      { fr: { text: "l'un" } },
      null,
    ]);
  });
});
