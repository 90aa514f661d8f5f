import type { Attachment } from "svelte/attachments";

/** How long a mouse rests on a name before its card is shown, in milliseconds. */
const REST = 300;

/** The cards that are looked at large, wherever they are named. */
class Looked {
  /** The game whose cards can be shown here; empty where none can. */
  game = $state("");
  /** The card that is open. */
  open = $state<string>();
  /** The one that a mouse rests on, and where that is. */
  under = $state.raw<{ id: string; box: DOMRect }>();
}

export const looked = new Looked();

/** What names a card: a mouse that rests on it shows the card. */
export function names(id: string): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = (): void => {
      clearTimeout(timer);
      looked.under = undefined;
    };
    const enter = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse") return;
      timer = setTimeout(() => (looked.under = { id, box: node.getBoundingClientRect() }), REST);
    };
    node.addEventListener("pointerenter", enter);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("pointerdown", leave);
    return () => {
      leave();
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("pointerdown", leave);
    };
  };
}
