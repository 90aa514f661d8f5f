import type { CardTable } from "../wire";

/** How often a running clock is read, in milliseconds. */
const TICK = 200;

/** A running window read on our own clock: what is left of it, in milliseconds. */
export class Countdown {
  left = $state(0);
  whole = $state(0);
  private end = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Begins to count what a sheet says; undefined stops. */
  follow(window: CardTable["window"]): void {
    clearInterval(this.timer);
    this.whole = window?.millis ?? 0;
    this.left = window?.left ?? 0;
    if (!window) return;
    this.end = performance.now() + window.left;
    this.timer = setInterval(() => this.read(), TICK);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private read(): void {
    this.left = Math.max(0, this.end - performance.now());
    if (this.left === 0) this.stop();
  }
}
