import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { newsOf, pathOf } from "../../src/notices/worker/news";
import type { NotificationItem } from "../../src/wire";

const DAY = 24 * 3_600_000;

const told = (more: Partial<NotificationItem>): NotificationItem => ({
  number: 1,
  at: 0,
  kind: "turn",
  game: "felon",
  match: "m1",
  other: "Zoé",
  due: 0,
  seen: false,
  ...more,
});

it("knows every game by its title", () => {
  const games = JSON.parse(readFileSync(join(import.meta.dirname, "../../first/games.json"), "utf8")) as {
    id: string;
    title: string;
  }[];
  for (const { id, title } of games) expect(newsOf(told({ game: id }), "fr").body).toBe(title);
});

it("says each kind in both languages, with a name and without one", () => {
  const kinds = ["turn", "due", "over", "begun", "challenged", "declined", "wanted"] as const;
  for (const kind of kinds)
    for (const lang of ["fr", "en"] as const) {
      const { title } = newsOf(told({ kind }), lang);
      expect(title).toContain("Zoé");
      expect(newsOf(told({ kind, other: "" }), lang).title).not.toMatch(/undefined|Zoé|'|\s$/);
    }
  expect(newsOf(told({}), "fr")).toEqual({ title: "À vous de jouer contre Zoé", body: "Le Félon" });
  expect(newsOf(told({ kind: "due", other: "" }), "fr").title).toBe("Votre temps est presque écoulé dans une partie");
});

it("says until when there is time, with the day where a weekday could be another one", () => {
  const due = new Date(2026, 10, 25, 18, 30).getTime();
  const far = new Date(2026, 11, 1, 9, 5).getTime();
  vi.useFakeTimers({ now: due - 3 * DAY });
  onTestFinished(() => void vi.useRealTimers());
  expect(newsOf(told({ kind: "turn", due: far }), "fr").body).toMatch(/^Le Félon, avant mardi 1er décembre.* 09:05$/);
  expect(newsOf(told({ kind: "turn", due: far }), "en").body).toMatch(
    /^Le Félon, before Tuesday.? 1 December.* 09:05$/,
  );
  expect(newsOf(told({ kind: "due", due }), "en").body).toMatch(/^Le Félon, before Wednesday(,| at)? 18:30$/);
  expect(newsOf(told({ kind: "due", due }), "fr").body).toMatch(/^Le Félon, avant mercredi( à)? 18:30$/);
});

it("leads to the match, or to the game where there is none", () => {
  expect(pathOf(told({}))).toBe("/g/m1");
  expect(pathOf(told({ kind: "declined" }))).toBe("/games/felon");
  const { match: _, ...without } = told({ kind: "wanted" });
  expect(pathOf(without)).toBe("/games/felon");
});
