/** How long each may think: the server's texts "10+5" (seconds added), "10d5" (what a turn took comes back), "10+3x30" (periods). */
export interface Control {
  kind: "fischer" | "bronstein" | "periods";
  minutes: number;
  /** Periods after the main time; 0 for the other kinds. */
  periods: number;
  seconds: number;
}

/** How many days each move may take, as "7d" says; 0 of another control. */
export function daysOf(text = ""): number {
  return text.endsWith("d") ? parseInt(text, 10) : 0;
}

/** What a text says that the server has taken, unless it counts days. */
export function controlOf(text: string): Control {
  const [minutes = 0, first = 0, second = 0] = text.split(/[+dx]/).map(Number);
  return text.includes("x")
    ? { kind: "periods", minutes, periods: first, seconds: second }
    : { kind: text.includes("d") ? "bronstein" : "fischer", minutes, periods: 0, seconds: first };
}

/** What a clock shows of what is left in all: the time that runs down, and the periods that come after it. */
export function faceOf(control: string, left: number): { time: number; after: string } {
  const { periods, seconds } = controlOf(control);
  const period = seconds * 1000;
  if (periods === 0) return { time: left, after: "" };
  const after = left > periods * period ? periods : Math.max(0, Math.ceil(left / period) - 1);
  return { time: left - after * period, after: after > 0 ? `${after} × ${seconds} s` : "" };
}

/** What is left as a clock shows it: hours only where there are some, tenths in the last ten seconds. */
export function shownTime(millis: number): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  if (millis < 10_000) return (Math.ceil(millis / 100) / 10).toFixed(1);
  const seconds = Math.ceil(millis / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
