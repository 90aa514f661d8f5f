/** The clocks that the page offers; the server takes others too. */
export const CONTROLS: readonly string[] = ["", "3+2", "5+3", "10+5", "15+10", "30+20", "60+30"];

/** Minutes and seconds of a control such as "10+5". */
export function partsOfControl(control: string): [number, number] {
  const [minutes, seconds] = control.split("+");
  return [Number(minutes), Number(seconds)];
}

/** What is left as a clock shows it: hours only where there are some, tenths in the last ten seconds. */
export function shownTime(millis: number): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  if (millis < 10_000) return (Math.ceil(millis / 100) / 10).toFixed(1);
  const seconds = Math.ceil(millis / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
