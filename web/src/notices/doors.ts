import { ask } from "../net/api";
import type { PushTopics, PushInfo, SeenNotifications, PushSubscriber, NotificationList } from "../wire";

const PUSH = "/api/notifications/push";

/** The server's doors for news; each throws `Refused`. */
export const doors = {
  news: () => ask<NotificationList>("/api/notifications"),
  seen: (upTo: number) => ask<NotificationList>("/api/notifications/seen", "PUT", { upTo } satisfies SeenNotifications),
  pushing: () => ask<PushInfo>(PUSH),
  want: (matters: string[]) => ask<PushInfo>(PUSH, "PUT", { matters } satisfies PushTopics),
  subscribe: (browser: PushSubscriber) => ask<PushInfo>(PUSH, "POST", browser),
  end: (id: string) => ask<PushInfo>(`${PUSH}/${id}`, "DELETE", {}),
};
