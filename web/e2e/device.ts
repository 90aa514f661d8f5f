import { readdirSync } from "node:fs";
import type { Visitor } from "./visitor";

const [WORKER = ""] = readdirSync("dist/assets").filter((file) => /^device-worker-.*\.js$/.test(file));

/** The address of the script in which games on a device live. */
export const ENGINE = `**/assets/${WORKER}`;

/** The program of a device. */
export const PROGRAM = "**/assets/device-*.wasm";

/** Begins a game on a visitor's device, as their page would, and goes to its table. */
export async function beginHere(visitor: Visitor, match: Record<string, unknown>): Promise<string> {
  await visitor.goto("privacy");
  const id = await visitor.page.evaluate(
    async ([worker, match]) => {
      const engine = new Worker(worker, { type: "module" });
      let id = "";
      await new Promise<void>((kept, failed) => {
        engine.onerror = () => failed(new Error("the worker died"));
        engine.onmessage = ({ data }: MessageEvent<{ type: string; status: number; body: string }>) => {
          if (data.type === "answer" && data.status !== 200) failed(new Error(data.body));
          if (data.type === "answer") id = (JSON.parse(data.body) as { id: string }).id;
          if (data.type === "answer") kept();
        };
        engine.postMessage({ type: "begin", name: "" });
        engine.postMessage({ type: "ask", n: 1, method: "POST", path: "/api/matches", body: match });
      });
      engine.terminate();
      return id;
    },
    [`/assets/${WORKER}`, JSON.stringify({ options: {}, ...match })] as const,
  );
  await visitor.goto(`g/${id}`);
  await visitor.board();
  return id;
}

/** From now on the script of the engine begins with this, `times` times. */
export async function startsWith(visitor: Visitor, prelude: string, times = Infinity): Promise<void> {
  let left = times;
  await visitor.context.route(ENGINE, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: left-- > 0 ? `${prelude};${text}` : text });
  });
}
