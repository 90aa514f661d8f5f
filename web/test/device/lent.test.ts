import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Lender } from "../../src/device/lender";
import { Lent } from "../../src/device/lent";
import type { Advised, Asked } from "../../src/device/thinker";
import { UNTIL } from "./fake";

/** A worker that answers every question with its program's name. */
class Answering {
  static all: Answering[] = [];
  onerror: ((event: ErrorEvent) => void) | null = null;
  ended = false;

  constructor() {
    Answering.all.push(this);
  }

  postMessage(_: string, [line]: MessagePort[]): void {
    let program = "";
    if (line)
      line.onmessage = ({ data }: MessageEvent<string | Asked>) => {
        if (typeof data === "string") program = data;
        else line.postMessage({ n: data.n, advice: program });
      };
  }

  terminate(): void {
    this.ended = true;
  }
}

describe("a thinking worker that the page lends", () => {
  const module = "the program" as unknown as WebAssembly.Module;
  let lender: Lender;
  let lent: Lent;
  let advised: Advised[];
  let died: number;
  const heard = { advised: (one: Advised) => void advised.push(one), died: () => void died++ };

  beforeEach(() => {
    [Answering.all, advised, died] = [[], [], 0];
    vi.stubGlobal("Worker", Answering);
    vi.spyOn(console, "warn").mockReturnValue();
    lender = new Lender((n) => lent.died(n));
    lent = new Lent((message) => {
      if (message.type === "lend") lender.lend(message);
      if (message.type === "end") lender.end(message.n);
    });
  });

  afterEach(() => {
    lender.clear();
    vi.restoreAllMocks();
  });

  it("answers what it is asked", async () => {
    const thinking = lent.begin(module, heard);
    thinking.ask({ n: 7, question: "what now" });
    await vi.waitUntil(() => advised.length > 0, UNTIL);
    expect(advised).toEqual([{ n: 7, advice: "the program" }]);
    thinking.end();
  });

  it("is ended alone, or with all of them", () => {
    const first = lent.begin(module, heard);
    lent.begin(module, heard);
    lent.begin(module, heard);
    first.end();
    expect(Answering.all.map(({ ended }) => ended)).toEqual([true, false, false]);
    lender.clear();
    expect(Answering.all.map(({ ended }) => ended)).toEqual([true, true, true]);
  });

  it("is known to have died, as long as somebody wants it", () => {
    const first = lent.begin(module, heard);
    Answering.all[0]?.onerror?.(new ErrorEvent("error", { message: "died" }));
    expect(died).toBe(1);
    lender.clear();
    Answering.all[0]?.onerror?.(new ErrorEvent("error", { message: "too late" }));
    expect(died).toBe(1);
    first.end();
    lent.died(1);
    expect(died).toBe(1);
  });
});
