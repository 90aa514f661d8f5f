import { mount } from "svelte";
import { settings } from "../site/settings.svelte";
import { play } from "../site/sound";
import type { NotificationItem } from "../wire";
import Toasts from "./Toasts.svelte";
import { toasts } from "./toasts.svelte";

let shown = false;

/** Says something new wherever the visitor is; heard once a browser. */
export function toast(notice: NotificationItem, first: boolean): void {
  if (!shown) {
    shown = true;
    mount(Toasts, { target: document.body });
  }
  toasts.say(notice);
  // Before the first touch a browser makes no sound, and says so in its console.
  const heard = (navigator as Partial<Navigator>).userActivation?.hasBeenActive !== false;
  if (first && heard && settings.sound) play("check");
}
