/** The worker that stands between page and network and keeps the files of the build (app/worker/files.ts). */

/** What a page says to it: keep every file here, go on with that where it was begun, or take the place of the worker before. */
export type ToWorker = "keep" | "on" | "go";

/** What stands beside the manifest, where the page is built; undefined while it is edited. */
export function beside(file: string): URL | undefined {
  const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  return manifest ? new URL(file, manifest.href) : undefined;
}

const tell = (worker: ServiceWorker | null, what: ToWorker): void => worker?.postMessage(what);

/** Where browsers have workers; absent at an address that is no safe one. */
const workers = (): ServiceWorkerContainer | undefined => (navigator as Partial<Navigator>).serviceWorker;

/** Lets the worker begin, or look whether there is a newer one; undefined where there can be none. */
export async function begun(): Promise<ServiceWorkerRegistration | undefined> {
  const script = beside("sw.js");
  return script && (await workers()?.register(script));
}

/** Has every file of the build kept in this browser, so that all plays without a network: for who installs the page or plays here. */
export async function keepAll(): Promise<void> {
  const known = await begun().catch(() => undefined);
  if (known) tell((await workers()?.ready)?.active ?? null, "keep");
}

/** Has fetched what is still missing of what was to be kept. */
export const keepOn = (known: ServiceWorkerRegistration): void => tell(known.active, "on");

/** Lets a worker that waits take the place of the one before, and then goes on. */
export function replace(waiting: ServiceWorker, then: () => void = () => undefined): void {
  waiting.addEventListener("statechange", () => {
    if (waiting.state === "activated") then();
  });
  tell(waiting, "go");
}
