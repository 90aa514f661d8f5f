import type { Refusal } from "../wire";

/** How long a refusal stays to be read, in milliseconds. */
const SHORT = 5000;
const WITH_RULE = 10_000;

/** The refusal that is being shown. */
export class Toast {
  refusal = $state.raw<Refusal | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows a refusal for a while. */
  tell(refusal: Refusal): void {
    this.refusal = refusal;
    this.fade();
  }

  /** Keeps what is shown for as long as somebody is at it. */
  hold(): void {
    clearTimeout(this.timer);
  }

  /** Lets it go after a while; after a longer one where there is a rule to read. */
  fade(): void {
    this.hold();
    this.timer = setTimeout(() => (this.refusal = null), this.refusal?.rule ? WITH_RULE : SHORT);
  }
}
