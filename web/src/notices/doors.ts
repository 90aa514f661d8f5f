import { ask } from "../net/api";
import type { Matters, Pushing, Seen, Subscribed, Tidings } from "../wire";

const PUSH = "/api/notices/push";

/** The server's doors for news; each throws `Refused`. */
export const doors = {
  news: () => ask<Tidings>("/api/notices"),
  seen: (upTo: number) => ask<Tidings>("/api/notices/seen", "PUT", { upTo } satisfies Seen),
  pushing: () => ask<Pushing>(PUSH),
  want: (matters: string[]) => ask<Pushing>(PUSH, "PUT", { matters } satisfies Matters),
  subscribe: (browser: Subscribed) => ask<Pushing>(PUSH, "POST", browser),
  end: (id: string) => ask<Pushing>(`${PUSH}/${id}`, "DELETE", {}),
};
