import { createServer, connect } from "node:net";
import { setTimeout as rest } from "node:timers/promises";

const RATE = 10e6 / 8;
const HALF_WAY = 20;
const PERIOD = 20;

/** A line to a port of this machine with 10 Mbit/s and 40 ms there and back; all connections share it. Its own port, and how to end it. */
export async function slowLine(port) {
  let free = 0;
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    near.on("data", (part) => setTimeout(() => far.write(part), HALF_WAY));
    far.on("data", (part) => {
      free = Math.max(free, performance.now()) + (part.length / RATE) * 1000;
      setTimeout(() => near.write(part), free - performance.now() + HALF_WAY);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      one.on("close", () => other.destroy());
      one.on("error", () => other.destroy());
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return { port: server.address().port, close: () => server.close() };
}

/**
 * Lets a process run a part of the time only, with all its threads: workers have no throttle in Chromium's own tools. Gives how to let
 * it run again, which tells what part of the time it really had.
 */
export function slowDown(pid, times) {
  let going = true;
  let ran = 0;
  let stood = 0;
  const began = performance.now();
  const timed = async (millis) => {
    const from = performance.now();
    await rest(millis);
    return performance.now() - from;
  };
  const done = (async () => {
    while (going) {
      ran += await timed(PERIOD / times);
      process.kill(pid, "SIGSTOP");
      // Whatever it had too long makes it stand longer.
      stood += await timed(Math.max(1, ran * (times - 1) - stood));
      process.kill(pid, "SIGCONT");
    }
  })();
  return async () => {
    going = false;
    await done;
    return (performance.now() - began) / ran;
  };
}
