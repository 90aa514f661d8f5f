import { deal } from "./deal";
import { deck, place, sit } from "./goban";
import { hold } from "./held";
import { DAILY, expect, it } from "./fixtures";
import { openWith } from "./line";
import { lengthy } from "./scale";
import { SIZES } from "./sizes";
import { Still } from "./still";

const SHORT = ["1440x900", "390x844", "360x640"];
/** Below 360 by 640 regions may be scrolled, but don't move either. */
const SMALLEST = { width: 320, height: 568 };
const LOOKED = [...SIZES, SMALLEST].filter(({ width, height }) => lengthy || SHORT.includes(`${width}x${height}`));

it("nothing moves at a table of Iron Pond, whatever is said", DAILY, async ({ ann, ben, doors }) => {
  await deal({ ann, ben, doors }, { white: [25], black: [39] });
  const [white, black] = [new Still(ann, LOOKED), new Still(ben, LOOKED)];
  await white.looks("at first");
  await black.looks("at first");
  await ann.touch("g1");
  await white.looks("a piece in hand");
  await ann.touch("f3");
  await ann.sees("Votre coup est joué.");
  await white.looks("a move made");
  await black.looks("a move of the other’s");
  await ann.page.locator(".hand .card.off").first().click();
  await ann.sees("Pas maintenant.");
  await white.looks("a note about a card");
  await ann.page.keyboard.press("Escape");
  await ann.page.locator(".hand .card.ready", { hasText: "Trou noir" }).click();
  await ann.labels("e5", /peut être choisi/);
  await white.looks("a card that asks for a square");
  await ann.touch("e5");
  await white.looks("a card to confirm");
  await ann.press("Confirmer");
  await ben.sees("Trou noir");
  await black.looks("a card announced");
  await doors.pausing(60_000, async () => {
    await ben.press("Ne plus me demander ce tour-ci");
    await ben.page.getByRole("button", { name: "Me redemander ce tour-ci" }).waitFor();
    await black.looks("all is let happen");
    await ben.press("Me redemander ce tour-ci");
    await ben.page.getByRole("button", { name: "Ne plus me demander ce tour-ci" }).waitFor();
  });
  await white.looks("an own card announced");
  await ben.press("Jouer «\u00a0Non\u00a0»");
  await ann.sees("Non");
  await white.looks("a card stopped");
  await black.looks("an own counter");
  await expect(ann.hand).toHaveCount(5);
});

/** Whether something lies below the board or beside it. Runs in the page. */
function apart(one: Element): boolean {
  const board = document.querySelector(".place .board")?.getBoundingClientRect();
  const { top, left } = one.getBoundingClientRect();
  return board !== undefined && (top >= board.bottom - 1 || left >= board.right - 1);
}

