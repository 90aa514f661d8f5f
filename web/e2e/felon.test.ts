import { DAILY, expect, it } from "./fixtures";
import { type Visitor } from "./visitor";

/** Touches squares one after another and waits for the action to stand in both lists. */
async function act(mover: Visitor, other: Visitor, squares: readonly string[], ply: number): Promise<void> {
  for (const at of squares) await mover.touch(at);
  await mover.swaps(ply);
  await mover.played(ply);
  await other.played(ply);
}

it("two people place the félons, convert, swap and hijack", async ({ ann, ben }) => {
  await ann.begin("Inviter un ami", "Jaunes", "Le Félon");
  await ben.join(ann);
  await ben.press("M’asseoir et jouer");
  await ann.sees("Placez le félon rouge sur la rangée 13.");
  await ben.sees("L’adversaire place votre félon.");
  await act(ann, ben, ["g13"], 1);
  await ben.sees("Placez le félon jaune sur la rangée 1.");
  await act(ben, ann, ["g1"], 2);
  await ann.labels("g1", "félon jaune");
  await ann.labels("f1", "roi jaune");

  await act(ann, ben, ["c2", "c4"], 3);
  await act(ben, ann, ["g12", "g10"], 4);
  await ann.touch("b1");
  await ann.labels("m12", "change de camp");
  await act(ann, ben, ["m12"], 5);
  await ben.labels("b1", "garde jaune");
  await ben.labels("m12", "ministre jaune");

  await act(ben, ann, ["g13", "g11"], 6);
  await ann.touch("e1");
  await ann.cell("f1").hover();
  await ann.sees(/roi jaune.*Rien n’est pris/);
  await expect(ann.page.locator(".zb-exchange").first()).toBeAttached();
  await act(ann, ben, ["f1"], 7);
  await ben.labels("e1", "roi jaune");
  await ben.labels("f1", "courtisane jaune");

  await act(ben, ann, ["g11", "d8"], 8);
  await ann.sees("Vous pouvez le détourner, maintenant ou jamais.");
  await act(ann, ben, ["d8", "d7"], 9);
  await ben.labels("d7", "félon rouge");
  await ben.sees("!Fd8-d7");
});

it("two people play to a mate", DAILY, async ({ ann, ben }) => {
  await ann.open({ game: "felon", options: {}, opponent: "friend", seat: "yellow" });
  await ben.join(ann);
  await ben.press("Prendre la place libre");
  await ann.sees("Placez le félon rouge sur la rangée 13.");
  const game = [
    ["h13"],
    ["j1"],
    ["f2", "f4"],
    ["e13", "f12"],
    ["e1", "d1"],
    ["f12", "e11"],
    ["f1", "f2"],
    ["f13", "f4"],
  ];
  for (const [k, squares] of game.entries())
    await (k % 2 === 0 ? act(ann, ben, squares, k + 1) : act(ben, ann, squares, k + 1));
  await ann.sees("Vous avez perdu.");
  await ben.sees("Vous avez gagné.");
  await ben.sees(/Échec et mat\./);
});

it("places at random against the computer, which then plays", async ({ ann }) => {
  await ann.begin("L’ordinateur", "Jaunes", "Le Félon");
  await ann.press("Au hasard");
  await ann.played(2);
  await ann.touch("a2");
  await ann.touch("a4");
  await ann.played(4);
});
