/** A page of the site, as its address says it. */
export type Route =
  | { page: "home" }
  | { page: "game"; id: string }
  | { page: "rules"; game: string }
  | { page: "fidelity"; game: string }
  | { page: "missing" };

/** The page that a path such as "/g/ab12" leads to. */
export function routeOf(path: string): Route {
  const [first, second, ...more] = path.split("/").filter(Boolean);
  if (first === undefined) return { page: "home" };
  if (second === undefined || more.length > 0 || !/^[\w-]{1,64}$/.test(second)) return { page: "missing" };
  switch (first) {
    case "g":
      return { page: "game", id: second };
    case "rules":
      return { page: "rules", game: second };
    case "fidelity":
      return { page: "fidelity", game: second };
    default:
      return { page: "missing" };
  }
}

/** The address of a page; of a missing one, home. */
export function pathOf(route: Route): string {
  switch (route.page) {
    case "game":
      return `/g/${route.id}`;
    case "rules":
    case "fidelity":
      return `/${route.page}/${route.game}`;
    default:
      return "/";
  }
}

/** Whether a click on a link is ours to follow: same site, plain left button, no download. */
export function ours(event: MouseEvent, link: HTMLAnchorElement, origin: string): boolean {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const here = link.origin === origin && !link.pathname.startsWith("/api/");
  return plain && here && !event.defaultPrevented && !link.target && !link.hasAttribute("download");
}
