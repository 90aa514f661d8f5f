import type { Visitor } from "./visitor";

/** What keeps what a document says. */
type Holding = WebSocket & { said?: WebSocket["send"]; kept?: (() => void)[] };

/** From now on what this document says waits until it is let go, or (`lost`) never arrives; what comes in is as it was. */
export async function hold(visitor: Visitor, lost = false): Promise<void> {
  await visitor.page.evaluate((lost) => {
    const proto = WebSocket.prototype as Holding;
    const said = (proto.said = proto.send);
    proto.kept ??= [];
    proto.send = function (message) {
      if (!lost) proto.kept?.push(() => said.call(this, message));
    };
  }, lost);
}

/** From now on nothing that this document says arrives anywhere, and no line opens; nobody tells it. */
export async function cutOff(visitor: Visitor): Promise<void> {
  await hold(visitor, true);
  await visitor.page.evaluate(() => {
    const real = WebSocket;
    const silent = class extends EventTarget {
      send(): void {}
      close(): void {}
    };
    Object.assign(globalThis, { WebSocket: silent, real });
  });
}

/** New lines open again. */
export async function rejoin(visitor: Visitor): Promise<void> {
  await visitor.page.evaluate(() => {
    globalThis.WebSocket = (globalThis as unknown as { real: typeof WebSocket }).real;
  });
  await letGo(visitor);
}

/** What was held arrives, and from now on all that is said. */
export async function letGo(visitor: Visitor): Promise<void> {
  await visitor.page.evaluate(() => {
    const proto = WebSocket.prototype as Holding;
    if (proto.said) proto.send = proto.said;
    for (const say of proto.kept ?? []) say();
    proto.kept = [];
  });
}

/** Clicks a square, and looks at the board two frames later. */
export async function nextFrame(visitor: Visitor, at: string): Promise<{ waits: number; log: number; label: string }> {
  return visitor.page.evaluate(async (at) => {
    const cell = document.querySelector<HTMLElement>(`[data-at=${at}]`);
    const box = cell?.getBoundingClientRect();
    if (!cell || !box) throw new Error(at);
    const how = { bubbles: true, clientX: box.x + 9, clientY: box.y + 9, isPrimary: true, pointerId: 1, button: 0 };
    const capture = cell.closest<HTMLElement>(".zb-grid");
    if (capture) capture.setPointerCapture = () => undefined;
    cell.dispatchEvent(new PointerEvent("pointerdown", how));
    cell.dispatchEvent(new PointerEvent("pointerup", how));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return {
      waits: document.querySelectorAll(".zb-l-pieces .zb-waits").length,
      log: document.querySelectorAll("[data-ply]").length,
      label: cell.getAttribute("aria-label") ?? "",
    };
  }, at);
}
