import type { Socket } from "../net/lasting";
import type { FromPage } from "../wire";

const PONG = JSON.stringify({ type: "pong" });

/** How a line speaks to the worker. */
export interface Speaking {
  say(text: string): void;
  close(): void;
  /** It was asked whether it's there, and the page gave up waiting. */
  silent(): void;
}

/** One line to a game here, in the shape of a socket; while the game is still fetched, it says itself that it's there. */
export class Line {
  /** The game has spoken. */
  private heard = false;
  private waits = false;

  constructor(
    private readonly socket: Socket,
    private readonly worker: Speaking,
  ) {
    socket.send = (text) => this.send(String(text));
    socket.close = () => this.close();
  }

  /** The page may begin to speak. */
  begin(): void {
    this.socket.onopen?.call(this.socket as WebSocket, new Event("open"));
  }

  told(text: string): void {
    this.heard = true;
    this.waits = false;
    this.socket.onmessage?.call(this.socket as WebSocket, new MessageEvent("message", { data: text }));
  }

  shut(): void {
    this.socket.onclose?.call(this.socket as WebSocket, new CloseEvent("close"));
  }

  private send(text: string): void {
    const asks = (JSON.parse(text) as FromPage).type === "ping";
    if (!this.heard) {
      if (asks) queueMicrotask(() => this.heard || this.pong());
      return;
    }
    if (asks) this.waits = true;
    this.worker.say(text);
  }

  private pong(): void {
    this.socket.onmessage?.call(this.socket as WebSocket, new MessageEvent("message", { data: PONG }));
  }

  private close(): void {
    if (this.waits) this.worker.silent();
    this.worker.close();
  }
}
