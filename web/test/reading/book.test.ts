// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bookFrom, numbersOf } from "../../rulebooks/book";
import { stretchesOf } from "../../rulebooks/cited";
import { anchorOf, aroundOf } from "../../src/texts/citations";

const FOLDER = join(import.meta.dirname, "../../../docs/rules");
const GAMES = ["ironpond", "confusion", "mutation", "felon", "tsunami"];
const LANGS = ["en", "fr"] as const;

/** A book as a page shows it. */
function opened(game: string, lang: "en" | "fr") {
  const source = readFileSync(join(FOLDER, `${game}${lang === "fr" ? ".fr" : ""}.md`), "utf8");
  const book = bookFrom(source, lang);
  const html = [book.lead, ...book.chapters.map((one) => `<h3 id="${one.id}">${one.title}</h3>${one.html}`)].join("");
  const all = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = ""]) => found);
  return {
    game,
    lang,
    html,
    numbers: numbersOf(source),
    ids: all(/ id="([^"]*)"/g),
    own: all(/<a class="no" href="#([^"]*)"/g),
    cited: all(/<a (?:class="ruling" )?href="#([^"]*)"/g),
    links: all(/ href="([^"]*)"/g),
    /** What is said outside links, code and marks. */
    rest: html.replace(/<(a|code|span)\b.*?<\/\1>/gs, "").replace(/<[^>]*>/g, ""),
  };
}

const BOOKS = GAMES.flatMap((game) => LANGS.map((lang) => opened(game, lang)));

describe.each(BOOKS)("the rule book of $game in $lang", ({ numbers, ids, own, cited, links, rest }) => {
  it("has each of its numbers as an anchor, once and in order", () => {
    expect(numbers.length).toBeGreaterThan(70);
    expect(ids).toEqual(numbers.map(anchorOf));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("shows each number below its chapters as a link to itself", () => {
    expect(ids.filter((id) => !own.includes(id) && !/^\d+(\.\d+)?$/.test(id))).toEqual([]);
    expect(new Set(own).size).toBe(own.length);
  });

  it("cites anchors of its own, and links to nothing else but sources", () => {
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter((id) => !ids.includes(id))).toEqual([]);
    expect(links.filter((href) => !/^(#|https:\/\/)/.test(href))).toEqual([]);
  });

  it("leaves no number in brackets without a link, and no mark of its source", () => {
    const left = [...rest.matchAll(/\(([A-Z]{1,2}\d+(?:\.\d+)*|\d+(?:\.\d+)+)\)/g)].map(([, number]) => number);
    expect(left.filter((number = "") => ids.includes(number))).toEqual([]);
    expect(rest).not.toMatch(/\*\*|`|\[(ruling|arbitrage|R\d+)\]/);
  });
});

it.each(GAMES)("cites the same numbers of %s in both languages", (game) => {
  const [en, fr] = BOOKS.filter((book) => book.game === game).map(({ cited }) => new Set(cited));
  expect(fr).toEqual(en);
});

it("takes nothing raw from a document", () => {
  const { chapters } = bookFrom("## 1 A <b>\n\n**1.1** <script>alert(1)</script> [x](javascript:alert(1))", "en");
  expect(chapters[0]?.html).not.toMatch(/<script|<a [^>]*javascript/);
  expect(chapters[0]?.html).toContain("&lt;script&gt;");
});

it("calls cards by their names, and links the name that stands before a number", () => {
  const read = (text: string, lang: "en" | "fr" = "en") =>
    bookFrom(`## 1 One\n\n${text}`, lang).chapters[0]?.html ?? "";
  const tsunami = read(
    "**1.1** A trap (card coup_double) and *Double move*.\n\n#### card coup_double Double move\n\nText.",
  );
  expect(tsunami).toContain('(<a href="#card-coup_double">card Double move</a>)');
  expect(tsunami).toContain('<em><a href="#card-coup_double">Double move</a></em>');
  expect(tsunami.replace(/<[^>]*>/g, "")).not.toContain("coup_double");
  const pond = read("**1.1** By Refuge (1), or 1.\n\n#### card 1 Refuge\n\nText.");
  expect(pond).toContain('By <a href="#card-1">Refuge</a> (<a href="#card-1">1</a>), or 1.');
});

it("finds what a text cites, and nothing else", () => {
  const numbers = new Set(["3.7", "3.7.2", "R12", "card 1", "card 18", "card 50", "card 51", "7"]);
  const cited = (text: string) => stretchesOf(text, numbers).flatMap(({ number }) => number ?? []);
  expect(cited("as in 3.7.2, (R12) and section 7")).toEqual(["3.7.2", "R12", "7"]);
  expect(cited("the second move of cards 18, 50 and 51 (not 1)")).toEqual(["card 18", "card 50", "card 51"]);
  expect(cited("Self-Defence (18), carte 50")).toEqual(["card 18", "card 50"]);
  expect(cited("48.8 %, 3.7 %, 13.7, AR12, V-R12, R12x, 18 (18 seconds)")).toEqual(["3.7"]);
});

it("cuts a sentence of the page around the rule that it rests on", () => {
  expect(aroundOf("Il exposerait son roi (règle 3.7).", "3.7")).toEqual(["Il exposerait son roi (", "règle 3.7", ")."]);
  expect(aroundOf("Card 5 needs a pawn (card 5).", "card 5")).toEqual(["Card 5 needs a pawn (", "card 5", ")."]);
  expect(aroundOf("On ne pioche pas (carte Brouillard).", "card brouillard")[1]).toBe("carte Brouillard");
  expect(aroundOf("No card is drawn (card Fog).", "card brouillard")).toEqual(["No card is drawn (", "card Fog", ")."]);
  expect(aroundOf("Pas de mat (règle fondamentale, F1).", "F1")[1]).toBe("F1");
  expect(aroundOf("The rules do not allow this.", "R11")).toEqual(["The rules do not allow this.", "", ""]);
});
