import { expect, it } from "./fixtures";
import type { Visitor } from "./visitor";

async function sit(white: Visitor, black: Visitor, game: string, options: Record<string, string>): Promise<void> {
  const { id } = await white.ask<{ id: string }>("matches", { game, options, opponent: "friend", seat: "white" });
  await black.ask(`matches/${id}/seat`, {});
  for (const one of [white, black]) {
    await one.goto(`g/${id}`);
    await one.board();
  }
}

it("a piece that can't move says which rule holds it", async ({ ann, ben }) => {
  await sit(ann, ben, "ironpond", { deck: "none" });
  await ann.touch("a1");
  await ann.sees(/Blocage : rien de libre/);
  await ann.touch("a1");
  await ann.play("e2e4", 1);
  await ben.play("e7e5", 2);
  await ann.play("d1h5", 3);
  await ben.play("b8c6", 4);
  await ann.play("h5f7", 5);
  await ben.touch("a7");
  await ben.sees(/Votre roi est en échec : ce pion n’y peut rien/);
});

it("a move that isn't offered is explained, and costs nothing", async ({ ann, ben }) => {
  await sit(ann, ben, "mutation", {});
  await ann.touch("e2");
  await ann.touch("e5");
  await expect(ann.page.locator(".toast")).toContainText(/un pion avance d’une ou deux cases libres/);
  await ann.play("e2e4", 1);
});
