import { expect, it, onPhone } from "./fixtures";
import type { Visitor } from "./visitor";

it.beforeEach(async ({ ann, ben }) => {
  await ann.calls("Anne");
  await ben.calls("Ben");
});

/** Presses a button of the small menu behind a name. */
async function about(visitor: Visitor, name: string, what: string): Promise<void> {
  await visitor.press(name);
  await visitor.page.getByRole("dialog").getByRole("button", { name: what, exact: true }).click();
}

/** Challenges somebody from the menu, as the dialog stands; one is at the lobby then. */
async function challenge(visitor: Visitor, name: string): Promise<void> {
  await about(visitor, name, "Défier");
  await visitor.page
    .getByRole("dialog", { name: `Défier ${name}` })
    .getByRole("button", { name: "Défier" })
    .click();
  await visitor.sees(`Cette place est réservée à ${name}.`);
}

it("two who meet follow each other, and see each other come and go", async ({ ann, ben, doors }) => {
  await ann.meets(ben);
  await about(ann, "Ben", "Suivre");
  await ann.sees("Vous suivez ce joueur.");
  await about(ben, "Anne", "Suivre aussi");
  await ben.sees("Vous êtes amis.");
  // Servers remember for a second who knows whom.
  await doors.pass(2_000);
  await ann.goto("me#people");
  await ann.sees("à une table en ce moment");
  await ann.press("Ne plus suivre : Ben");
  await ann.sees("Vous suivent");
  await expect(ann.page.getByText("à une table en ce moment")).toHaveCount(0);
});

it("a challenge from one’s list is accepted at home by one click", async ({ ann, ben, enter }) => {
  await ann.meets(ben);
  await about(ann, "Ben", "Suivre");
  await ann.sees("Vous suivez ce joueur.");
  await ann.goto("me#people");
  await ann.press("Défier : Ben");
  const dialog = ann.page.getByRole("dialog", { name: "Défier Ben" });
  await dialog.locator("label").filter({ hasText: "Le Félon" }).first().click();
  await dialog.getByRole("button", { name: "Défier" }).click();
  await ann.sees("Cette place est réservée à Ben.");
  const eve = await enter();
  await eve.goto("");
  await eve.page.goto(ann.page.url());
  await eve.press("M’asseoir et jouer");
  await eve.sees("Cette place n’est pas libre pour vous.");
  await ben.goto("");
  await ben.sees("Vos défis");
  await ben.press("Accepter : Anne");
  await ben.board();
  await ann.board();
});

it("a challenge is declined, and nothing is left of it", async ({ ann, enter }) => {
  const ben = await enter(onPhone);
  await ben.calls("Ben");
  await ann.meets(ben);
  await challenge(ann, "Ben");
  await ben.goto("");
  await ben.sees("Vos défis");
  await ben.press("Décliner : Anne");
  await expect(ben.page.getByText("Vos défis")).toHaveCount(0);
  await ann.sees(/Ce défi n’est plus ouvert/);
});

it("whoever is blocked sits down no more and is told nothing", async ({ ann, ben }) => {
  await ann.meets(ben);
  await about(ann, "Ben", "Bloquer");
  await ann.sees(/Vous bloquez ce joueur/);
  await challengeInVain(ben);
  await ann.open({ game: "mutation", options: {}, opponent: "friend", seat: "white" });
  await ben.page.goto(ann.page.url());
  await ben.press("Prendre la place libre");
  await ben.sees("Cette place n’est pas libre pour vous.");
  await ann.goto("me#people");
  await ann.sees("Bloqués");
  await ann.press("Ne plus bloquer : Ben");
  await ann.sees(/Personne pour l’instant/);
});

async function challengeInVain(visitor: Visitor): Promise<void> {
  await about(visitor, "Anne", "Défier");
  const dialog = visitor.page.getByRole("dialog", { name: "Défier Anne" });
  await dialog.getByRole("button", { name: "Défier" }).click();
  await visitor.sees("Ce joueur n’accepte pas vos défis.");
}

it("one says who may challenge, and which games one waits for", async ({ ann }) => {
  await ann.goto("me#people");
  await ann.page.getByText("Tout le monde", { exact: true }).click();
  await ann.sees(/Tous ceux qui connaissent votre nom/);
  await ann.page.getByRole("checkbox", { name: "Tsunami" }).check();
  await ann.sees(/^jusqu’au /);
  await ann.page.reload();
  await expect(ann.page.getByRole("radio", { name: "Tout le monde" })).toBeChecked();
  await expect(ann.page.getByRole("checkbox", { name: "Tsunami" })).toBeChecked();
  await ann.page.getByRole("checkbox", { name: "Tsunami" }).uncheck();
  await expect(ann.page.getByText(/^jusqu’au /)).toHaveCount(0);
  await ann.page.getByLabel("Le nom exact d’un compte").fill("Personne de connu");
  await ann.press("Suivre");
  await ann.sees(/Aucun joueur n’a ce nom/);
});
