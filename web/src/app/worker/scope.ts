/** What our scripts use of a worker that stands between a site and the browser; TypeScript's own is another world than the page's. */
export interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A page of this site that is open. */
export interface Page {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<Page>;
  navigate(url: string): Promise<Page | null>;
  postMessage(message: unknown): void;
}

interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<Page[]>;
    openWindow(url: string): Promise<Page | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, heard: (event: never) => void): void;
}

export const worker = globalThis as unknown as Scope;

/** The pages of this site that are open, those that came past this worker too. */
export const pages = (): Promise<Page[]> => worker.clients.matchAll({ type: "window", includeUncontrolled: true });
