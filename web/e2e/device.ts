import { readdirSync } from "node:fs";
import { expect } from "./fixtures";
import type { Visitor } from "./visitor";

const [WORKER = ""] = readdirSync("dist/assets").filter((file) => /^device-worker-.*\.js$/.test(file));

/** The program of a device. */
export const PROGRAM = "**/assets/device-*.wasm";

/** What is said where the computer of a device moves without having thought. */
export const BY_LOT = "L’ordinateur n’a pas pu réfléchir à ce coup";

/** Once the computer of a device has come. */
export async function thinks({ page }: Visitor): Promise<void> {
  await expect.poll(() => page.workers().some((one) => one.url().includes("thinking"))).toBe(true);
}

/** Begins games on a visitor's device, as their page would; their ids. */
export async function beginHere(visitor: Visitor, ...matches: Record<string, unknown>[]): Promise<string[]> {
  await visitor.goto("privacy");
  return visitor.page.evaluate(
    ([worker, bodies]) =>
      new Promise<string[]>((begun, failed) => {
        const ids: string[] = [];
        const engine = new Worker(worker, { type: "module" });
        engine.onerror = () => failed(new Error("the worker died"));
        engine.onmessage = ({ data }: MessageEvent<{ type: string; status: number; body: string }>) => {
          if (data.type !== "answer") return;
          if (data.status !== 200) failed(new Error(data.body));
          ids.push((JSON.parse(data.body) as { id: string }).id);
          if (ids.length < bodies.length) return;
          engine.terminate();
          begun(ids);
        };
        engine.postMessage({ type: "begin", name: "" });
        for (const [n, body] of bodies.entries())
          engine.postMessage({ type: "ask", n, method: "POST", path: "/api/matches", body });
      }),
    [`/assets/${WORKER}`, matches.map((match) => JSON.stringify({ options: {}, ...match }))] as const,
  );
}

/** The script of a worker begins with this, so many times. */
export async function startsWith(visitor: Visitor, prelude: string, times = Infinity): Promise<void> {
  let left = times;
  await visitor.page.route(`**/assets/${WORKER}`, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: left-- > 0 ? `${prelude};${body}` : body });
  });
}