it("which piece a pawn becomes is asked over the block, and the board stays in sight", async ({ ann, ben }) => {
  const { id } = await ann.ask<{ id: string }>("matches", {
    game: "ironpond",
    options: { deck: "none" },
    opponent: "friend",
    seat: "white",
  });
  await ben.ask(`matches/${id}/seat`, {});
  const players = [
    { visitor: ann, seat: "white" },
    { visitor: ben, seat: "black" },
  ];
  await openWith(id, players, ["a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "h7h6", "a6a7", "h6h5"]);
  await ann.goto(`g/${id}`);
  await ann.sees("À vous de jouer.");
  const still = new Still(ann, LOOKED);
  await still.looks("before");
  await ann.touch("a7");
  await ann.touch("b8");
  const asked = ann.page.getByRole("dialog", { name: "En b8, le pion devient…" });
  await still.looks("a choice");
  for (const size of LOOKED) {
    await ann.page.setViewportSize(size);
    await expect.poll(() => asked.evaluate(apart)).toBe(true);
  }
  await asked.getByRole("button", { name: "Un cavalier" }).click();
  await ann.labels("b8", /cavalier/);
});

it("nothing moves at a table of Tsunami", async ({ ann, ben }) => {
  await sit(ann, ben, { deck: deck({ barrage: 16 }) });
  const [black, white] = [new Still(ann, LOOKED), new Still(ben, LOOKED)];
  await black.looks("at first");
  await white.looks("at first white");
  await ann.press("Piocher");
  await expect(ann.hand).toHaveCount(1);
  await black.looks("a card drawn");
  await ann.page.locator(".hand .card").first().click();
  await ann.sees("Pas maintenant.");
  await black.looks("a note about a card");
  await ann.page.keyboard.press("Escape");
  await place(ann, "G7");
  await black.looks("a stone placed");
  await ben.press("Piocher");
  await place(ben, "K4");
  await ann.sees("Blanc joue K4.");
  await black.looks("a move to answer");
  await white.looks("an own move announced");
  await ann.press("Jouer «\u00a0Barrage\u00a0»");
  await ben.sees("Votre coup est contré.");
  await white.looks("a move countered");
  await black.looks("an own answer");
  await ben.press("Proposer la nulle");
  await ann.sees(/propose la nulle/);
  await black.looks("a request");
  await white.looks("an own request");
});

for (const [game, { seat, own, theirs, refused }] of Object.entries({
  mutation: { seat: "white", own: ["d2", "d3"], theirs: ["d7", "d5"], refused: ["e2", "e7"] },
  felon: { seat: "yellow", own: ["e2", "e4"], theirs: ["e12", "e10"], refused: ["f2", "f9"] },
}))
  it(`nothing moves at a table of ${game}`, async ({ ann, ben }) => {
    await ann.meets(ben, { game, seat });
    let ply = 0;
    if (game === "felon") {
      await ann.touch("g13");
      await ben.labels("g13", /félon/);
      await ben.touch("g1");
      ply = 2;
    }
    await ann.sees("À vous de jouer.");
    const [first, second] = [new Still(ann, LOOKED), new Still(ben, LOOKED)];
    await first.looks("at first");
    await second.looks("at first theirs");
    await ann.touch(own[0]!);
    await first.looks("a piece in hand");
    await ann.touch(refused[1]!);
    await first.looks("a refusal");
    await ann.page.keyboard.press("Escape");
    await ann.play(own.join(""), ply + 1);
    await first.looks("a move made");
    await second.looks("a move of theirs");
    await ann.press("Proposer la nulle");
    await ben.sees(/propose la nulle/);
    await second.looks("a request");
    await first.looks("an own request");
    await ben.press("Refuser");
    await ann.page.locator(".notice").waitFor();
    await first.looks("an answer");
    for (const at of theirs) await ben.touch(at);
    await ann.played(ply + 2);
    await ann.press("Abandonner");
    await first.looks("a question before one resigns");
    await ann.press("Continuer à jouer");
    await hold(ann, true);
    await ann.touch(refused[0]!);
    await ann.touch(refused[0]!.replace("2", "3"));
    await ann.sees(/Reconnexion/);
    await first.looks("a broken line");
  });

it("nothing moves at a table of Confusion", async ({ ann, ben }) => {
  const { id } = await ann.ask<{ id: string }>("matches", {
    game: "confusion",
    options: { edition: "spies", tokens: "1:1" },
    opponent: "friend",
    seat: "white",
  });
  await ben.ask(`matches/${id}/seat`, {});
  for (const one of [ann, ben]) {
    await one.goto(`g/${id}`);
    await one.board();
  }
  const [white, red] = [new Still(ann, LOOKED), new Still(ben, LOOKED)];
  await white.looks("at first");
  await red.looks("at first theirs");
  await ann.touch("e10");
  await white.looks("a piece in hand");
  await ann.touch("e9");
  await ann.sees("En attente de la réponse.");
  await white.looks("a try that waits");
  await red.looks("a try to answer");
  await ben.page
    .getByRole("button", { name: /^(Oui|Non)$/ })
    .first()
    .click();
  await ann.played(2);
  await white.looks("a try answered");
  await red.looks("one’s own turn");
  await ben.press("Révéler");
  await red.looks("an act composed");
  await ben.press("Annuler");
  await ben.press("Proposer la nulle");
  await ann.sees(/propose la nulle/);
  await white.looks("a request");
  await ann.press("Refuser");
  await red.looks("a request refused");
  await ann.press("Abandonner");
  await white.looks("a question before one resigns");
  await ann.press("Continuer à jouer");
  await ben.touch("e2");
  await ben.touch("e3");
  await white.looks("a try to answer");
  await ann.page
    .getByRole("button", { name: /^(Oui|Non)$/ })
    .first()
    .click();
  await ann.played(4);
  await ann.press("Proposer la nulle");
  await ben.sees(/propose la nulle/);
  await red.looks("a request to answer");
});
