/** The longest that one waits, where a browser doesn't tell when it has nothing to do. */
const SOON = 2_000;

/** Does something once the page is there and nothing else wants the line or the processor. */
export function whenIdle(work: () => void): void {
  const soon = (): void =>
    void ("requestIdleCallback" in globalThis ? requestIdleCallback(work) : setTimeout(work, SOON));
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}
