import { hydrate, mount } from "svelte";
import App from "./App.svelte";
import { load } from "./load";
import { setNear } from "./net/near";
import { site } from "./site/site.svelte";
import { place } from "./site/place.svelte";
import { settings } from "./site/settings.svelte";
import "./look/tokens.css";
import "./look/base.css";
import "./look/chips.css";
import "./look/options.css";

declare global {
  interface Window {
    /** Makes up for what was pressed before (public/early.js); nothing where that hasn't come. */
    alive?: () => void;
  }
}

setNear(() => import("./device/port"));
const target = document.getElementById("app");
const told = site.take(document.getElementById("hall")?.textContent);
// What can't be fetched now the page tells, and tries again.
const first = await load(place.route).catch(() => undefined);
if (target) {
  // The first screen is there already, in the language that the server guessed; a table stands on it only once it is known.
  const { page } = place.route;
  const same = target.dataset["page"] === page && page !== "game" && document.documentElement.lang === settings.lang;
  const begin = told && first && same ? hydrate : mount;
  if (begin === mount) target.replaceChildren();
  begin(App, { target, props: { first } });
  window.alive?.();
}
