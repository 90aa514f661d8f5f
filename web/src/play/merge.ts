import type { Lobby, Sheet } from "../wire";

/**
 * The whole sheet after a push: `news` brings everything but only the tail of the log.
 * Null when that tail doesn't fit what we have, and the whole log must be asked for.
 */
export function merge(have: Sheet | null, news: Sheet): Sheet | null {
  if (news.since === 0) return news;
  if (!have || have.id !== news.id || news.since > have.lines.length) return null;
  const lines = [...have.lines.slice(0, news.since), ...news.lines];
  return lines.length === news.version ? { ...news, since: 0, lines } : null;
}

/** A lobby with the options that were told before, of which the server says again only what changes. */
export function mergeLobby(before: Lobby | null, now: Lobby): Lobby {
  return {
    ...now,
    proposed: { ...before?.proposed, ...now.proposed },
    options: { ...before?.options, ...now.options },
  };
}
