import type { NotificationItem } from "../wire";

/** How long what asks nothing stays, in milliseconds. */
const STAYS = 12_000;

/** What is said wherever the visitor is: the latest of each match. */
class Toasts {
  all = $state.raw<readonly NotificationItem[]>([]);

  say(notice: NotificationItem): void {
    this.all = [...this.all.filter((one) => one.match !== notice.match), notice];
    if (notice.kind !== "challenged") setTimeout(() => this.drop(notice), STAYS);
  }

  drop(notice: NotificationItem): void {
    this.all = this.all.filter((one) => one !== notice);
  }
}

export const toasts = new Toasts();
