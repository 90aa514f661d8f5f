import { controlOf, daysOf } from "./control";
import { texts } from "./texts";

/** A control in a few signs; days are words. */
export function briefOf(text: string): string {
  const days = daysOf(text);
  if (days > 0) return texts().clock.days(days);
  const { kind, minutes, periods, seconds } = controlOf(text);
  const rest = kind === "periods" ? `${periods} × ${seconds} s` : `${seconds} s`;
  return `${minutes} min + ${rest}${kind === "bronstein" ? " (Bronstein)" : ""}`;
}
