import type { Visitor } from "./visitor";

/** What this document says arrives late by so many milliseconds, or (null) not at all; what comes in is as it was. */
export async function line(visitor: Visitor, late: number | null): Promise<void> {
  await visitor.page.evaluate((late) => {
    const proto = WebSocket.prototype as WebSocket & { said?: WebSocket["send"] };
    const said = (proto.said ??= proto.send);
    proto.send = function (message) {
      if (late !== null) setTimeout(() => this.readyState === WebSocket.OPEN && said.call(this, message), late);
    };
  }, late);
}

/** Clicks a square, and looks at the board two frames later: before the server can have answered. */
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
