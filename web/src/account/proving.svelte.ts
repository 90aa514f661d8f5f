import { Refused } from "../net/api";

/** What the server says to whoever has to show first that they own the account. */
const CODE = "prove-first";

/** Asks whoever is here to show that it is they, where the server wants to know; then what they were doing goes on. */
class Proving {
  /** Tells whether they have; while the dialog is open. */
  private tell = $state.raw<((proved: boolean) => void) | null>(null);

  get open(): boolean {
    return this.tell !== null;
  }

  /** Ends the dialog. */
  end(proved: boolean): void {
    this.tell?.(proved);
    this.tell = null;
  }

  /** Does what may take a proof. */
  async first<T>(deed: () => Promise<T>): Promise<T> {
    const from = document.activeElement;
    try {
      return await deed();
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.code !== CODE) throw error;
      if (!(await this.asked())) throw error;
      return await deed();
    } finally {
      // A button that was pressed can't be focused until its work is done.
      requestAnimationFrame(() => back(from));
    }
  }

  private asked(): Promise<boolean> {
    this.end(false);
    return new Promise((resolve) => (this.tell = resolve));
  }
}

/** Lets the keyboard go on where it was, unless it is somewhere else by now. */
function back(to: Element | null): void {
  if (to instanceof HTMLElement && to.isConnected && document.activeElement === document.body) to.focus();
}

export const proving = new Proving();
