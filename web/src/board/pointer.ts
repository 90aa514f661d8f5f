import type { At } from "../wire";

/** Where a pointer is: its square, and its place in drawing units. */
export interface Spot {
  at: At | undefined;
  x: number;
  y: number;
  touch: boolean;
}

/** What the fingers and the mouse mean. */
export interface PointerListener {
  /** A mouse button went down. */
  press(spot: Spot): void;
  /** A drag begins from a square; false when nothing there can be carried. */
  carry(from: Spot): boolean;
  drag(spot: Spot): void;
  /** The end of a drag. */
  drop(spot: Spot): void;
  /** A press without drag came up again. */
  tap(spot: Spot): void;
  /** A mouse moves over the board with no button down, or left it. */
  hover(spot: Spot | undefined): void;
  /** A finger is down and looks, and then no more. */
  peer(spot: Spot | undefined): void;
  cancel(): void;
}

const SLACK = { mouse: 5, touch: 9 } as const;

/** Listens to mouse, pen and finger on one element; the returned function stops it. */
export function listen(
  element: HTMLElement,
  locate: (event: PointerEvent) => Spot,
  listener: PointerListener,
): () => void {
  let down: { id: number; spot: Spot; x: number; y: number; state: "pressed" | "carrying" | "looking" } | undefined;
  const stop = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(name: K, hear: (event: HTMLElementEventMap[K]) => void): void =>
    element.addEventListener(name, hear, { signal: stop.signal });

  const release = (): void => {
    if (down && element.hasPointerCapture(down.id)) element.releasePointerCapture(down.id);
    down = undefined;
    listener.peer(undefined);
  };

  on("pointerdown", (event) => {
    if (down) {
      // A second finger pinches or scrolls; it never plays.
      release();
      return listener.cancel();
    }
    if (event.button !== 0 || !event.isPrimary) return;
    const spot = locate(event);
    if (spot.at === undefined) return;
    down = { id: event.pointerId, spot, x: event.clientX, y: event.clientY, state: "pressed" };
    // Capture also keeps the drag alive outside the board.
    element.setPointerCapture(event.pointerId);
    if (spot.touch) listener.peer(spot);
    else listener.press(spot);
  });

  on("pointermove", (event) => {
    const spot = locate(event);
    if (!down) {
      if (!spot.touch) listener.hover(spot);
      return;
    }
    if (event.pointerId !== down.id) return;
    const far = Math.hypot(event.clientX - down.x, event.clientY - down.y);
    if (down.state === "pressed" && far > SLACK[spot.touch ? "touch" : "mouse"]) {
      down.state = listener.carry(down.spot) ? "carrying" : "looking";
    }
    if (down.state === "carrying") listener.drag(spot);
    if (spot.touch) listener.peer(spot);
  });

  on("pointerup", (event) => {
    if (!down || event.pointerId !== down.id) return;
    const spot = locate(event);
    const { state, spot: start } = down;
    release();
    if (state === "carrying") listener.drop(spot);
    else if (spot.touch || spot.at === start.at) listener.tap(spot);
    else listener.hover(spot);
  });

  on("pointercancel", () => {
    release();
    listener.cancel();
  });
  on("pointerleave", () => {
    if (!down) listener.hover(undefined);
  });
  on("dragstart", (event) => event.preventDefault());
  return () => stop.abort();
}
