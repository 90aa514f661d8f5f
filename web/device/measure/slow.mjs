import { createServer, connect } from "node:net";
import { setTimeout as rest } from "node:timers/promises";

const RATE = 10e6 / 8;
const HALF_WAY = 20;
const PERIOD = 20;

/** Hands on what comes, each part when it is due; none overtakes another, as timers may. */
function late(socket, dueOf) {
  let last = Promise.resolve();
  const then = (due, deed) => {
    last = last.then(() => rest(Math.max(0, due - performance.now()))).then(deed);
  };
  return {
    write: (part) => then(dueOf(part), () => socket.writable && socket.write(part)),
    end: () => then(0, () => socket.end()),
  };
}

/** A line to a port of this machine with 10 Mbit/s and 40 ms there and back; all connections share it. Its own port, and how to end it. */
export async function slowLine(port) {
  let free = 0;
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    const up = late(far, () => performance.now() + HALF_WAY);
    const down = late(near, (part) => {
      free = Math.max(free, performance.now()) + (part.length / RATE) * 1000;
      return free + HALF_WAY;
    });
    for (const [one, other] of [
      [near, up],
      [far, down],
    ]) {
      one.on("data", other.write);
      one.on("close", other.end);
      one.on("error", () => one.destroy());
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
