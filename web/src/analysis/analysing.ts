import { analyse, fetchModule } from "../device/program";
import type { FromAnalyst, ToAnalyst } from "./messages";

// Where the page's games and positions are thought about: a worker of its own, that ends with what the page wants of it.

const post = (message: FromAnalyst): void => postMessage(message);

/** A draft is kept that often, in milliseconds: so much work is lost where the page goes. */
const OFTEN = 2000;
let drafted = performance.now();

const begin = async (): ReturnType<typeof analyse> =>
  analyse(await fetchModule((part) => post({ type: "loading", part })), {
    progress(done, all) {
      post({ type: "thinking", part: done / all });
      return performance.now() - drafted >= OFTEN;
    },
    drafted(text) {
      drafted = performance.now();
      post({ type: "draft", text });
    },
  });

let program: ReturnType<typeof analyse> | undefined;

async function think(asked: ToAnalyst): Promise<void> {
  const judged = await (program ??= begin());
  const { status, json } = judged(asked);
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
