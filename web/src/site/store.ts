/** Reads a stored value; undefined when there is none, or when the browser keeps nothing. */
export function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(`zizanie.${key}`);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value if the browser lets us. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`zizanie.${key}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing is no reason to stop.
  }
}

/** Lets the browser forget a stored value. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(`zizanie.${key}`);
  } catch {
    // What was never kept need not be forgotten.
  }
}

/** Tells the server, if there is one, a choice of looks with every document, so that its first screen is dressed like the rest. */
export function tell(key: string, value: string): void {
  if ("alone" in document.documentElement.dataset) return;
  document.cookie = `${key}=${value}; path=/; max-age=31536000; samesite=lax`;
}
