import { base } from "../net/base";
import { here } from "../net/near";

/** Pages that every game may have; the address is `/PAGE/GAME`. */
const OF_A_GAME = [
  /** The page of the game itself: what it is, and what one can do with it. */
  "games",
  "rules",
  "fidelity",
  /** All the cards of a game. */
  "cards",
  /** Where one makes a card of one's own. */
  "workshop",
  /** Where a club makes its deck. */
  "decks",
  /** A game kept as a file, replayed with open eyes. */
  "replay",
  /** A first game that one is led through. */
  "learn",
  /** Where one thinks about positions. */
  "board",
] as const;

/** Pages about whoever is here; the address is `/PAGE`. */
const OF_YOU = [
  /** Who one is, and what keeps one's games. */
  "me",
  "signin",
  /** Where another device of theirs brings somebody; what it brings stands behind the hash. */
  "carry",
  /** Where letters lead; what they bring stands behind the hash. */
  "confirm",
  "enter",
  "unsubscribe",
  /** What is kept about whom. */
  "privacy",
  /** What happened while one wasn't there. */
  "notices",
] as const;

/** A page about whoever is here. */
export type OfYou = (typeof OF_YOU)[number];

/** A page that every game may have. */
export type OfAGame = (typeof OF_A_GAME)[number];

/** A page of the site, as its address says it. */
export type Route =
  | { page: "home" }
  | { page: OfYou }
  /** A match. */
  | { page: "game"; id: string }
  | { page: OfAGame; game: string }
  /** Whose rules, or whose fidelity: one chooses a game. */
  | { page: "choice"; of: "rules" | "fidelity" }
  /** Where a game kept as a file is opened, whichever it is. */
  | { page: "open" }
  /** The deduction sheet, blank or with the marks of a match. */
  | { page: "sheet"; game: string; id?: string }
  /** All the things that a game teaches by doing. */
  | { page: "lessons"; game: string }
  /** One of them. */
  | { page: "practice"; game: string; id: string }
  | { page: "missing" };

const NAME = /^[\w-]{1,64}$/;

/** What file servers answer a folder with, and whatever else stands behind an address. */
const BESIDE = /(index\.html)?(\?.*)?$/;

/** The page that an address such as "/g/ab12" leads to, or "/g/?ab12", which a file server answers too. */
export function routeOf(address: string): Route {
  const path = address
    .replace(/^(.*\/(?:g|practice\/[\w-]+|sheet\/[\w-]+))\/(?:index\.html)?\?([\w-]+)$/, "$1/$2")
    .replace(BESIDE, "");
  const names = (path.startsWith(base) ? path.slice(base.length) : path).split("/").filter(Boolean);
  const [first, second, third] = names;
  if (first === undefined) return { page: "home" };
  if (!names.every((name) => NAME.test(name))) return { page: "missing" };
  if (second === undefined && first === "replay") return { page: "open" };
  if (second === undefined) {
    const page = OF_YOU.find((one) => one === first);
    if (page) return { page };
    return first === "rules" || first === "fidelity" ? { page: "choice", of: first } : { page: "missing" };
  }
  if (third === undefined) return routeOfTwo(first, second);
  if (names.length > 3) return { page: "missing" };
  if (first === "sheet" || first === "practice") return { page: first, game: second, id: third };
  return { page: "missing" };
}

function routeOfTwo(first: string, second: string): Route {
  if (first === "unsubscribe") return { page: first };
  if (first === "g") return { page: "game", id: second };
  if (first === "sheet") return { page: "sheet", game: second };
  if (first === "practice") return { page: "lessons", game: second };
  const page = OF_A_GAME.find((one) => one === first);
  return page ? { page, game: second } : { page: "missing" };
}

/** The address of a folder of the site, or of something in it; where there is only a file server, of the one file that shows all of them. */
function at(folder: string, id = ""): string {
  const inside = here.alone ? `/${id && `?${id}`}` : id && `/${id}`;
  return base + folder + inside;
}

/** The address of a page; of a missing one, home. */
export function pathOf(route: Route): string {
  switch (route.page) {
    case "home":
    case "missing":
      return base;
    case "game":
      return at("g", route.id);
    case "choice":
      return at(route.of);
    case "open":
      return at("replay");
    case "sheet":
      return at(`sheet/${route.game}`, route.id);
    case "lessons":
      return at(`practice/${route.game}`);
    case "practice":
      return at(`practice/${route.game}`, route.id);
    default:
      return at(route.page + ("game" in route ? `/${route.game}` : ""));
  }
}

/** Whether a click on a link is ours to follow: same site, plain left button, no download, and no window of its own unless `apart`. */
export function ours(event: MouseEvent, link: HTMLAnchorElement, origin: string, apart = false): boolean {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const site = link.origin === origin && link.pathname.startsWith(base) && !link.pathname.startsWith("/api/");
  return plain && site && !event.defaultPrevented && (apart || !link.target) && !link.hasAttribute("download");
}
