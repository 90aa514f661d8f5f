import { webLocks } from "./locks";
import type { FromWorker, ToWorker } from "./messages";
import { fetchModule, start } from "./program";
import { Room } from "./room";
import { games } from "./store";
import { Thinker } from "./thinker";

// What the page talks to in place of a server: see room.ts.
const post = (message: FromWorker): void => postMessage(message);

const room: Room = new Room({
  async start(outside, progress) {
    const module = await fetchModule(progress);
    const thinker = new Thinker(module, {
      thought: (n, advice) => room.thought(n, advice),
      failed: () => post({ type: "trouble", what: "thought" }),
    });
    return start(module, {
      ...outside,
      think: (n, question, urgent) => thinker.think(n, question, urgent),
      cancel: (n) => thinker.cancel(n),
    });
  },
  store: games,
  locks: webLocks,
  post,
  // The page hears of it as of any other death.
  die: (cause) =>
    setTimeout(() => {
      throw cause;
    }),
});

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => room.hear(data));
