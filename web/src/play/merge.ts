import type { LogLine, LobbyInfo, Sheet } from "../wire";

/** A log whose lines from `since` on are others; null when that leaves a hole. */
export function putOn(log: readonly LogLine[], since: number, lines: readonly LogLine[]): LogLine[] | null {
  return since > log.length ? null : [...log.slice(0, since), ...lines];
}

/**
 * The whole sheet after a push: `news` brings everything but only the tail of the log, `ahead` is what came before it.
 * Null when that tail doesn't fit what we have, and the whole log must be asked for.
 */
export function merge(have: Sheet | null, news: Sheet, ahead?: readonly LogLine[]): Sheet | null {
  if (news.since === 0) return news;
  if (!ahead && have?.id !== news.id) return null;
  const lines = putOn(ahead ?? have?.lines ?? [], news.since, news.lines);
  return lines?.length === news.version ? { ...news, since: 0, lines } : null;
}

/** A lobby with the options that were told before, of which the server says again only what changes. */
export function mergeLobby(before: LobbyInfo | null, now: LobbyInfo): LobbyInfo {
  return {
    ...now,
    proposed: { ...before?.proposed, ...now.proposed },
    options: { ...before?.options, ...now.options },
  };
}
