import { render } from "svelte/server";
import { papersOf } from "../app/manifest";
import App from "../src/App.svelte";
import { symbolsOf } from "../src/art/sprite";
import { load, titleOf, type Shown } from "../src/load";
import { here } from "../src/net/near";
import { site } from "../src/site/site.svelte";
import tokens from "../src/look/tokens.css?raw";
import { place } from "../src/site/place.svelte";
import { routeOf, type Route } from "../src/site/router";
import type { Lang } from "../src/site/settings.svelte";
import Awaited from "../src/table/Awaited.svelte";
import { speak, texts } from "../src/texts";
import type { GameInfo } from "../src/wire";
import { tableOf } from "./ground";
import type { Place } from "./places";

export { manifestOf } from "../app/manifest";
export { iconsOf } from "../pictures/icons";
export { picturesOf } from "../pictures/render";
export { alone, places } from "./places";

/** The colour of the page, by day and by night. */
export const papers = papersOf(tokens);

/** A first screen: what stands in the head, in the page, and the drawings that it shows. */
export interface Screen {
  page: Route["page"];
  title: string;
  about: string;
  body: string;
  sprite: string;
  /** Whether there is such a place. */
  there: boolean;
}

/** A table of a game, or of any, before its match is known. */
async function awaited(route: Route, game: string | undefined): Promise<Shown> {
  const bare = game === undefined ? undefined : await tableOf(game);
  const Page = ((out, props) => Awaited(out, { ...props, bare })) as typeof Awaited;
  return { route, Page: Page as unknown as NonNullable<Shown["Page"]> };
}

/**
 * The first screen of a place in a language; of a match, what stands there before it is known.
 *
 * @param alone in a copy without a server
 */
export async function screenOf({ path, board }: Place, lang: Lang, games: GameInfo[], alone = false): Promise<Screen> {
  here.alone = alone;
  site.games = games;
  site.ready = true;
  place.route = routeOf(path);
  const first = place.route.page === "game" ? await awaited(place.route, board) : await load(place.route);
  await speak(lang);
  const game = "game" in place.route ? place.route.game : "";
  const { body } = render(App, { props: { first } });
  const words = texts();
  return {
    page: place.route.page,
    title: titleOf(words, place.route, game),
    about: words.home.lead(alone),
    body,
    sprite: await symbolsOf((name) => body.includes(`"#${name}"`)),
    there: first.Page !== undefined,
  };
}
