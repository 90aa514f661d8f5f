import { untrack } from "svelte";
import { account } from "./account.svelte";
import type { Shelf } from "./shelf.svelte";

/**
 * Looks what is kept as long as a workbench is open, whoever is here: `left` clears what was of the account of whoever has gone, `come`
 * goes on with what somebody had begun. To be called while a component is made.
 */
export function attend(shelf: Shelf, left: () => void, come: () => void): void {
  let was = account.here;
  let resumed = false;
  $effect(() => {
    const whose = account.here;
    untrack(() => {
      shelf.look();
      if (whose === was) return;
      [was, resumed] = [whose, false];
      left();
    });
  });
  $effect(() => {
    if (!account.known || resumed) return;
    resumed = true;
    untrack(come);
  });
}
