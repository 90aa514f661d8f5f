/** Keeps the files of the build in the browser, and shows the page where no network is. Nothing else is kept: no answer of the server's. */
import files from "app:files";
import { enable } from "workbox-navigation-preload/enable";
import { PrecacheController } from "workbox-precaching/PrecacheController";
import { registerRoute } from "workbox-routing/registerRoute";
import { NetworkOnly } from "workbox-strategies/NetworkOnly";
import type { ToWorker } from "../../net/keeper";
import { documentAt } from "./paths";
import { keepRest, keepRestOn, restName, tidyRest } from "./rest";
import { pages, worker, type Waiting } from "./scope";

/** How long a document may take, in seconds, before the page is shown without what the server would write into it. */
const PATIENCE = 5;
const SHELL = "shell.html";
/** What a proxy says whose server is gone. */
const NOBODY = [502, 503, 504];
const { scope } = worker.registration;

// Caches belong to the whole site; another copy of the page may lie beside this one.
const first = new PrecacheController({ cacheName: `zizanie-first ${scope}` });
first.addToCacheList(files.first);

/** Drops what only builds before needed, unless a page beside the one that asks may still be of such a build. */
async function tidy(event: Waiting): Promise<void> {
  const open = (await pages()).filter(({ url }) => url.startsWith(scope));
  if (open.length > 1) return;
  await Promise.all([first.activate(event as never), tidyRest()]);
}

worker.addEventListener("install", (event: Waiting) => event.waitUntil(first.install(event as never).then(keepRestOn)));
worker.addEventListener("activate", (event: Waiting) => event.waitUntil(tidy(event)));
worker.addEventListener("message", (event: Waiting & { data: ToWorker }) => {
  if (event.data === "go") event.waitUntil(worker.skipWaiting());
  if (event.data === "keep") event.waitUntil(keepRest().catch(() => undefined));
  if (event.data === "on") event.waitUntil(keepRestOn());
});

// A document is on its way while this script begins.
enable();
const network = new NetworkOnly({ networkTimeoutSeconds: PATIENCE });
/** The page without a place; that of a copy without a server can't say itself where the site begins. */
async function shell(): Promise<Response | undefined> {
  const kept = await first.matchPrecache(SHELL);
  if (!kept) return undefined;
  return new Response((await kept.text()).replaceAll("{base}", new URL(scope).pathname), { headers: kept.headers });
}

registerRoute(
  ({ request, url }) => request.mode === "navigate" && documentAt(url, scope),
  async (asked) => {
    const answer = await network.handle(asked).catch(() => undefined);
    if (answer && !NOBODY.includes(answer.status)) return answer;
    return (await shell()) ?? answer ?? Response.error();
  },
);

/** Under which name a file is kept; undefined for those that aren't of this build. */
const nameOf = ({ href }: URL): string | undefined => first.getCacheKeyForURL(href) ?? restName(href);

registerRoute(
  ({ url }) => nameOf(url) !== undefined || url.href.startsWith(`${scope}assets/`),
  // A file of the build before is found by its address.
  async ({ request, url }) => (await caches.match(nameOf(url) ?? url.href)) ?? fetch(request),
);
