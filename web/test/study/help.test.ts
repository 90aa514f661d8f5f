import { beforeEach, expect, it, vi } from "vitest";
import type { Candidates, Depth } from "../../src/analysis/analysis";
import { OFFLINE, Refused } from "../../src/net/api";
import { Dropped } from "../../src/study/engine.svelte";
import { Helper } from "../../src/study/help.svelte";

const found = (value: number): Candidates => ({
  seat: "white",
  candidates: [{ action: "e2e4", written: "e4", value, interval: 0 }],
});

/** What was asked in which order. */
let asked: string[] = [];
let game = "a game";
let answers: ((depth: Depth) => Promise<Candidates>)[] = [];
const engine = {
  help: (saved: string, depth: Depth): Promise<Candidates> => {
    asked.push(`${saved} ${depth}`);
    return answers.shift()?.(depth) ?? Promise.resolve(found(depth === "quick" ? 0.4 : 0.6));
  },
  stop: (): void => void asked.push("stop"),
};
const table = {
  saved: (): Promise<string> => Promise.resolve(game),
  mark: (): Promise<void> => {
    asked.push("mark");
    game = "a marked game";
    return Promise.resolve();
  },
};

beforeEach(() => {
  asked = [];
  game = "a game";
  answers = [];
});

it("marks the game before it tells anything, and thinks twice", async () => {
  const helper = new Helper(engine, table);
  const done = helper.ask(false);
  expect([helper.busy, helper.found]).toEqual([true, null]);
  await done;
  expect(asked).toEqual(["a game quick", "mark", "a marked game quick", "a marked game standard"]);
  expect([helper.busy, helper.found]).toEqual([false, found(0.6)]);
});

it("marks nothing twice", async () => {
  const helper = new Helper(engine, table);
  await helper.ask(true);
  expect(asked).toEqual(["a game quick", "a game standard"]);
});

it("marks nothing where there is nothing to tell, and can be asked again", async () => {
  const helper = new Helper(engine, table);
  answers = [() => Promise.reject(new Refused(OFFLINE))];
  await helper.ask(false);
  expect([asked, helper.busy, helper.refusal]).toEqual([["a game quick"], false, OFFLINE]);
  await helper.ask(false);
  expect([helper.refusal, helper.found]).toEqual([null, found(0.6)]);
});

it("says why the game isn't marked, and tells nothing then", async () => {
  const helper = new Helper(engine, { ...table, mark: () => Promise.reject(new Refused(OFFLINE)) });
  await helper.ask(false);
  expect([asked, helper.found, helper.refusal]).toEqual([["a game quick"], null, OFFLINE]);
});

it("tells nothing of a moment that is over", async () => {
  const helper = new Helper(engine, table);
  let come: (late: Candidates) => void = () => undefined;
  answers = [() => new Promise<Candidates>((resolve) => (come = resolve))];
  const done = helper.ask(true);
  await vi.waitUntil(() => asked.length === 1, { interval: 1, timeout: 60_000 });
  helper.drop();
  come(found(0.9));
  await done;
  expect([asked, helper.found, helper.busy]).toEqual([["a game quick", "stop"], null, false]);
});

it("is silent about a thought that was called off", async () => {
  const helper = new Helper(engine, table);
  answers = [() => Promise.reject(new Dropped())];
  await helper.ask(true);
  expect([helper.refusal, helper.busy]).toEqual([null, false]);
});
