import type { Attachment } from "svelte/attachments";

/** How far from its end a list still counts as read to the end, in pixels. */
const NEAR = 24;

/**
 * A list whose end stays in sight until a person scrolls away from it. A scroll that comes with another size of the list or of what it
 * holds is the browser's, not a person's: the end is shown once more.
 */
export class Following {
  /** A person has scrolled away from the end. */
  away = $state(false);
  private list: HTMLElement | undefined;
  /** The sizes that stood when the end was last looked for. */
  private content = 0;
  private room = 0;

  /** `follows` says whether the end is what is to be seen now. */
  constructor(private readonly follows: () => boolean) {}

  /** The list, and its one child that holds the lines. */
  readonly attach: Attachment<HTMLElement> = (list) => {
    this.list = list;
    const watch = new ResizeObserver(() => this.sized());
    watch.observe(list);
    if (list.firstElementChild) watch.observe(list.firstElementChild);
    const scrolled = (): void => this.scrolled();
    list.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      watch.disconnect();
      list.removeEventListener("scroll", scrolled);
    };
  };

  /** Shows the end, and follows it again. */
  end(): void {
    this.away = false;
    this.sized();
  }

  private sized(): void {
    const { list } = this;
    if (!list) return;
    if (!this.away && this.follows()) list.scrollTop = list.scrollHeight;
    this.content = list.scrollHeight;
    this.room = list.clientHeight;
  }

  private scrolled(): void {
    const { list } = this;
    if (!list || list.scrollHeight !== this.content || list.clientHeight !== this.room) return;
    this.away = list.scrollHeight - list.scrollTop - list.clientHeight > NEAR;
  }
}
