import { untrack } from "svelte";
import { ours, pathOf, routeOf, type Route } from "./router";

class Place {
  route = $state.raw<Route>(routeOf(location.pathname));

  /** How often somebody has gone somewhere. */
  gone = $state(0);

  /** Goes to another page of the site; what a sheet over this one has put into the history gives way. */
  go(path: string): void {
    // Whoever goes from within an effect doesn't wait for itself.
    this.gone = untrack(() => this.gone) + 1;
    const over = (history.state as { sheet?: boolean } | null)?.sheet === true;
    if (path !== location.pathname + location.hash) history[over ? "replaceState" : "pushState"](null, "", path);
    this.arrive();
    if (!location.hash) scrollTo(0, 0);
  }

  /** Follows links, and the browser's back and forward buttons. */
  listen(): void {
    addEventListener("popstate", () => this.arrive());
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || !ours(event, link, location.origin)) return;
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      this.go(link.pathname + link.hash);
    });
  }

  private arrive(): void {
    const route = routeOf(location.pathname);
    // A jump within the page is no change of page.
    if (pathOf(route) !== pathOf(this.route) || route.page !== this.route.page) this.route = route;
  }
}

/** Where the visitor is. */
export const place = new Place();
