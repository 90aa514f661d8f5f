/** What only phones and tablets of Apple tell: whether the page was opened from the home screen. */
type Apple = Navigator & { standalone?: boolean };

/** Whether the page runs as an app of its own. */
export function installed(): boolean {
  return matchMedia("(display-mode: standalone)").matches || (navigator as Apple).standalone === true;
}

/** Whether the page can be installed by its reader's own hand only: in Safari on a phone or tablet, where nothing offers it. */
export function byHand(): boolean {
  return (navigator as Apple).standalone === false && navigator.maxTouchPoints > 1;
}
