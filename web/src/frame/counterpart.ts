import type { Door } from "../game/given";
import { pathOf, type Route } from "../site/router";

/** The same page of another game, or the page of that game where it has none such. */
export function counterpart(route: Extract<Route, { game: string }>, game: string, doors: readonly Door[]): string {
  const page = route.page === "practice" ? "lessons" : route.page;
  return page === "learn" || doors.some((door) => door === page)
    ? pathOf({ page, game })
    : pathOf({ page: "games", game });
}
