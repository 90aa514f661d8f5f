/** Whether a host name means the very device that the page is open on, so that nobody else could follow a link to it. */
export function onlyHere(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}
