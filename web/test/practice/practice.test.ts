import { describe, expect, it } from "vitest";
import { Sandbox, type Setup } from "../../src/practice/sandbox";
import { meets } from "../../src/practice/course.svelte";
import { Refused } from "../../src/net/api";
import type { Socket } from "../../src/play/link";
import type { BenchQuestion, ToPage } from "../../src/wire";
import { sheetWith } from "../play/sheets";

const setup: Setup = { game: "ironpond", options: {}, position: "p", seed: "s", seats: ["white"] };

/** A server that answers with the lines it was asked about, and refuses "bad". */
function server(): { asked: BenchQuestion[]; ask: (game: string, question: BenchQuestion) => Promise<ToPage> } {
  const asked: BenchQuestion[] = [];
  return {
    asked,
    ask: (_, question) => {
      asked.push(question);
      if (question.done.some((one) => one.endsWith(" bad")) || question.action === "bad")
        return Promise.reject(new Refused({ code: "not-offered", message: { fr: "non", en: "no" } }));
      if (question.ask === "picks")
        return Promise.resolve({ type: "picks", ref: 0, tokens: [], moves: [], complete: true });
      if (question.ask === "explain")
        return Promise.resolve({ type: "explain", ref: 0, message: { fr: "car", en: "because" } });
      return Promise.resolve({ ...sheetWith([]), ply: question.done.length });
    },
  };
}

function seated(bench: Sandbox): { socket: Socket; heard: ToPage[] } {
  const heard: ToPage[] = [];
  const socket = bench.open();
  socket.onmessage = (event) => heard.push(JSON.parse(String(event.data)) as ToPage);
  return { socket, heard };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
const say = (socket: Socket, what: object): void => socket.send(JSON.stringify(what));

describe("a bench", () => {
  it("begins with the sheet and grows by what is played", async () => {
    const { asked, ask } = server();
    const bench = new Sandbox(setup, undefined, undefined, ask);
    const { socket, heard } = seated(bench);
    await settle();
    expect(heard.map((one) => one.type)).toEqual(["sheet"]);
    say(socket, { type: "play", ref: 1, version: 0, seat: "white", action: "e2e4" });
    say(socket, { type: "event", ref: 2, version: 0, seat: "white", event: "gesture gg" });
    await settle();
    expect(bench.lines).toEqual(["white e2e4", "white gesture gg"]);
    expect(asked.at(-1)).toMatchObject({ position: "p", seed: "s", seats: ["white"], ask: "sheet" });
    expect(heard.at(-1)).toMatchObject({ type: "sheet", ply: 2 });
  });

  it("keeps nothing of what is refused", async () => {
    const { ask } = server();
    const bench = new Sandbox(setup, undefined, undefined, ask);
    const { socket, heard } = seated(bench);
    say(socket, { type: "play", ref: 7, version: 0, seat: "white", action: "bad" });
    await settle();
    expect(heard.at(-1)).toMatchObject({ type: "refused", ref: 7, error: { code: "not-offered" } });
    expect(bench.lines).toEqual([]);
    expect(await bench.act("black bad")).toBe(false);
    expect(await bench.act("black e7e5")).toBe(true);
    expect(bench.lines).toEqual(["black e7e5"]);
  });

  it("answers questions with the number they were asked with", async () => {
    const { ask } = server();
    const { socket, heard } = seated(new Sandbox(setup, undefined, undefined, ask));
    say(socket, { type: "picks", ref: 3, version: 0, seat: "white", prefix: ["#16"] });
    say(socket, { type: "explain", ref: 4, version: 0, seat: "white", prefix: ["#16"] });
    say(socket, { type: "preview", ref: 5, version: 0, seat: "white", action: "bad" });
    say(socket, { type: "ping" });
    await settle();
    expect(heard.map((one) => ("ref" in one ? [one.type, one.ref] : one.type))).toEqual([
      "pong",
      "sheet",
      ["picks", 3],
      ["explain", 4],
      ["refused", 5],
    ]);
  });

  it("lets a judge stand between what is allowed and what happens", async () => {
    const { ask } = server();
    const told: string[] = [];
    const bench = new Sandbox(
      setup,
      (line) =>
        line === "white e2e4"
          ? { happens: true }
          : { happens: false, refused: { code: "aside", message: { fr: "", en: "" } } },
      (line) => told.push(line),
      ask,
    );
    const { socket, heard } = seated(bench);
    say(socket, { type: "play", ref: 1, version: 0, seat: "white", action: "d2d4" });
    say(socket, { type: "play", ref: 2, version: 0, seat: "white", action: "e2e4" });
    await settle();
    expect(heard.filter((one) => one.type === "refused")).toMatchObject([{ ref: 1, error: { code: "aside" } }]);
    expect(told).toEqual(["white e2e4"]);
    expect(bench.lines).toEqual(["white e2e4"]);
  });

  it("takes everything back", async () => {
    const { ask } = server();
    const bench = new Sandbox(setup, undefined, undefined, ask);
    const { socket, heard } = seated(bench);
    say(socket, { type: "play", ref: 1, version: 0, seat: "white", action: "e2e4" });
    await settle();
    bench.clear();
    await settle();
    expect(bench.lines).toEqual([]);
    expect(heard.at(-1)).toMatchObject({ type: "sheet", ply: 0 });
    bench.close();
    say(socket, { type: "play", ref: 2, version: 0, seat: "white", action: "e2e4" });
    await settle();
    expect(bench.lines).toEqual([]);
  });
});

describe("what a lesson asks for", () => {
  it("is met in any order of picks, by anything, or by a beginning", () => {
    expect(meets("#65 c3 a3 b3", ["#65 a3 b3 c3"])).toBe(true);
    expect(meets("#65 a3 b3", ["#65 a3 b3 c3"])).toBe(false);
    expect(meets("#20 a1 b8", ["#20 a1 e8", "#20 a1 b8"])).toBe(true);
    expect(meets("a2a4", ["a2a3", "*"])).toBe(true);
    expect(meets("place h4", ["place h5", "place *"])).toBe(true);
    expect(meets("placed h4", ["place h5", "place *"])).toBe(false);
    expect(meets("e2e4", ["e4e2"])).toBe(false);
  });
});
