import type { Attachment } from "svelte/attachments";
import type { Session } from "../play/session.svelte";

/** An answer that shows on the board what comes of it, while it is pointed at, pressed, or has the focus. */
export function glimpses(session: Session, word: string): Attachment<HTMLElement> {
  return (node) => {
    const heard = new AbortController();
    const on = (name: string, hear: () => void): void => node.addEventListener(name, hear, { signal: heard.signal });
    // What is drawn must not change while it is being taken down: a button that goes loses pointer and focus.
    const show = (): void => queueMicrotask(() => void session.glimpse(word));
    const hide = (): void => queueMicrotask(() => void session.glimpse(""));
    on("pointerenter", show);
    on("focus", () => node.matches(":focus-visible") && show());
    on("pointerleave", hide);
    on("pointercancel", hide);
    on("blur", hide);
    return () => {
      heard.abort();
      hide();
    };
  };
}
