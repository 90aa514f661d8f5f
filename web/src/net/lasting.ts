/** The little of a WebSocket that we use, so that tests can play the server. */
export type Socket = Pick<WebSocket, "send" | "close" | "onopen" | "onclose" | "onmessage">;

/** Waits between attempts, in milliseconds. */
const WAITS = [250, 1000, 2000, 4000, 8000];
/** How often we say that we are there, so that nothing between us and the server hangs up. */
const BEAT = 20_000;

/** Where a path of this site's sockets is. */
export function socketAt(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}

/** A socket that is opened again whenever it breaks, until one closes it. */
export class Lasting<Heard, Said> {
  private socket: Socket | null = null;
  private open = false;
  private closed = false;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly connected: () => Socket,
    private readonly alive: Said,
    private readonly on: {
      heard: (message: Heard) => void;
      online: (on: boolean) => void;
      /** How long to wait after so many failures; undefined for the usual. */
      wait?: (tries: number) => number;
    },
  ) {
    this.connect();
  }

  /** Says something, if anybody hears. */
  say(message: Said): void {
    if (this.open) this.socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.socket?.close();
  }

  private connect(): void {
    const socket = this.connected();
    this.socket = socket;
    socket.onopen = () => {
      this.open = true;
      this.tries = 0;
      this.beat = setInterval(() => this.say(this.alive), BEAT);
      this.on.online(true);
    };
    socket.onmessage = ({ data }) => this.on.heard(JSON.parse(String(data)) as Heard);
    socket.onclose = () => {
      this.open = false;
      clearInterval(this.beat);
      this.on.online(false);
      if (this.closed) return;
      const tries = this.tries++;
      const wait = this.on.wait?.(tries) ?? WAITS[Math.min(tries, WAITS.length - 1)];
      this.retry = setTimeout(() => this.connect(), wait);
    };
  }
}
