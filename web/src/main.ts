import { mount } from "svelte";
import App from "./App.svelte";
import "./look/tokens.css";
import "./look/base.css";
import "./look/chips.css";
import "./look/options.css";
import "./board/board.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
