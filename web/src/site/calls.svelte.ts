import { base } from "../net/base";

/** Whether a browser shows notices: it may, it may not, nobody has asked, or it can't. */
type Notices = NotificationPermission | "none";

const ICON = `${base}icon.svg`;
const CALLED = `${base}icon-turn.svg`;

/** What tells somebody who looks elsewhere that it is their turn: the window's title, its icon and, if they want, notices. */
class Calls {
  /** How many matches wait for the visitor, as far as this page knows. */
  count = $state(0);
  /** Whether the table at which the visitor looks waits for them. */
  here = $state(false);
  notices = $state<Notices>("Notification" in globalThis ? Notification.permission : "none");

  /** Dresses the window's icon; call it inside an effect root. */
  follow(): void {
    $effect(() => {
      const href = this.count > 0 ? CALLED : ICON;
      document.querySelector("link[rel=icon]")?.setAttribute("href", href);
    });
  }

  /** Asks the browser whether notices may be shown. */
  async ask(): Promise<void> {
    if (this.notices !== "none") this.notices = await Notification.requestPermission();
  }

  /** Shows a notice to whoever looks elsewhere; `match` replaces its earlier ones. */
  notify(match: string, title: string, body: string): void {
    if (!document.hidden || this.notices !== "granted") return;
    try {
      const notice = new Notification(title, { body, tag: match, icon: CALLED });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    } catch {
      // Some phones let only installed pages do that.
    }
  }
}

export const calls = new Calls();
