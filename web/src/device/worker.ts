import { Lent } from "./lent";
import { webLocks } from "./locks";
import type { FromWorker, ToWorker } from "./messages";
import { fetchModule, start } from "./program";
import { Room } from "./room";
import { games } from "./store";
import { Thinker } from "./thinker";

// What the page talks to in place of a server: see room.ts.
const post = (message: FromWorker, handed: Transferable[] = []): void => postMessage(message, { transfer: handed });
const lent = new Lent(post);

const room: Room = new Room({
  async start(outside, progress) {
    const module = await fetchModule(progress);
    const thinker = new Thinker(
      {
        thought: (n, advice) => room.thought(n, advice),
        failed: () => post({ type: "trouble", what: "thought" }),
      },
      (heard) => lent.begin(module, heard),
    );
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

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "died") lent.died(data.n);
  else room.hear(data);
});
