import { settings } from "../../src/site/settings.svelte";
import { describe, expect, it } from "vitest";
import { drawingsOf } from "../../drawings/folders";
import { drawingOf, fetchDrawings, insideOf } from "../../src/art/vignettes";
import { breakable, isLong, longestOf, momentIcons, momentOf, shareLeft, toldOf } from "../../src/parts/cards";

const files = ["ironpond", "tsunami"].flatMap((game) =>
  Object.entries(drawingsOf("cards", game)).map(([name, text]): [string, string] => [`${game}/${name}`, text]),
);

describe("the drawings", () => {
  it("are there for every card", async () => {
    const pond = await fetchDrawings("ironpond");
    for (let number = 1; number <= 73; number++) expect(pond.has(String(number)), `card ${number}`).toBe(true);
    expect(pond.has("blank")).toBe(true);
    const deck = await fetchDrawings("tsunami");
    expect([...deck.keys()].sort().join(" ")).toBe(
      "aimant barrage bouclier brouillard cadeau confiscation coup_double cratere demenagement duel encre glissade hoquet " +
        "interdit maree_basse maree_haute miroir non pickpocket piege prophetie seisme sente trahison troc tsunami",
    );
    expect((await fetchDrawings("mutation")).size).toBe(0);
  });
  it("are all different", () => {
    expect(new Set(files.map(([, text]) => text)).size).toBe(files.length);
  });
  it.each(files)("%s is small, well formed, without words or colours of its own", (name, text) => {
    const page = new DOMParser().parseFromString(text, "image/svg+xml");
    expect(page.querySelector("parsererror")).toBeNull();
    expect(page.documentElement.getAttribute("viewBox")).toBe("0 0 160 100");
    expect(page.querySelector("text, title, image, script, style, [style], [href]")).toBeNull();
    expect(Buffer.byteLength(text)).toBeLessThan(2500);
    const colours = [...text.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour ?? "");
    for (const colour of colours)
      expect(colour).toMatch(/^(none|var\(--vig-(ink|spot|tint|paper|dark),#[0-9a-f]{6}\))$/);
    const start = `${name.replace("ironpond/", "ip").replace("tsunami/", "ts-")}-`;
    for (const { id } of page.querySelectorAll("[id]")) expect(id.startsWith(start), id).toBe(true);
  });
});

it("shows a homemade card as a blank one", () => {
  const box = new Map([
    ["7", "seven"],
    ["blank", "blank"],
  ]);
  expect(drawingOf(box, "7")).toBe("seven");
  expect(drawingOf(box, "104")).toBe("blank");
  expect(drawingOf(new Map(), "7")).toBe("");
});

it("makes ids the page's own", () => {
  const file = `<svg viewBox="0 0 1 1"><clipPath id="a"><path d=""/></clipPath><g clip-path="url(#a)"/></svg>\n`;
  expect(insideOf(file, "c1")).toBe(`<clipPath id="a-c1"><path d=""/></clipPath><g clip-path="url(#a-c1)"/>`);
});

describe("the moments", () => {
  it.each(["R-MOVE", "R-CHK", "R-CARD", "R-CAP", "R-LOSS"])("%s is a response", (timing) => {
    expect(momentOf(timing)).toBe("react");
  });
  it("keeps the others apart", () => {
    const codes = ["PRE", "INS", "POST", "ANY", "IMMEDIATE", "COUNTER"];
    expect(codes.map(momentOf)).toEqual(["before", "instead", "after", "any", "now", "counter"]);
    expect(momentOf("BEFORE")).toBe(momentOf("PRE"));
    for (const moment of ["before", "instead", "after", "react", "now", "counter", "any"] as const)
      expect(momentOf(moment)).toBe(moment);
    expect(momentOf("INSTEAD")).toBe(momentOf("INS"));
  });
  it("has an icon of its own for each", () => {
    const icons = Object.values(momentIcons).map((icon) => icon.line + (icon.solid ?? ""));
    expect(new Set(icons).size).toBe(7);
  });
});

it("tells what is left of a window, never less than nothing", () => {
  expect(shareLeft(3, 12)).toBe(0.25);
  expect(shareLeft(-1, 12)).toBe(0);
  expect(shareLeft(20, 12)).toBe(1);
  expect(shareLeft(1, 0)).toBe(0);
});

it("knows the names that need room", () => {
  expect(["Non", "Roque acrobatique", "Désintégration", "Gueules cassées"].map(isLong)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

describe("a card told to others than its player", () => {
  const told = { fr: "Les {opp} voient le roi des {self}.", en: "{opp} sees {self}’s king; {opp} waits." };

  it("names both sides in the visitor's language", () => {
    settings.lang = "en";
    expect(toldOf(told, "White", "Black")).toBe("Black sees White’s king; Black waits.");
    settings.lang = "fr";
    expect(toldOf(told, "Blancs", "Noirs")).toBe("Les Noirs voient le roi des Blancs.");
  });

  it("is nothing where nobody wrote it", () => expect(toldOf(undefined, "White", "Black")).toBeUndefined());
});

it("breaks long names where a syllable ends, so that they fit a small card", () => {
  const parts = (name: string): string => breakable(name).replaceAll("\u00ad", "-");
  expect(parts("Breakthrough")).toBe("Break-through");
  expect(parts("Countermand")).toBe("Counter-mand");
  expect(parts("Paratrooper")).toBe("Para-trooper");
  expect(parts("Parachutiste")).toBe("Parachu-tiste");
  expect(parts("Schizophrène")).toBe("Schizo-phrène");
  expect(parts("Amphétamines")).toBe("Amphéta-mines");
  expect(parts("Kidnapping")).toBe("Kidnapping");
  expect(longestOf("Coup d’éclat Disintegration")).toBe(7);
});
