import type { Component } from "svelte";
import { open } from "./games/index.svelte";
import { hall } from "./site/hall.svelte";
import type { Route } from "./site/router";
import type { Texts } from "./texts";

/** What a place of the site shows, once it has been fetched; nothing where there is no such page. */
export interface Shown {
  route: Route;
  Page?: Component<{ game: string; id: string }>;
}

/** Fetches what a place shows; undefined for a page that the game doesn't have. Throws without a line. */
async function pageOf(route: Route): Promise<Shown["Page"]> {
  switch (route.page) {
    case "missing":
      return undefined;
    case "home":
      return (await import("./home/Home.svelte")).default as unknown as Shown["Page"];
    case "game":
      return (await import("./table/GamePage.svelte")).default;
    default: {
      const pages = (await open(route.game))?.pages;
      if (!pages) return undefined;
      if (route.page === "practice") return pages.lessons && (await import("./practice/Practice.svelte")).default;
      return (await pages[route.page]?.())?.default;
    }
  }
}

/** Fetches what a place shows. */
export async function load(route: Route): Promise<Shown> {
  const Page = await pageOf(route);
  return Page ? { route, Page } : { route };
}

/** The title of the window at a place; `game` is the game on the table. */
export function titleOf({ titles }: Texts, route: Route, game: string): string {
  if ("game" in route) return titles[route.page](hall.title(route.game));
  return route.page === "game" ? titles.game(game ? hall.title(game) : "…") : titles[route.page];
}
