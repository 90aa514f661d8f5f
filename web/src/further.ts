import { open } from "./games/index.svelte";
import { pagesOf } from "./games/pages";
import type { Shown } from "./load";
import type { Route } from "./site/router";
import { site } from "./site/site.svelte";

/** How the dialogs of every page are fetched. */
export const dialogs = {
  NewGame: () => import("./home/NewGame.svelte"),
  SettingsDialog: () => import("./frame/SettingsDialog.svelte"),
  Keys: () => import("./frame/keys/Keys.svelte"),
};

/** Fetches what a place shows besides those where games begin; undefined for a page that the game doesn't have. Throws without a line. */
export async function pageOf(route: Route): Promise<Shown["Page"]> {
  switch (route.page) {
    case "missing":
    case "home":
    case "game":
    case "games":
      return undefined;
    case "choice":
      return (await import("./home/Choice.svelte")).default as unknown as Shown["Page"];
    case "open":
      return (await import("./local/OpenFile.svelte")).default as unknown as Shown["Page"];
    case "me":
    case "signin":
    case "carry":
    case "confirm":
    case "enter":
    case "unsubscribe":
    case "notices":
    case "privacy":
      if (site.alone && route.page === "me")
        return (await (await import("./account")).pages.here()).default as unknown as Shown["Page"];
      if (site.alone && route.page !== "privacy")
        return (await import("./pages/Alone.svelte")).default as unknown as Shown["Page"];
      if (route.page === "notices")
        return (await import("./notices/Notices.svelte")).default as unknown as Shown["Page"];
      return (await (await import("./account")).pages[route.page]()).default as unknown as Shown["Page"];
    default: {
      const [parts, pages] = await Promise.all([open(route.game), pagesOf(route.game)]);
      if (!parts || !pages) return undefined;
      if (route.page === "learn") return (await import("./practice/FirstGame.svelte")).default;
      if (route.page === "board") return (await import("./study/StudyPage.svelte")).default;
      if (route.page === "practice") return parts.lessons && (await import("./practice/Practice.svelte")).default;
      if (route.page === "lessons")
        return parts.lessons && ((await import("./practice/AllLessons.svelte")).default as unknown as Shown["Page"]);
      return (await pages[route.page]?.())?.default;
    }
  }
}
