import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { manifestOf, papersOf } from "../../app/manifest";
import { paperOf } from "../../src/app/paper";
import { documentAt } from "../../src/app/worker/paths";

afterEach(() => document.head.replaceChildren());

const SITE = "https://play.example.org/";

it("the worker shows the page where a server has pages, and nowhere else", () => {
  const shown = (path: string, scope = SITE): boolean => documentAt(new URL(path, SITE), scope);
  for (const path of ["", "rules", "g/abc", "practice/felon/one", "?again", "healthy", "club/rules"])
    expect(shown(path), path).toBe(true);
  for (const path of ["api/me", "ws/me", "feed/abc", "health", "examples/felon.txt", "sw.js", "assets/x-1.js"])
    expect(shown(path), path).toBe(false);
  expect(shown("club/rules", `${SITE}club/`)).toBe(true);
  expect(shown("club/api/me", `${SITE}club/`)).toBe(false);
  expect(shown("rules", `${SITE}club/`)).toBe(false);
});

it("a browser's own bar wears the paper that was chosen", () => {
  const media = (): (string | null)[] =>
    [...document.querySelectorAll("meta[name=theme-color]")].map((one) => one.getAttribute("media"));
  document.head.innerHTML = ["light", "dark"]
    .map((of) => `<meta name="theme-color" content="#fff" media="(prefers-color-scheme: ${of})">`)
    .join("");
  const system = media();
  paperOf("dark");
  expect(media()).toEqual(["not all", "all"]);
  paperOf("light");
  expect(media()).toEqual(["all", "not all"]);
  paperOf("auto");
  expect(media()).toEqual(system);
});

it("the manifest stands on the page's own paper, with every game one step away", () => {
  const icons = (["any", "maskable", ""] as const).map((purpose, k) => ({
    name: `i${k}`,
    size: 512,
    purpose,
    png: new Uint8Array(),
  }));
  const games = [
    { id: "one", title: "One" },
    { id: "two", title: "Two" },
  ];
  const papers = papersOf(readFileSync(join(import.meta.dirname, "../../src/look/tokens.css"), "utf8"));
  for (const paper of Object.values(papers)) expect(paper).toMatch(/^#[\da-f]{6}$/);
  const [fr, en] = [manifestOf("fr", papers, games, icons), manifestOf("en", papers, games, icons)];
  expect(fr.background_color).toBe(papers.light);
  expect(fr.icons.map(({ src, purpose }) => [src, purpose])).toEqual([
    ["icons/i0.png", "any"],
    ["icons/i1.png", "maskable"],
  ]);
  expect(fr.shortcuts).toEqual([
    { name: "One", url: "games/one" },
    { name: "Two", url: "games/two" },
  ]);
  expect({ ...fr, lang: "", description: "" }).toEqual({ ...en, lang: "", description: "" });
});
