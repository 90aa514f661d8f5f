import { expect, it, onPhone } from "./fixtures";

it("a refusal leads to the rule that it cites, and the match stays open", async ({ ann }) => {
  const { page } = ann;
  const rule = "R4";
  // The page offers what is legal only: on the wire the move becomes another.
  await ann.open({ game: "mutation", options: {}, opponent: "screen" });
  await ann.missays('"e2e4"', '"e2e5"');
  await ann.touch("e2");
  await ann.touch("e4");
  const link = page.getByRole("alert").getByRole("link");
  await expect(link).toHaveText(`règle ${rule}`);
  const [book] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await expect(book).toHaveURL(new RegExp(`/rules/mutation#${rule}$`));
  await expect(book.locator(".marked")).toHaveId(rule);
  await expect(book.locator(".marked")).toBeInViewport();
  await expect(page.locator(".zb-grid")).toBeVisible();
});

it("a rule keeps its place in the other language, and leads on to others", async ({ enter }) => {
  const visitor = await enter(onPhone);
  const { page } = visitor;
  const marked = page.locator(".marked");
  await visitor.goto("rules/ironpond#card-21");
  await expect(marked).toHaveId("card-21");
  await expect(marked).toBeInViewport();
  await visitor.press("English");
  await expect(marked).toHaveText("card 21 Fusion");
  await expect(marked).toBeInViewport();
  await page.locator(".card", { has: marked }).getByRole("link", { name: "3.2.6" }).click();
  await expect(marked).toHaveId("3.2.6");
  await expect(marked).toBeInViewport();
  await page.goBack();
  await expect(marked).toHaveId("card-21");
  await expect(marked).toBeInViewport();
  // A card that is named opens large, and leads on to its place in the book.
  const large = page.getByRole("dialog");
  await visitor.goto("rules/ironpond#1.1.2");
  await page.locator(".marked").getByRole("link", { name: "card 41" }).click();
  await expect(large.getByText("After your move")).toBeVisible();
  await expect(marked).toHaveId("1.1.2");
  await large.getByRole("link", { name: "In the rule book" }).click();
  await expect(large).toBeHidden();
  await expect(marked).toHaveId("card-41");
});
