import type { Visitor } from "./visitor";

/** Opens the dialog of a new game against the first level, which is to be kept in the browser, and takes the first side. */
export async function chosen(visitor: Visitor, game: string, side = "Blancs"): Promise<void> {
  const dialog = visitor.page.getByRole("dialog");
  await visitor.goto("");
  await visitor.press("Nouvelle partie");
  await visitor.choose(game);
  await dialog.getByTitle("1, débutant").click();
  await dialog.getByText("Sur cet appareil", { exact: true }).click();
  await visitor.press("Changer");
  await dialog.getByText(side, { exact: true }).click();
}

/** Begins a game that is kept in the browser. */
export async function begin(visitor: Visitor, game: string, side?: string): Promise<void> {
  await chosen(visitor, game, side);
  await visitor.press("Jouer");
  await visitor.page.waitForURL("**/g/d-*");
  await visitor.board();
}

/** Which cards a visitor sees in the hand before them. */
export function held({ page }: Visitor): Promise<string[]> {
  return page
    .locator(".hand [data-token]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-token") ?? ""));
}
