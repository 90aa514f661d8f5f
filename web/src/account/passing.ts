/** What is left of a running time, such as "1:59"; "0:00" only when nothing is. */
export function timeOf(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Whether an address leads to this very device, so that another one couldn't follow it. */
export function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return "localhost";
  }
}
