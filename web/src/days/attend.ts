import type { Session } from "../play/session.svelte";

/** Says that a seat looks at its table while the window shows it, for the seconds of a card wait for that; what it gives back ends it. */
export function attend(session: Session, seat: string): () => void {
  const tell = (): void => session.looks(document.hidden ? null : seat);
  tell();
  document.addEventListener("visibilitychange", tell);
  return () => document.removeEventListener("visibilitychange", tell);
}
