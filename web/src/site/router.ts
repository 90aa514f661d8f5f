/** A page of the site, as its address says it. */
export type Route =
  | { page: "home" }
  | { page: "game"; id: string }
  | { page: "rules"; game: string }
  | { page: "fidelity"; game: string }
  /** The deduction sheet, blank or with the marks of a match. */
  | { page: "sheet"; game: string; id?: string }
  /** A game kept as a file, replayed with open eyes. */
  | { page: "replay"; game: string }
  /** All the cards of a game. */
  | { page: "cards"; game: string }
  /** One of the things that a game teaches by doing. */
  | { page: "practice"; game: string; id: string }
  /** Where one makes a card of one's own. */
  | { page: "workshop"; game: string }
  | { page: "missing" };

const NAME = /^[\w-]{1,64}$/;

/** The page that a path such as "/g/ab12" leads to. */
export function routeOf(path: string): Route {
  const [first, second, ...more] = path.split("/").filter(Boolean);
  const [id] = more;
  if (first === undefined) return { page: "home" };
  if (second !== undefined && id !== undefined && more.length === 1 && NAME.test(second + id)) {
    if (first === "sheet") return { page: "sheet", game: second, id };
    if (first === "practice") return { page: "practice", game: second, id };
  }
  if (second === undefined || more.length > 0 || !NAME.test(second)) return { page: "missing" };
  switch (first) {
    case "g":
      return { page: "game", id: second };
    case "rules":
      return { page: "rules", game: second };
    case "fidelity":
      return { page: "fidelity", game: second };
    case "sheet":
      return { page: "sheet", game: second };
    case "replay":
      return { page: "replay", game: second };
    case "cards":
      return { page: "cards", game: second };
    case "workshop":
      return { page: "workshop", game: second };
    default:
      return { page: "missing" };
  }
}

/** The address of a page; of a missing one, home. */
export function pathOf(route: Route): string {
  switch (route.page) {
    case "game":
      return `/g/${route.id}`;
    case "sheet":
      return `/sheet/${route.game}${route.id === undefined ? "" : `/${route.id}`}`;
    case "practice":
      return `/practice/${route.game}/${route.id}`;
    case "rules":
    case "fidelity":
    case "replay":
    case "cards":
    case "workshop":
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
