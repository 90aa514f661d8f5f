import { untrack } from "svelte";
import { ours, pathOf, routeOf, type Route } from "./router";

/** Where the browser is, as a link would say it. */
const address = (at: Pick<Location, "pathname" | "search"> = location): string => at.pathname + at.search;

class Place {
  route = $state.raw<Route>(routeOf(address()));

  /** How often somebody has gone somewhere. */
  gone = $state(0);

  /** Goes to another page of the site; what a sheet over this one has put into the history gives way. */
  go(path: string): void {
    // Whoever goes from within an effect doesn't wait for itself.
    this.gone = untrack(() => this.gone) + 1;
    const over = (history.state as { sheet?: boolean } | null)?.sheet === true;
    if (path !== address() + location.hash) history[over ? "replaceState" : "pushState"](null, "", path);
    this.arrive();
    if (!location.hash) scrollTo(0, 0);
  }

  /** Follows links, and the browser's back and forward buttons. */
  listen(): void {
    addEventListener("popstate", () => this.arrive());
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || !ours(event, link, location.origin)) return;
      if (link.hash && address(link) === address()) return;
      event.preventDefault();
      this.go(address(link) + link.hash);
    });
  }

  private arrive(): void {
    const route = routeOf(address());
    // A jump within the page is no change of page.
    if (pathOf(route) !== pathOf(this.route) || route.page !== this.route.page) this.route = route;
  }
}

/** Where the visitor is. */
export const place = new Place();
