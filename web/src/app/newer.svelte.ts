import { beside, begun, keepOn, replace } from "../net/keeper";
import type { Route } from "../site/router";

/** How often it is asked at most which build the server has, in milliseconds. */
const REST = 60_000;

/** Which build this page is; empty while it is edited. */
const ours = (): string => document.querySelector<HTMLMetaElement>("meta[name=version]")?.content ?? "";

/** Whether somebody is in the middle of a game; of a match, whether it is over. */
export function playing({ page }: Route, over = false): boolean {
  return page === "learn" || page === "practice" || (page === "game" && !over);
}

/** Whether the server has another build than the page, and the worker that is to go with it. */
export class Newer {
  /** The server has another build. */
  there = $state(false);
  /** A part of this page can't be fetched any more: what somebody does needs the other build. */
  broken = $state(false);
  private worker: ServiceWorkerRegistration | undefined;
  /** What the server has just written is of its build. */
  private asked = Date.now();

  /** Lets the worker begin; it is looked at whenever there is another. */
  async begin(): Promise<void> {
    const worker = (this.worker = await begun());
    if (!worker) return;
    keepOn(worker);
    const follow = (next: ServiceWorker | null): void =>
      next?.addEventListener("statechange", () => {
        if (next.state === "installed" && worker.active) void this.look(true);
      });
    worker.addEventListener("updatefound", () => follow(worker.installing));
    follow(worker.installing);
    if (worker.waiting) await this.look(true);
  }

  /** Asks which build the server has, unless that was asked just before. */
  async look(now = false): Promise<void> {
    const at = beside("version.txt");
    if (!at || (!now && Date.now() - this.asked < REST)) return;
    this.asked = Date.now();
    // What isn't answered now is asked another time.
    const answer = await fetch(at, { cache: "no-store" }).catch(() => undefined);
    if (!answer?.ok) return;
    this.there = (await answer.text()).trim() !== ours();
    // A worker of this very build replaces nobody's page; another build's is fetched meanwhile.
    if (this.there) this.worker?.update().catch(() => undefined);
    else if (this.worker?.waiting && this.worker.active) replace(this.worker.waiting);
  }

  /** A part of the page didn't come: it may be gone. */
  async lost(): Promise<void> {
    await this.look(true);
    this.broken = this.there;
  }

  /** Goes on with the other build: its worker first, where one waits. */
  take(reload: () => void): void {
    const waiting = this.worker?.waiting;
    if (waiting) replace(waiting, reload);
    else reload();
  }
}
