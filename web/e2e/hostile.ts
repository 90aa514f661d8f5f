import { expect } from "@playwright/test";
import type { Visitor } from "./visitor";

/** As long as a name may be. */
export const NAME = "<img src=x onerror=h()>";
export const WIDE = "W".repeat(24);

/** Texts of others that would do something if they were read as anything but text. */
export const HOSTILE = {
  image: "<img src=x onerror=window.hit=1>",
  script: '"><script>window.hit=1</script>',
  close: "</script><svg onload=window.hit=1>",
  template: "{{7*7}}${7*7}",
  link: "javascript:window.hit=1",
} as const;

/** All of them in one line. */
export const ALL = Object.values(HOSTILE).join(" ");

/** Texts that would break the order or the place of what stands beside them. */
export const TURNED = "\u202Ekcatta";
export const MARKED = `Z${"\u0301".repeat(40)}`;
export const LONG = "W".repeat(2_000);

/** What such a text has done in a window; it is watched from here on. */
export class Harm {
  private readonly seen: string[] = [];

  constructor(private readonly visitor: Visitor) {
    visitor.page.on("request", (request) => {
      if (new URL(request.url()).pathname.endsWith("/x")) this.seen.push(`${request.url()} was asked for`);
    });
    visitor.page.on("dialog", (dialog) => {
      this.seen.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
  }

  /** What has been done so far, and what stands in the document that no text of others may put there. */
  async found(): Promise<string[]> {
    return [...this.seen, ...(await this.visitor.page.evaluate(broken))];
  }

  /** These texts are shown as they are, in a window of this width, and nothing else has happened. */
  async none(...texts: string[]): Promise<void> {
    for (const text of texts) await this.visitor.page.getByText(text).filter({ visible: true }).first().waitFor();
    // A page that is still being laid out may be wide for a moment; whatever a text has done stays done.
    await expect.poll(() => this.found(), { message: this.visitor.page.url() }).toEqual([]);
  }
}

/** What isn't as it should be. Runs in the page. */
function broken(): string[] {
  const leading = ["href", "src", "action", "formaction", "xlink:href"];
  const wrong: string[] = [];
  if ("hit" in window) wrong.push("a script has run");
  for (const one of document.querySelectorAll("*"))
    for (const { name, value } of one.attributes)
      if (name.startsWith("on") || (leading.includes(name) && /^\s*javascript:/i.test(value)))
        wrong.push(`<${one.localName} ${name}="${value}">`);
  if (document.querySelector("img[src=x], svg[onload]")) wrong.push("an element that a text has made");
  for (const one of document.scripts)
    if (!one.src && one.type !== "application/json") wrong.push(`a script: ${one.text.slice(0, 40)}`);
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth + 1) {
    const out = [...document.querySelectorAll("main *")].filter(
      (one) => one.getBoundingClientRect().right > innerWidth + 1,
    );
    wrong.push(`the page is ${scrollWidth} wide: ${out.map((one) => `${one.localName}.${one.className}`).join(" ")}`);
  }
  return wrong;
}
