import { mount, unmount } from "svelte";
import Menu from "./Menu.svelte";

/** Opens what one may do about whoever sits opposite at a match. */
export function about(match: string, game: string): void {
  const menu = mount(Menu, {
    target: document.body,
    props: { match, game, onclose: () => void unmount(menu) },
  });
}
