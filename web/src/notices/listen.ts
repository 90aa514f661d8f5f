import { Lasting, socketAt, type Socket } from "../net/lasting";
import type { Rung } from "../wire";

/** The name of the lock and of the channel by which the windows of a browser share one socket. */
const NAME = "zizanie.bell";
/** How long the socket rests after it was refused: the page asks by itself meanwhile. */
const REST = 30_000;
const SOON = 1_000;

/** What windows tell each other: what was heard, whether anything is heard at all, and the question after it. */
type Between = { rung: Rung } | { live: boolean } | { asks: true };

export interface Ear {
  /** Something is new; `first` in one window of the browser alone. */
  heard: (rung: Rung, first: boolean) => void;
  /** Whether the server tells at once what is new. */
  live: (on: boolean) => void;
}

/** Hears what is new, over one socket a browser: the window that has the lock holds it and tells the others. Ends it. */
export function listen(
  ear: Ear,
  open: () => Socket = () => new WebSocket(socketAt("/ws/me")),
  locks: Pick<LockManager, "request"> | undefined = (navigator as Partial<Navigator>).locks,
): () => void {
  // Absent where the address is no safe one: the page asks now and then.
  if (!locks || typeof BroadcastChannel !== "function") return () => undefined;
  const channel = new BroadcastChannel(NAME);
  const tell = (message: Between): void => channel.postMessage(message);
  const given = new AbortController();
  let holds = false;
  let live = false;
  channel.onmessage = ({ data }: MessageEvent<Between>) => {
    if ("rung" in data) ear.heard(data.rung, false);
    else if ("live" in data) ear.live(data.live);
    else if (holds) tell({ live });
  };
  tell({ asks: true });

  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      holds = true;
      const socket = new Lasting<Rung, { type: "hello" }>(
        open,
        { type: "hello" },
        {
          heard(rung) {
            ear.heard(rung, true);
            tell({ rung });
          },
          online(on) {
            live = on;
            ear.live(on);
            tell({ live });
          },
          wait: (tries) => (tries === 0 ? SOON : REST),
        },
      );
      given.signal.addEventListener("abort", () => {
        socket.close();
        resolve();
      });
    });
  locks.request(NAME, { signal: given.signal }, hold).catch(() => undefined);
  return () => {
    given.abort();
    channel.close();
  };
}
