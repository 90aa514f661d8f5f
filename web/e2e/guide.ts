import { expect } from "@playwright/test";
import type { Visitor } from "./visitor";

/** Where somebody is who is led through a game: at which step, and whether the next one can be shown. Runs in the page. */
function whereabouts(): { step: string; next: "ready" | "under way" | "none" } {
  const show = [...document.querySelectorAll("button")].find((one) => /Montrez-moi|Show me/.test(one.textContent));
  const step = document.querySelector(".where .num")?.textContent ?? "";
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
