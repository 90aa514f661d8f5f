/** The longest that a browser's timer can wait. */
const LONGEST = 2 ** 31 - 1;

/** A clock that never goes back: when the device's is set back, it goes on from where it was. */
export class Clock {
  private base = Date.now() - performance.now();

  now(): number {
    const wall = Date.now();
    const steady = Math.round(this.base + performance.now());
    if (steady > wall) return steady;
    // It was set forward, or the device slept.
    this.base = wall - performance.now();
    return wall;
  }
}

/** Rings once at a time; an earlier call is forgotten. */
export class Alarm {
  private at = Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly ring: () => void,
  ) {}

  set(at: number): void {
    this.at = at;
    this.wind();
  }

  /** Waits anew for what is left: timers stand still while a device sleeps. */
  wind(): void {
    clearTimeout(this.timer);
    if (!Number.isFinite(this.at)) return;
    this.timer = setTimeout(() => this.due(), Math.min(Math.max(this.at - this.clock.now(), 0), LONGEST));
  }

  private due(): void {
    if (this.clock.now() < this.at) return this.wind();
    this.at = Infinity;
    this.ring();
  }
}
