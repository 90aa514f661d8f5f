/** What plays without a network and isn't needed to come up: fetched when somebody asks for it, and from then on with every build. */
import files from "app:files";
import { worker } from "./scope";

const CACHE = `zizanie-rest ${worker.registration.scope}`;
/** How many files are fetched at once: others want the line, too. */
const AT_ONCE = 6;

/** The files by their addresses, and under which name each is kept. */
const names = new Map(
  files.rest.map(({ url, revision }) => {
    const { href } = new URL(url, location.href);
    return [href, revision === null ? href : `${href}?${revision}`];
  }),
);

/** Under which name a file is kept; undefined for what isn't one of these. */
export const restName = (href: string): string | undefined => names.get(href);

/** Whether somebody has asked for them. */
const wanted = (): Promise<boolean> => caches.has(CACHE);

/** Fetches what isn't here yet. */
export async function keepRest(): Promise<void> {
  const cache = await caches.open(CACHE);
  const here = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...names.values()].filter((name) => !here.has(name));
  for (let k = 0; k < missing.length; k += AT_ONCE) await cache.addAll(missing.slice(k, k + AT_ONCE));
}

/** The same where it has been asked for: what is missing in the end is asked for again by the next page. */
export async function keepRestOn(): Promise<void> {
  if (await wanted()) await keepRest().catch(() => undefined);
}

/** Drops what only builds before needed, once all is here. */
export async function tidyRest(): Promise<void> {
  if (!(await wanted())) return;
  const cache = await caches.open(CACHE);
  const needed = new Set(names.values());
  const here = (await cache.keys()).map(({ url }) => url);
  if (here.filter((url) => needed.has(url)).length < needed.size) return;
  for (const url of here) if (!needed.has(url)) await cache.delete(url);
}
