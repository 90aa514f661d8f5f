import { createServer } from "node:net";

/** Below the ports that a system gives to whoever asks for any: none of them is taken by somebody who only calls. */
const FIRST = 15_000;
const LAST = 32_000;

/** A port that nobody hears at. */
export async function free(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    const ours = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.on("error", () => resolve(false));
      probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
    });
    if (ours) return port;
  }
}
