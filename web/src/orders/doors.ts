import { ask } from "../net/api";
import type { ForeseenQuestion, Orders, OrdersRequest, ToPage } from "../wire";

/** The server's doors for what one leaves to be done in a match; each throws `Refused`. */
export const doors = {
  orders: (match: string) => ask<Orders>(`/api/matches/${match}/orders`),
  foresee: (match: string, question: ForeseenQuestion) =>
    ask<ToPage>(`/api/matches/${match}/foreseen`, "POST", question),
  leave: (match: string, what: OrdersRequest) => ask<Orders>(`/api/matches/${match}/orders`, "PUT", what),
};
