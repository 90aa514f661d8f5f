import { mount, unmount } from "svelte";
import type { Session } from "../play/session.svelte";
import { refusalOf } from "../site/site.svelte";
import { save } from "./files";
import Leave from "./Leave.svelte";

/** Lets the game on the table leave this device: one that is over as its record, one that is being played as it is wanted. */
export async function leave({ sheet, toast }: Session): Promise<void> {
  if (!sheet) return;
  if (sheet.outcome) {
    await save(sheet.id, "record").catch((error: unknown) => toast.tell(refusalOf(error)));
    return;
  }
  const dialog = mount(Leave, {
    target: document.body,
    props: { match: sheet, onclose: () => void unmount(dialog) },
  });
}
