import { ask } from "../net/api";
import type { OrdersRequest, Orders } from "../wire";

/** The server's doors for what one leaves to be done in a match; each throws `Refused`. */
export const doors = {
  orders: (match: string) => ask<Orders>(`/api/matches/${match}/orders`),
  leave: (match: string, what: OrdersRequest) => ask<Orders>(`/api/matches/${match}/orders`, "PUT", what),
};
