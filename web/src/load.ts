import type { Component } from "svelte";
import { boxOf, open } from "./games/index.svelte";
import { isHere, near } from "./net/near";
import { site } from "./site/site.svelte";
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
      if (isHere(route.id)) await near();
      return (await import("./table/GamePage.svelte")).default;
    case "choice":
      return (await import("./home/Choice.svelte")).default as unknown as Shown["Page"];
    case "open":
      return (await import("./pages/OpenFile.svelte")).default as unknown as Shown["Page"];
    case "me":
    case "signin":
    case "carry":
    case "confirm":
    case "enter":
    case "unsubscribe":
    case "privacy":
      return (await (await import("./account")).pages[route.page]()).default as unknown as Shown["Page"];
    case "notices":
      return (await import("./notices/Notices.svelte")).default as unknown as Shown["Page"];
    case "games":
      return boxOf(route.game) && ((await import("./home/OpenBox.svelte")).default as unknown as Shown["Page"]);
    default: {
      const pages = (await open(route.game))?.pages;
      if (!pages) return undefined;
      if (route.page === "learn") return (await import("./practice/FirstGame.svelte")).default;
      if (route.page === "practice") return pages.lessons && (await import("./practice/Practice.svelte")).default;
      if (route.page === "lessons")
        return pages.lessons && ((await import("./practice/AllLessons.svelte")).default as unknown as Shown["Page"]);
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
export function titleOf({ site: words, titles }: Texts, route: Route, game: string): string {
  if (route.page === "choice") return route.of === "rules" ? titles.chooseRules : titles.chooseFidelity;
  if ("game" in route) return titles[route.page](site.title(route.game));
  switch (route.page) {
    case "me":
    case "signin":
    case "privacy":
    case "notices":
      return `${words[route.page]} | Zizanie`;
    case "carry":
    case "confirm":
    case "enter":
    case "unsubscribe":
      return `${words.me} | Zizanie`;
    case "game":
      return titles.game(game ? site.title(game) : "…");
    default:
      return titles[route.page];
  }
}
