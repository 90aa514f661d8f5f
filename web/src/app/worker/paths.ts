/** Where a server has no pages, below its root. */
const OTHERS = /^((api|ws|feed)\/|health$)/;

/** Whether an address leads to a page of the site, as the server decides it: a last part with a dot names a file. */
export function documentAt({ href, pathname }: URL, scope: string): boolean {
  if (!href.startsWith(scope)) return false;
  const path = pathname.slice(new URL(scope).pathname.length);
  return !OTHERS.test(path) && !path.slice(path.lastIndexOf("/") + 1).includes(".");
}
