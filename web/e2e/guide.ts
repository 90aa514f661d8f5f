import { expect } from "@playwright/test";
import { eventually } from "./eventually";
import type { Visitor } from "./visitor";

/** Where somebody is who is led through a game: at which step, and whether the next one can be shown. Runs in the page. */
function whereabouts(): { step: string; next: "ready" | "under way" | "none" } {
  const show = [...document.querySelectorAll("button")].find((one) => /Montrez-moi|Show me/.test(one.textContent));
  const step = document.querySelector(".where .step")?.textContent ?? "";
  return { step, next: show === undefined ? "none" : show.disabled ? "under way" : "ready" };
}

/** Has the next thing done before one's eyes, and waits until one is asked again, or it is over; false then. */
export async function shown({ page }: Visitor): Promise<boolean> {
  const show = page.getByRole("button", { name: /Montrez-moi|Show me/ });
  await show.waitFor();
  const { step } = await page.evaluate(whereabouts);
  await show.click();
  let now = await page.evaluate(whereabouts);
  const on = async (): Promise<boolean> => {
    now = await page.evaluate(whereabouts);
    return now.next === "none" || (now.next === "ready" && now.step !== step);
  };
  await expect.poll(on).toBe(true);
  return now.next === "ready";
}

/** What a lesson looks like; has the next thing done if that can be asked for. Runs in the page. */
function pressed(close: string): { over: boolean; seen: string } {
  const show = [...document.querySelectorAll("button")].find((one) => /Montrez-moi|Show me/.test(one.textContent));
  const seen = document.querySelector("main")?.innerHTML ?? "";
  // What is seen may stand in capitals.
  const over = document.body.innerText.replace(/\s+/g, " ").toLowerCase().includes(close.toLowerCase());
  if (!over && show?.disabled === false) show.click();
  return { over, seen };
}

/**
 * Has a lesson done before one's eyes until it closes with these words. Asking while the other side moves does nothing; each thing that
 * happens is waited for by itself, however many there are.
 */
export async function taught({ page }: Visitor, close: string): Promise<void> {
  let before = "";
  for (let over = false; !over;)
    await eventually(`a lesson that goes on, to ${close}`, async () => {
      const now = await page.evaluate(pressed, close);
      const news = now.seen !== before;
      before = now.seen;
      over = now.over;
      return over || news;
    });
}
