/** The little of a WebSocket that we use, so that tests can play the server. */
export type Socket = Pick<WebSocket, "send" | "close" | "onopen" | "onclose" | "onmessage">;

/** Waits between attempts, in milliseconds. */
const WAITS = [250, 1000, 2000, 4000, 8000];
/** After so long without a word we say that we are there, so that nothing between us and the server hangs up. */
const REST = 20_000;
/** While somebody looks, sooner: with the patience below, the page says within twenty seconds that the network went away. */
const BEAT = 12_000;
/** How long an answer may take, or a line to open, before we hang up. */
const PATIENCE = 6_000;

/** Where a path of this site's sockets is. */
export function socketAt(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}

type Timer = ReturnType<typeof setTimeout>;

/** A socket that is opened again whenever it breaks or falls silent, until one closes it. */
export class Lasting<Heard, Said> {
  private socket: Socket | null = null;
  private open = false;
  private tries = 0;
  private retry: Timer | undefined;
  private beat: Timer | undefined;
  private despair: Timer | undefined;

  constructor(
    private readonly connected: () => Socket,
    private readonly alive: Said,
    private readonly on: {
      heard: (message: Heard) => void;
      online: (on: boolean) => void;
      /** How long to wait after so many failures; undefined for the usual. */
      wait?: (tries: number) => number;
      /** The other end answers when we say that we are there. */
      answers?: boolean;
    },
  ) {
    addEventListener("online", this.back);
    this.connect();
  }

  /** Says something, if anybody hears. */
  say(message: Said): void {
    if (this.open) this.socket?.send(JSON.stringify(message));
  }

  close(): void {
    removeEventListener("online", this.back);
    this.hangUp();
  }

  /** There is a network again: a line that stands is tried, one that doesn't is opened. */
  private readonly back = (): void => {
    if (this.open) this.lives();
    else if (this.retry !== undefined) this.connect();
  };

  private connect(): void {
    this.hangUp();
    const socket = this.connected();
    this.socket = socket;
    this.despair = setTimeout(() => this.lost(socket), PATIENCE);
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.open = true;
      this.tries = 0;
      this.answered();
      this.on.online(true);
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket) return;
      this.answered();
      this.on.heard(JSON.parse(String(data)) as Heard);
    };
    socket.onclose = () => this.lost(socket);
  }

  private lost(socket: Socket): void {
    if (socket !== this.socket) return;
    this.hangUp();
    this.on.online(false);
    const tries = this.tries++;
    const wait = this.on.wait?.(tries) ?? WAITS[Math.min(tries, WAITS.length - 1)];
    this.retry = setTimeout(() => this.connect(), wait);
  }

  /** Says that we are there, and hangs up if nobody answers. */
  private lives(): void {
    const { socket } = this;
    this.say(this.alive);
    if (!this.on.answers) this.answered();
    else if (socket) this.despair ??= setTimeout(() => this.lost(socket), PATIENCE);
  }

  private answered(): void {
    clearTimeout(this.beat);
    clearTimeout(this.despair);
    this.despair = undefined;
    this.beat = setTimeout(() => this.lives(), document.hidden || !this.on.answers ? REST : BEAT);
  }

  private hangUp(): void {
    for (const timer of [this.retry, this.beat, this.despair]) clearTimeout(timer);
    this.retry = this.beat = this.despair = undefined;
    this.open = false;
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }
}
