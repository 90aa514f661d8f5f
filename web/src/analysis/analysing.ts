import { analyse, fetchModule } from "../device/program";
import type { FromAnalyst, ToAnalyst } from "./messages";

// Where a finished game is thought about: a worker of its own, that ends with what the page wants of it.

const post = (message: FromAnalyst): void => postMessage(message);

async function think({ record, what }: ToAnalyst): Promise<void> {
  const module = await fetchModule((part) => post({ type: "loading", part }));
  const judged = await analyse(module, (done, all) => post({ type: "thinking", part: done / all }));
  const { status, json } = judged(record, what);
  post({ type: status === 200 ? "found" : "refused", json });
}

addEventListener("message", ({ data }: MessageEvent<ToAnalyst>) => {
  // Outside of a promise, so that the page hears of it.
  think(data).catch((cause: unknown) =>
    setTimeout(() => {
      throw cause;
    }),
  );
});
