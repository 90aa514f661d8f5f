import { mount } from "svelte";
import App from "./App.svelte";
import { load } from "./load";
import { place } from "./site/place.svelte";
import "./look/tokens.css";
import "./look/base.css";
import "./look/chips.css";
import "./look/options.css";
import "./board/board.css";

const target = document.getElementById("app");
// What can't be fetched now the page tells, and tries again.
const first = await load(place.route).catch(() => undefined);
if (target) mount(App, { target, props: { first } });
