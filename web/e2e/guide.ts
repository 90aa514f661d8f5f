import { expect } from "@playwright/test";
import type { Visitor } from "./visitor";

/** Has the next thing done before one's eyes, and waits until one is asked again, or it is over. */
export async function shown({ page }: Visitor): Promise<boolean> {
  const show = page.getByRole("button", { name: /Montrez-moi|Show me/ });
  const step = await page.locator(".where .num").innerText();
  await show.click();
  await expect(async () => {
    if ((await show.count()) === 0) return;
    expect(await page.locator(".where .num").innerText()).not.toBe(step);
    await expect(show).toBeEnabled({ timeout: 100 });
  }).toPass({ timeout: 20_000 });
  return (await show.count()) > 0;
}
